import Riffle
import Testing

@Suite("Glide")
struct GlideTests {
  static let bounce = Spring(response: 0.4, dampingRatio: 1)

  private func glide(from: Double, velocity: Double, bounce: Spring = bounce) -> Glide {
    Glide(from: from, velocity: velocity, rate: .normal, lower: 0, upper: 1000, bounce: bounce)
  }

  @Test("is a decay while it meets no bound")
  func free() {
    let glide = glide(from: 100, velocity: 1000)
    let decay = Decay(from: 100, velocity: 1000, rate: .normal)
    #expect(glide.boundTime == nil)
    #expect(glide.restTime == decay.restTime)
    #expect(glide.restPosition == decay.restPosition)
    for time in [0, 0.1, 1, 3, 4] {
      #expect(glide.position(at: time) == decay.position(at: time))
      #expect(glide.velocity(at: time) == decay.velocity(at: time))
    }
  }

  @Test(
    "is joined at the bound without a step in position or velocity",
    arguments: [(800, 2000), (200, -2000), (999, 4), (990, 30_000), (1000, 500), (0, -500)]
  )
  func joint(from: Double, velocity: Double) throws {
    let glide = glide(from: from, velocity: velocity)
    let bound = velocity > 0 ? 1000.0 : 0
    let time = try #require(glide.boundTime)
    #expect((glide.position(at: time) - bound).magnitude < 1e-9)
    #expect((glide.position(at: time - 1e-9) - bound).magnitude < 1e-4)
    #expect((glide.position(at: time + 1e-9) - bound).magnitude < 1e-4)
    let difference = glide.velocity(at: time + 1e-9) - glide.velocity(at: time - 1e-9)
    #expect(difference.magnitude < 1e-2)
    #expect(glide.velocity(at: time).sign == velocity.sign)
    #expect(glide.restPosition == bound)
  }

  @Test("goes beyond the bound and comes back to it", arguments: [0.5, 1, 2])
  func overshoot(ratio: Double) throws {
    let spring = Spring(response: 0.4, dampingRatio: ratio)
    let glide = glide(from: 800, velocity: 2000, bounce: spring)
    let time = try #require(glide.boundTime)
    #expect(glide.position(at: time - 0.01) < 1000)
    #expect(glide.position(at: time + 0.01) > 1000)
    #expect(glide.position(at: glide.restTime) == 1000)
    #expect(glide.velocity(at: glide.restTime) == 0)
    #expect(glide.isDone(at: glide.restTime))
    #expect(!glide.isDone(at: glide.restTime.nextDown))
  }

  @Test(
    "springs back at once from beyond a bound",
    arguments: [(1040, 0), (1040, 300), (1040, -300), (-60, 0), (-60, -800)]
  )
  func outside(from: Double, velocity: Double) {
    let glide = glide(from: from, velocity: velocity)
    let bound = from > 500 ? 1000.0 : 0
    let spring = SpringMotion(GlideTests.bounce, from: from, velocity: velocity, to: bound)
    #expect(glide.boundTime == 0)
    #expect(glide.restPosition == bound)
    #expect(glide.restTime == spring.restTime)
    for time in [-1, 0, 0.02, 0.2, 0.5, 9, .nan] {
      #expect(glide.position(at: time) == spring.position(at: time))
      #expect(glide.velocity(at: time) == spring.velocity(at: time))
    }
  }

  @Test("glides inward from a bound")
  func inward() {
    let glide = glide(from: 1000, velocity: -400)
    #expect(glide.boundTime == nil)
    #expect(glide.restPosition < 1000)
  }

  @Test("mirrors", arguments: [(800, 2000), (200, -2000), (500, 100), (1100, -50)])
  func mirror(from: Double, velocity: Double) {
    let right = glide(from: from, velocity: velocity)
    let left = Glide(
      from: -from,
      velocity: -velocity,
      lower: -1000,
      upper: 0,
      bounce: GlideTests.bounce
    )
    #expect(right.restTime == left.restTime)
    #expect(right.restPosition == -left.restPosition)
    for step in 0...60 {
      let time = Double(step) * 0.05
      #expect(right.position(at: time) == -left.position(at: time))
      #expect(right.velocity(at: time) == -left.velocity(at: time))
    }
  }

  @Test("counts an upper bound below the lower one as the lower one")
  func crossedBounds() {
    let glide = Glide(from: 0, velocity: 100, lower: 50, upper: -50, bounce: GlideTests.bounce)
    #expect(glide.lower == 50)
    #expect(glide.upper == 50)
    #expect(glide.restPosition == 50)
  }

  @Test("has no bound where one is infinite or NaN", arguments: [Double.infinity, .nan])
  func noBounds(bound: Double) {
    for velocity in [-1e5, 1e5] {
      let glide = Glide(
        from: 7,
        velocity: velocity,
        lower: -bound,
        upper: bound,
        bounce: GlideTests.bounce
      )
      #expect(glide.boundTime == nil)
      #expect(glide.restPosition == Decay(from: 7, velocity: velocity).restPosition)
    }
  }
}
