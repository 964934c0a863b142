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

  /// Where pages that are left out begin and end afterwards; nil where that cannot be said: pages that
  /// changed their order may have left them.
  func hidden(_ hidden: Range<Int64>) -> Range<Int64>? {
    guard !hidden.isEmpty else { return hidden }
    var (lower, upper) = (hidden.lowerBound, hidden.upperBound)
    for step in steps {
      switch step {
      case .inserted(let at, let count):
        // What comes in at their ends is left out as well.
        if at < lower { lower += count }
        if at <= upper { upper += count }
      case .removed(let gone, _):
        lower -= gone.clamped(to: Int64.min..<lower).count64
        upper -= gone.clamped(to: Int64.min..<upper).count64
      case .moved: return nil
      }
    }
    return lower..<max(lower, upper)
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

  /// The place of what stands at a place; a loop's go on past its last page, and between two rows of
  /// numbers pages may be left out.
  func place(_ place: Int64, _ before: PlaceNumbers, _ after: PlaceNumbers) -> Int64? {
    guard lap.before > 0 else {
      return page(before.number(at: place)).flatMap { after.place(of: $0) }
    }
    let page = place.modulo(lap.before)
    // What is in view is at most a lap away; what the row is on its way to, at least that.
    let laps = ((place - page) / lap.before).clamped(to: -1...1)
    return self.page(page).map { laps * lap.after + $0 }
  }
}

extension Range<Int64> {
  /// How many there are.
  fileprivate var count64: Int64 { upperBound - lowerBound }
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
