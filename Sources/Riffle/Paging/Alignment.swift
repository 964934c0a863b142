/// Where a page comes to rest in the area that pages are laid out in.
public enum Alignment: Equatable, Sendable {
  /// Its leading side stands at the area's.
  case start
  /// It stands in the middle.
  case center
  /// Its trailing side stands at the area's.
  case end

  /// The part of the free space that lies before the page.
  var share: Double {
    switch self {
    case .start: 0
    case .center: 0.5
    case .end: 1
    }
  }
}

/// How long a page is along the axis.
public enum PageExtent: Equatable, Sendable {
  /// A part of the area that pages are laid out in; 1 fills it.
  case fraction(Double)
  /// A length in points.
  case points(Double)

  /// The length in points within an area of `area` points; 1 to 2²⁰ where the area is not empty,
  /// and the whole area where the number is not positive and finite.
  func length(in area: Double) -> Double {
    guard area > 0 else { return 0 }
    let length =
      switch self {
      case .fraction(let part): part * area
      case .points(let points): points
      }
    guard length > 0, length < .infinity else { return area }
    // A page under a point cannot be hit, and would fill the viewport with pages beyond counting.
    return length.clamped(to: 1...Viewport.largestExtent)
  }
}
