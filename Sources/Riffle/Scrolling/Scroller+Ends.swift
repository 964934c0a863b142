// The ends: a rubber band holds back what a pointer asks for beyond them.

extension Scroller {
  private var band: RubberBand { RubberBand(dimension: limits.viewport) }

  /// The offset that is shown for one that a pointer asks for: held back past the ends.
  func shown(_ wanted: Double) -> Double {
    let inside = wanted.clamped(to: limits.bounds)
    guard limits.bounces, wanted != inside else { return inside }
    return inside + band.offset(forDistance: wanted - inside)
  }

  /// The offset that a pointer asks for where `shown` is shown; the inverse, so that nothing moves
  /// at a new grab.
  func unheld(_ shown: Double) -> Double {
    let inside = shown.clamped(to: limits.bounds)
    guard shown != inside else { return inside }
    return inside + band.distance(forOffset: shown - inside)
  }

  /// How far the offset goes for each point of the pointer's way, at what the pointer asks for.
  func resistance(at wanted: Double) -> Double {
    let inside = wanted.clamped(to: limits.bounds)
    guard wanted != inside else { return 1 }
    return limits.bounces ? band.slope(atDistance: wanted - inside) : 0
  }

  /// The offset that a dragging pointer asks for; the offset as shown while none does.
  var wanted: Double { state == .dragging ? touch.wanted : offset }
}
