/// Where and how one mounted page is to be drawn.
public struct Placement: Equatable, Sendable {
  /// The page's number.
  public let page: Int64
  /// The host's view that shows it.
  public let slot: Int32
  /// The untransformed page in physical coordinates of the viewport, in points.
  public let frame: Rect
  /// What is applied about the page's centre.
  public let matrix: Transform3D
  /// From 0, not to be seen, to 1.
  public let opacity: Double
  /// The order from back to front; larger is nearer.
  public let depth: Double
  /// Signed pitches from the resting place, +1 one page after it.
  public let progress: Double
  /// The progress in percent, a whole number, cut off towards zero; within ±100 where the pager
  /// clamps it.
  public let parallax: Double
  /// Whether more than half a device pixel of it lies inside the viewport, the transition's reach
  /// included, and it is not quite transparent.
  public let isVisible: Bool
}
