/// A place in points; x grows to the right, y grows downwards.
public struct Point: Equatable, Sendable {
  /// Points to the right of the origin.
  public var x: Double
  /// Points below the origin.
  public var y: Double

  /// The origin itself.
  public static let zero = Point(x: 0, y: 0)

  /// A place at the given coordinates, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A width and a height in points.
public struct Size: Equatable, Sendable {
  /// The extent along x, in points.
  public var width: Double
  /// The extent along y, in points.
  public var height: Double

  /// No extent at all.
  public static let zero = Size(width: 0, height: 0)

  /// A size of the given extents, in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
