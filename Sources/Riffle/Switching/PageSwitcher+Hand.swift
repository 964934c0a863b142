// The finger: it drags the selected page away and a neighbour in, as far as it moves itself.

extension PageSwitcher {
  /// The progress from which on a finger that rests finishes a move (strictly above), from the seed.
  static let finishingProgress = 0.4
  /// The velocity from which on it does however far it came (strictly above), in points per second,
  /// from the seed.
  static let finishingVelocity = 32.0
  /// How fast a move ends that a finger has let go, in progress per second, and after a flick; from
  /// the seed, by clock.
  static let settlingRate = 2.0
  static let flickedRate = 4.0

  /// How far a finger moves a page from its place to its neighbour's, in points.
  var width: Double { frame.width }

  mutating func press(_ pointer: Int, x: Double, y: Double) {
    handled = false
    guard let place = configuration.flow.parts(x: x, y: y) else { return }
    if hand.phase != .up, hand.phase != .ignored {
      guard pointer == hand.pointer else { return }
      handled = true
      // Its lift got lost: a drag goes on from the new place without a jump.
      hand.anchor += place.along - hand.along
      (hand.along, hand.across) = (place.along, place.across)
      return hand.track(place.along, at: now, anew: true)
    }
    let left = x - frame.x
    let isInZone =
      configuration.edgeZone.map { left <= $0.nonNegative || left >= width - $0.nonNegative }
      ?? true
    guard configuration.isInteractive, isShown, count > 0, width > 0, isInZone else { return }
    handled = true
    hand.phase = .waiting
    hand.pointer = pointer
    (hand.along, hand.across) = (place.along, place.across)
    (hand.refused, hand.allowed, hand.caught) = (nil, nil, nil)
    hand.track(place.along, at: now, anew: true)
  }

  mutating func move(_ pointer: Int, x: Double, y: Double, into effects: inout [Effect]) {
    guard pointer == hand.pointer, let place = configuration.flow.parts(x: x, y: y) else { return }
    switch hand.phase {
    case .up, .ignored: return
    case .waiting:
      hand.track(place.along, at: now)
      let moved = place.along - hand.along
      let strayed = abs(place.across - hand.across)
      let slop = configuration.slop.nonNegative
      guard abs(moved) > slop || strayed > slop else { return }
      // Once, at the slop: a finger that set out across the flow means something else.
      guard abs(moved) >= strayed else { return hand.ignore() }
      grab(from: hand.along + (moved < 0 ? -slop : slop), into: &effects)
    case .dragging:
      hand.track(place.along, at: now)
    }
    hand.along = place.along
    follow(into: &effects)
  }

  /// The finger sets out: from now on it has the move, from wherever that is.
  private mutating func grab(from along: Double, into effects: inout [Effect]) {
    let place = passage.map { $0.progress * $0.side } ?? 0
    hand.anchor = along + place * width
    hand.phase = .dragging
    hand.caught = course?.goal == 1 ? destination : nil
    course = nil
    pending = nil
    withdraw(into: &effects)
    answer(isThere: false, into: &effects)
    effects.emit(.dragBegan)
    depart(towards: 1, into: &effects)
  }

  /// How far the finger has the pages, in pages: positive towards higher numbers.
  private var pull: Double {
    width > 0 ? ((hand.anchor - hand.along) / width).clamped(to: -1...1) : 0
  }

  /// How far it has them, also where there is no room for that any more.
  var held: Double { passage.map { $0.progress * $0.side } ?? pull }

  /// The pages are where the finger has them; where it has pulled through the place of the page that
  /// it began on, the other neighbour comes.
  mutating func follow(into effects: inout [Effect]) {
    guard hand.isDragging, width > 0, let selected else { return }
    let pull = pull
    if let side = passage?.side, pull * side < 0 { conclude(at: 0, into: &effects) }
    if passage == nil, pull != 0 {
      let neighbour = selected + (pull > 0 ? 1 : -1)
      guard neighbour >= 0, neighbour < count else { return dropQuestion() }
      guard mayCome(neighbour, into: &effects) else { return }
      hand.caught = nil
      begin(to: neighbour, into: &effects)
    }
    if passage != nil { setProgress(abs(pull)) }
  }

  /// The finger asks for another page than before.
  private mutating func dropQuestion() {
    if question?.isByHand == true { question = nil }
  }

  /// Whether a neighbour may come; asks where that is not known.
  private mutating func mayCome(_ page: Int64, into effects: inout [Effect]) -> Bool {
    guard configuration.asks, hand.allowed != page else {
      dropQuestion()
      return true
    }
    // A command that asks is later than the drag and stands before it.
    guard question?.isByHand != false, question?.page != page else { return false }
    dropQuestion()
    guard hand.refused != page, let selected else { return false }
    lastQuestion += 1
    question = Question(
      number: lastQuestion,
      page: page,
      time: now,
      isByHand: true,
      isAnimated: true
    )
    effects.emit(.shouldMove(Move(from: selected, to: page), question: lastQuestion))
    return false
  }

  mutating func lift(_ pointer: Int, x: Double, y: Double, into effects: inout [Effect]) {
    guard let place = configuration.flow.parts(x: x, y: y) else {
      return letGo(pointer, velocity: 0, into: &effects)
    }
    // Where a lift only repeats the place of the move before, it is no sample: it would read as a
    // pause.
    if place.along != hand.along { move(pointer, x: x, y: y, into: &effects) }
    letGo(pointer, velocity: 0 - hand.tracker.velocity(at: now), into: &effects)
  }

  /// The finger is gone, the pages moving with so many points per second towards higher numbers.
  mutating func letGo(_ pointer: Int, velocity: Double, into effects: inout [Effect]) {
    guard pointer == hand.pointer, hand.phase != .up else { return }
    let wasDragging = hand.isDragging
    hand.phase = .up
    guard wasDragging else { return }
    let pull = held
    // A finger that is back where it began still has the pages of its move.
    let forward = velocity * (passage?.side ?? (pull < 0 ? -1 : 1))
    let isFlick = forward > PageSwitcher.finishingVelocity
    let finishes = isFlick || (forward >= 0 && abs(pull) > PageSwitcher.finishingProgress)
    if question?.isByHand == true {
      // The page that is not yet let in comes when it is, as if by command.
      if finishes { question?.isByHand = false } else { question = nil }
    }
    guard let move = passage?.move else { return follow(nil, into: &effects) }
    settle(
      to: finishes ? 1 : 0,
      rate: isFlick ? PageSwitcher.flickedRate : PageSwitcher.settlingRate,
      into: &effects
    )
    // A flick that caught a move on its way is one page more: quick flicks count, each of them.
    guard isFlick, let caught = hand.caught else { return }
    let step: Int64 = move.to > move.from ? 1 : -1
    let next = (caught + step).clamped(to: 0...(count - 1))
    if next != move.to, (next > move.to) == (step > 0) {
      ask(next, animated: true, 0, into: &effects)
    }
  }

  /// The move ends by itself.
  mutating func settle(to goal: Double, rate: Double, into effects: inout [Effect]) {
    guard let passage else { return }
    let progress = passage.progress
    depart(towards: goal, into: &effects)
    let rate = passage.animator == .none ? .infinity : rate
    course = Course(settlingFrom: progress, to: goal, rate: rate, at: now)
  }

  /// Dragging is no longer allowed, or means something else now: the move is cancelled.
  mutating func release(into effects: inout [Effect]) {
    let wasDragging = hand.isDragging
    hand.ignore()
    dropQuestion()
    guard wasDragging else { return }
    settle(to: 0, rate: PageSwitcher.settlingRate, into: &effects)
    if passage == nil { follow(nil, into: &effects) }
  }

  mutating func resize(to viewport: Viewport) {
    let held = held
    self.viewport = viewport
    hold(at: held)
  }

  mutating func configure(_ configuration: Configuration, into effects: inout [Effect]) {
    // What a finger has done along the old flow means nothing along another.
    let isMirrored = configuration.direction != self.configuration.direction
    if isMirrored || !configuration.isInteractive { release(into: &effects) }
    // Nor what it did before a page that was not let in.
    let isLetIn = passage == nil && configuration.asks != self.configuration.asks
    let held = isLetIn ? 0 : held
    self.configuration = configuration
    hold(at: held)
    // Nobody asks any more: what waits for an answer has it.
    if !configuration.asks, let open = question { permit(open.number, true, into: &effects) }
  }

  /// The width or the list is another one: the pages stay where the finger had them.
  mutating func hold(at held: Double) {
    needsPlacing = true
    if hand.isDragging { hand.anchor = hand.along + held * width }
  }
}
