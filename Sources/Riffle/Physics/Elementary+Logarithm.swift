extension Elementary {
  /// The natural logarithm of a value.
  ///
  /// Zero gives −infinity, a negative value NaN, infinity itself.
  public static func log(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    guard x < .infinity else { return x }
    let parts = logParts(x)
    return parts.high + parts.low
  }

  /// A value raised to a power.
  ///
  /// As the platform's: a power of zero gives 1, one gives 1, a negative base needs a whole
  /// exponent and gives NaN otherwise. Results too large are infinite, those too small zero.
  public static func pow(_ x: Double, _ y: Double) -> Double {
    if y == 0 || x == 1 { return 1 }
    guard x == x, y == y else { return .nan }
    let base = x.magnitude
    var result: Double
    if base > 0, base < .infinity, y.magnitude < 1e300 {
      result = powerOfPositive(base, y)
    } else if base == 1 {
      result = 1
    } else {
      result = (base > 1) == (y > 0) ? .infinity : 0
    }
    if x.sign == .minus, y.magnitude < .infinity {
      if y.rounded(.down) == y {
        let half = y * 0.5
        if half.rounded(.down) != half { result = -result }
      } else if x < 0, base < .infinity {
        result = .nan
      }
    }
    return result
  }

  /// A positive finite value raised to a finite power.
  private static func powerOfPositive(_ x: Double, _ y: Double) -> Double {
    let parts = logParts(x)
    let rounded = parts.high + parts.low
    let logHead = head(rounded)
    let logTail = (parts.high - logHead) + parts.low
    let yHead = head(y)
    let product = yHead * logHead
    let rest = (y - yHead) * logHead + y * logTail
    let sum = product + rest
    return exp(sum, tail: (product - sum) + rest)
  }

  /// The logarithm of a positive finite value as a sum of two parts, good to about 2^−60.
  private static func logParts(_ x: Double) -> (high: Double, low: Double) {
    // x = 2ᵏ·m with m between √½ and √2, both read from the bits; subnormals are scaled up first.
    var bits = x.bitPattern
    var k = 0.0
    if bits < 0x0010_0000_0000_0000 {
      bits = (x * 18_014_398_509_481_984.0).bitPattern
      k = -54
    }
    let rootOfHalf: UInt64 = 0x3FE6_A09E_667F_3BCD
    let offset = Int64(bitPattern: bits &- rootOfHalf)
    k += Double(offset >> 52)
    let m = Double(bitPattern: UInt64(bitPattern: offset & 0x000F_FFFF_FFFF_FFFF) &+ rootOfHalf)
    // log m = 2·artanh(s), s = (m − 1)/(m + 1), with s as a 26-bit head and the exact remainder.
    let numerator = m - 1
    let denominator = m + 1
    let s = numerator / denominator
    let sHead = head(s)
    let denominatorHead = head(denominator)
    let denominatorTail = m - (denominatorHead - 1)
    let remainder = (numerator - sHead * denominatorHead) - sHead * denominatorTail
    let sTail = remainder / denominator
    // (artanh(s)/s − 1) / s², error 2^−66.7 of artanh(s).
    let z = s * s
    let z2 = z * z
    let p0 = 0.3333333333333333 + z * 0.2000000000000312
    let p1 = 0.14285714284543666 + z * 0.11111111323287332
    let p2 = 0.09090887841762559 + z * 0.07693544980233602
    let p3 = 0.06625068148474057 + z * 0.06625581167425486
    let p = (p0 + z2 * p1) + z2 * z2 * (p2 + z2 * p3)
    // The first part of ln 2 has 40 bits: k times it is exact.
    let whole = k * 0.6931471805592082
    let leading = 2 * sHead
    let high = whole + leading
    let dropped = (whole - high) + leading
    return (high, dropped + (2 * (sTail + s * z * p) + k * 7.371002565167799e-13))
  }
}
