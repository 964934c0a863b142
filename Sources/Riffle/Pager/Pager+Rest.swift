// Where the row rests, to be told later that it is to be there again.

extension Pager {
  /// Where the row rests, or will when what moves it has ended; nil where there are no pages.
  ///
  /// Given back with ``Event/restored(_:)`` it puts the row there, whatever its viewport is by then. Where
  /// pages snap the fraction is 0.
  public var rest: PagePosition? {
    guard strip.count > 0 else { return nil }
    var rest = place
    if scroller.isFlying, !strip.isDegenerate {
      rest = strip.position(
        at: scroller.lastFlight.motion.restPosition,
        from: origin,
        anchor: pending ?? place.page
      )
    } else if let pending {
      rest = PagePosition(page: pending, inside: landing)
    }
    rest.page = page(atPlace: rest.page)
    rest.fraction = configuration.snaps ? 0 : rest.fraction.clamped(to: -0.5...0.5)
    return rest
  }

  @inline(never)
  mutating func restore(_ asked: PagePosition, into effects: inout [Effect]) {
    let pages = supply.pages
    guard !pages.isEmpty else { return }
    let page = asked.page.clamped(to: pages.lowerBound...(pages.upperBound - 1))
    let number = strip.numbers.number(of: page, .nearest, from: place.page)
    if scroller.state == .dragging { effects.emit(.dragEnded(velocity: 0)) }
    cancelPending(into: &effects)
    var position = asked
    position.page = place(of: clamped(number), shortens: false, into: &effects)
    position.inside = asked.inside.isFinite ? asked.inside.clamped(to: 0...1) : 0
    let isBetween = !configuration.snaps && asked.fraction.isFinite
    position.fraction = isBetween ? asked.fraction.clamped(to: -0.5...0.5) : 0
    rebase(to: position.page)
    landing = position.inside
    let end =
      strip.isDegenerate
      ? 0 : strip.offset(of: position, from: origin).clamped(to: scroller.limits.bounds)
    target(position.page, at: end, into: &effects)
    depart(towards: end, into: &effects)
    scroller.rest(at: end)
    // It outlives a viewport that shows nothing yet.
    place = position
    arrive(into: &effects)
  }
}
