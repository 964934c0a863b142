// What follows from a new offset: the nearest page, the window, who appears and disappears.

extension Pager {
  /// The first pages are mounted and appear.
  mutating func start(into effects: inout [Effect]) {
    guard !isStarted else { return }
    isStarted = true
    announced = place.page
    refresh(into: &effects)
  }

  /// Brings everything that depends on the offset up to it.
  @inline(never)
  mutating func refresh(into effects: inout [Effect]) {
    guard isStarted else { return }
    needsPlacing = true
    needsLook = false
    if !strip.isDegenerate {
      place = strip.position(at: scroller.offset, from: origin, anchor: pending ?? place.page)
    }
    look(into: &effects)
    if strip.count == 0 {
      announced = nil
    } else {
      let numbers = strip.numbers
      let isSame = announced.map { numbers.page(at: $0) == numbers.page(at: place.page) } ?? false
      announced = place.page
      if !isSame { effects.emit(.pageChanged(page: place.page)) }
    }
    watchEnds(into: &effects)
  }

  /// Mounts and unmounts, and tells pages that leave and enter.
  private mutating func look(into effects: inout [Effect]) {
    var seen = visiblePages(at: scroller.offset)
    if endShortCut(seeing: seen, into: &effects) { seen = visiblePages(at: scroller.offset) }
    // Where spacing fills the viewport no page is in view; its neighbours stay mounted all the
    // same.
    let centre = seen.isEmpty && !strip.isDegenerate ? place.page..<(place.page + 1) : seen
    let mounted = Window.pages(
      around: centre,
      behind: kept(supply == .forward ? configuration.history : configuration.overscan),
      ahead: kept(configuration.overscan),
      of: strip.places,
      most: loops ? strip.count : .max
    )
    guard seen != visible || !window.holds(mounted) else { return }
    window.leaves(
      visible: seen,
      keeping: scroller.isTouched ? seen : mounted,
      into: &effects
    )
    mount(mounted, into: &effects)
    visible = seen
    if isShown { window.enters(visible: seen, into: &effects) }
  }

  func kept(_ pages: Int64) -> Int64 { pages.clamped(to: 0...1000) }

  /// Gives views to `pages` and to no others.
  @inline(never)
  mutating func mount(_ pages: Range<Int64>, into effects: inout [Effect]) {
    window.move(to: pages, by: strip.numbers) { effects.emit(.change($0)) }
    // Even one that loses it before this event is over.
    if prefetcher.isOn { for place in pages { prefetcher.mounted(page(atPlace: place)) } }
  }

  /// The pages of which more than half a device pixel is seen when the row has moved by `offset`.
  ///
  /// Changes nothing, but may: asked this way the compiler does not copy the pager.
  @inline(never)
  mutating func visiblePages(at offset: Double) -> Range<Int64> {
    visiblePages(at: offset, from: origin)
  }

  /// The same, with the offset counted from where the page at a place starts.
  mutating func visiblePages(at offset: Double, from origin: Int64) -> Range<Int64> {
    let reach = stage.reach * strip.pitch
    return strip.pages(
      between: stage.seenFrom - reach,
      and: stage.seenTo + reach,
      margin: viewport.grid.pixel / 2,
      offset: offset,
      from: origin
    )
  }

  /// The row came to rest where its motion was to end.
  @inline(never)
  mutating func arrive(into effects: inout [Effect]) {
    refresh(into: &effects)
    if !strip.numbers.hidden.isEmpty {
      // Caught on a short cut, and let go where both its sides are in view: one stays, with all beside it.
      straighten(into: &effects)
      refresh(into: &effects)
    }
    if isShown, isStarted {
      window.rests(visible: visible, into: &effects)
    }
    guard let page = pending else { return }
    pending = nil
    effects.emit(.settled(page: page))
  }

  /// A motion starts towards `offset`: the pages that it would take out of view are told.
  @inline(never)
  mutating func depart(towards offset: Double, into effects: inout [Effect]) {
    guard isShown, isStarted else { return }
    window.departs(keeping: visiblePages(at: offset), into: &effects)
  }

  /// A motion ended, a wheel fell quiet, or pages are to be fetched, at the present time.
  @inline(never)
  mutating func fallDue(into effects: inout [Effect]) {
    if prefetcher.due < scroller.fallsDue {
      let before = scroller.offset
      _ = scroller.advance(to: now)
      if scroller.offset != before { refresh(into: &effects) }
    } else if scroller.state == .wheeling {
      // Quiet now, whatever comes of it: nothing falls due twice.
      scroller.rest(at: scroller.offset)
      wheelBecameQuiet(into: &effects)
    } else if scroller.advance(to: now) {
      arrive(into: &effects)
    }
    prefetch(into: &effects)
  }

  /// What each event ends with: pages that came into view at rest appear, frames start or stop,
  /// placements are read.
  mutating func close(into effects: inout [Effect]) {
    guard isStarted else { return }
    settleIfLost(into: &effects)
    if needsLook { refresh(into: &effects) }
    if isShown, scroller.isResting, !window.isSettled(on: visible) {
      window.rests(visible: visible, into: &effects)
    }
    if needsPlacing {
      needsPlacing = false
      breadth = measuredBreadth()
      effects.emit(.placed)
    }
    prefetch(into: &effects)
    let needsFrames = fallsDue < .infinity
    guard needsFrames != runsFrames else { return }
    runsFrames = needsFrames
    effects.emit(needsFrames ? .framesStarted : .framesStopped)
  }

  /// The pager comes on screen or goes off: the pages in view hear it as if they did.
  mutating func show(_ isVisible: Bool, into effects: inout [Effect]) {
    guard isVisible != isShown else { return }
    isShown = isVisible
    guard isStarted else { return }
    if isVisible {
      window.enters(visible: visible, into: &effects)
    } else {
      window.hides(into: &effects)
    }
  }

  @inline(never)
  private mutating func watchEnds(into effects: inout [Effect]) {
    let bounds = scroller.limits.bounds
    let tolerance = viewport.grid.pixel / 2
    let edge: Edge? =
      if strip.isDegenerate {
        nil
      } else if scroller.wanted < bounds.lowerBound - tolerance {
        .leading
      } else if scroller.wanted > bounds.upperBound + tolerance {
        .trailing
      } else {
        nil
      }
    guard edge != passedEdge else { return }
    passedEdge = edge
    if let edge { effects.emit(.boundary(edge)) }
  }
}

extension Pager.Effect {
  static func change(_ change: Window.Change) -> Self {
    switch change {
    case .mounted(let page, let slot, let reused): .mount(page: page, slot: slot, reused: reused)
    case .unmounted(let page, let slot, let kept): .unmount(page: page, slot: slot, kept: kept)
    }
  }
}
