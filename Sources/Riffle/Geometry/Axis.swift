/// The axis along which pages follow one another.
public enum Axis: Equatable, Sendable {
  /// Pages stand side by side.
  case horizontal
  /// Pages stand one below the other.
  case vertical
}

/// The direction in which a horizontal line of pages is read.
public enum LayoutDirection: Equatable, Sendable {
  /// Page 0 is leftmost.
  case leftToRight
  /// Page 0 is rightmost.
  case rightToLeft
}
