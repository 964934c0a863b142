import Riffle

/// The four ways in which pages may run; a test over all of them speaks of the flow only.
enum Course: CaseIterable, Sendable {
  case leftToRight
  case rightToLeft
  case downwards
  case downwardsReadFromTheRight

  var axis: Axis {
    switch self {
    case .leftToRight, .rightToLeft: .horizontal
    case .downwards, .downwardsReadFromTheRight: .vertical
    }
  }

  var direction: LayoutDirection {
    switch self {
    case .leftToRight, .downwards: .leftToRight
    case .rightToLeft, .downwardsReadFromTheRight: .rightToLeft
    }
  }

  var flow: Flow { Flow(axis: axis, direction: direction) }

  /// The size that is `extent` along the flow and `breadth` across it.
  func size(extent: Double, breadth: Double) -> Size {
    axis == .horizontal
      ? Size(width: extent, height: breadth) : Size(width: breadth, height: extent)
  }

  /// The physical place `along` points from the viewport's leading side and `across` points from
  /// its upper or left one.
  func point(along: Double, across: Double, in viewport: Size) -> Point {
    switch self {
    case .leftToRight: Point(x: along, y: across)
    case .rightToLeft: Point(x: viewport.width - along, y: across)
    case .downwards, .downwardsReadFromTheRight: Point(x: across, y: along)
    }
  }

  /// The physical vector of a wheel that scrolls `along` points towards later pages.
  func vector(along: Double, across: Double = 0) -> Point {
    point(along: along, across: across, in: .zero)
  }

  /// Where a physical rectangle starts, in points from the viewport's leading side.
  func start(of rect: Rect, in viewport: Size) -> Double {
    switch self {
    case .leftToRight: rect.x
    case .rightToLeft: viewport.width - rect.x - rect.width
    case .downwards, .downwardsReadFromTheRight: rect.y
    }
  }
}
