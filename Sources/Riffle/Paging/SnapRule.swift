/// Which page a gesture ends on: a pure function of where it was let go, how fast, and where it
/// began.
///
/// 1. The offset that the velocity would carry to, at the given deceleration, picks the nearest
///    page.
/// 2. A flick (at least ``flickVelocity``) turns at least one page in its own direction, counted
///    from the page that was pending when the finger came down, so that n quick flicks are n pages
///    even while the row lags behind.
/// 3. A flick back against the drag puts the page back.
/// 4. No gesture goes more than `limit` pages from the pending one.
public struct SnapRule: Equatable, Sendable {
  /// The slowest release that counts as a flick, in points per second.
  ///
  /// A hand that means to stay lifts at less than 100 points per second, one that means to turn at
  /// more than 300.
  public static let flickVelocity: Double = 200

  /// The largest number of pages that a gesture turns; nil: as far as it carries.
  public var limit: Int64?
  /// How fast a free motion would slow down.
  public var deceleration: DecelerationRate

  /// A rule with the given limit, clamped to 1…10¹⁸, and deceleration.
  public init(limit: Int64?, deceleration: DecelerationRate) {
    self.limit = limit.map { $0.clamped(to: 1...PageStrip.mostPages) }
    self.deceleration = deceleration
  }

  /// Where a gesture began.
  public struct Start: Equatable, Sendable {
    /// The page that was pending: the target of the motion that was stopped, or the page at rest.
    public var page: Int64
    /// The offset at which the row was taken hold of, in points from the same origin as the
    /// release.
    public var offset: Double

    /// A gesture that began at `offset` while `page` was pending.
    public init(page: Int64, offset: Double) {
      self.page = page
      self.offset = offset
    }
  }

  /// The page on which a gesture ends that is let go at `offset` with `velocity` (points per
  /// second).
  ///
  /// - Parameters:
  ///   - strip: the pages; must hold at least one.
  ///   - offset: where the row was let go.
  ///   - velocity: how fast, positive towards later pages.
  ///   - origin: the page that offsets are counted from.
  ///   - start: where the gesture began.
  /// - Returns: a page of the strip.
  public func target(
    in strip: PageStrip,
    offset: Double,
    velocity: Double,
    origin: Int64,
    start: Start
  ) -> Int64 {
    let carried = Decay.projection(from: offset, velocity: velocity, rate: deceleration)
    let nearest = strip.interval(at: carried, from: origin).nearestStop(to: carried)
    let held = strip.interval(at: start.offset, from: origin)
    let pending = strip.stop(of: start.page)
    let reach = limit ?? PageStrip.mostPages
    let range: ClosedRange<Int64>
    if velocity >= SnapRule.flickVelocity {
      let base = max(pending, held.floor)
      let ahead = strip.interval(at: offset, from: origin).ceiling(of: offset)
      range =
        offset >= start.offset
        ? (base + 1)...(base + reach)
        : ahead...(limit == nil ? strip.stops.upperBound : base).atLeast(ahead)
    } else if velocity <= -SnapRule.flickVelocity {
      let base = min(pending, held.ceiling(of: start.offset))
      let behind = strip.interval(at: offset, from: origin).floor
      range =
        offset <= start.offset
        ? (base - reach)...(base - 1)
        : (limit == nil ? strip.stops.lowerBound : base).atMost(behind)...behind
    } else {
      range =
        (min(pending, held.floor) - reach)...(max(pending, held.ceiling(of: start.offset)) + reach)
    }
    return strip.page(atStop: nearest.clamped(to: range).clamped(to: strip.stops))
  }
}

extension PageStrip.Interval {
  /// The stop at or before the offset that the interval was asked for.
  var floor: Int64 { lower.stop }

  /// The stop at or after `offset`.
  func ceiling(of offset: Double) -> Int64 {
    offset > lower.offset ? upper.stop : lower.stop
  }

  /// The stop that is nearer to `offset`; halfway, the later one.
  func nearestStop(to offset: Double) -> Int64 {
    let gap = upper.offset - lower.offset
    return gap > 0 && (offset - lower.offset) / gap >= 0.5 ? upper.stop : lower.stop
  }
}

extension Int64 {
  fileprivate func atLeast(_ other: Int64) -> Int64 { Swift.max(self, other) }
  fileprivate func atMost(_ other: Int64) -> Int64 { Swift.min(self, other) }
}
