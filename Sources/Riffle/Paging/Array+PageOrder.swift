extension [Int64] {
  /// Where a page stands among pages in order, or would.
  ///
  /// - Complexity: O(log n).
  @inline(never)
  func place(of page: Int64) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < page { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
