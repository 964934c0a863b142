/// Pages in a row: where each starts, where it rests, which page is at an offset.
///
/// It speaks of places, which are page numbers except in a loop and on a short cut (`PlaceNumbers`).
/// Offsets are points by which the row has moved under the viewport, counted from where the place
/// `origin` starts at the area's leading side. With an origin near by they stay small, so that page
/// 10¹⁵ is laid out with the same bits as page 5. Where all pages are of one extent all members are
/// O(1), else O(log²) of the pages whose extents are known.
///
/// With `trim`, the row never moves past its ends: pages that would rest beyond an end rest at it.
/// Pages that rest at one place, or within one device pixel of an end, share one *stop*; a stop is
/// named by the number of the page that is nearest to the row's middle.
public struct PageStrip: Equatable, Sendable {
  /// The number of pages; 10¹⁸ and more where there is no end.
  public let count: Int64
  /// The length of a page that is not known by itself, in points; 0 where there is no room.
  public let extent: Double
  /// The distance from the start of such a page to the next one's, in points; at least a point.
  public let pitch: Double
  /// Where the area that pages are laid out in begins, in points from the viewport's leading side.
  public let lead: Double
  /// The length of that area, in points.
  public let area: Double
  /// Whether there is nothing to lay out: no page, or no room.
  public let isDegenerate: Bool
  /// What stands where.
  var numbers: PlaceNumbers
  /// The places, of a loop too.
  let places: Range<Int64>
  /// Lengths that are known.
  var extents: PageExtents
  /// Points between two pages.
  let gap: Double
  /// How far a loop's pages reach before they come again, in points.
  let lapLength: Double
  /// The length of a device pixel in points.
  let pixel: Double
  /// The part of the free space that lies before a page at rest.
  let share: Double
  /// The free space before a page at rest that is as long as the estimate, in points.
  let shift: Double
  /// Whether the ends of the row stop at the area's.
  let trims: Bool
  /// Whether there is anything to scroll.
  var scrolls = false
  /// The first and the last stop.
  var stops: ClosedRange<Int64> = 0...0
  /// The first page that rests where its alignment says, not held back by the start of the row.
  var firstFree: Int64 = 0
  /// The last page that rests where its alignment says; before the first one where there is none.
  var lastFree: Int64 = 0

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
    self.init(
      supply: .count(count),
      extent: extent,
      spacing: spacing,
      lead: lead,
      area: area,
      alignment: alignment,
      trim: trim,
      pixel: pixel
    )
  }

  /// A row of any pages.
  ///
  /// What is known of their lengths is in `extents`; `seen` is the length that is seen of the row, which a
  /// loop has to fill without showing a page twice, and nil where it is not to loop; `hidden` are pages that
  /// are left out. The rest is as above.
  init(
    supply: PageSupply,
    extents: PageExtents = PageExtents(),
    extent: PageExtent,
    spacing: Double,
    lead: Double,
    area: Double,
    alignment: Alignment,
    trim: Bool,
    pixel: Double,
    loopsOver seen: Double? = nil,
    hidden: Range<Int64> = 0..<0
  ) {
    let pages = supply.pages
    let count = pages.upperBound - pages.lowerBound
    let area = area > 0 && area < .infinity ? area : 0
    let extent = extent.length(in: area)
    // A point of pitch is left to the shortest page.
    let least = extents.isEmpty ? -extent : 1 - min(extent, extents.shortest)
    let gap = spacing.orZero.clamped(to: min(least, 0)...Viewport.largestExtent)
    self.count = count
    self.extents = extents
    self.extent = extent
    self.gap = gap
    self.pixel = pixel
    self.lead = lead.orZero
    self.area = area
    pitch = max(1, extent + gap)
    isDegenerate = count == 0 || area <= 0
    share = alignment.share
    shift = alignment.share * (area - extent)
    // Beyond 2⁵³ the length of the row is rounded, but by then it is far longer than any area.
    let known = extents.known(from: pages.lowerBound, to: pages.upperBound)
    let length =
      extents.isEmpty
      ? Double(count) * pitch
      : Double(count) * gap + Double(count - known.count) * extent + known.length
    lapLength = length
    // Where all lengths are known, what the others would be counted as is nobody's.
    let largest = (known.count < count ? max(extent, extents.longest) : extents.longest) + gap
    let loops = seen.map {
      !supply.isEndless && (1...PageSupply.mostOfLoop).contains(count) && area > 0
        && length - largest >= $0 - pixel / 2
    }
    if loops == true {
      numbers = PlaceNumbers(lap: count, hidden: hidden)
      places = -PageSupply.most..<PageSupply.most
    } else {
      numbers = PlaceNumbers(lap: 0, hidden: hidden)
      places = pages.lowerBound..<(pages.upperBound - numbers.gap)
    }
    trims = trim && loops != true
    findStops()
  }

  /// Finds the pages that rest where their alignment says.
  private mutating func findStops() {
    let first = places.lowerBound
    let last = max(first, places.upperBound - 1)
    guard trims else {
      scrolls = places.upperBound - first > 1 || isLong(first)
      stops = first...last
      firstFree = first
      lastFree = last
      return
    }
    let slack =
      isUniform
      ? Double(last - first) * pitch + extent - area
      : length(from: first, to: last) + extent(of: last) - area
    scrolls = slack >= pixel && !places.isEmpty
    guard scrolls else {
      stops = first...first
      firstFree = first + 1
      lastFree = first
      return
    }
    let head: Int64
    let tail: Int64
    if isUniform {
      // The first page to rest a device pixel or more after the row's start, the last one as long
      // before its end.
      head = max(0, Int64(clamping: ((shift + pixel) / pitch).rounded(.up)))
      tail = max(0, Int64(clamping: ((area - extent - shift + pixel) / pitch).rounded(.up)))
    } else {
      let held = self.last(in: first...last, near: first) {
        natural($0, from: first) < pixel
      }
      head = held.map { $0 + 1 - first } ?? 0
      // Counted from the last page: from the first one, a very long row is rounded.
      let end = extent(of: last) - area
      let free = self.last(in: first...last, near: last) {
        natural($0, from: last) <= end - pixel
      }
      tail = last - (free ?? first - 1)
    }
    firstFree = first + max(0, min(head, last - first + 1))
    lastFree = min(max(last - tail, firstFree - 1), last)
    let firstStop = max(first, firstFree - 1)
    stops = firstStop...max(firstStop, min(lastFree + 1, last))
  }

  /// The largest number of pages: 10¹⁸, which leaves room to add in `Int64`.
  static let mostPages: Int64 = PageSupply.most

  /// Whether all pages are of one extent.
  var isUniform: Bool { extents.isEmpty }

  /// The first and the last offset of rest.
  public func bounds(from origin: Int64) -> ClosedRange<Double> {
    let first = places.lowerBound
    let start = start(of: first, from: origin) - (trims ? 0 : before(first))
    guard scrolls else { return start...start }
    let last = max(first, places.upperBound - 1)
    let end = self.start(of: last, from: origin)
    let rest = trims || isLong(last) ? end + extent(of: last) - area : end - before(last)
    return start...max(start, rest)
  }

  /// The offset at which `page` rests; that at which it begins to, where it is longer than the area.
  public func snap(of page: Int64, from origin: Int64) -> Double {
    if trims {
      if page < firstFree { return bounds(from: origin).lowerBound }
      if page > lastFree { return bounds(from: origin).upperBound }
    }
    return natural(page, from: origin)
  }

  /// The stop at which `page` rests.
  func stop(of page: Int64) -> Int64 { page.clamped(to: stops) }

  /// The page that a stop stands for: at the ends of a trimmed row the first and the last one of
  /// all.
  func page(atStop stop: Int64) -> Int64 {
    if trims, stop == stops.lowerBound, stop < firstFree { return places.lowerBound }
    if trims, stop == stops.upperBound, stop > lastFree { return places.upperBound - 1 }
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
