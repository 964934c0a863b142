// What a finger touches: the page that is seen at a place.

extension Pager {
  /// The page that is seen at a place in the viewport, as drawn now: turned, moved, one before the
  /// other; nil where there is none, or where the viewport clips.
  ///
  /// The place is projected back onto the plane of each page in view.
  ///
  /// - Complexity: O(pages in view).
  @inline(never)
  public func page(at place: Point) -> Int64? {
    guard sees(place) else { return nil }
    var found: (page: Int64, depth: Double)?
    for page in visible where mounted.contains(page) {
      let placement = placement(of: page)
      // Of two that are as near, the later one is drawn last.
      guard placement.isVisible, found.map({ placement.depth >= $0.depth }) ?? true,
        placement.shows(place)
      else { continue }
      found = (page, placement.depth)
    }
    return found?.page
  }

  /// Whether a place is one where pages can be seen.
  private func sees(_ place: Point) -> Bool {
    guard place.x.isFinite, place.y.isFinite else { return false }
    let outset = configuration.clips ? Insets.zero : configuration.outset
    let size = viewport.size
    return place.x >= -outset.left.nonNegative && place.x < size.width + outset.right.nonNegative
      && place.y >= -outset.top.nonNegative && place.y < size.height + outset.bottom.nonNegative
  }
}

extension Placement {
  /// Whether the page is seen at a place in the viewport.
  fileprivate func shows(_ place: Point) -> Bool {
    let centre = Point(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
    let offset = Point(x: place.x - centre.x, y: place.y - centre.y)
    guard let point = matrix.point(seenAt: offset) else { return false }
    return abs(point.x) <= frame.width / 2 && abs(point.y) <= frame.height / 2
  }
}
