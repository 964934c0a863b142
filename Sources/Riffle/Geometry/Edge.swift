/// One side of a viewport, physical or logical.
public enum Edge: Equatable, Sendable {
  /// The upper side.
  case top
  /// The lower side.
  case bottom
  /// The left side.
  case left
  /// The right side.
  case right
  /// The side before the first page, on either axis and in either reading direction.
  case leading
  /// The side after the last page, on either axis and in either reading direction.
  case trailing
}
