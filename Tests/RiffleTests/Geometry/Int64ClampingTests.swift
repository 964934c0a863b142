import Testing

@testable import Riffle

@Suite("Int64 from a double")
struct Int64ClampingTests {
  static let limit: Int64 = 1 << 62

  @Test(
    "cuts the fraction off towards zero, and clamps to ±2⁶²",
    arguments: [
      (0.0, 0), (0.99, 0), (-0.99, 0), (1.5, 1), (-1.5, -1), (9_007_199_254_740_992, 1 << 53),
      (4_611_686_018_427_387_392, 4_611_686_018_427_387_392), (0x1p62, limit), (-0x1p62, -limit),
      (0x1p63, limit), (-0x1p63, -limit), (1e308, limit), (-1e308, -limit), (.infinity, limit),
      (-.infinity, -limit), (.nan, 0), (.leastNonzeroMagnitude, 0),
    ] as [(Double, Int64)]
  )
  func clamping(value: Double, expected: Int64) {
    #expect(Int64(clamping: value) == expected)
  }
}
