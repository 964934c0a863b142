// What else a host reads that adds room at the ends: how near they are.

extension Pager {
  /// How far the row is from its ends.
  public struct Ends: Equatable, Sendable {
    /// Points from where the first page rests, as shown; negative when pulled before it.
    public var before: Double
    /// Points to where the last page rests; negative when pulled past it.
    public var after: Double
    /// The way from there over which the first page goes out of view, and no farther than to where
    /// another page rests; positive.
    public var head: Double
    /// The same of the last page.
    public var tail: Double
  }

  /// How far the row is from its ends; exact near either of them, at any number of pages.
  ///
  /// Without pages, or with no room for them, it is at both.
  public var ends: Ends {
    guard !strip.isDegenerate else { return Ends(before: 0, after: 0, head: 1, tail: 1) }
    let bounds = strip.bounds(from: origin)
    let last = count - 1
    let second = strip.page(after: 0, by: 1)
    let head = strip.snap(of: second, from: 0) - strip.snap(of: 0, from: 0)
    let other = strip.page(after: last, by: -1)
    let tail = strip.snap(of: last, from: last) - strip.snap(of: other, from: last)
    let extent = max(1, strip.extent)
    return Ends(
      before: scroller.offset - bounds.lowerBound,
      after: bounds.upperBound - scroller.offset,
      head: head > 0 ? min(head, extent) : extent,
      tail: tail > 0 ? min(tail, extent) : extent
    )
  }
}
