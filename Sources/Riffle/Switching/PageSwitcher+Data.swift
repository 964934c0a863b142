// Pages that come and go, in whatever state: the page that is shown stays if it is still there.

extension PageSwitcher {
  /// Where pages go when the list changes.
  private enum Change {
    case inserted(at: Int64, count: Int64)
    case removed(Range<Int64>)
    /// What the pages were and are now that the switcher holds.
    case replaced(from: (Int64?, Int64?, Int64?, Int64?), to: (Int64?, Int64?, Int64?, Int64?))

    /// The new number of a page; nil if it is gone.
    @inline(never)
    func place(_ page: Int64) -> Int64? {
      switch self {
      case .inserted(let at, let count): page < at ? page : page + count
      case .removed(let pages):
        page < pages.lowerBound
          ? page : page < pages.upperBound ? nil : page - (pages.upperBound - pages.lowerBound)
      case .replaced(let old, let new):
        page == old.0
          ? new.0
          : page == old.1
            ? new.1
            : page == old.2
              ? new.2 : page == old.3 ? new.3 : nil
      }
    }
  }

  mutating func insert(_ number: Int64, at place: Int64, into effects: inout [Effect]) {
    let number = number.clamped(to: 0...(PageSwitcher.mostPages - count))
    let at = place.clamped(to: 0...count)
    guard number > 0 else { return }
    renumber(.inserted(at: at, count: number), count + number, successor: initial, into: &effects)
  }

  mutating func remove(_ number: Int64, at place: Int64, into effects: inout [Effect]) {
    let at = place.clamped(to: 0...count)
    let end = at + number.clamped(to: 0...(count - at))
    guard end > at else { return }
    renumber(.removed(at..<end), count - (end - at), successor: at, into: &effects)
  }

  mutating func replace(
    _ count: Int64,
    selected: Int64?,
    to: Int64?,
    pending: Int64?,
    instead: Int64?,
    asked: Int64?,
    into effects: inout [Effect]
  ) {
    let count = count.clamped(to: 0...PageSwitcher.mostPages)
    let known = { (page: Int64?) in page.flatMap { $0 >= 0 && $0 < count ? $0 : nil } }
    // Two old pages cannot be one new page.
    let (kept, next) = (known(selected), known(to == selected ? nil : to))
    renumber(
      .replaced(
        from: (self.selected, passage?.move.to, self.pending, question?.page),
        to: (kept, next, known(pending), known(asked))
      ),
      count,
      successor: instead ?? self.selected ?? initial,
      into: &effects
    )
  }

  /// Gives the pages other numbers.
  ///
  /// What ends with a page that is gone ends by its old number, before.
  @inline(never)
  private mutating func renumber(
    _ change: Change,
    _ count: Int64,
    successor: Int64,
    into effects: inout [Effect]
  ) {
    if let asked = question?.page, change.place(asked) == nil || question?.isByHand == true {
      withdraw(into: &effects)
    }
    if let page = pending, page != selected {
      let next = change.place(page)
      // Two old pages that are one new page are no way to go.
      if next == nil || next == selected.flatMap(change.place) { pending = nil }
    }
    if let move = passage?.move {
      // The page that is left gone, the other one is all there is.
      if change.place(move.to) == nil {
        conclude(at: 0, into: &effects)
      } else if change.place(move.from) == nil {
        conclude(at: 1, into: &effects)
      }
      if passage == nil { hand.ignore() }
    }
    let old = selected
    if let old, change.place(old) == nil {
      if isShown { hide(old, into: &effects) }
      drop(old, into: &effects)
      selected = nil
    }
    var kept = 0
    for index in commands.indices {
      var command = commands[index]
      if let page = change.place(command.page) {
        command.page = page
        commands[kept] = command
        kept += 1
      } else {
        effects.emit(.answered(command: command.number, settled: false))
      }
    }
    while commands.count > kept { commands.removeLast() }

    effects.emit(.renumbered)
    self.count = count
    selected = selected.flatMap(change.place)
    pending = pending.flatMap(change.place)
    if let move = passage?.move, let from = change.place(move.from), let to = change.place(move.to)
    {
      passage?.move = Move(from: from, to: to)
    }
    for index in children.indices {
      children[index].page = change.place(children[index].page) ?? children[index].page
    }
    if children.count > 1, children[0].page > children[1].page { children.swapAt(0, 1) }
    hand.refused = hand.refused.flatMap(change.place)
    hand.allowed = hand.allowed.flatMap(change.place)
    hand.caught = hand.caught.flatMap(change.place)
    if let page = question?.page, let next = change.place(page) { question?.page = next }
    if selected == nil, count > 0 {
      let next = successor.clamped(to: 0...(count - 1))
      selected = next
      if isStarted { show(next, into: &effects) }
    }
    // What a finger has done where there was no page is no way of one that comes.
    hold(at: passage == nil ? 0 : held)
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
    answer(isThere: true, into: &effects)
  }
}
