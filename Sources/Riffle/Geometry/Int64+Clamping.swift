extension Int64 {
  /// The whole number that `value` holds, its fraction cut off towards zero.
  ///
  /// What lies beyond ±2⁶² becomes ±2⁶², which leaves room to add page numbers to it; not a number
  /// is 0. The only way in which the engine turns a `Double` into an integer.
  @inline(never)
  init(clamping value: Double) {
    let limit: Double = 4_611_686_018_427_387_904
    if value >= limit {
      self = 4_611_686_018_427_387_904
    } else if value <= -limit {
      self = -4_611_686_018_427_387_904
    } else if value == value {
      self = Int64(value)
    } else {
      self = 0
    }
  }
}

extension Double {
  /// The number itself, or 0 if it is not finite.
  @inline(never)
  var orZero: Double { isFinite ? self : 0 }

  /// The number itself up to 2²⁰, or 0 if it is negative or not finite.
  @inline(never)
  var nonNegative: Double {
    self > 0 && self < .infinity ? min(self, Viewport.largestExtent) : 0
  }

  /// A coordinate that sums and products of a few of cannot overflow: clamped to ±2⁴⁰, and 0 if it is
  /// no number.
  @inline(never)
  var believable: Double {
    self == self ? clamped(to: -1_099_511_627_776...1_099_511_627_776) : 0
  }
}

extension Comparable {
  /// The value itself, or the end of the range that it lies beyond.
  func clamped(to range: ClosedRange<Self>) -> Self {
    self < range.lowerBound ? range.lowerBound : self > range.upperBound ? range.upperBound : self
  }
}
