import Foundation
import Riffle
import Testing

@Suite("Elementary functions")
struct ElementaryTests {
  /// A function, the platform's counterpart and where they are compared.
  struct Comparison: Sendable, CustomTestStringConvertible {
    let name: String
    let ours: @Sendable (Double) -> Double
    let platforms: @Sendable (Double) -> Double
    let range: ClosedRange<Double>
    var testDescription: String { "\(name) from \(range.lowerBound) to \(range.upperBound)" }
  }

  static let comparisons = [
    Comparison(name: "exp", ours: Elementary.exp, platforms: { exp($0) }, range: -1...1),
    Comparison(name: "exp", ours: Elementary.exp, platforms: { exp($0) }, range: -700...709.7),
    Comparison(name: "exp", ours: Elementary.exp, platforms: { exp($0) }, range: -746...(-708)),
    Comparison(name: "log", ours: Elementary.log, platforms: { log($0) }, range: 0.5...2),
    Comparison(name: "log", ours: Elementary.log, platforms: { log($0) }, range: 0...1e6),
    Comparison(name: "log", ours: Elementary.log, platforms: { log($0) }, range: 0...0x1p-1021),
    Comparison(name: "sin", ours: Elementary.sin, platforms: { sin($0) }, range: -10...10),
    Comparison(name: "cos", ours: Elementary.cos, platforms: { cos($0) }, range: -10...10),
    Comparison(name: "sin", ours: Elementary.sin, platforms: { sin($0) }, range: -0x1p20...0x1p20),
    Comparison(name: "cos", ours: Elementary.cos, platforms: { cos($0) }, range: -0x1p20...0x1p20),
    Comparison(name: "sin", ours: Elementary.sin, platforms: { sin($0) }, range: -1e-7...1e-7),
  ]

  @Test("agree with the platform's to a unit in the last place", arguments: comparisons)
  func agreement(_ comparison: Comparison) {
    var numbers = RepeatableNumbers(seed: 1)
    var worst = (units: 0.0, at: 0.0)
    for _ in 0..<50_000 {
      let x = numbers.next(in: comparison.range)
      let units = unitsInLastPlace(comparison.ours(x), from: comparison.platforms(x))
      if units > worst.units { worst = (units, x) }
    }
    #expect(worst.units <= 1, "\(worst.units) units at \(worst.at)")
  }

  @Test("keep their precision next to the multiples of a right angle")
  func rightAngles() {
    for n in -20_000...20_000 {
      let x = Double(n) * 16 * (Double.pi / 2)
      #expect(unitsInLastPlace(Elementary.sin(x), from: sin(x)) <= 1, "sin \(x)")
      #expect(unitsInLastPlace(Elementary.cos(x + .pi / 2), from: cos(x + .pi / 2)) <= 1)
    }
  }

  @Test("raise to a power as the platform does", arguments: [1.0, 10, 90, 690])
  func powers(greatestExponent: Double) {
    var numbers = RepeatableNumbers(seed: 2)
    for _ in 0..<50_000 {
      let logarithm = numbers.next(in: -10...10)
      let y = numbers.next(in: -greatestExponent...greatestExponent) / 10
      let x = exp(logarithm)
      let units = unitsInLastPlace(Elementary.pow(x, y), from: pow(x, y))
      #expect(units <= (greatestExponent > 90 ? 2 : 1), "\(x) to the \(y)")
    }
  }

  @Test("raise hostile numbers to hostile powers as the platform does")
  func hostilePowers() {
    let more: [Double] = [2, -2, 3, -3, 0.5, -0.5, 1023, 0x1p53, 1 + .ulpOfOne, -(1 + .ulpOfOne)]
    for x in hostileNumbers + more {
      for y in hostileNumbers + more {
        let power = Elementary.pow(x, y)
        #expect(unitsInLastPlace(power, from: pow(x, y)) <= 2, "\(x) to the \(y)")
        #expect(power != 0 || power.sign == pow(x, y).sign, "\(x) to the \(y)")
      }
    }
  }

  @Test("take hostile numbers as the platform's do")
  func hostileArguments() {
    for x in hostileNumbers {
      #expect(unitsInLastPlace(Elementary.exp(x), from: exp(x)) <= 1, "exp \(x)")
      #expect(unitsInLastPlace(Elementary.log(x), from: log(x)) <= 1, "log \(x)")
      guard x.magnitude <= 0x1p20 || !x.isFinite else { continue }
      #expect(unitsInLastPlace(Elementary.sin(x), from: sin(x)) <= 1, "sin \(x)")
      #expect(unitsInLastPlace(Elementary.cos(x), from: cos(x)) <= 1, "cos \(x)")
    }
    #expect(Elementary.sin(-0.0).sign == .minus)
  }

  @Test("count an angle beyond 2^20 as 0", arguments: [0x1p20 + 1, -0x1p21, 1e16, 1e308])
  func hugeAngles(angle: Double) {
    #expect(Elementary.sinCos(angle) == (0, 1))
  }

  @Test("are exact where the result is a whole number")
  func exactValues() {
    #expect(Elementary.exp(0) == 1)
    #expect(Elementary.log(1) == 0)
    #expect(Elementary.sinCos(0) == (0, 1))
    for n in 1...10 {
      #expect(Elementary.pow(2, Double(n)) == Double(1 << n))
      #expect(Elementary.pow(Double(n), 2) == Double(n * n))
    }
  }

  @Test("give sines and cosines whose squares sum to 1, and mirror")
  func circleLaws() {
    var numbers = RepeatableNumbers(seed: 3)
    for _ in 0..<10_000 {
      let x = numbers.next(in: -100...100)
      let (sine, cosine) = Elementary.sinCos(x)
      #expect((sine * sine + cosine * cosine - 1).magnitude < 5e-16)
      #expect(Elementary.sinCos(-x) == (-sine, cosine))
    }
  }

  /// Bits that a wasm build must give as well: the same numbers stand in no platform's library.
  @Test("give these bits everywhere")
  func fixedBits() {
    var numbers = RepeatableNumbers(seed: 4)
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    for _ in 0..<1000 {
      let x = numbers.next(in: -20...20)
      let (sine, cosine) = Elementary.sinCos(x)
      let power = Elementary.pow(x.magnitude, sine)
      for value in [Elementary.exp(x), Elementary.log(x.magnitude), sine, cosine, power] {
        digest = (digest ^ value.bitPattern) &* 0x0000_0100_0000_01B3
      }
    }
    #expect(digest == 0xE216_4804_66C9_762E)
  }
}
