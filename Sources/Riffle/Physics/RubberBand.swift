/// The give of an edge: how far a page follows a hand that pulls it beyond its bounds.
///
/// The offset is b(x) = x·D·c / (D + c·x) for a distance x of the hand, a length D of the viewport
/// and a coefficient c: b′(0) = c, and b never reaches D. It depends on the total distance alone,
/// so it is the same however many events a drag is split into. It is odd: a pull the other way
/// mirrors.
public struct RubberBand: Equatable, Sendable {
  /// The length of the viewport along the axis, in points; the offset stays below it.
  public let dimension: Double

  /// How much of the first point of the hand the page follows, from 0 to 1.
  public let coefficient: Double

  /// An edge that gives.
  ///
  /// - Parameters:
  ///   - dimension: The viewport's length in points. Zero, negative or NaN gives nothing: every
  ///     offset is 0. At most 1e100.
  ///   - coefficient: Clamped to 0…1, since a page does not outrun the hand; NaN counts as 0. The
  ///     default is the 0.55 of `UIScrollView`.
  public init(dimension: Double, coefficient: Double = 0.55) {
    self.dimension = PhysicalRange.clamp(dimension, from: 0, to: PhysicalRange.limit)
    self.coefficient = PhysicalRange.clamp(coefficient, from: 0, to: 1)
  }

  /// How far the page is beyond its bounds for a distance that the hand has gone beyond them.
  ///
  /// Both in points, with their sign. The distance is clamped to ±1e100; NaN counts as 0.
  public func offset(forDistance distance: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let pull = coefficient * PhysicalRange.clamp(distance)
    return pull / (1 + pull.magnitude / dimension)
  }

  /// How far the hand has gone beyond the bounds for a page that is an offset beyond them.
  ///
  /// Both in points, with their sign: the inverse of `offset(forDistance:)`. A page that is grabbed
  /// again beyond its bounds goes on from this distance, and does not jump. An offset of the whole
  /// dimension or more, which no distance gives, counts as a millionth of a millionth less, so the
  /// distance stays finite; NaN counts as 0.
  public func distance(forOffset offset: Double) -> Double {
    guard dimension > 0, coefficient > 0 else { return 0 }
    let offset = PhysicalRange.clamp(offset)
    let remaining = PhysicalRange.clamp(1 - offset.magnitude / dimension, from: 1e-12, to: 1)
    let pull = PhysicalRange.clamp(offset, from: -dimension, to: dimension) / remaining
    return PhysicalRange.clamp(pull / coefficient)
  }

  /// How much of the next point of the hand the page follows, from the coefficient down to 0.
  ///
  /// The derivative of `offset(forDistance:)` at a distance in points: it turns the hand's velocity
  /// into the page's. NaN counts as 0.
  public func slope(atDistance distance: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let stretch = 1 + coefficient * PhysicalRange.clamp(distance).magnitude / dimension
    return coefficient / stretch / stretch
  }
}
