import Riffle

/// What edits make of the numbers of pages, worked out one number at a time.
struct EditedNumbers {
  private let edits: [Pager.Edit]
  private let pages: Range<Int64>
  private let isEndless: Bool

  init(_ edits: [Pager.Edit], of supply: PageSupply) {
    self.edits = edits
    switch supply {
    case .count(let count):
      pages = 0..<min(max(0, count), 1_000_000_000_000_000_000)
      isEndless = false
    case .forward: (pages, isEndless) = (0..<1_000_000_000_000_000_000, true)
    case .endless:
      (pages, isEndless) = (-1_000_000_000_000_000_000..<1_000_000_000_000_000_001, true)
    }
  }

  /// The number of a page after all edits; nil if it is gone.
  func number(_ page: Int64) -> Int64? {
    var page = page
    var end = pages.upperBound
    for edit in edits {
      switch edit {
      case .inserted(let at, let count, _):
        let count = max(0, isEndless ? count : min(count, 1_000_000_000_000_000_000 - end))
        if page >= min(max(at, pages.lowerBound), end) { page += count }
        // Where there is no end, what is pushed beyond the last number is gone.
        if page > 1_000_000_000_000_000_000 { return nil }
        if !isEndless { end += count }
      case .removed(let at, let count):
        let first = min(max(at, pages.lowerBound), end)
        let count = min(max(0, count), end - first)
        if page >= first + count { page -= count } else if page >= first { return nil }
        if !isEndless { end -= count }
      case .moved(let from, let to):
        guard end > pages.lowerBound else { continue }
        let from = min(max(from, pages.lowerBound), end - 1)
        let to = min(max(to, pages.lowerBound), end - 1)
        if page == from {
          page = to
        } else {
          if page > from { page -= 1 }
          if page >= to { page += 1 }
        }
      case .measured: break
      }
    }
    return page
  }
}
