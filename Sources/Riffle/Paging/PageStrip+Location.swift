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
    if stops.lowerBound == stops.upperBound || !(offset > first.offset) {
      return Interval(lower: first, upper: first)
    }
    let last = (stop: stops.upperBound, offset: snap(of: stops.upperBound, from: origin))
    if offset >= last.offset {
      return Interval(lower: last, upper: last)
    }
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
      return PagePosition(
        page: page(atStop: interval.lower.stop, anchor: anchor),
        fraction: (offset - interval.lower.offset) / pitch
      )
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
    let rest = snap(of: position.page, from: origin)
    guard position.fraction != 0 else { return rest }
    let here = stop(of: position.page)
    let next = here + (position.fraction > 0 ? 1 : -1)
    guard stops.contains(next) else { return rest + position.fraction * pitch }
    return rest + position.fraction * abs(snap(of: next, from: origin) - rest)
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
    // Page i covers lead + start(i) − offset, and extent points on.
    let near = lower + margin - lead + offset - extent
    let far = upper - margin - lead + offset
    var first = Int64(clamping: (near / pitch).rounded(.down)) + 1
    var last = Int64(clamping: (far / pitch).rounded(.up)) - 1
    // Divisions may round across the margin by one page.
    if Double(first - 1) * pitch > near { first -= 1 }
    if Double(first) * pitch <= near { first += 1 }
    if Double(last + 1) * pitch < far { last += 1 }
    if Double(last) * pitch >= far { last -= 1 }
    let start = (origin + first).clamped(to: 0...count)
    let end = (origin + last + 1).clamped(to: 0...count)
    guard end > start else { return start..<start }
    guard end - start > PageStrip.mostVisible else { return start..<end }
    let here = origin + Int64(clamping: (offset / pitch).rounded(.down))
    let cut = here.clamped(to: start...(end - PageStrip.mostVisible))
    return cut..<(cut + PageStrip.mostVisible)
  }

  /// The largest number of pages that are seen at once; what a viewport cannot mean to show stays
  /// unmounted.
  static let mostVisible: Int64 = 4096

  private func page(atStop stop: Int64, anchor: Int64) -> Int64 {
    self.stop(of: anchor) == stop && anchor >= 0 && anchor < count ? anchor : page(atStop: stop)
  }
}
