import Riffle

/// The offsets of rest of a row of pages, made the slow way: page by page, from the rules alone.
///
/// Offsets are counted from where page 0 stands at the area's start. Not for rows of many pages.
struct SnapList {
  let offsets: [Double]

  init(
    count: Int,
    extent: Double,
    spacing: Double,
    area: Double,
    alignment: Alignment,
    trim: Bool,
    pixel: Double
  ) {
    let share =
      switch alignment {
      case .start: 0.0
      case .center: 0.5
      case .end: 1.0
      }
    let ideal = (0..<count).map { Double($0) * (extent + spacing) - share * (area - extent) }
    let end = Double(count - 1) * (extent + spacing) + extent - area
    offsets =
      !trim
      ? ideal
      // Nothing to scroll is all at one place, and less than a device pixel is nothing.
      : end < pixel
        ? ideal.map { _ in 0 }
        : ideal.map { $0 < pixel ? 0 : end - $0 < pixel ? end : $0 }
  }

  /// The different places, in order.
  var stops: [Double] {
    offsets.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}
