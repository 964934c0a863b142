import Riffle

extension Placement {
  /// Where the page's centre is seen along x, in points of the viewport.
  var seenCentre: Double {
    frame.x + frame.width / 2 + matrix.m41 / matrix.m44
  }

  /// How far two placements are apart in the worst of their numbers.
  func distance(from other: Placement) -> Double {
    guard page == other.page, isVisible == other.isVisible else { return .infinity }
    var worst = max((frame.x - other.frame.x).magnitude, (frame.y - other.frame.y).magnitude)
    worst = max(worst, (frame.width - other.frame.width).magnitude)
    worst = max(worst, (frame.height - other.frame.height).magnitude)
    worst = max(worst, (opacity - other.opacity).magnitude, (depth - other.depth).magnitude)
    worst = max(worst, (progress - other.progress).magnitude)
    for index in 0..<16 { worst = max(worst, (matrix[index] - other.matrix[index]).magnitude) }
    return worst
  }

  /// The placement as it is seen in a mirror beside a viewport so wide.
  func mirrored(in width: Double) -> (frame: Rect, matrix: Transform3D) {
    let turned = Flow(axis: .horizontal, direction: .rightToLeft).transform(matrix)
    var frame = frame
    frame.x = width - frame.x - frame.width
    return (frame, turned)
  }
}
