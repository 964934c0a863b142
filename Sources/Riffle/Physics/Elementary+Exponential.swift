extension Elementary {
  /// The exponential of a value.
  ///
  /// Above 709.79 the result is infinity; below −745.2 it is zero.
  public static func exp(_ x: Double) -> Double {
    exp(x, tail: 0)
  }

  /// The exponential of `x + tail`, where the tail is what `x` could not hold.
  static func exp(_ x: Double, tail: Double) -> Double {
    if x > 710 { return .infinity }
    if x < -746 { return 0 }
    guard x == x else { return .nan }
    // x = n·ln 2 + r with |r| ≤ ln 2 / 2. The first part of ln 2 has 40 bits: its product is exact.
    let n = nearest(x * 1.4426950408889634)
    let high = x - n.value * 0.6931471805592082
    let low = n.value * 7.371002565167799e-13 - tail
    let r = high - low
    // (eʳ − 1 − r − r²/2) / r³, error 2^−57.3 of eʳ.
    let r2 = r * r
    let r4 = r2 * r2
    let p0 = 0.16666666666666685 + r * 0.041666666666602896
    let p1 = 0.008333333333313988 + r * 0.001388888892722229
    let p2 = 0.00019841269904778588 + r * 2.480150815664686e-05
    let p3 = 2.7557226194966215e-06 + r * 2.762539149549235e-07
    let p = (p0 + r2 * p1) + r4 * ((p2 + r2 * p3) + r4 * 2.5115059906184142e-08)
    // 1 + r is rounded; what the rounding dropped goes back in with the small terms.
    let sum = 1 + r
    let dropped = ((1 - sum) + r) + ((high - r) - low)
    let result = sum + (dropped + (r2 * 0.5 + r2 * r * p))
    // 2ⁿ in two factors, since at both ends of the range one alone leaves it.
    let half = n.integer >> 1
    return result * powerOfTwo(half) * powerOfTwo(n.integer &- half)
  }

  /// Two to a whole exponent from −1022 to 1023.
  @inline(__always)
  private static func powerOfTwo(_ exponent: Int64) -> Double {
    Double(bitPattern: UInt64(bitPattern: (exponent &+ 1023) &<< 52))
  }
}
