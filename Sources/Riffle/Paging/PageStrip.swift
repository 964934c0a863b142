/// Pages of one extent in a row: where each starts, where it rests, which page is at an offset.
///
/// Offsets are points by which the row has moved under the viewport, counted from where the page
/// `origin` starts at the area's leading side. With an origin near by they stay small, so that page
/// 10¹⁵ is laid out with the same bits as page 5. All members are O(1).
///
/// With `trim`, the row never moves past its ends: pages that would rest beyond an end rest at it.
/// Pages that rest at one place, or within one device pixel of an end, share one *stop*; a stop is
/// named by the number of the page that is nearest to the row's middle.
public struct PageStrip: Equatable, Sendable {
  /// The number of pages.
  public let count: Int64
  /// The length of a page, in points; 0 where there is no room.
  public let extent: Double
  /// The distance from one page's start to the next one's, in points; at least a point.
  public let pitch: Double
  /// Where the area that pages are laid out in begins, in points from the viewport's leading side.
  public let lead: Double
  /// The length of that area, in points.
  public let area: Double
  /// Whether there is nothing to lay out: no page, or no room.
  public let isDegenerate: Bool
  /// The free space before a page at rest, in points: alignment × (area − extent).
  let shift: Double
  /// Whether the ends of the row stop at the area's.
  private let trims: Bool
  /// Whether there is anything to scroll.
  private let scrolls: Bool
  /// The first and the last stop.
  let stops: ClosedRange<Int64>
  /// The first page that rests where its alignment says, not held back by the start of the row.
  private let firstFree: Int64
  /// The last page that rests where its alignment says; before the first one where there is none.
  private let lastFree: Int64

  /// A row of `count` pages.
  ///
  /// - Parameters:
  ///   - count: the number of pages; less than 0 is 0, more than 10¹⁸ is 10¹⁸.
  ///   - extent: how long a page is.
  ///   - spacing: points between pages; may be negative as long as a point of pitch is left.
  ///   - lead: where the area starts in the viewport, in points.
  ///   - area: the length of the area in points; less than 0 is 0.
  ///   - alignment: where a page rests in the area.
  ///   - trim: whether the ends of the row stop at the area's.
  ///   - pixel: the length of a device pixel in points.
  public init(
    count: Int64,
    extent: PageExtent,
    spacing: Double,
    lead: Double,
    area: Double,
    alignment: Alignment,
    trim: Bool,
    pixel: Double
  ) {
    let count = count.clamped(to: 0...PageStrip.mostPages)
    let area = area > 0 && area < .infinity ? area : 0
    let extent = extent.length(in: area)
    let gap = spacing.orZero.clamped(to: -extent...Viewport.largestExtent)
    let pitch = max(1, extent + gap)
    let shift = alignment.share * (area - extent)
    self.count = count
    self.extent = extent
    self.pitch = pitch
    self.lead = lead.orZero
    self.area = area
    isDegenerate = count == 0 || area <= 0
    self.shift = shift
    trims = trim
    let last = max(0, count - 1)
    // Beyond 2⁵³ the length of the row is rounded, but by then it is far longer than any area.
    let slack = Double(last) * pitch + extent - area
    scrolls = trim ? slack >= pixel && count > 0 : count > 1
    guard trim else {
      stops = 0...last
      firstFree = 0
      lastFree = last
      return
    }
    guard scrolls else {
      stops = 0...0
      firstFree = 1
      lastFree = 0
      return
    }
    // The first page to rest a device pixel or more after the row's start, the last one as long
    // before its end.
    let first = max(0, Int64(clamping: ((shift + pixel) / pitch).rounded(.up)))
    let fromEnd = max(0, Int64(clamping: ((area - extent - shift + pixel) / pitch).rounded(.up)))
    let head = max(0, min(first, last + 1))
    let tail = max(last - fromEnd, head - 1)
    firstFree = head
    lastFree = min(tail, last)
    let firstStop = max(0, head - 1)
    stops = firstStop...max(firstStop, min(lastFree + 1, last))
  }

  /// The largest number of pages: 10¹⁸, which leaves room to add in `Int64`.
  static let mostPages: Int64 = 1_000_000_000_000_000_000

  /// The offset at which `page` starts at the area's leading side.
  public func start(of page: Int64, from origin: Int64) -> Double {
    Double(page - origin) * pitch
  }

  /// The first and the last offset of rest.
  public func bounds(from origin: Int64) -> ClosedRange<Double> {
    let first = start(of: 0, from: origin) - (trims ? 0 : shift)
    guard scrolls else { return first...first }
    let last = start(of: max(0, count - 1), from: origin)
    return first...max(first, trims ? last + extent - area : last - shift)
  }

  /// The offset at which `page` rests.
  public func snap(of page: Int64, from origin: Int64) -> Double {
    if trims {
      if page < firstFree { return bounds(from: origin).lowerBound }
      if page > lastFree { return bounds(from: origin).upperBound }
    }
    return start(of: page, from: origin) - shift
  }

  /// The stop at which `page` rests.
  func stop(of page: Int64) -> Int64 { page.clamped(to: stops) }

  /// The page that a stop stands for: at the ends of a trimmed row the first and the last one of
  /// all.
  func page(atStop stop: Int64) -> Int64 {
    if trims, stop == stops.lowerBound, stop < firstFree { return 0 }
    if trims, stop == stops.upperBound, stop > lastFree { return count - 1 }
    return stop
  }

  /// The page `steps` stops after `page`; no farther than the ends.
  public func page(after page: Int64, by steps: Int64) -> Int64 {
    guard count > 0 else { return 0 }
    let from = stop(of: page)
    let (sum, overflows) = from.addingReportingOverflow(steps)
    let reached = overflows ? (steps < 0 ? stops.lowerBound : stops.upperBound) : sum
    let target = reached.clamped(to: stops)
    return target == from ? page : self.page(atStop: target)
  }
}
