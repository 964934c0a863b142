import Riffle
import Testing

@Suite("Motions")
struct MotionTotalityTests {
  private func expectFinite(_ motion: some Motion, _ comment: Comment) {
    #expect(motion.restTime.isFinite && motion.restTime >= 0, comment)
    #expect(motion.restPosition.isFinite, comment)
    #expect(motion.position(at: motion.restTime) == motion.restPosition, comment)
    #expect(motion.velocity(at: motion.restTime) == 0, comment)
    for time in hostileNumbers + [1e-9, 0.016, 0.5, 3, 100, motion.restTime * 0.5] {
      #expect(motion.position(at: time).isFinite, comment)
      #expect(motion.velocity(at: time).isFinite, comment)
    }
  }

  @Test("stay finite and come to rest whatever a decay is made of")
  func decays() {
    for from in hostileNumbers {
      for velocity in hostileNumbers {
        for rate in [DecelerationRate.normal, .fast] {
          expectFinite(Decay(from: from, velocity: velocity, rate: rate), "\(from) \(velocity)")
          #expect(Decay.projection(from: from, velocity: velocity, rate: rate).isFinite)
        }
        for tolerance in hostileNumbers {
          let decay = Decay(from: from, velocity: velocity, tolerance: tolerance)
          expectFinite(decay, "\(from) \(velocity) \(tolerance)")
          for position in hostileNumbers {
            let time = decay.time(at: position) ?? 0
            #expect(time.isFinite && time >= 0)
          }
        }
      }
    }
  }

  @Test("stay finite and come to rest whatever a spring is made of")
  func springs() {
    for first in hostileNumbers {
      for second in hostileNumbers {
        let springs = [
          Spring(response: first, dampingRatio: second),
          Spring(mass: first, stiffness: second, damping: second),
          Spring(mass: second, stiffness: 100, damping: first),
        ]
        for spring in springs {
          expectFinite(SpringMotion(spring, from: 100, velocity: -900, to: 0), "\(spring)")
          expectFinite(SpringMotion(spring, from: 1e300, velocity: 1e300, to: -1e300), "\(spring)")
        }
      }
    }
  }

  @Test(
    "stay finite and come to rest wherever a spring starts",
    arguments: [0.01, 0.5, 1, 1.5, 1000]
  )
  func springStarts(ratio: Double) {
    let spring = Spring(response: 0.4, dampingRatio: ratio)
    for from in hostileNumbers {
      for velocity in hostileNumbers {
        for to in hostileNumbers {
          let motion = SpringMotion(spring, from: from, velocity: velocity, to: to)
          expectFinite(motion, "\(from) \(velocity) \(to)")
        }
        let exacting = SpringMotion(
          spring,
          from: 3,
          to: 0,
          distanceTolerance: from,
          velocityTolerance: velocity
        )
        expectFinite(exacting, "\(from) \(velocity)")
      }
    }
  }

  @Test("stay finite and come to rest whatever a glide is made of")
  func glides() {
    let bounce = Spring(response: 0.4, dampingRatio: 0.8)
    for from in hostileNumbers {
      for velocity in hostileNumbers {
        for lower in hostileNumbers {
          for upper in [0, -5, 400, 1e308, .infinity, .nan] {
            let glide = Glide(
              from: from,
              velocity: velocity,
              lower: lower,
              upper: upper,
              bounce: bounce
            )
            #expect(glide.lower <= glide.upper)
            #expect(glide.restPosition.isFinite && glide.restTime.isFinite)
            #expect(glide.position(at: glide.restTime) == glide.restPosition)
            #expect(glide.position(at: 0.1).isFinite && glide.velocity(at: 0.1).isFinite)
          }
        }
      }
    }
  }
}
