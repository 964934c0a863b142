extension PageStrip {
  /// Where an offset lies between two stops.
  struct Interval: Equatable {
    /// The stop at or before the offset, and its offset.
    var lower: (stop: Int64, offset: Double)
    /// The next stop and its offset; the same as `lower` at and past the ends.
    var upper: (stop: Int64, offset: Double)

    /// Whether both speak of the same two stops.
    static func == (one: Interval, other: Interval) -> Bool {
      one.lower == other.lower && one.upper == other.upper
    }
  }

  /// The two stops that `offset` lies between.
  func interval(at offset: Double, from origin: Int64) -> Interval {
    let first = (stop: stops.lowerBound, offset: snap(of: stops.lowerBound, from: origin))
    let isAlone = stops.lowerBound == stops.upperBound && isUniform
    if isAlone || !(offset > first.offset) {
      return Interval(lower: first, upper: first)
    }
    let last = (
      stop: stops.upperBound,
      offset: rests(of: stops.upperBound, from: origin).upperBound
    )
    if offset >= last.offset {
      return Interval(lower: last, upper: last)
    }
    guard isUniform else { return unevenInterval(at: offset, from: origin) }
    let index = Int64(clamping: ((offset + shift) / pitch).rounded(.down))
    var stop = (origin + index).clamped(to: stops.lowerBound...(stops.upperBound - 1))
    var lower = snap(of: stop, from: origin)
    // A division may round to the neighbour.
    if lower > offset, stop > stops.lowerBound {
      stop -= 1
      lower = snap(of: stop, from: origin)
    }
    return Interval(lower: (stop, lower), upper: (stop + 1, snap(of: stop + 1, from: origin)))
  }

  /// The same among pages of differing lengths; inside a long page both are where it is.
  private func unevenInterval(at offset: Double, from origin: Int64) -> Interval {
    let stop =
      last(in: stops, near: origin) { snap(of: $0, from: origin) <= offset } ?? stops.lowerBound
    let end = rests(of: stop, from: origin).upperBound
    guard offset > end, stop < stops.upperBound else {
      return Interval(lower: (stop, offset), upper: (stop, offset))
    }
    return Interval(lower: (stop, end), upper: (stop + 1, snap(of: stop + 1, from: origin)))
  }

  /// The nearest page at `offset` and the way to it.
  ///
  /// Where several pages rest at one place, `anchor` is it if it is one of them.
  public func position(
    at offset: Double,
    from origin: Int64,
    anchor: Int64
  ) -> PagePosition {
    let interval = interval(at: offset, from: origin)
    let gap = interval.upper.offset - interval.lower.offset
    guard gap > 0 else {
      let page = page(atStop: interval.lower.stop, anchor: anchor)
      var position = PagePosition(page: page, fraction: (offset - interval.lower.offset) / pitch)
      if isLong(page) {
        let rests = rests(of: page, from: origin)
        // At least a device pixel, but for a row so far from its origin that it is rounded away.
        let length = max(pixel, rests.upperBound - rests.lowerBound)
        position.inside = ((offset - rests.lowerBound) / length).clamped(to: 0...1)
      }
      return position
    }
    let isNearLower = (offset - interval.lower.offset) / gap < 0.5
    let nearest = isNearLower ? interval.lower : interval.upper
    return PagePosition(
      page: page(atStop: nearest.stop, anchor: anchor),
      fraction: (offset - nearest.offset) / gap
    )
  }

  /// The offset of a position; the inverse of `position(at:from:anchor:)`.
  public func offset(of position: PagePosition, from origin: Int64) -> Double {
    let rests = rests(of: position.page, from: origin)
    let length = rests.upperBound - rests.lowerBound
    guard position.fraction != 0 else { return rests.lowerBound + position.inside * length }
    let isAhead = position.fraction > 0
    let rest = isAhead ? rests.upperBound : rests.lowerBound
    let here = stop(of: position.page)
    let next = here + (isAhead ? 1 : -1)
    guard stops.contains(next) else { return rest + position.fraction * pitch }
    let other = self.rests(of: next, from: origin)
    let end = isAhead ? other.lowerBound : other.upperBound
    return rest + position.fraction * abs(end - rest)
  }

  /// The pages of which more than `margin` points lie between `lower` and `upper`, both in points
  /// from the viewport's leading side, when the row has moved by `offset`.
  ///
  /// No more than 4096 pages, from the first one in the area on.
  public func pages(
    between lower: Double,
    and upper: Double,
    margin: Double,
    offset: Double,
    from origin: Int64
  ) -> Range<Int64> {
    guard !isDegenerate, upper - lower > margin else { return 0..<0 }
    // Page i covers lead + start(i) − offset, and its extent points on.
    let near = lower + margin - lead + offset
    let far = upper - margin - lead + offset
    let ends =
      isUniform
      ? even(after: near - extent, before: far, from: origin)
      : uneven(after: near, before: far, from: origin)
    let start = ends.lowerBound.clamped(to: places.lowerBound...places.upperBound)
    let end = ends.upperBound.clamped(to: places.lowerBound...places.upperBound)
    guard end > start else { return start..<start }
    // No page of a loop is seen twice.
    let most = numbers.lap > 0 ? min(numbers.lap, PageStrip.mostVisible) : PageStrip.mostVisible
    guard end - start > most else { return start..<end }
    let here = isUniform ? origin + Int64(clamping: (offset / pitch).rounded(.down)) : start
    let before = numbers.lap > 0 ? (end - start - most) / 2 + start : here
    let cut = before.clamped(to: start...(end - most))
    return cut..<(cut + most)
  }

  /// The pages of one extent that start after one offset and before another.
  private func even(after near: Double, before far: Double, from origin: Int64) -> Range<Int64> {
    var first = Int64(clamping: (near / pitch).rounded(.down)) + 1
    var last = Int64(clamping: (far / pitch).rounded(.up)) - 1
    // Divisions may round across the margin by one page.
    if Double(first - 1) * pitch > near { first -= 1 }
    if Double(first) * pitch <= near { first += 1 }
    if Double(last + 1) * pitch < far { last += 1 }
    if Double(last) * pitch >= far { last -= 1 }
    return (origin + first)..<max(origin + first, origin + last + 1)
  }

  /// The pages that end after one offset and start before another.
  private func uneven(after near: Double, before far: Double, from origin: Int64) -> Range<Int64> {
    let all = places.lowerBound...(places.upperBound - 1)
    guard let last = last(in: all, near: origin, where: { start(of: $0, from: origin) < far })
    else { return places.lowerBound..<places.lowerBound }
    let before = self.last(in: places.lowerBound...last, near: last) {
      start(of: $0, from: origin) <= near
    }
    var first = before ?? places.lowerBound
    if start(of: first, from: origin) + extent(of: first) <= near { first += 1 }
    // With a negative spacing more than one page reaches there.
    while first > places.lowerBound, last - first < PageStrip.mostVisible,
      start(of: first - 1, from: origin) + extent(of: first - 1) > near
    {
      first -= 1
    }
    return min(first, last + 1)..<(last + 1)
  }

  /// The largest number of pages that are seen at once; what a viewport cannot mean to show stays
  /// unmounted.
  static let mostVisible: Int64 = 4096

  private func page(atStop stop: Int64, anchor: Int64) -> Int64 {
    self.stop(of: anchor) == stop && places.contains(anchor) ? anchor : page(atStop: stop)
  }
}
