// Pages that come and go, in whatever state: the page that is shown stays if it is still there.

extension PageSwitcher {
  mutating func insert(_ number: Int64, at place: Int64, into effects: inout [Effect]) {
    let number = number.clamped(to: 0...(PageSwitcher.mostPages - count))
    let at = place.clamped(to: 0...count)
    guard number > 0 else { return }
    renumber(count + number, successor: 0, into: &effects) { $0 < at ? $0 : $0 + number }
  }

  mutating func remove(_ number: Int64, at place: Int64, into effects: inout [Effect]) {
    let at = place.clamped(to: 0...count)
    let end = at + number.clamped(to: 0...(count - at))
    guard end > at else { return }
    renumber(count - (end - at), successor: at, into: &effects) {
      $0 < at ? $0 : $0 < end ? nil : $0 - (end - at)
    }
  }

  mutating func replace(
    _ count: Int64,
    selected: Int64?,
    to: Int64?,
    pending: Int64?,
    into effects: inout [Effect]
  ) {
    let count = count.clamped(to: 0...PageSwitcher.mostPages)
    let (old, oldTo, oldPending) = (self.selected, passage?.move.to, self.pending)
    // Two old pages cannot be one new page.
    let to = to == selected ? nil : to
    renumber(count, successor: old ?? 0, into: &effects) {
      let next = $0 == old ? selected : $0 == oldTo ? to : $0 == oldPending ? pending : nil
      guard let next, next >= 0, next < count else { return nil }
      return next
    }
  }

  /// Gives the pages other numbers; `place` says which, or that a page is gone.
  ///
  /// What ends with a page that is gone ends by its old number, before.
  @inline(never)
  private mutating func renumber(
    _ count: Int64,
    successor: Int64,
    into effects: inout [Effect],
    place: (Int64) -> Int64?
  ) {
    if let asked = question?.page, place(asked) == nil || question?.isByHand == true {
      withdraw(into: &effects)
    }
    if let page = pending, place(page) == nil || place(page) == selected.flatMap(place) {
      pending = nil
    }
    if let move = passage?.move {
      // The page that is left gone, the other one is all there is.
      if place(move.to) == nil {
        conclude(at: 0, into: &effects)
      } else if place(move.from) == nil {
        conclude(at: 1, into: &effects)
      }
      if passage == nil { hand.ignore() }
    }
    let old = selected
    if let old, place(old) == nil {
      if isShown { hide(old, into: &effects) }
      drop(old, into: &effects)
      selected = nil
    }
    for command in commands where place(command.page) == nil {
      effects.emit(.answered(command: command.number, settled: false))
    }
    commands.removeAll { place($0.page) == nil }

    effects.emit(.renumbered)
    self.count = count
    selected = selected.flatMap(place)
    pending = pending.flatMap(place)
    if let move = passage?.move, let from = place(move.from), let to = place(move.to) {
      passage?.move = Move(from: from, to: to)
    }
    for index in children.indices {
      children[index].page = place(children[index].page) ?? children[index].page
    }
    children.sort { $0.page < $1.page }
    for index in commands.indices {
      commands[index].page = place(commands[index].page) ?? commands[index].page
    }
    hand.refused = hand.refused.flatMap(place)
    hand.allowed = hand.allowed.flatMap(place)
    if let open = question, let page = place(open.page) {
      question = Question(
        number: open.number,
        page: page,
        time: open.time,
        isByHand: open.isByHand,
        isAnimated: open.isAnimated,
        commands: open.commands
      )
    }
    if selected == nil, count > 0 {
      let page = old == nil ? initial : successor
      let next = page.clamped(to: 0...(count - 1))
      selected = next
      if isStarted { show(next, into: &effects) }
    }
    needsPlacing = true
    if course == nil { follow(nil, into: &effects) }
  }

  /// The container came on screen or went off.
  mutating func show(_ isVisible: Bool, into effects: inout [Effect]) {
    guard isVisible != isShown else { return }
    if !isVisible { finish(into: &effects) }
    isShown = isVisible
    guard let selected else { return }
    if isVisible {
      tell(selected, .appearing, into: &effects)
      tell(selected, .appeared, into: &effects)
    } else {
      hide(selected, into: &effects)
    }
  }

  /// Nobody will see the rest of what is under way: it ends at once where it would have ended.
  private mutating func finish(into effects: inout [Effect]) {
    let goal = course?.goal ?? 0
    hand.ignore()
    if question?.isByHand == true { withdraw(into: &effects) }
    conclude(at: goal, into: &effects)
    // Not shown, what is pending comes at once as well; but its move would be seen.
    while let page = pending, page != selected {
      pending = nil
      begin(to: page, isAnimated: false, into: &effects)
      conclude(at: 1, into: &effects)
    }
    pending = nil
    answer(into: &effects)
  }
}
