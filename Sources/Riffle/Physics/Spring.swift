/// A mass on a spring with a damper: what a page is pulled to its place by.
///
/// With a damping ratio below 1 it swings past its place and back, at 1 it comes to rest as fast as
/// it can without that, above 1 more slowly. The motion itself is `SpringMotion`.
public struct Spring: Equatable, Sendable {
  /// The mass, in kilograms or any other unit that the other two share.
  public let mass: Double

  /// The force per point of displacement.
  public let stiffness: Double

  /// The braking force per point per second.
  public let damping: Double

  /// The frequency that it would swing with undamped, √(stiffness/mass), in radians per second.
  public let naturalFrequency: Double

  /// The damping in terms of that which just prevents swinging, damping/(2·√(stiffness·mass)).
  public let dampingRatio: Double

  /// The least damping ratio: an undamped spring would never come to rest.
  static let leastDampingRatio = 0.01

  /// The greatest damping ratio: beyond it nothing would seem to move.
  static let greatestDampingRatio = 1000.0

  /// A spring from its physical constants.
  ///
  /// Whatever is NaN or below its range counts as the range's least, whatever is above as its
  /// greatest.
  ///
  /// - Parameters:
  ///   - mass: From 1e−6 to 1e6.
  ///   - stiffness: From 1e−6 to 1e9.
  ///   - damping: Such that the damping ratio lies between 0.01 and 1000.
  public init(mass: Double = 1, stiffness: Double, damping: Double) {
    let mass = PhysicalRange.clamp(mass, from: 1e-6, to: 1e6)
    let stiffness = PhysicalRange.clamp(stiffness, from: 1e-6, to: 1e9)
    let critical = 2 * (stiffness * mass).squareRoot()
    self.mass = mass
    self.stiffness = stiffness
    self.damping = PhysicalRange.clamp(
      damping,
      from: critical * Spring.leastDampingRatio,
      to: critical * Spring.greatestDampingRatio
    )
    naturalFrequency = (stiffness / mass).squareRoot()
    dampingRatio = self.damping / critical
  }

  /// A spring of mass 1 from what one sees of it.
  ///
  /// The stiffness is (2π/response)², the damping 4π·dampingRatio/response. Whatever is NaN or
  /// below its range counts as the range's least, whatever is above as its greatest.
  ///
  /// - Parameters:
  ///   - response: The period that it would swing with undamped, in seconds, from 0.001 to 1000.
  ///   - dampingRatio: From 0.01 to 1000; 1 comes to rest soonest.
  public init(response: Double, dampingRatio: Double) {
    let response = PhysicalRange.clamp(response, from: 1e-3, to: 1e3)
    let ratio = PhysicalRange.clamp(
      dampingRatio,
      from: Spring.leastDampingRatio,
      to: Spring.greatestDampingRatio
    )
    let frequency = 2 * Double.pi / response
    mass = 1
    stiffness = frequency * frequency
    damping = 2 * frequency * ratio
    naturalFrequency = frequency
    self.dampingRatio = ratio
  }
}
