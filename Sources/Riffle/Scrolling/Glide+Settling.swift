extension Glide {
  /// The softest spring that brings a page to rest, in radians per second: half a second for a
  /// phone's page, no overshoot.
  ///
  /// About what UIScrollView's paging takes.
  private static let settleFrequency = 24.0
  /// The stiffest: it stops a page within a frame or two.
  private static let stiffestFrequency = 100.0
  /// The longest time that a jump over any distance takes, in seconds.
  private static let longestSettle = 0.9

  /// The way from `offset` to `target` with the speed that the row has.
  ///
  /// A critically damped spring. It is stiffened so far that the velocity does not carry past the
  /// target (unless `mayOvershoot`, at the ends, where that is the bounce), and that far jumps end
  /// in time.
  @inline(never)
  static func settling(
    from offset: Double,
    velocity: Double,
    to target: Double,
    mayOvershoot: Bool
  ) -> Glide {
    let distance = target - offset
    var frequency = settleFrequency
    if abs(distance) > 10_000 {
      // (1 + ωt)·e^(−ωt) falls from the distance to a tenth of a point at ωt ≈ ln(10·distance) + 3.
      frequency = max(frequency, (Elementary.log(10 * abs(distance)) + 3) / longestSettle)
    }
    if !mayOvershoot, velocity * distance > 0 {
      frequency = max(frequency, min(stiffestFrequency, abs(velocity / distance)))
    }
    return settling(from: offset, velocity: velocity, to: target, on: Spring(frequency: frequency))
  }

  /// The way from `offset` to `target` on a spring.
  static func settling(
    from offset: Double,
    velocity: Double,
    to target: Double,
    on spring: Spring
  ) -> Glide {
    Glide(
      SpringMotion(
        spring,
        from: offset,
        velocity: velocity,
        to: target,
        distanceTolerance: 0.1,
        // The speed of a critically damped spring that is a tenth of a point away.
        velocityTolerance: 0.1 * spring.naturalFrequency
      )
    )
  }

  /// The way that `velocity` carries from `offset`, with a bounce at the ends of `bounds`, or a
  /// stop.
  static func carrying(
    from offset: Double,
    velocity: Double,
    rate: DecelerationRate,
    bounds: ClosedRange<Double>,
    bounces: Bool
  ) -> Glide {
    Glide(
      from: offset,
      velocity: velocity,
      rate: rate,
      lower: bounds.lowerBound,
      upper: bounds.upperBound,
      bounce: Spring(frequency: bounces ? settleFrequency : stiffestFrequency)
    )
  }
}

extension Spring {
  /// A critically damped spring of mass 1.
  fileprivate init(frequency: Double) {
    self.init(mass: 1, stiffness: frequency * frequency, damping: 2 * frequency)
  }
}
