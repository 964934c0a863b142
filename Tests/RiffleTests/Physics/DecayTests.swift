import Foundation
import Riffle
import Testing

@Suite("Decay")
struct DecayTests {
  /// A row of the table of distances and rest times.
  struct Flick: Sendable {
    let velocity: Double
    let rate: DecelerationRate
    let distance: Double
    let restTime: Double
  }

  static let flicks = [
    Flick(velocity: 100, rate: .normal, distance: 49.9500, restTime: 2.2998),
    Flick(velocity: 1000, rate: .normal, distance: 499.4998, restTime: 3.4499),
    Flick(velocity: 2000, rate: .normal, distance: 998.9997, restTime: 3.7961),
    Flick(velocity: 100, rate: .fast, distance: 9.9499, restTime: 0.2976),
    Flick(velocity: 1000, rate: .fast, distance: 99.4992, restTime: 0.5267),
    Flick(velocity: 2000, rate: .fast, distance: 198.9983, restTime: 0.5956),
  ]

  @Test("goes as far and as long as the platform's scroll view", arguments: flicks)
  func distances(flick: Flick) {
    let decay = Decay(from: 20, velocity: flick.velocity, rate: flick.rate)
    #expect(matches(decay.projection - 20, flick.distance))
    #expect(matches(decay.restTime, flick.restTime))
    #expect(decay.projection - decay.restPosition <= 0.5 * 1.000001)
    #expect(decay.projection - decay.restPosition >= 0.5 * 0.999999)
    let projection = Decay.projection(from: 20, velocity: flick.velocity, rate: flick.rate)
    #expect(projection == decay.projection)
  }

  @Test(
    "is where the formula says at each time",
    arguments: [
      (0.016, 15.7465, 968.4755), (0.1, 90.6259, 818.5668), (0.5, 315.9280, 367.5113),
      (1, 432.0351, 135.0645),
    ]
  )
  func trace(time: Double, position: Double, velocity: Double) {
    let decay = Decay(from: 0, velocity: 1000, rate: .normal)
    #expect(matches(decay.position(at: time), position))
    #expect(matches(decay.velocity(at: time), velocity))
  }

  @Test("has the logarithms of its rates", arguments: [DecelerationRate.normal, .fast])
  func logarithms(rate: DecelerationRate) {
    #expect(agrees(rate.logarithm, 1000 * log(rate.factor), relative: 1e-14))
  }

  @Test("starts exactly where and as fast as it is told", arguments: flicks)
  func start(flick: Flick) {
    let decay = Decay(from: -17.3, velocity: -flick.velocity, rate: flick.rate)
    for time in [0, -0.0, -1, -Double.infinity, .nan] {
      #expect(decay.position(at: time) == -17.3)
      #expect(decay.velocity(at: time) == -flick.velocity)
    }
  }

  @Test("never turns back, and slows down all the time", arguments: flicks)
  func monotone(flick: Flick) {
    let decay = Decay(from: 5, velocity: flick.velocity, rate: flick.rate)
    var position = 5.0
    var velocity = flick.velocity.nextUp
    for step in 0...4000 {
      let time = Double(step) * 0.001
      #expect(decay.position(at: time) >= position)
      #expect(decay.velocity(at: time) <= velocity)
      position = decay.position(at: time)
      velocity = decay.velocity(at: time)
    }
    #expect(velocity == 0)
  }

  @Test("has the derivative of its position as its velocity", arguments: flicks)
  func derivative(flick: Flick) {
    let decay = Decay(from: 0, velocity: flick.velocity, rate: flick.rate)
    for part in [0.1, 0.3, 0.6, 0.9] {
      let time = decay.restTime * part
      let difference = decay.position(at: time + 1e-5) - decay.position(at: time - 1e-5)
      #expect(agrees(decay.velocity(at: time), difference / 2e-5, relative: 1e-5))
    }
  }

  @Test("mirrors", arguments: flicks)
  func mirror(flick: Flick) {
    let right = Decay(from: 3, velocity: flick.velocity, rate: flick.rate)
    let left = Decay(from: -3, velocity: -flick.velocity, rate: flick.rate)
    #expect(right.restTime == left.restTime)
    #expect(right.restPosition == -left.restPosition)
    for time in [0, 0.01, 0.2, 1, 5] {
      #expect(right.position(at: time) == -left.position(at: time))
      #expect(right.velocity(at: time) == -left.velocity(at: time))
    }
  }

  @Test("rests without a jump, and stays", arguments: flicks)
  func rest(flick: Flick) {
    let decay = Decay(from: 0, velocity: flick.velocity, rate: flick.rate)
    let before = decay.position(at: decay.restTime.nextDown)
    #expect((decay.restPosition - before).magnitude < 1e-9)
    for time in [decay.restTime, decay.restTime + 1, .infinity] {
      #expect(decay.isDone(at: time))
      #expect(decay.position(at: time) == decay.restPosition)
      #expect(decay.velocity(at: time) == 0)
    }
    #expect(!decay.isDone(at: decay.restTime.nextDown))
    #expect(!decay.isDone(at: .nan))
  }

  @Test("is at a position at the time it names for it", arguments: flicks)
  func timeAtPosition(flick: Flick) throws {
    let decay = Decay(from: 50, velocity: -flick.velocity, rate: flick.rate)
    for part in [0, 0.01, 0.25, 0.5, 0.99, 1] {
      let position = 50 + (decay.restPosition - 50) * part
      let time = try #require(decay.time(at: position))
      #expect((decay.position(at: time) - position).magnitude < 1e-9)
    }
    #expect(decay.time(at: 50) == 0)
    #expect(decay.time(at: 50.001) == nil)
    #expect(decay.time(at: decay.restPosition - 0.001) == nil)
    #expect(decay.time(at: .nan) == nil)
    #expect(decay.time(at: -.infinity) == nil)
  }

  @Test("does not start when the way left is within the tolerance", arguments: [0, 0.9, -1, 1.001])
  func slowStart(velocity: Double) {
    let decay = Decay(from: 7, velocity: velocity, rate: .normal)
    #expect(decay.restTime == 0)
    #expect(decay.restPosition == 7)
    #expect(decay.position(at: 0) == 7)
    #expect(decay.velocity(at: 0) == 0)
    #expect(decay.time(at: 7) == 0)
    #expect(decay.time(at: 7.1) == nil)
  }

  @Test("does not depend on how its time is cut into frames")
  func retaking() {
    let whole = Decay(from: 0, velocity: 1500, rate: .normal)
    var part = whole
    for _ in 0..<60 {
      part = Decay(
        from: part.position(at: 0.016),
        velocity: part.velocity(at: 0.016),
        rate: .normal
      )
    }
    #expect(agrees(part.position(at: 0), whole.position(at: 0.96), relative: 1e-12))
    #expect(agrees(part.projection, whole.projection, relative: 1e-12))
  }
}
