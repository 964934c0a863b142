// New measures and new numbers of pages: the row is laid out anew around the place that it is at.

extension Pager {
  static func strip(
    _ configuration: Configuration,
    _ viewport: Viewport,
    _ stage: Stage,
    _ supply: PageSupply,
    _ extents: PageExtents,
    hidden: Range<Int64> = 0..<0
  ) -> PageStrip {
    PageStrip(
      supply: supply,
      extents: extents,
      extent: configuration.extent,
      spacing: configuration.spacing,
      lead: stage.lead,
      area: stage.length,
      alignment: configuration.alignment,
      trim: configuration.trim,
      pixel: viewport.grid.pixel,
      loopsOver: configuration.loop ? stage.seenTo - stage.seenFrom : nil,
      hidden: hidden
    )
  }

  static func limits(
    _ configuration: Configuration,
    _ viewport: Viewport,
    _ strip: PageStrip,
    origin: Int64
  ) -> Scroller.Limits {
    Scroller.Limits(
      bounds: strip.bounds(from: origin),
      viewport: configuration.flow.along(viewport.size),
      bounces: configuration.bounces,
      slop: configuration.slop.isFinite ? configuration.slop.clamped(to: 0...1000) : 10
    )
  }

  /// Lays the row out anew; the page and the fraction stay, and so do a drag and the target of a
  /// motion.
  ///
  /// Without any room, or with another driver, what moves the row has come to its end.
  @inline(never)
  mutating func relayout(
    supply: PageSupply,
    isHandedOver: Bool = false,
    into effects: inout [Effect],
    as change: (inout Pager) -> Void = { _ in }
  ) {
    let oldPitch = strip.pitch
    let velocity = flightVelocity
    let isFlying = scroller.isFlying
    let state = scroller.state
    straighten(into: &effects)
    let begun = strip.position(at: gesture.offset, from: origin, anchor: gesture.page)
    change(&self)
    stage = Stage(configuration, viewport)
    self.supply = supply.sane
    let next = Pager.strip(configuration, viewport, stage, supply, strip.extents)
    let begunAfter = begun.page - gesture.page
    let looped = loops
    turnLap(into: next.numbers.lap, of: next.count, into: &effects)
    // Places that go on past the last page are new where the row has just begun to go round.
    let places = looped ? next.places : self.supply.pages
    let first = places.lowerBound
    let last = max(first, places.upperBound - 1)
    if place.page > last { place = PagePosition(page: last) }
    if let page = announced, page > last { announced = nil }
    if let page = pending, page > last || isHandedOver { cancelPending(into: &effects) }
    name(&effects)
    strip = next
    gesture.page = gesture.page.clamped(to: first...last)
    origin = (pending ?? place.page).clamped(to: first...last)
    gesture.offset = strip.offset(
      of: PagePosition(
        page: (gesture.page + begunAfter).clamped(to: first...last),
        fraction: begun.fraction
      ),
      from: origin
    )
    scroller.relayout(
      Pager.limits(configuration, viewport, strip, origin: origin),
      offset: strip.isDegenerate ? 0 : strip.offset(of: place, from: origin)
    )
    let isHosted = !isFlying && configuration.driver == .host && state != .idle
    let moves = isFlying || isHosted || state == .wheeling
    if isHandedOver || (strip.isDegenerate && moves) {
      halt(state, into: &effects)
    } else {
      refresh(into: &effects)
      guard isFlying, let page = pending else { return }
      flyOn(to: page, velocity: velocity * strip.pitch / oldPitch, as: state)
    }
  }

  /// A motion that was halted by a new layout goes on.
  mutating func flyOn(to page: Int64, velocity: Double, as state: Scroller.State) {
    if scroller.lastFlight.isFree, !configuration.snaps {
      fly(carrying(velocity: velocity), isFree: true, as: state)
    } else if scroller.lastFlight.isFree, let page = pageInside() {
      fly(carrying(inside: page, velocity: velocity), isFree: true, as: state)
    } else {
      fly(to: page, velocity: velocity, as: state)
    }
  }

  /// What moved the row cannot go on: it is where it was to go, or stays where it is.
  private mutating func halt(_ state: Scroller.State, into effects: inout [Effect]) {
    if state == .dragging { effects.emit(.dragEnded(velocity: 0)) }
    place = PagePosition(page: pending ?? place.page)
    let offset = strip.isDegenerate ? 0 : strip.snap(of: place.page, from: origin)
    scroller.rest(at: offset)
    arrive(into: &effects)
  }

  /// There are `count` pages now; a target that is gone is given up for the nearest page.
  mutating func recount(_ count: Int64, into effects: inout [Effect]) {
    let wasEmpty = strip.count == 0
    if count <= 0 {
      if scroller.state == .dragging { effects.emit(.dragEnded(velocity: 0)) }
      cancelPending(into: &effects)
      scroller.rest(at: 0)
    }
    if wasEmpty { place = PagePosition(page: max(0, initial)) }
    relayout(supply: .count(count), into: &effects)
  }

  /// A row that was left between pages, its target gone or snapping switched on, goes to the nearest;
  /// at once where there is no room to move in.
  mutating func settleIfLost(into effects: inout [Effect]) {
    guard configuration.snaps, configuration.driver == .own, scroller.state == .idle else { return }
    guard !strip.isDegenerate else {
      place.fraction = 0
      return
    }
    let rests = strip.rests(of: place.page, from: origin)
    let nearest = scroller.offset.clamped(to: rests)
    guard nearest != scroller.offset else { return }
    // Nobody sees less than a device pixel: what a very long row rounds away is put right at once.
    guard abs(nearest - scroller.offset) > strip.pixel / 2 else {
      return scroller.rest(at: nearest)
    }
    gesture = SnapRule.Start(page: place.page, offset: scroller.offset)
    release(velocity: 0, ruledBy: 0, into: &effects)
  }

  /// All pages are given up and asked for anew.
  mutating func reload(_ count: Int64, into effects: inout [Effect]) {
    window.hides(into: &effects)
    visible = 0..<0
    window.clear { effects.emit(.change($0)) }
    dropFetched(into: &effects)
    needsPlacing = true
    recount(count, into: &effects)
  }
}
