/// How fast a flicked strip slows down by itself.
///
/// The two rates are those of `UIScrollView.DecelerationRate`, whose velocity shrinks by a constant
/// factor every millisecond.
public enum DecelerationRate: Equatable, Sendable {
  /// The long glide of a scrolling list: 0.998 of the velocity remains after a millisecond.
  case normal

  /// The short glide of paging: 0.99 of the velocity remains after a millisecond.
  case fast

  /// What remains of the velocity after a millisecond.
  public var factor: Double {
    switch self {
    case .normal: return 0.998
    case .fast: return 0.99
    }
  }

  /// The rate of decay per second, 1000·ln(factor): negative.
  ///
  /// A constant instead of a call of `log`, so that it is correctly rounded.
  public var logarithm: Double {
    switch self {
    case .normal: return -2.0020026706730774
    case .fast: return -10.050335853501441
    }
  }
}
