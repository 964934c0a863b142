/// The way of a page that a spring pulls to its place.
///
/// Position and velocity at the start are exactly those given, so that a motion can be taken over
/// in mid-air; from `restTime` on the page stands exactly at its place.
public struct SpringMotion: Motion {
  /// The spring that pulls.
  public let spring: Spring

  /// Where the motion starts, in points.
  public let from: Double

  /// The velocity it starts with, in points per second.
  public let velocity: Double

  /// The place it is pulled to, in points.
  public let to: Double

  /// The first time from which it rests, in seconds.
  ///
  /// The smallest time after which both tolerances hold for ever, to 2^−44 of the motion's length.
  /// It is 0 for a motion that starts within both and stays there: such a one is at its place at
  /// once.
  public let restTime: Double

  private let displacement: DampedOscillation

  /// A motion from a position and a velocity to a place.
  ///
  /// - Parameters:
  ///   - spring: The spring that pulls.
  ///   - from: Where it starts, in points. Clamped to ±1e100; NaN counts as 0.
  ///   - velocity: In points per second. Clamped to ±1e100; NaN counts as 0.
  ///   - to: The place, in points. Clamped to ±1e100; NaN counts as 0.
  ///   - distanceTolerance: How far from its place it may be at rest, in points; at least 1e−6. The
  ///     default is a third of a device pixel of a 3x screen.
  ///   - velocityTolerance: How fast it may be at rest, in points per second; at least 1e−6.
  @inline(never)
  public init(
    _ spring: Spring,
    from: Double,
    velocity: Double = 0,
    to: Double,
    distanceTolerance: Double = 0.1,
    velocityTolerance: Double = 0.1
  ) {
    self.spring = spring
    self.from = PhysicalRange.clamp(from)
    self.velocity = PhysicalRange.clamp(velocity)
    self.to = PhysicalRange.clamp(to)
    let distance = self.from - self.to
    displacement = DampedOscillation(spring, value: distance, slope: self.velocity)
    // The velocity obeys the same equation as the displacement, starting with the acceleration.
    let frequency = spring.naturalFrequency
    let braking = 2 * spring.dampingRatio * self.velocity
    let acceleration = -frequency * (braking + frequency * distance)
    let speed = DampedOscillation(spring, value: self.velocity, slope: acceleration)
    let near = displacement.lastTime(above: PhysicalRange.tolerance(distanceTolerance))
    let slow = speed.lastTime(above: PhysicalRange.tolerance(velocityTolerance))
    restTime = near > slow ? near : slow
  }

  /// Where it rests, in points: its place.
  public var restPosition: Double { to }

  /// The position in points, at a time in seconds since the start.
  public func position(at time: Double) -> Double {
    if time >= restTime { return to }
    return time > 0 ? to + displacement.value(at: time) : from
  }

  /// The velocity in points per second, at a time in seconds since the start; 0 at rest.
  public func velocity(at time: Double) -> Double {
    if time >= restTime { return 0 }
    return time > 0 ? displacement.slope(at: time) : velocity
  }
}
