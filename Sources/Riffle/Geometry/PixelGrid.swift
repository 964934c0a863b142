/// The grid of device pixels on the screen.
public struct PixelGrid: Equatable, Sendable {
  /// Device pixels per point.
  public let scale: Double
  /// Where the viewport's upper left corner stands on the screen, in points.
  public let origin: Point

  /// A grid of `scale` device pixels per point, seen from a viewport at `origin`.
  ///
  /// A scale that is not a positive finite number is 1, any other is clamped to 2⁻¹⁰…2¹⁰; a
  /// coordinate is clamped to ±2⁴⁰, and 0 if it is no number.
  public init(scale: Double, origin: Point = .zero) {
    self.scale = scale > 0 && scale < .infinity ? scale.clamped(to: 0.000_976_562_5...1024) : 1
    self.origin = Point(x: origin.x.believable, y: origin.y.believable)
  }

  /// The length of one device pixel, in points.
  public var pixel: Double { 1 / scale }

  /// The place on the grid that is nearest to `point`, given in points of the viewport.
  ///
  /// Halves round towards larger coordinates.
  public func aligned(_ point: Point) -> Point {
    Point(x: aligned(point.x, from: origin.x), y: aligned(point.y, from: origin.y))
  }

  private func aligned(_ coordinate: Double, from origin: Double) -> Double {
    ((coordinate + origin) * scale + 0.5).rounded(.down) / scale - origin
  }
}
