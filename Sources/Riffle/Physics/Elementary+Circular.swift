extension Elementary {
  /// The sine of an angle in radians.
  ///
  /// See `sinCos` for the range.
  public static func sin(_ x: Double) -> Double {
    sinCos(x).sin
  }

  /// The cosine of an angle in radians.
  ///
  /// See `sinCos` for the range.
  public static func cos(_ x: Double) -> Double {
    sinCos(x).cos
  }

  /// The sine and the cosine of an angle in degrees.
  ///
  /// See `sinCos` for the range.
  public static func sinCos(degrees: Double) -> (sin: Double, cos: Double) {
    // π / 180.
    sinCos(degrees * 0.017_453_292_519_943_295)
  }

  /// The sine and the cosine of an angle in radians.
  ///
  /// Exact to the last place or so up to a magnitude of 2²⁰. A larger finite angle counts as 0: it
  /// means nothing in an interface, and 0 keeps a page the right way up. Infinity gives NaN.
  @inline(never)  // Half a kilobyte of wasm for each caller otherwise.
  public static func sinCos(_ x: Double) -> (sin: Double, cos: Double) {
    let magnitude = x.magnitude
    guard magnitude <= 1_048_576 else {
      return magnitude < .infinity ? (0, 1) : (.nan, .nan)
    }
    // Below 2^−27 the next term of either series no longer shows; this also keeps −0.
    if magnitude < 7.450580596923828e-09 { return (x, 1) }

    // x = n·π/2 + r + tail, |r| ≤ π/4. π/2 is in four parts: three of 33 bits, whose products with
    // n (below 2²⁰) are exact, and the rest. A double never comes so near to n·π/2 that this is
    // short.
    let n = nearest(x * 0.6366197723675814)
    let first = x - n.value * 1.5707963267341256
    let secondPart = n.value * 6.077100506303966e-11
    let second = first - secondPart
    let thirdPart = n.value * 2.0222662487111665e-21
    let r = second - thirdPart
    let dropped = ((first - second) - secondPart) + ((second - r) - thirdPart)
    let tail = dropped - n.value * 8.4784276603689e-32

    let z = r * r
    let z2 = z * z
    // (sin r / r − 1) / r², error 2^−58 of sin r.
    let s0 = 0.008333333333322425 + z * -0.00019841269829816874
    let s1 = 2.7557313695198545e-06 + z * -2.5050758648730232e-08
    let s = s0 + z2 * (s1 + z2 * 1.5896827656761848e-10)
    // (cos r − 1 + r²/2) / r⁴, error 2^−64 of cos r.
    let c0 = 0.0416666666666666 + z * -0.0013888888888874138
    let c1 = 2.4801587289491725e-05 + z * -2.7557314355211433e-07
    let c2 = 2.0875723680209833e-09 + z * -1.1359669643710913e-11
    let c = c0 + z2 * (c1 + z2 * c2)

    // sin(r + tail) ≈ sin r + tail·cos r and cos(r + tail) ≈ cos r − tail·r: the tail is tiny.
    let halfSquare = 0.5 * z
    let sine = r + (z * r * (-0.16666666666666632 + z * s) + tail * (1 - halfSquare))
    let one = 1 - halfSquare
    let cosine = one + (((1 - one) - halfSquare) + (z2 * c - r * tail))

    let odd = n.integer & 1 != 0
    let sinMagnitude = odd ? cosine : sine
    let cosMagnitude = odd ? sine : cosine
    return (
      n.integer & 2 != 0 ? -sinMagnitude : sinMagnitude,
      (n.integer &+ 1) & 2 != 0 ? -cosMagnitude : cosMagnitude
    )
  }
}
