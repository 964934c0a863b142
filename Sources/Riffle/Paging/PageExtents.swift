/// The lengths of the pages that are known by themselves; all others are as long as the estimate.
///
/// Only what is known is kept: among 10¹⁸ pages of which ten were measured there are ten entries. A
/// length is looked up in O(log known), a distance as well, a change costs O(known).
struct PageExtents: Equatable, Sendable {
  /// The pages whose length is known, ascending.
  private var pages: [Int64] = []
  /// Their lengths in points.
  private var lengths: [Double] = []
  /// The sum of all lengths before each of them.
  private var sums: [Double] = []
  /// The shortest and the longest of them, as they ever were.
  private(set) var shortest = Double.infinity
  private(set) var longest: Double = 0

  /// Whether nothing is known.
  var isEmpty: Bool { pages.isEmpty }

  /// A length as it is taken: 1 to 2²⁰ points; nil for what is no length.
  static func sane(_ length: Double) -> Double? {
    length >= 0 && length < .infinity ? length.clamped(to: 1...Viewport.largestExtent) : nil
  }

  /// The known length of a page.
  func length(of page: Int64) -> Double? {
    let index = index(of: page)
    return index < pages.count && pages[index] == page ? lengths[index] : nil
  }

  /// How many of the pages from `first` to before `end` are known, and the sum of their lengths.
  func known(from first: Int64, to end: Int64) -> (count: Int64, length: Double) {
    let (from, to) = (index(of: first), index(of: end))
    guard to - from > 32 else {
      // Few are added up as they are, which is as exact far down the row as at its beginning.
      var sum = 0.0
      for index in from..<max(from, to) { sum += lengths[index] }
      return (Int64(max(0, to - from)), sum)
    }
    let last = to < pages.count ? sums[to] : sums[to - 1] + lengths[to - 1]
    return (Int64(to - from), last - sums[from])
  }

  /// Takes in the length of a page; says whether that is news.
  mutating func set(_ length: Double, of page: Int64) -> Bool {
    guard let length = PageExtents.sane(length) else { return false }
    let index = index(of: page)
    if index < pages.count, pages[index] == page {
      guard lengths[index] != length else { return false }
      lengths[index] = length
    } else {
      pages.insert(page, at: index)
      lengths.insert(length, at: index)
      sums.insert(0, at: index)
    }
    shortest = min(shortest, length)
    longest = max(longest, length)
    sum(from: index)
    return true
  }

  /// Pages from `first` on have the given lengths; what is no length stays unknown.
  mutating func set(_ lengths: [Double], from first: Int64) {
    guard let last = pages.last, last >= first else {
      // Behind all that is known: nothing has to make room.
      let index = pages.count
      for (offset, length) in lengths.enumerated() {
        guard let length = PageExtents.sane(length) else { continue }
        pages.append(first + Int64(offset))
        self.lengths.append(length)
        sums.append(0)
        shortest = min(shortest, length)
        longest = max(longest, length)
      }
      return sum(from: index)
    }
    for (offset, length) in lengths.enumerated() { _ = set(length, of: first + Int64(offset)) }
  }

  /// So many pages came in before page `at`.
  mutating func insert(_ count: Int64, at: Int64) {
    while let last = pages.last, last >= at, last > PageSupply.most - count {
      pages.removeLast()
      lengths.removeLast()
      sums.removeLast()
    }
    for index in index(of: at)..<pages.count { pages[index] += count }
  }

  /// So many pages are gone from page `at` on.
  mutating func remove(_ count: Int64, at: Int64) {
    let (from, to) = (index(of: at), index(of: at + count))
    pages.removeSubrange(from..<to)
    lengths.removeSubrange(from..<to)
    sums.removeSubrange(from..<to)
    for index in from..<pages.count { pages[index] -= count }
    sum(from: from)
  }

  /// The place of the first known page that is not before `page`.
  private func index(of page: Int64) -> Int { pages.place(of: page) }

  private mutating func sum(from index: Int) {
    guard index < pages.count else { return }
    var sum = index > 0 ? sums[index - 1] + lengths[index - 1] : 0
    for index in index..<pages.count {
      sums[index] = sum
      sum += lengths[index]
    }
  }
}
