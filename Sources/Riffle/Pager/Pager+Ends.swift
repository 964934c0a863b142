// What else a host reads that adds room at the ends: how near they are.

extension Pager {
  /// How far the row is from its ends.
  public struct Ends: Equatable, Sendable {
    /// Points from where the first page rests, as shown; negative when pulled before it.
    public var before: Double
    /// Points to where the last page rests; negative when pulled past it.
    public var after: Double
    /// The way from there over which the first page goes out of view, and no farther than to where
    /// another page rests, or to the other end; positive.
    public var head: Double
    /// The same of the last page.
    public var tail: Double
    /// How much of the area all pages together leave free; 0 where they fill it, or there are none.
    public var slack: Double
  }

  /// How far the row is from its ends; exact near either of them, at any number of pages.
  ///
  /// Where there is no end it is far away.
  ///
  /// Without pages, or with no room for them, it is at both.
  public var ends: Ends {
    guard !strip.isDegenerate else { return Ends(before: 0, after: 0, head: 1, tail: 1, slack: 0) }
    let bounds = strip.bounds(from: origin)
    let (first, last) = (strip.places.lowerBound, strip.places.upperBound - 1)
    let second = strip.page(after: first, by: 1)
    let head = strip.snap(of: second, from: first) - strip.snap(of: first, from: first)
    let other = strip.page(after: last, by: -1)
    let tail =
      strip.rests(of: last, from: last).upperBound
      - strip.rests(of: other, from: last).upperBound
    // Of one page, no farther than to the other end: there is no room of this one.
    let way = bounds.upperBound - bounds.lowerBound
    let longest = way > 0 ? way : .infinity
    let (beginning, end) = (
      min(longest, max(1, strip.extent(of: first))), min(longest, max(1, strip.extent(of: last)))
    )
    return Ends(
      before: scroller.offset - bounds.lowerBound,
      after: bounds.upperBound - scroller.offset,
      head: head > 0 ? min(head, beginning) : beginning,
      tail: tail > 0 ? min(tail, end) : end,
      slack: way > 0
        ? 0 : max(0, strip.area - strip.start(of: last, from: first) - strip.extent(of: last))
    )
  }
}
