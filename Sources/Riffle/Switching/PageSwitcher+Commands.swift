// Commands: the last one wins, wherever the pages are.

extension PageSwitcher {
  /// A command under way.
  struct Command: Equatable {
    let number: Int
    var page: Int64
  }

  /// A move that waits for permission.
  struct Question: Equatable {
    let number: Int
    var page: Int64
    let time: Double
    /// Whether a finger asks; else a command does.
    var isByHand: Bool
    var isAnimated: Bool
    /// The commands that asked.
    var commands: [Int] = []
  }

  /// The page that it goes to last, or rests on, or would go back to from a finger; nil where there
  /// are no pages.
  public var destination: Int64? {
    if let question, !question.isByHand { return question.page }
    if let pending { return pending }
    guard let passage, let course else { return selected }
    return course.goal > 0 ? passage.move.to : passage.move.from
  }

  mutating func step(
    by steps: Int64,
    animated: Bool,
    _ command: Int,
    into effects: inout [Effect]
  ) {
    let (page, overflows) = (destination ?? 0).addingReportingOverflow(steps)
    let end = steps < 0 ? 0 : PageSwitcher.mostPages
    ask(overflows ? end : page, animated: animated, command, into: &effects)
  }

  mutating func press(_ key: Key, into effects: inout [Effect]) {
    handled = false
    guard count > 0, let step = key.step(in: configuration.flow) else { return }
    handled = true
    switch step {
    case .first: ask(0, animated: true, 0, into: &effects)
    case .last: ask(count - 1, animated: true, 0, into: &effects)
    case .by(let steps): self.step(by: steps, animated: true, 0, into: &effects)
    }
  }

  /// Goes to a page, or asks first.
  mutating func ask(
    _ asked: Int64,
    animated: Bool,
    _ command: Int,
    into effects: inout [Effect]
  ) {
    guard count > 0 else { return answer(command, false, into: &effects) }
    let page = asked.clamped(to: 0...(count - 1))
    if question?.page == page, question?.isByHand == false {
      if command != 0 { question?.commands.append(command) }
      question?.isAnimated = animated
      return
    }
    withdraw(into: &effects)
    // Who is there already, or on the way, was let.
    let isKnown = page == selected || page == passage?.move.to || page == pending
    guard configuration.asks, !isKnown, let selected else {
      return go(to: page, animated: animated, command, into: &effects)
    }
    lastQuestion += 1
    question = Question(
      number: lastQuestion,
      page: page,
      time: now,
      isByHand: false,
      isAnimated: animated,
      commands: command == 0 ? [] : [command]
    )
    effects.emit(.shouldMove(Move(from: selected, to: page), question: lastQuestion))
  }

  /// Forgets the question that is open.
  mutating func withdraw(into effects: inout [Effect]) {
    guard let commands = question?.commands else { return }
    question = nil
    for command in commands { answer(command, false, into: &effects) }
  }

  mutating func permit(_ number: Int, _ allowed: Bool, into effects: inout [Effect]) {
    guard let open = question, open.number == number else { return }
    guard allowed else {
      if open.isByHand { hand.refused = open.page }
      return withdraw(into: &effects)
    }
    question = nil
    if open.isByHand {
      hand.allowed = open.page
      // What the finger did while it was asked is no way of the page's.
      if open.time < now { hand.anchor = hand.along }
      follow(into: &effects)
    } else {
      go(to: open.page, animated: open.isAnimated, 0, open.commands, into: &effects)
    }
  }

  /// Goes to a page that there is, from wherever it is, for a command and for others.
  private mutating func go(
    to page: Int64,
    animated: Bool,
    _ command: Int,
    _ others: [Int] = [],
    into effects: inout [Effect]
  ) {
    let isImmediate = !animated || configuration.wholeDuration == 0 || !isShown
    let waits = !isImmediate && configuration.whileBusy == .queue && passage != nil
    let kept = waits ? passage?.move.to : page
    answer(isThere: false, except: page, kept, into: &effects)
    if command != 0 { commands.append(Command(number: command, page: page)) }
    for number in others { commands.append(Command(number: number, page: page)) }
    if waits {
      pending = page == passage?.move.to && course?.goal == 1 ? nil : page
      return
    }
    // The finger that is down means nothing any more until it lifts.
    let velocity = velocity
    hand.ignore()
    pending = nil
    if isImmediate {
      leap(to: page, into: &effects)
    } else if passage == nil {
      set(out: page, into: &effects)
    } else {
      retarget(page, velocity: velocity, into: &effects)
    }
  }

  /// Moves from rest, or answers who asked for the page where it is.
  mutating func set(out page: Int64, into effects: inout [Effect]) {
    let duration = configuration.wholeDuration
    guard duration > 0, isShown else { return leap(to: page, into: &effects) }
    guard page != selected else { return answer(isThere: true, into: &effects) }
    begin(to: page, into: &effects)
    course = Course(easingOutOver: duration, at: now)
  }

  /// Is there at once.
  private mutating func leap(to page: Int64, into effects: inout [Effect]) {
    if let move = passage?.move { conclude(at: page == move.to ? 1 : 0, into: &effects) }
    if page != selected {
      begin(to: page, isAnimated: false, into: &effects)
      conclude(at: 1, into: &effects)
    }
    answer(isThere: true, into: &effects)
  }

  /// Turns the move under way to a page: on to its end, back to its beginning, or by way of the one
  /// that lies nearer to that page.
  private mutating func retarget(
    _ page: Int64,
    velocity: Double,
    into effects: inout [Effect]
  ) {
    guard let passage else { return }
    let (move, progress) = (passage.move, passage.progress)
    let goal: Double =
      switch page {
      case move.to: 1
      case move.from: 0
      default:
        // Beyond one of the two the content goes on the same way; between them, the shorter way.
        if (page > move.to) == (move.to > move.from) && (page > move.from) == (move.to > move.from)
        {
          1
        } else if (page > move.from) != (move.to > move.from) {
          0
        } else {
          progress < 0.5 ? 0 : 1
        }
      }
    let goesOn = page != move.to && page != move.from
    if goesOn { pending = page }
    // On its way there already, in one stride or by a finger's momentum: it goes on as it does.
    if let course, course.goal == goal, !goesOn, course.next == nil { return }
    depart(towards: goal, into: &effects)
    course = Course(
      from: progress,
      velocity: velocity,
      to: goal,
      goesOn: goesOn,
      whole: configuration.wholeDuration,
      at: now
    )
  }

  // MARK: - Answers

  private func answer(_ command: Int, _ settled: Bool, into effects: inout [Effect]) {
    if command != 0 { effects.emit(.answered(command: command, settled: settled)) }
  }

  /// Answers the commands but for those that lead to one of two pages.
  ///
  /// - Parameters:
  ///   - isThere: whether the selected page is where a command led; else they were given up.
  ///   - page: a page that commands may go on to.
  ///   - other: another one.
  ///   - effects: what is to be done.
  @inline(never)
  mutating func answer(
    isThere: Bool,
    except page: Int64? = nil,
    _ other: Int64? = nil,
    into effects: inout [Effect]
  ) {
    var kept = 0
    for index in commands.indices {
      let command = commands[index]
      if command.page == page || command.page == other {
        commands[kept] = command
        kept += 1
      } else {
        answer(command.number, isThere && command.page == selected, into: &effects)
      }
    }
    while commands.count > kept { commands.removeLast() }
  }
}
