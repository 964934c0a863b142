import Riffle
import Testing

@Suite("Settling of a spring")
struct SettlingTests {
  /// A start relative to the place, in points and points per second.
  struct Start: Sendable {
    let distance: Double
    let velocity: Double
  }

  static let starts = [
    Start(distance: 50, velocity: 0), Start(distance: -300, velocity: 0),
    Start(distance: 0, velocity: 2000), Start(distance: 100, velocity: -5000),
    Start(distance: 100, velocity: 5000), Start(distance: 0.05, velocity: 30),
    Start(distance: 0.05, velocity: 0.01), Start(distance: 0.09, velocity: -2),
    Start(distance: 0.5, velocity: -8.7), Start(distance: 1e6, velocity: 1e7),
    Start(distance: 0.11, velocity: 0),
  ]

  private func motions(ratio: Double, start: Start) -> (asked: SpringMotion, fine: SpringMotion) {
    let spring = Spring(response: 0.4, dampingRatio: ratio)
    let asked = SpringMotion(spring, from: start.distance, velocity: start.velocity, to: 0)
    // The same motion, still moving where the first already rests.
    let fine = SpringMotion(
      spring,
      from: start.distance,
      velocity: start.velocity,
      to: 0,
      distanceTolerance: 1e-6,
      velocityTolerance: 1e-6
    )
    return (asked, fine)
  }

  @Test(
    "is over when both tolerances hold for ever",
    arguments: [0.02, 0.3, 0.7, 0.95, 1, 1.01, 1.5, 5],
    starts
  )
  func afterwards(ratio: Double, start: Start) {
    let (asked, fine) = motions(ratio: ratio, start: start)
    for step in 0...3000 {
      let time = asked.restTime + Double(step) * 0.001 + 1e-9
      #expect(fine.position(at: time).magnitude <= 0.1, "at \(time)")
      #expect(fine.velocity(at: time).magnitude <= 0.1, "at \(time)")
    }
  }

  @Test(
    "is not over a moment before",
    arguments: [0.02, 0.3, 0.7, 0.95, 1, 1.01, 1.5, 5],
    starts
  )
  func before(ratio: Double, start: Start) {
    let (asked, fine) = motions(ratio: ratio, start: start)
    guard asked.restTime > 0 else {
      #expect(start.distance.magnitude <= 0.1)
      #expect(start.velocity.magnitude <= 0.1)
      return
    }
    let time = asked.restTime * (1 - 1e-6)
    let moving = fine.position(at: time).magnitude > 0.1 || fine.velocity(at: time).magnitude > 0.1
    #expect(moving, "at \(time)")
  }

  @Test("is over at once for a start within both tolerances")
  func still() {
    let motion = SpringMotion(Spring(response: 0.4, dampingRatio: 1), from: 9.999, to: 10)
    #expect(motion.restTime == 0)
    #expect(motion.position(at: 0) == 10)
    let unmoved = SpringMotion(Spring(response: 0.4, dampingRatio: 0.5), from: 10, to: 10)
    #expect(unmoved.restTime == 0)
  }

  @Test("takes longer for finer tolerances", arguments: [0.3, 1, 2])
  func finer(ratio: Double) {
    let spring = Spring(response: 0.4, dampingRatio: ratio)
    var last = 0.0
    for tolerance in [10, 1, 0.1, 0.01, 1e-3, 1e-6] {
      let motion = SpringMotion(
        spring,
        from: 100,
        to: 0,
        distanceTolerance: tolerance,
        velocityTolerance: tolerance * 10
      )
      #expect(motion.restTime > last)
      last = motion.restTime
    }
    for none in [0, -1, Double.nan] {
      let motion = SpringMotion(
        spring,
        from: 100,
        to: 0,
        distanceTolerance: none,
        velocityTolerance: none
      )
      #expect(motion.restTime.isFinite)
      #expect(motion.restTime > last)
    }
  }

  @Test("is over soon where the spring is made to stop the motion dead", arguments: 0..<20)
  func stoppedDead(seed: Int) {
    // ω = |v/d| makes the motion a pure e^(−ωt), whose only turning point is one of rounding.
    var numbers = RepeatableNumbers(seed: UInt64(seed + 1))
    for _ in 0..<200 {
      let distance = numbers.next(in: 1...2000)
      let frequency = numbers.next(in: 24...100)
      for ratio in [1, 1.000_001, 0.999_999] {
        let motion = SpringMotion(
          Spring(mass: 1, stiffness: frequency * frequency, damping: 2 * frequency * ratio),
          from: distance,
          velocity: -frequency * distance,
          to: 0,
          distanceTolerance: 0.1,
          velocityTolerance: 0.1 * frequency
        )
        // ln(20 000)/24 s, the slowest, with a margin for the ratios.
        #expect(motion.restTime < 0.6)
      }
    }
  }
}
