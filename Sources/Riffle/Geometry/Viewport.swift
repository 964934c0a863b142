/// The rectangle that pages are seen through, and the screen it stands on.
public struct Viewport: Equatable, Sendable {
  /// The largest extent that is believed, in points; more is clamped to it.
  ///
  /// Sixteen times the widest wall of displays: it only keeps absurd input from mounting pages
  /// without end.
  static let largestExtent: Double = 1_048_576

  /// The extent of the viewport in points; never negative, never beyond 2²⁰, finite.
  public let size: Size
  /// The device's pixels under the viewport.
  public let grid: PixelGrid

  /// A viewport of `size` points at `origin` on a screen of `scale` device pixels per point.
  ///
  /// An extent that is negative or not a number is 0; one beyond 2²⁰ points is 2²⁰.
  public init(size: Size, scale: Double = 1, origin: Point = .zero) {
    self.size = Size(
      width: Viewport.clamped(size.width),
      height: Viewport.clamped(size.height)
    )
    grid = PixelGrid(scale: scale, origin: origin)
  }

  /// Device pixels per point.
  public var scale: Double { grid.scale }
  /// Where the upper left corner stands on the screen, in points.
  public var origin: Point { grid.origin }

  private static func clamped(_ extent: Double) -> Double {
    extent > 0 ? (extent < largestExtent ? extent : largestExtent) : 0
  }
}
