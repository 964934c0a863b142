/// How the row moves by itself: towards a target, or until it has lost its speed.
public enum Trajectory: Equatable, Sendable {
  /// To a target, on a spring.
  case spring(SpringMotion)
  /// As far as the velocity carries, bouncing at the ends.
  case glide(Glide)

  /// The offset `time` seconds after the start, in points.
  func position(at time: Double) -> Double {
    switch self {
    case .spring(let motion): motion.position(at: time)
    case .glide(let motion): motion.position(at: time)
    }
  }

  /// The velocity `time` seconds after the start, in points per second.
  func velocity(at time: Double) -> Double {
    switch self {
    case .spring(let motion): motion.velocity(at: time)
    case .glide(let motion): motion.velocity(at: time)
    }
  }

  /// Seconds from the start until it rests.
  var restTime: Double {
    switch self {
    case .spring(let motion): motion.restTime
    case .glide(let motion): motion.restTime
    }
  }

  /// The offset at which it rests, in points.
  public var restPosition: Double {
    switch self {
    case .spring(let motion): motion.restPosition
    case .glide(let motion): motion.restPosition
    }
  }
}

extension Trajectory {
  /// The slowest spring that brings a page to rest: half a second for a phone's page, no overshoot.
  ///
  /// About what UIScrollView's paging takes.
  private static let settleFrequency = 24.0
  /// The stiffest: it stops a page within a frame or two.
  private static let stiffestFrequency = 100.0
  /// The longest time that a jump over any distance takes, in seconds.
  private static let longestSettle = 0.9

  /// The way from `offset` to `target` with the speed that the row has.
  ///
  /// A critically damped spring. It is stiffened so far that the velocity does not carry past the target
  /// (unless `mayOvershoot`, at the ends, where that is the bounce), and that far jumps end in time.
  static func settling(
    from offset: Double,
    velocity: Double,
    to target: Double,
    mayOvershoot: Bool
  ) -> Trajectory {
    let distance = target - offset
    var frequency = settleFrequency
    if abs(distance) > 10_000 {
      // (1 + ωt)·e^(−ωt) falls from the distance to a tenth of a point at ωt ≈ ln(10·distance) + 3.
      frequency = max(frequency, (Elementary.log(10 * abs(distance)) + 3) / longestSettle)
    }
    if !mayOvershoot, velocity * distance > 0 {
      frequency = max(frequency, min(stiffestFrequency, abs(velocity / distance)))
    }
    let spring = Spring(
      mass: 1,
      stiffness: frequency * frequency,
      damping: 2 * frequency
    )
    return .spring(
      SpringMotion(
        spring,
        from: offset,
        velocity: velocity,
        to: target,
        distanceTolerance: 0.1,
        // The speed of a critically damped spring that is a tenth of a point away.
        velocityTolerance: 0.1 * frequency
      )
    )
  }

  /// The way that `velocity` carries from `offset`, with a bounce at the ends of `bounds`.
  static func gliding(
    from offset: Double,
    velocity: Double,
    rate: DecelerationRate,
    bounds: ClosedRange<Double>,
    bounces: Bool
  ) -> Trajectory {
    let frequency = bounces ? settleFrequency : stiffestFrequency
    return .glide(
      Glide(
        from: offset,
        velocity: velocity,
        rate: rate,
        lower: bounds.lowerBound,
        upper: bounds.upperBound,
        bounce: Spring(
          mass: 1,
          stiffness: frequency * frequency,
          damping: 2 * frequency
        )
      )
    )
  }
}
