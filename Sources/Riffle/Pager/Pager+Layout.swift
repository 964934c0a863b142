// New measures and new numbers of pages: the row is laid out anew around the place that it is at.

extension Pager {
  static func strip(
    _ configuration: Configuration,
    _ viewport: Viewport,
    count: Int64
  ) -> PageStrip {
    let flow = configuration.flow
    let lead = flow.leading(configuration.insets).nonNegative
    let trail = flow.trailing(configuration.insets).nonNegative
    return PageStrip(
      count: count,
      extent: configuration.extent,
      spacing: configuration.spacing,
      lead: lead,
      area: flow.along(viewport.size) - lead - trail,
      alignment: configuration.alignment,
      trim: configuration.trim,
      pixel: viewport.grid.pixel
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

  /// Lays the row out anew; the page and the fraction stay, and so do a drag and the target of a motion.
  @inline(never)
  mutating func relayout(
    _ configuration: Configuration,
    _ viewport: Viewport,
    count: Int64,
    into effects: inout [Effect]
  ) {
    let old = strip
    let begun = old.position(at: gesture.offset, from: origin, anchor: gesture.page)
    self.configuration = configuration
    self.viewport = viewport
    strip = Pager.strip(configuration, viewport, count: count)
    let last = max(0, strip.count - 1)
    if place.page > last { place = PagePosition(page: last) }
    if let page = pending, page > last { cancelPending(into: &effects) }
    gesture.page = gesture.page.clamped(to: 0...last)
    origin = (pending ?? place.page).clamped(to: 0...last)
    gesture.offset = strip.offset(
      of: PagePosition(page: min(begun.page, last), fraction: begun.fraction),
      from: origin
    )
    replan(velocity: scroller.flightVelocity * strip.pitch / old.pitch)
    if strip.isDegenerate, let page = pending {
      place = PagePosition(page: page)
      arrive(into: &effects)
    } else {
      refresh(into: &effects)
    }
  }

  /// Hands the scroller its new limits and offset, and the motion that is under way its new way.
  private mutating func replan(velocity: Double) {
    let offset = strip.isDegenerate ? 0 : strip.offset(of: place, from: origin)
    let limits = Pager.limits(configuration, viewport, strip, origin: origin)
    guard let page = pending, !strip.isDegenerate else {
      scroller.relayout(limits, offset: offset, at: now)
      return
    }
    let glides = scroller.glides && !configuration.snaps
    scroller.relayout(
      limits,
      offset: offset,
      trajectory: glides
        ? .gliding(
          from: offset,
          velocity: velocity,
          rate: configuration.deceleration,
          bounds: limits.bounds,
          bounces: configuration.bounces
        )
        : .settling(
          from: offset,
          velocity: velocity,
          to: strip.snap(of: page, from: origin),
          mayOvershoot: false
        ),
      at: now
    )
  }

  /// There are `count` pages now; a target that is gone is given up for the nearest page.
  mutating func recount(_ count: Int64, into effects: inout [Effect]) {
    let wasEmpty = strip.count == 0
    if count <= 0 {
      if scroller.isDragging { effects.emit(.dragEnded(velocity: 0)) }
      cancelPending(into: &effects)
      _ = scroller.handle(.placed(0), at: now)
    }
    if wasEmpty { place = PagePosition(page: max(0, initial)) }
    relayout(configuration, viewport, count: count, into: &effects)
    let isLost = pending == nil && scroller.due == nil && scroller.isResting
    let rest = strip.snap(of: place.page, from: origin)
    guard isLost, configuration.snaps, scroller.offset != rest, !strip.isDegenerate else { return }
    gesture = SnapRule.Start(page: place.page, offset: scroller.offset)
    release(velocity: 0, into: &effects)
  }

  /// All pages are given up and asked for anew.
  mutating func reload(_ count: Int64, into effects: inout [Effect]) {
    appearance.hides(into: &effects)
    visible = 0..<0
    mount(0..<0, into: &effects)
    window.forget()
    needsPlacing = true
    recount(count, into: &effects)
  }
}

extension Double {
  /// The number itself, or 0 if it is negative or not finite.
  var nonNegative: Double { self > 0 && isFinite ? self : 0 }
}
