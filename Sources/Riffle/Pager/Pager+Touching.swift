// What a finger touches: the page that is seen at a place.

extension Pager {
  /// The page that is seen at a place in the viewport, as drawn now: turned, moved, one before the
  /// other; nil where there is none, or where the viewport clips.
  ///
  /// The place is projected back onto the plane of each page in view.
  ///
  /// - Complexity: O(pages in view).
  public func page(at place: Point) -> Int64? {
    guard stage.seen.contains(place) else { return nil }
    var page: Int64?
    var depth = -Double.infinity
    forEachPlacement {
      // Of two that are as near, the later one is drawn last.
      guard $0.isVisible, $0.depth >= depth, $0.shows(place) else { return }
      page = $0.page
      depth = $0.depth
    }
    return page
  }
}

extension Placement {
  /// Whether the page is seen at a place in the viewport.
  fileprivate func shows(_ place: Point) -> Bool {
    let (width, height) = (frame.width / 2, frame.height / 2)
    let offset = Point(x: place.x - frame.x - width, y: place.y - frame.y - height)
    guard let point = matrix.point(seenAt: offset) else { return false }
    return abs(point.x) <= width && abs(point.y) <= height
  }
}
