/// What a list of edits makes of the numbers of pages.
struct Renumbering {
  /// One edit, its numbers clamped to the pages that there were.
  enum Step {
    /// So many pages came in before page `at`.
    case inserted(at: Int64, count: Int64)
    /// These are gone; `instead` is the number of the one that follows them.
    case removed(Range<Int64>, instead: Int64)
    /// A page stands elsewhere.
    case moved(from: Int64, to: Int64)
  }

  /// The edits, in order.
  var steps: [Step] = []
  /// How many pages a loop had and has; 0 where the row does not loop.
  var lap: (before: Int64, after: Int64) = (0, 0)

  /// The number of a page afterwards; nil if it is gone.
  func page(_ page: Int64) -> Int64? {
    var page = page
    for step in steps {
      guard let next = step.page(page) else { return nil }
      page = next
    }
    return page
  }

  /// The number of a page, or of the one that follows it if it is gone.
  func successor(of page: Int64) -> Int64 {
    var page = page
    for step in steps {
      if let next = step.page(page) {
        page = next
      } else if case .removed(_, let instead) = step {
        page = instead
      } else {
        page = PageSupply.most
      }
    }
    return page
  }

  /// The place of what stands at a place; a loop's go on past its last page.
  func place(_ place: Int64) -> Int64? {
    guard lap.before > 0 else { return page(place) }
    let page = place.modulo(lap.before)
    // What is in view is at most a lap away; what the row is on its way to, at least that.
    let laps = ((place - page) / lap.before).clamped(to: -1...1)
    return self.page(page).map { laps * lap.after + $0 }
  }
}

extension Renumbering.Step {
  /// The number of a page afterwards; nil if it is gone.
  func page(_ page: Int64) -> Int64? {
    switch self {
    case .inserted(let at, let count):
      // Where there is no end, what is pushed beyond the last number is gone.
      return page < at ? page : page > PageSupply.most - count ? nil : page + count
    case .removed(let gone, _):
      if page < gone.lowerBound { return page }
      return gone.contains(page) ? nil : page - (gone.upperBound - gone.lowerBound)
    case .moved(let from, let to):
      if page == from { return to }
      if from < page, page <= to { return page - 1 }
      return to <= page && page < from ? page + 1 : page
    }
  }
}
