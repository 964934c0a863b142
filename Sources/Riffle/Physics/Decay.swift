/// A glide that slows down by itself: v(t) = v₀·eᴸᵗ, with L the rate's logarithm.
///
/// It rests when what remains of the way is less than the tolerance, and stays there: the rest
/// position is where it then is, with no jump to the projection.
public struct Decay: Motion {
  /// Where the glide starts, in points.
  public let from: Double

  /// The velocity it starts with, in points per second.
  public let velocity: Double

  /// How fast it slows down.
  public let rate: DecelerationRate

  /// The first time at which it rests, in seconds; 0 if it starts with less than the tolerance.
  public let restTime: Double

  /// Where it rests, in points: nearer to the projection than the tolerance.
  public let restPosition: Double

  /// A glide from a position with a velocity.
  ///
  /// - Parameters:
  ///   - from: Where it starts, in points. Clamped to ±1e100; NaN counts as 0.
  ///   - velocity: In points per second. Clamped to ±1e100; NaN counts as 0.
  ///   - rate: How fast it slows down.
  ///   - tolerance: The way that may remain at rest, in points; at least 1e−6. The default, half a
  ///     point, is one device pixel of a 2x screen.
  public init(
    from: Double,
    velocity: Double,
    rate: DecelerationRate = .normal,
    tolerance: Double = 0.5
  ) {
    let from = PhysicalRange.clamp(from)
    let velocity = PhysicalRange.clamp(velocity)
    let tolerance = PhysicalRange.tolerance(tolerance)
    self.from = from
    self.velocity = velocity
    self.rate = rate
    let speedAtRest = -rate.logarithm * tolerance
    if velocity.magnitude > speedAtRest {
      restTime = Elementary.log(speedAtRest / velocity.magnitude) / rate.logarithm
      restPosition = Decay.travel(from, velocity, rate, restTime)
    } else {
      restTime = 0
      restPosition = from
    }
  }

  /// Where the glide would end if it were never cut off, in points.
  public var projection: Double {
    Decay.projection(from: from, velocity: velocity, rate: rate)
  }

  /// Where a glide would end if it were never cut off, in points: x₀ − v₀/L.
  ///
  /// This is the limit itself; the sum over milliseconds shown in some talks is 0.1 to 0.5 % short.
  /// Positions are in points, velocities in points per second, both clamped to ±1e100; NaN counts
  /// as 0.
  public static func projection(
    from: Double,
    velocity: Double,
    rate: DecelerationRate = .normal
  ) -> Double {
    PhysicalRange.clamp(from) - PhysicalRange.clamp(velocity) / rate.logarithm
  }

  /// The time in seconds at which the glide reaches a position in points.
  ///
  /// Nil for a position that it never reaches: behind the start, beyond the rest position, or NaN.
  public func time(at position: Double) -> Double? {
    let way = position - from
    let wholeWay = restPosition - from
    if way == 0 { return 0 }
    guard way > 0 ? way <= wholeWay : way >= wholeWay else { return nil }
    let time = Elementary.log(1 + rate.logarithm * way / velocity) / rate.logarithm
    return PhysicalRange.clamp(time, from: 0, to: restTime)
  }

  /// The position in points, at a time in seconds since the start.
  public func position(at time: Double) -> Double {
    if time >= restTime { return restPosition }
    return time > 0 ? Decay.travel(from, velocity, rate, time) : from
  }

  /// The velocity in points per second, at a time in seconds since the start; 0 at rest.
  public func velocity(at time: Double) -> Double {
    if time >= restTime { return 0 }
    return time > 0 ? velocity * Elementary.exp(rate.logarithm * time) : velocity
  }

  private static func travel(
    _ from: Double,
    _ velocity: Double,
    _ rate: DecelerationRate,
    _ time: Double
  ) -> Double {
    let lost = 1 - Elementary.exp(rate.logarithm * time)
    return from - velocity / rate.logarithm * lost
  }
}
