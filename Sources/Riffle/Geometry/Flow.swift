/// Axis and reading direction in one value: it turns physical coordinates into logical ones and
/// back, so that no other file asks whether pages run sideways, downwards or from the right.
///
/// Along the flow, coordinates grow from the leading edge to the trailing one; across it, they grow
/// as they do on the screen.
public struct Flow: Equatable, Sendable {
  /// The axis along which pages follow one another.
  public let axis: Axis
  /// The reading direction; a vertical flow only mirrors what lies across it.
  public let direction: LayoutDirection

  /// The flow of pages along `axis`, read in `direction`.
  public init(axis: Axis, direction: LayoutDirection) {
    self.axis = axis
    self.direction = direction
  }

  /// Whether pages run from right to left.
  var isReversed: Bool { axis == .horizontal && direction == .rightToLeft }

  /// The part of a physical vector along the flow, positive towards later pages; clamped to ±2⁴⁰.
  public func along(x: Double, y: Double) -> Double {
    let along = (axis == .horizontal ? x : y).believable
    return isReversed ? 0 - along : along
  }

  /// The part of a physical vector across the flow; clamped to ±2⁴⁰.
  public func across(x: Double, y: Double) -> Double {
    (axis == .horizontal ? y : x).believable
  }

  /// How far a place lies from the viewport's leading side; `along` is its physical part along the flow.
  func start(of along: Double, in viewport: Size) -> Double {
    isReversed ? viewport.width + along : along
  }

  /// Both parts of a physical place; nil if it is not finite.
  @inline(never)
  func parts(x: Double, y: Double) -> (along: Double, across: Double)? {
    guard x.isFinite, y.isFinite else { return nil }
    return (along(x: x, y: y), across(x: x, y: y))
  }

  /// The extent of a physical size along the flow.
  public func along(_ size: Size) -> Double {
    axis == .horizontal ? size.width : size.height
  }

  /// The extent of a physical size across the flow.
  public func across(_ size: Size) -> Double {
    axis == .horizontal ? size.height : size.width
  }

  /// The inset before the first page.
  public func leading(_ insets: Insets) -> Double {
    axis == .vertical ? insets.top : isReversed ? insets.right : insets.left
  }

  /// The inset after the last page.
  public func trailing(_ insets: Insets) -> Double {
    axis == .vertical ? insets.bottom : isReversed ? insets.left : insets.right
  }

  /// The two insets across the flow, that at smaller coordinates first.
  public func across(_ insets: Insets) -> (near: Double, far: Double) {
    axis == .horizontal ? (insets.top, insets.bottom) : (insets.left, insets.right)
  }

  /// Insets as pages along the flow meet them; none is negative.
  @inline(never)
  func margins(_ insets: Insets) -> Margins {
    let across = across(insets)
    return Margins(
      lead: leading(insets).nonNegative,
      trail: trailing(insets).nonNegative,
      near: across.near.nonNegative,
      far: across.far.nonNegative
    )
  }

  /// The space before the first page, after the last one, and on the two sides of them.
  struct Margins {
    let lead: Double
    let trail: Double
    let near: Double
    let far: Double
  }

  /// The physical rectangle of what starts at `start` along the flow and at `near` across it.
  public func rect(
    start: Double,
    near: Double,
    extent: Double,
    breadth: Double,
    in viewport: Size
  ) -> Rect {
    switch axis {
    case .horizontal:
      let x = isReversed ? viewport.width - start - extent : start
      return Rect(x: x, y: near, width: extent, height: breadth)
    case .vertical:
      return Rect(x: near, y: start, width: breadth, height: extent)
    }
  }

  /// The physical form of a transform that is given for pages running from left to right.
  ///
  /// A vertical flow swaps x and y, a reading direction from the right mirrors x.
  public func transform(_ matrix: Transform3D) -> Transform3D {
    var result = matrix
    if axis == .vertical { result.transposeXY() }
    if direction == .rightToLeft { result.mirrorX() }
    return result
  }
}
