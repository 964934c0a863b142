import Riffle
import Testing

@Suite("Velocity tracker")
struct VelocityTrackerTests {
  /// A tracker that has seen positions at even times, ending at a time.
  private func tracker(_ positions: [Double], every step: Double = 0.008, endingAt end: Double = 5)
    -> VelocityTracker
  {
    var tracker = VelocityTracker()
    for (index, position) in positions.enumerated() {
      tracker.add(position: position, time: end - Double(positions.count - 1 - index) * step)
    }
    return tracker
  }

  @Test(
    "has the velocity of an even movement",
    arguments: [1.0 / 240, 1.0 / 120, 1.0 / 60, 1.0 / 30]
  )
  func even(step: Double) {
    for velocity in [-3000.0, -1, 250, 12_000] {
      let positions = (0..<40).map { 70 + velocity * step * Double($0) }
      let measured = tracker(positions, every: step).velocity(at: 5)
      #expect(agrees(measured, velocity, relative: 1e-9))
    }
  }

  @Test("is 0 with fewer than two times")
  func fewSamples() {
    var tracker = VelocityTracker()
    #expect(tracker.velocity(at: 0) == 0)
    tracker.add(position: 10, time: 1)
    #expect(tracker.velocity(at: 1) == 0)
    tracker.add(position: 90, time: 1)
    #expect(tracker.velocity(at: 1) == 0)
  }

  @Test("fits the straight line with the least squares")
  func leastSquares() {
    // Times 0, 1, 2, 3 hundredths; positions 0, 1, 5, 6: the slope is 2.2 a step.
    let tracker = tracker([0, 1, 5, 6], every: 0.01)
    #expect(agrees(tracker.velocity(at: 5), 220, relative: 1e-9))
  }

  @Test("looks at the last 0.1 s only")
  func horizon() {
    // 100 pt/s for long, then 1000 pt/s for 0.1 s.
    let slow = (0..<50).map { Double($0) }
    let fast = (1...10).map { 49 + 10 * Double($0) }
    let tracker = tracker(slow + fast, every: 0.01)
    #expect(agrees(tracker.velocity(at: 5), 1000, relative: 1e-9))
  }

  @Test("has no velocity after a pause")
  func pause() {
    let tracker = tracker([0, 10, 20, 30])
    #expect(agrees(tracker.velocity(at: 5.074), 1250, relative: 1e-9))
    #expect(tracker.velocity(at: 5.076) == 0)
    #expect(tracker.velocity(at: .infinity) == 0)
    #expect(tracker.velocity(at: .nan) == 0)
  }

  @Test("has no velocity when the hand is lifted where it has paused")
  func liftedAfterPause() {
    var tracker = tracker([0, 10, 20, 30])
    tracker.add(position: 30, time: 5.2)
    #expect(tracker.velocity(at: 5.2) == 0)
  }

  @Test("forgets what was before a pause")
  func movementAfterPause() {
    var tracker = tracker([0, 100, 200, 300])
    tracker.add(position: 300, time: 5.08)
    tracker.add(position: 301, time: 5.09)
    tracker.add(position: 302, time: 5.1)
    #expect(agrees(tracker.velocity(at: 5.1), 100, relative: 1e-9))
  }

  @Test("has the new direction's velocity after a reversal")
  func reversal() {
    let tracker = tracker([0, 50, 100, 150, 200, 190, 180])
    #expect(agrees(tracker.velocity(at: 5), -1250, relative: 1e-9))
  }

  @Test("does not take standing still for a reversal")
  func standingStill() {
    let tracker = tracker([0, 10, 10, 20, 30], every: 0.01)
    // Least squares over all five.
    #expect(agrees(tracker.velocity(at: 5), 700, relative: 1e-9))
  }

  @Test("lets a later sample of the same time replace the newest")
  func sameTime() {
    var tracker = tracker([0, 10, 20, 500])
    tracker.add(position: 30, time: 5)
    #expect(agrees(tracker.velocity(at: 5), 1250, relative: 1e-9))
  }

  @Test("ignores samples from the past and such as are not finite")
  func ignored() {
    let clean = tracker([0, 10, 20, 30])
    var tracker = clean
    tracker.add(position: -900, time: 4.999)
    tracker.add(position: .nan, time: 5.001)
    tracker.add(position: .infinity, time: 5.001)
    tracker.add(position: 40, time: .nan)
    tracker.add(position: 40, time: .infinity)
    #expect(tracker == clean)
  }

  @Test("forgets all when it is reset")
  func reset() {
    var tracker = tracker([0, 10, 20, 30])
    tracker.reset()
    #expect(tracker == VelocityTracker())
    #expect(tracker.velocity(at: 5) == 0)
    tracker.add(position: 7, time: 1)
    tracker.add(position: 8, time: 1.01)
    #expect(agrees(tracker.velocity(at: 1.01), 100, relative: 1e-9))
  }

  @Test("measures the same wherever and whenever the movement is")
  func translation() {
    let here = tracker([3, 9, 18, 22, 31]).velocity(at: 5)
    let there = tracker([3, 9, 18, 22, 31].map { $0 + 0x1p40 }).velocity(at: 5)
    #expect(agrees(there, here, relative: 1e-6))
    let later = tracker([3, 9, 18, 22, 31], endingAt: 1e6).velocity(at: 1e6)
    #expect(agrees(later, here, relative: 1e-6))
  }

  @Test("mirrors")
  func mirror() {
    let positions = [3.0, 9, 18, 22, 31]
    let right = tracker(positions).velocity(at: 5)
    #expect(tracker(positions.map { -$0 }).velocity(at: 5) == -right)
  }

  @Test("clamps what no hand does", arguments: [1, -1])
  func clamped(sign: Double) {
    let tracker = tracker([0, 1000 * sign], every: 1e-7)
    #expect(tracker.velocity(at: 5) == 100_000 * sign)
  }

  @Test("stays finite for hostile samples")
  func totality() {
    for first in hostileNumbers {
      for second in hostileNumbers {
        for time in hostileNumbers {
          for later in hostileNumbers {
            var tracker = VelocityTracker()
            tracker.add(position: first, time: time)
            tracker.add(position: second, time: later)
            tracker.add(position: first, time: later.nextUp)
            #expect(tracker.velocity(at: later).isFinite)
          }
        }
      }
    }
  }
}
