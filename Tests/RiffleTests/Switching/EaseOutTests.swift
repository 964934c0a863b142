import Testing

@testable import Riffle

@Suite("Ease-out")
struct EaseOutTests {
  /// The way after a part of the time by halving, from the curve's four points alone.
  private func bezier(at time: Double) -> Double {
    let points = [(0.0, 0.0), (0.0, 0.0), (0.58, 1.0), (1.0, 1.0)]
    /// De Casteljau's construction.
    func point(_ parameter: Double) -> (time: Double, way: Double) {
      var points = points
      while points.count > 1 {
        points = zip(points, points.dropFirst()).map { one, other in
          (one.0 + (other.0 - one.0) * parameter, one.1 + (other.1 - one.1) * parameter)
        }
      }
      return points[0]
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if point(middle).time < time { low = middle } else { high = middle }
    }
    return point(high).way
  }

  @Test("is the curve through its four points")
  func curve() {
    for step in 0...500 {
      let time = Double(step) / 500
      #expect((EaseOut.way(at: time) - bezier(at: time)).magnitude < 1e-12, "\(time)")
    }
    for exponent in stride(from: 1, through: 300, by: 7) {
      let time = Double(sign: .plus, exponent: -exponent, significand: 1)
      #expect((EaseOut.way(at: time) - bezier(at: time)).magnitude < 1e-12, "\(time)")
      #expect((EaseOut.way(at: 1 - time) - bezier(at: 1 - time)).magnitude < 1e-12, "\(time)")
    }
  }

  @Test(
    "has the seed's values",
    arguments: [
      (0.1, 0.161), (0.25, 0.378), (0.4, 0.571), (0.5, 0.685), (0.75, 0.907), (0.9, 0.983),
    ]
  )
  func table(time: Double, way: Double) {
    #expect(matches(EaseOut.way(at: time), way, decimals: 3))
  }

  @Test("goes from 0 to 1, never back, and stays there")
  func ends() {
    #expect(EaseOut.way(at: 0) == 0 && EaseOut.way(at: 1) == 1)
    for time in hostileNumbers {
      #expect((0...1).contains(EaseOut.way(at: time)), "\(time)")
      #expect(EaseOut.speed(at: time).isFinite, "\(time)")
    }
    #expect(EaseOut.way(at: -3) == 0 && EaseOut.way(at: 3) == 1)
    #expect(EaseOut.speed(at: -0.1) == 0 && EaseOut.speed(at: 1) == 0)
    var last = 0.0
    for step in 0...10_000 {
      let way = EaseOut.way(at: Double(step) / 10_000)
      #expect(way >= last)
      last = way
    }
  }

  @Test("has its derivative as its speed")
  func derivative() {
    let step = 1e-6
    for number in 1..<1000 {
      let time = Double(number) / 1000
      let slope = (EaseOut.way(at: time + step) - EaseOut.way(at: time - step)) / (2 * step)
      #expect((EaseOut.speed(at: time) - slope).magnitude < 1e-5, "\(time)")
    }
    // The tangent at the beginning: 1 of the way in 0.58 of the time.
    #expect((EaseOut.speed(at: 0) - 1 / 0.58).magnitude < 1e-12)
  }
}
