/// A rectangle in points; x grows to the right, y grows downwards.
public struct Rect: Equatable, Sendable {
  /// The left side.
  public var x: Double
  /// The upper side.
  public var y: Double
  /// The extent along x.
  public var width: Double
  /// The extent along y.
  public var height: Double

  /// A rectangle with its upper left corner at (x, y), in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Whether a point lies in it, its right and its lower side left out; false for what is no number.
  func contains(_ point: Point) -> Bool {
    point.x >= x && point.y >= y && point.x < x + width && point.y < y + height
  }
}
