extension Glide {
  /// When a flight that starts beyond a bound and goes on outward comes as far as a place; nil if it
  /// turns before.
  ///
  /// It turns at most once: the springs of the bounds are critically damped.
  @inline(never)
  func time(above place: Double, isBelow: Bool) -> Double? {
    let sign: Double = isBelow ? -1 : 1
    guard restTime > 0, sign * velocity(at: 0) > 0 else { return nil }
    // Up to the turn it goes outward.
    var early = 0.0
    var turn = restTime
    for _ in 0..<Glide.halvings {
      let middle = 0.5 * (early + turn)
      if sign * velocity(at: middle) > 0 { early = middle } else { turn = middle }
    }
    guard sign * (position(at: turn) - place) >= 0 else { return nil }
    early = 0
    for _ in 0..<Glide.halvings {
      let middle = 0.5 * (early + turn)
      if sign * (position(at: middle) - place) < 0 { early = middle } else { turn = middle }
    }
    return turn
  }

  /// How often an interval is halved: to far below any clock's tick.
  private static let halvings = 44
}
