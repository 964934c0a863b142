/// The numbers that the motions calculate with.
///
/// Motions are total: each takes any double and clamps it here first, so that nothing non-finite
/// ever comes out.
enum PhysicalRange {
  /// The largest magnitude of a position or a velocity, in points or points per second.
  ///
  /// Far beyond any screen, and small enough that a product of three such numbers stays finite.
  static let limit = 1e100

  /// A position, velocity or length within ±1e100; NaN counts as 0.
  static func clamp(_ value: Double) -> Double {
    guard value == value else { return 0 }
    return clamp(value, from: -limit, to: limit)
  }

  /// A value within bounds; NaN counts as the lower one.
  // One copy: it is called from everywhere, mostly once a motion.
  @inline(never)
  static func clamp(_ value: Double, from lower: Double, to upper: Double) -> Double {
    guard value > lower else { return lower }
    return value < upper ? value : upper
  }

  /// A tolerance for being at rest: at least a millionth, so that rest comes in finite time.
  static func tolerance(_ value: Double) -> Double {
    clamp(value, from: 1e-6, to: limit)
  }
}
