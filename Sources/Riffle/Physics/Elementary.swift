/// Elementary functions made of `+ − × ÷` and bit patterns alone.
///
/// They give the same bits natively and in WebAssembly, which a platform's own mathematics library
/// does not. Measured against it: `exp`, `log`, `sin` and `cos` differ by at most 1 unit in the
/// last place; so does `pow` while the result lies between 1e−40 and 1e40, and by 2 beyond.
///
/// Total: no argument traps, and NaN gives NaN. Each function says what it makes of infinities and
/// of arguments outside its domain. The polynomials are minimax fits (Remez exchange in 78-digit
/// arithmetic, weighted for relative error); their worst error stands beside them.
public enum Elementary {
  /// The integer nearest to a value, ties to even, as a double and as an integer.
  ///
  /// Adding 1.5·2⁵² pushes the fraction out of the significand; the low bits of the sum are then
  /// the integer. Exact while the magnitude is below 2⁵¹, which every caller sees to.
  @inline(__always)
  static func nearest(_ value: Double) -> (value: Double, integer: Int64) {
    let shift = 6_755_399_441_055_744.0
    let shifted = value + shift
    let integer = Int64(bitPattern: shifted.bitPattern &- shift.bitPattern)
    return (shifted - shift, integer)
  }

  /// The leading 26 bits of a value.
  ///
  /// The product of two such heads is exact, which is what stands in for a fused multiply-add.
  @inline(__always)
  static func head(_ value: Double) -> Double {
    Double(bitPattern: value.bitPattern & 0xFFFF_FFFF_F800_0000)
  }
}
