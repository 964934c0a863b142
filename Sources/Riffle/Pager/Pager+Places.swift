// Places and pages: in a loop, and on a short cut to a page far away, they are not the same.

extension Pager {
  /// The page that stands at a place of the row.
  ///
  /// A place is a page's number except in a loop, where places go on past the last page, and while the
  /// row flies to a page far away: then those between have none.
  public func page(atPlace place: Int64) -> Int64 { strip.numbers.page(at: place) }

  /// Lets the effects that were added last speak of pages; the machines spoke of places.
  @inline(never)
  mutating func name(_ effects: inout [Effect]) {
    let first = named
    named = effects.count
    guard !strip.numbers.isPlain else { return }
    for index in first..<effects.count { effects[index].name(by: strip.numbers) }
  }

  /// Gives all that is known of places other ones; what stood at a place that is gone loses its view.
  ///
  /// Who calls it says how the row is laid out then.
  @inline(never)
  mutating func renumber(into effects: inout [Effect], _ number: (Int64) -> Int64?) {
    window.loses({ number($0) == nil }, into: &effects)
    window.renumber(number) { effects.emit(.change($0)) }
    if let page = pending, number(page) == nil { cancelPending(into: &effects) }
    name(&effects)
    pending = pending.flatMap(number)
    announced = announced.flatMap(number)
    place.page = number(place.page) ?? place.page
    origin = number(origin) ?? origin
    gesture.page = number(gesture.page) ?? place.page
    // It is seen anew.
    visible = 0..<0
    needsLook = true
  }

  /// Lays the row out with other pages left out, or none; nothing moves.
  private mutating func lay(without hidden: Range<Int64>) {
    strip = Pager.strip(configuration, viewport, stage, supply, strip.extents, hidden: hidden)
    scroller.limits = Pager.limits(configuration, viewport, strip, origin: origin)
  }

  // MARK: - Short cuts

  /// The place of a number, to which the row is about to go; what moves it comes to a halt.
  ///
  /// - Parameters:
  ///   - number: a page, counted on past a loop's last one.
  ///   - shortens: whether what lies between may be left out.
  ///   - effects: what is to be done.
  /// - Returns: the place that the page has then.
  mutating func place(
    of number: Int64,
    shortens: Bool,
    into effects: inout [Effect]
  ) -> Int64 {
    if let place = strip.numbers.place(of: number) {
      guard shortens, isFar(between(place)) else { return place }
    }
    straighten(into: &effects)
    let hidden = between(number)
    guard shortens, isFar(hidden), configuration.driver == .own, !strip.isDegenerate else {
      return number
    }
    let gap = hidden.upperBound - hidden.lowerBound
    rebase(to: place.page)
    renumber(into: &effects) {
      $0 < hidden.lowerBound ? $0 : hidden.contains($0) ? nil : $0 - gap
    }
    lay(without: hidden)
    return number < hidden.lowerBound ? number : number - gap
  }

  /// What lies between the places in view and those that are in view when one of them rests.
  private mutating func between(_ place: Int64) -> Range<Int64> {
    let seen = visiblePages(at: scroller.offset)
    let page = self.place.page
    let here =
      seen.isEmpty ? page..<(page + 1) : min(seen.lowerBound, page)..<max(seen.upperBound, page + 1)
    let then = visiblePages(at: strip.snap(of: place, from: place), from: place)
    let there =
      then.isEmpty
      ? place..<(place + 1) : min(then.lowerBound, place)..<max(then.upperBound, place + 1)
    if here.upperBound < there.lowerBound {
      let gap = omitted(there.lowerBound - here.upperBound)
      return here.upperBound..<(here.upperBound + gap)
    }
    if there.upperBound < here.lowerBound {
      let gap = omitted(here.lowerBound - there.upperBound)
      return (here.lowerBound - gap)..<here.lowerBound
    }
    return 0..<0
  }

  /// How many of `gap` places can be left out; in a loop no page may be wanted at two places then.
  private func omitted(_ gap: Int64) -> Int64 {
    let lap = strip.numbers.lap
    guard lap > 0 else { return gap }
    let shortest = max(1, min(strip.extent, strip.extents.shortest) + strip.gap)
    let seen = (stage.seenTo - stage.seenFrom) / shortest + 2 * stage.reach
    let window = Int64(clamping: seen) + 2 + 2 * kept(configuration.overscan)
    return gap - gap.modulo(lap) + min(gap.modulo(lap), max(0, lap - window - 1))
  }

  /// Whether so many pages are too many to fly over: a jump mounts the window and two pages at most.
  private func isFar(_ hidden: Range<Int64>) -> Bool {
    hidden.upperBound - hidden.lowerBound > 2 + 2 * kept(configuration.overscan)
  }

  /// Ends a short cut as soon as one side of it is out of view; says whether it did.
  mutating func endShortCut(seeing seen: Range<Int64>, into effects: inout [Effect]) -> Bool {
    let hidden = strip.numbers.hidden
    guard !hidden.isEmpty else { return false }
    let cut = hidden.lowerBound
    let isBefore = seen.isEmpty ? place.page < cut : seen.upperBound <= cut
    guard isBefore || (seen.isEmpty ? place.page >= cut : seen.lowerBound >= cut) else {
      return false
    }
    if (origin < cut) != isBefore {
      // A flight counts from where it goes: it ends the short cut when it is there.
      guard !scroller.isFlying else { return false }
      rebase(to: place.page)
    }
    open(into: &effects)
    return true
  }

  /// All pages are in the row again, and what moves it comes to a halt.
  mutating func straighten(into effects: inout [Effect]) {
    guard !strip.numbers.hidden.isEmpty else { return }
    rebase(to: place.page)
    open(into: &effects)
  }

  private mutating func open(into effects: inout [Effect]) {
    let numbers = strip.numbers
    renumber(into: &effects) { numbers.number(at: $0) }
    lay(without: 0..<0)
  }

  // MARK: - Loops

  /// Counts a loop's places from its first page on, for a row of `count` pages that loops as `lap` says.
  @inline(never)
  mutating func turnLap(into lap: Int64, of count: Int64, into effects: inout [Effect]) {
    name(&effects)
    let old = strip.numbers.lap
    guard old > 0 else {
      // Places from the last page on are others' from now on.
      if lap > 0, count < strip.count { renumber(into: &effects) { $0 < count ? $0 : nil } }
      return
    }
    let turned = (place.page - place.page.modulo(old)) / old
    guard turned != 0 || old != lap else { return }
    renumber(into: &effects) {
      let page = $0.modulo(old)
      guard page < count else { return nil }
      return lap > 0 ? page + (($0 - page) / old - turned).clamped(to: -1...1) * lap : page
    }
  }

  // MARK: - Offsets as hosts know them

  /// An offset as hosts know it: from where page 0 rests, or the initial one.
  @inline(never)
  func distance(to offset: Double, near place: Int64) -> Double {
    let numbers = strip.numbers
    if numbers.isPlain {
      return offset - strip.snap(of: supply.isEndless ? initial : 0, from: origin)
    }
    let number = numbers.number(at: place)
    let zero =
      numbers.lap > 0 ? number - number.modulo(numbers.lap) : supply.isEndless ? initial : 0
    // A row is only laid out anew where pages are left out of this one.
    let whole =
      numbers.hidden.isEmpty
      ? strip : Pager.strip(configuration, viewport, stage, supply, strip.extents)
    return offset - strip.snap(of: place, from: origin)
      + (whole.snap(of: number, from: number) - whole.snap(of: zero, from: number))
  }

  /// A number that there is a page for: in a loop any.
  func clamped(_ number: Int64) -> Int64 {
    let pages = supply.pages
    return loops
      ? number.clamped(to: -PageSupply.most / 2...PageSupply.most / 2)
      : number.clamped(to: pages.lowerBound...(pages.upperBound - 1))
  }
}

extension PlaceNumbers {
  /// The number of a page, counted on past a loop's last page, that is reached from a place on that
  /// way.
  func number(of page: Int64, _ way: Pager.Way, from place: Int64) -> Int64 {
    guard lap > 0 else { return page }
    let here = number(at: place)
    let ahead = (page - here).modulo(lap)
    let goesAhead =
      switch way {
      case .nearest: ahead <= lap - ahead
      case .forward: true
      case .backward: ahead == 0
      }
    return here + (goesAhead ? ahead : ahead - lap)
  }
}

extension Pager.Effect {
  /// Names the page that stands at the place that it speaks of.
  fileprivate mutating func name(by numbers: PlaceNumbers) {
    switch self {
    case .mount(let place, let slot, let reused):
      self = .mount(page: numbers.page(at: place), slot: slot, reused: reused)
    case .unmount(let place, let slot, let kept):
      self = .unmount(page: numbers.page(at: place), slot: slot, kept: kept)
    case .willAppear(let place): self = .willAppear(page: numbers.page(at: place))
    case .didAppear(let place): self = .didAppear(page: numbers.page(at: place))
    case .willDisappear(let place): self = .willDisappear(page: numbers.page(at: place))
    case .didDisappear(let place): self = .didDisappear(page: numbers.page(at: place))
    case .pageChanged(let place): self = .pageChanged(page: numbers.page(at: place))
    case .targeted(let place, let offset):
      self = .targeted(page: numbers.page(at: place), offset: offset)
    case .indexMoved(let place): self = .indexMoved(page: numbers.page(at: place))
    case .settled(let place): self = .settled(page: numbers.page(at: place))
    case .cancelled(let place): self = .cancelled(page: numbers.page(at: place))
    // These speak of pages.
    case .prefetch, .cancelPrefetch: break
    case .renumbered, .boundary, .dragBegan, .dragEnded, .framesStarted, .framesStopped, .placed:
      break
    }
  }
}
