/// A glide between two bounds: it slows down by itself until it meets one, which springs it back.
///
/// The two parts are joined where the decay meets the bound, with the velocity that it has there.
/// A start beyond a bound springs back at once.
public struct Glide: Motion {
  /// The glide up to the bound, or all of it if it meets none.
  public let decay: Decay

  /// The lower bound, in points.
  public let lower: Double

  /// The upper bound, in points; not below the lower one.
  public let upper: Double

  /// The first time from which it rests, in seconds.
  public let restTime: Double

  private let meetsBound: Bool
  /// When the rebound takes over: where no bound is met, from the decay's rest on, already at its
  /// place.
  private let turn: Double
  private let rebound: SpringMotion

  /// The time at which a bound is met, in seconds.
  ///
  /// Nil if the glide comes to rest before; 0 if it starts beyond a bound, or on one and outward.
  public var boundTime: Double? { meetsBound ? turn : nil }

  /// A glide from a position with a velocity between two bounds.
  ///
  /// - Parameters:
  ///   - from: Where it starts, in points. Clamped to ±1e100; NaN counts as 0.
  ///   - velocity: In points per second. Clamped to ±1e100; NaN counts as 0.
  ///   - rate: How fast it slows down.
  ///   - lower: The lower bound in points; −infinity or NaN for none.
  ///   - upper: The upper bound in points; infinity or NaN for none. Below `lower`, it counts as
  ///     `lower`.
  ///   - bounce: The spring of the bounds.
  public init(
    from: Double,
    velocity: Double,
    rate: DecelerationRate = .normal,
    lower: Double,
    upper: Double,
    bounce: Spring
  ) {
    let decay = Decay(from: from, velocity: velocity, rate: rate)
    let lower = PhysicalRange.clamp(lower, from: -PhysicalRange.limit, to: PhysicalRange.limit)
    let upper = PhysicalRange.clamp(
      upper == upper ? upper : .infinity,
      from: lower,
      to: PhysicalRange.limit
    )
    self.decay = decay
    self.lower = lower
    self.upper = upper

    let start = decay.from
    let isOutside = start < lower || start > upper
    let place = PhysicalRange.clamp(
      isOutside ? start : decay.restPosition,
      from: lower,
      to: upper
    )
    meetsBound = isOutside || place != decay.restPosition
    turn = isOutside ? 0 : meetsBound ? decay.time(at: place) ?? 0 : decay.restTime
    rebound = SpringMotion(
      bounce,
      from: isOutside ? start : place,
      velocity: isOutside ? decay.velocity : decay.velocity(at: turn),
      to: place
    )
    restTime = turn + rebound.restTime
  }

  /// A glide that is on a spring from the start: both its bounds are the spring's place.
  public init(_ spring: SpringMotion) {
    decay = Decay(from: spring.to, velocity: 0)
    lower = spring.to
    upper = spring.to
    meetsBound = true
    turn = 0
    rebound = spring
    restTime = spring.restTime
  }

  /// The spring that it is on, at a time in seconds since the start; nil while it slows down by itself.
  public func spring(at time: Double) -> Spring? {
    time >= turn && meetsBound ? rebound.spring : nil
  }

  /// Where it rests, in points: on the bound that it met, or where it came to rest before.
  public var restPosition: Double {
    rebound.restPosition
  }

  /// The position in points, at a time in seconds since the start.
  public func position(at time: Double) -> Double {
    if time >= restTime { return restPosition }
    guard time >= turn else { return decay.position(at: time) }
    return rebound.position(at: time - turn)
  }

  /// The velocity in points per second, at a time in seconds since the start; 0 at rest.
  public func velocity(at time: Double) -> Double {
    if time >= restTime { return 0 }
    guard time >= turn else { return decay.velocity(at: time) }
    return rebound.velocity(at: time - turn)
  }
}
