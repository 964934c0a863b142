import Riffle
import Testing

@Suite("Spring motion")
struct SpringMotionTests {
  /// All three regimes, and both sides of the border between them.
  static let ratios = [
    0.05, 0.2, 0.8, 0.999, 1 - 1e-6, 1 - 2e-9, 1 - 1e-10, 1, 1 + 1e-10, 1 + 2e-9, 1 + 1e-6, 1.001,
    1.1, 1.732, 3.5, 20,
  ]

  private func motion(ratio: Double, from: Double = 120, velocity: Double = -900, to: Double = 30)
    -> SpringMotion
  {
    let spring = Spring(response: 0.5, dampingRatio: ratio)
    return SpringMotion(spring, from: from, velocity: velocity, to: to)
  }

  @Test(
    "is where the formula says after a push",
    arguments: [(0.05, 30.3265), (0.1, 36.7879), (0.2, 27.0671), (0.5, 3.3690), (1, 0.0454)]
  )
  func push(time: Double, position: Double) {
    let spring = Spring(stiffness: 100, damping: 20)
    // The last entry lies within the usual tolerance, where the motion already stands.
    let motion = SpringMotion(
      spring,
      from: 0,
      velocity: 1000,
      to: 0,
      distanceTolerance: 1e-3,
      velocityTolerance: 1e-3
    )
    #expect(matches(motion.position(at: time), position))
  }

  @Test(
    "is where the formula says after a pull",
    arguments: [(0.05, 84.1721), (0.1, 58.6936), (0.2, 22.6282)]
  )
  func pull(time: Double, position: Double) {
    let spring = Spring(stiffness: 200, damping: 2 * 200.0.squareRoot())
    let motion = SpringMotion(spring, from: 100, to: 0)
    #expect(matches(motion.position(at: time), position))
  }

  @Test(
    "is where the formula says with a mass, overdamped",
    arguments: [(0.05, -84.7360), (0.1, -60.8745), (0.2, -26.8290), (0.5, -1.8175)]
  )
  func mass(time: Double, position: Double) {
    let spring = Spring(mass: 0.5, stiffness: 100, damping: 2.2 * 50.0.squareRoot())
    let motion = SpringMotion(spring, from: -100, to: 0)
    #expect(matches(motion.position(at: time), position))
    if time == 0.05 { #expect(matches(motion.velocity(at: time), 467.4895)) }
  }

  @Test("is where the formula says for a response of a second")
  func response() {
    let swinging = SpringMotion(Spring(response: 1, dampingRatio: 0.8), from: 0, to: 10)
    #expect(matches(swinging.position(at: 0.5), 9.2231379, decimals: 7))
    let critical = SpringMotion(Spring(response: 1, dampingRatio: 1), from: 0, to: 10)
    #expect(matches(critical.position(at: 0.5), 8.2102555, decimals: 7))
  }

  @Test("starts where it is told even when far overdamped")
  func overdamped() {
    let motion = SpringMotion(Spring(stiffness: 2, damping: 10), from: 0, to: 10)
    #expect(motion.position(at: 0) == 0)
    #expect(matches(motion.position(at: 0.5), 0.7798505, decimals: 7))
  }

  @Test("pulls an edge's inset as its controls do")
  func insetSpring() {
    let motion = SpringMotion(Spring(stiffness: 1200, damping: 120), from: 50, to: 0)
    #expect(matches(motion.restTime, 0.792, decimals: 3))
    // The times are those of the first frame that shows it, at a frame each 8 ms.
    let frames = (0...100).map { Double($0) * 0.008 }
    #expect(frames.first { motion.position(at: $0) <= 25 } == 0.08)
    #expect(frames.first { motion.position(at: $0) <= 5 } == 0.224)
    #expect(frames.first { motion.isDone(at: $0) } == 0.792)
  }

  @Test("has exactly the position and the velocity it starts with", arguments: ratios)
  func start(ratio: Double) {
    let motion = motion(ratio: ratio, from: 120.1, velocity: -901.7)
    for time in [0, -1, -Double.infinity, .nan] {
      #expect(motion.position(at: time) == 120.1)
      #expect(motion.velocity(at: time) == -901.7)
    }
    // And goes on from there without a step.
    #expect((motion.position(at: 1e-9) - 120.1).magnitude < 2e-6)
    #expect((motion.velocity(at: 1e-9) + 901.7).magnitude < 1e-3)
  }

  @Test("has the derivative of its position as its velocity", arguments: ratios)
  func derivative(ratio: Double) {
    let motion = motion(ratio: ratio)
    for step in 1...20 {
      let time = Double(step) * 0.013
      guard time + 1e-5 < motion.restTime else { break }
      let difference = motion.position(at: time + 1e-5) - motion.position(at: time - 1e-5)
      #expect((motion.velocity(at: time) - difference / 2e-5).magnitude < 1e-3, "at \(time)")
    }
  }

  @Test("obeys the spring's equation", arguments: ratios)
  func equation(ratio: Double) {
    let motion = motion(ratio: ratio)
    let spring = motion.spring
    for step in 1...20 {
      let time = Double(step) * 0.013
      guard time + 1e-5 < motion.restTime else { break }
      let acceleration =
        (motion.velocity(at: time + 1e-5) - motion.velocity(at: time - 1e-5)) / 2e-5
      let pull = -spring.stiffness * (motion.position(at: time) - motion.to)
      let force = pull - spring.damping * motion.velocity(at: time)
      let scale = spring.stiffness * 100 + spring.damping * 1000
      #expect((spring.mass * acceleration - force).magnitude < 1e-6 * scale, "at \(time)")
    }
  }

  @Test("mirrors", arguments: ratios)
  func mirror(ratio: Double) {
    let right = motion(ratio: ratio)
    let left = motion(ratio: ratio, from: -120, velocity: 900, to: -30)
    #expect(right.restTime == left.restTime)
    for step in 0...50 {
      let time = Double(step) * 0.02
      #expect(right.position(at: time) == -left.position(at: time))
      #expect(right.velocity(at: time) == -left.velocity(at: time))
    }
  }

  @Test("hardly changes across the border between the regimes", arguments: [0.02, 0.1, 0.3, 0.6])
  func border(time: Double) {
    let critical = motion(ratio: 1)
    for ratio in [1 - 2e-9, 1 - 1e-10, 1 + 1e-10, 1 + 2e-9] {
      let near = motion(ratio: ratio)
      #expect((near.position(at: time) - critical.position(at: time)).magnitude < 1e-6)
      #expect((near.velocity(at: time) - critical.velocity(at: time)).magnitude < 1e-5)
    }
  }

  @Test("goes on as before when it is taken over in mid-air", arguments: ratios)
  func takenOver(ratio: Double) {
    let whole = motion(ratio: ratio)
    let time = 0.04
    let rest = motion(
      ratio: ratio,
      from: whole.position(at: time),
      velocity: whole.velocity(at: time)
    )
    for later in [0.01, 0.05, 0.1] {
      #expect((rest.position(at: later) - whole.position(at: time + later)).magnitude < 1e-9)
    }
  }

  @Test("stands exactly at its place once it rests", arguments: ratios)
  func rest(ratio: Double) {
    let motion = motion(ratio: ratio)
    #expect(motion.restPosition == 30)
    for time in [motion.restTime, motion.restTime + 1, .infinity] {
      #expect(motion.isDone(at: time))
      #expect(motion.position(at: time) == 30)
      #expect(motion.velocity(at: time) == 0)
    }
  }
}
