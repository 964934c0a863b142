// How far what is in view reaches across the axis: for hosts that are as large as that.

extension Pager {
  /// It is known how far a page reaches across the axis.
  mutating func measure(_ page: Int64, across breadth: Double) {
    let isKnown = breadth >= 0 && breadth <= 1_048_576
    for index in window.views.indices where self.page(atPlace: window.views[index].page) == page {
      window.views[index].breadth = isKnown ? breadth : nil
      needsPlacing = true
    }
  }

  @inline(never)
  mutating func measuredBreadth() -> Double? {
    guard window.views.contains(where: { $0.breadth != nil }), !strip.isDegenerate else {
      return nil
    }
    let page = place.page
    let here = breadth(restingOn: page)
    let isAhead = place.fraction > 0
    let next = strip.page(after: page, by: isAhead ? 1 : -1)
    let there = breadth(restingOn: next)
    guard let here, let there else { return here ?? there }
    return here + min(abs(place.fraction), 0.5) * (there - here)
  }

  /// The same when the page at a place rests.
  private mutating func breadth(restingOn place: Int64) -> Double? {
    let seen = visiblePages(at: strip.snap(of: place, from: place), from: place)
    var farthest: Double?
    for view in window.views where seen.contains(view.page) {
      if let breadth = view.breadth { farthest = max(farthest ?? 0, breadth) }
    }
    return farthest
  }
}
