/// A sequence of numbers that looks random and is the same in every run (SplitMix64).
struct RepeatableNumbers {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// The next number from a range, evenly distributed.
  mutating func next(in range: ClosedRange<Double>) -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
    let unit = Double(bits >> 11) * 0x1p-53
    return range.lowerBound + (range.upperBound - range.lowerBound) * unit
  }
}

/// How many units in the last place of `expected` a value is off; two NaN agree.
func unitsInLastPlace(_ value: Double, from expected: Double) -> Double {
  if value == expected || (value.isNaN && expected.isNaN) { return 0 }
  guard value.isFinite, expected.isFinite else { return .infinity }
  return (value - expected).magnitude / expected.ulp
}

/// Whether two values agree to a relative tolerance, or to an absolute one near zero.
func agrees(_ value: Double, _ expected: Double, relative: Double = 1e-6) -> Bool {
  (value - expected).magnitude <= relative * Swift.max(expected.magnitude, 1e-6)
}

/// Whether a value is a table's entry, which is rounded to a number of decimals.
func matches(_ value: Double, _ entry: Double, decimals: Int = 4) -> Bool {
  var half = 0.5
  for _ in 0..<decimals { half /= 10 }
  return (value - entry).magnitude <= half * 1.0001
}

/// Values that no formula expects.
let hostileNumbers: [Double] = [
  .nan, .infinity, -.infinity, 0, -0.0, 1, -1, 1e308, -1e308, .leastNonzeroMagnitude,
  -.leastNonzeroMagnitude, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e-300, 0x1p63,
]
