// Pages of any length: how long each is, where it starts, and how far it may scroll inside itself.

extension PageStrip {
  /// The length of the page at a place, in points.
  func extent(of place: Int64) -> Double {
    isUniform ? extent : extents.length(of: numbers.page(at: place)) ?? extent
  }

  /// The offset at which the page at a place starts at the area's leading side.
  public func start(of place: Int64, from origin: Int64) -> Double {
    if isUniform { return Double(place - origin) * pitch }
    return place < origin ? 0 - length(from: place, to: origin) : length(from: origin, to: place)
  }

  /// The distance from the start of one page to that of a later one, in points.
  func length(from first: Int64, to last: Int64) -> Double {
    let (from, to) = (numbers.number(at: first), numbers.number(at: last))
    let hidden = numbers.hidden
    guard !hidden.isEmpty, from < hidden.lowerBound, to >= hidden.upperBound else {
      return span(from, to)
    }
    return span(from, hidden.lowerBound) + span(hidden.upperBound, to)
  }

  /// The same by numbers, none of which are left out.
  private func span(_ from: Int64, _ to: Int64) -> Double {
    let lap = numbers.lap
    guard lap > 0 else { return plain(from, to) }
    let (first, last) = (from.modulo(lap), to.modulo(lap))
    let laps = (to - last - (from - first)) / lap
    guard laps > 0 else { return plain(first, last) }
    return plain(first, lap) + Double(laps - 1) * lapLength + plain(0, last)
  }

  private func plain(_ from: Int64, _ to: Int64) -> Double {
    let known = extents.known(from: from, to: to)
    return Double(to - from) * gap + Double(to - from - known.count) * extent + known.length
  }

  /// Whether a page is so much longer than the area that it scrolls inside itself before it turns.
  ///
  /// Only where pages have lengths of their own: where all are longer than the area it is meant so.
  func isLong(_ place: Int64) -> Bool {
    !isUniform && !places.isEmpty && extent(of: place) >= area + pixel
  }

  /// The free space before a page at rest, in points; none before a long one.
  func before(_ place: Int64) -> Double {
    isUniform ? shift : isLong(place) ? 0 : share * (area - extent(of: place))
  }

  /// The offset at which a page rests by its alignment.
  func natural(_ place: Int64, from origin: Int64) -> Double {
    start(of: place, from: origin) - before(place)
  }

  /// The offsets at which the page at a place may rest: one, or where it is longer than the area all
  /// from its beginning to its end.
  func rests(of place: Int64, from origin: Int64) -> ClosedRange<Double> {
    let rest = snap(of: place, from: origin)
    guard isLong(place) else { return rest...rest }
    let end = start(of: place, from: origin) + extent(of: place) - area
    return rest...max(rest, end)
  }

  /// How far it is from an offset to where the page at a place rests; 0 all along a long page.
  func distance(to place: Int64, from offset: Double, origin: Int64) -> Double {
    guard !isUniform else { return snap(of: place, from: origin) - offset }
    let rests = rests(of: place, from: origin)
    return offset.clamped(to: rests) == offset
      ? 0 : (offset < rests.lowerBound ? rests.lowerBound : rests.upperBound) - offset
  }

  /// The last place of a range for which something holds that holds up to there and no farther; nil
  /// if it holds for none.
  ///
  /// - Complexity: O(log of the distance from `guess`).
  func last(
    in range: ClosedRange<Int64>,
    near guess: Int64,
    where holds: (Int64) -> Bool
  ) -> Int64? {
    // It holds for `low`, and not for `high`.
    var low = guess.clamped(to: range)
    var high = low
    var step: Int64 = 1
    if holds(low) {
      repeat {
        guard low < range.upperBound else { return low }
        high = low + min(step, range.upperBound - low)
        step = step < range.upperBound - low ? step * 2 : step
        guard holds(high) else { break }
        low = high
      } while true
    } else {
      repeat {
        guard high > range.lowerBound else { return nil }
        low = high - min(step, high - range.lowerBound)
        step = step < high - range.lowerBound ? step * 2 : step
        guard !holds(low) else { break }
        high = low
      } while true
    }
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if holds(middle) { low = middle } else { high = middle }
    }
    return low
  }
}
