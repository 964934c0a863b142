import Riffle
import Testing

@Suite("Spring")
struct SpringTests {
  @Test("is the same from its constants and from what one sees of it")
  func bothWays() {
    for response in [0.15, 0.4, 1, 3] {
      for ratio in [0.2, 0.8, 1, 1.5] {
        let seen = Spring(response: response, dampingRatio: ratio)
        let made = Spring(mass: 1, stiffness: seen.stiffness, damping: seen.damping)
        #expect(seen.mass == 1)
        #expect(agrees(seen.stiffness, 4 * .pi * .pi / response / response, relative: 1e-14))
        #expect(agrees(seen.damping, 4 * .pi * ratio / response, relative: 1e-14))
        #expect(agrees(made.naturalFrequency, seen.naturalFrequency, relative: 1e-14))
        #expect(agrees(made.dampingRatio, ratio, relative: 1e-14))
      }
    }
  }

  @Test("has the frequency and the ratio of its constants")
  func derivedConstants() {
    let spring = Spring(mass: 0.5, stiffness: 100, damping: 2.2 * 50.0.squareRoot())
    #expect(agrees(spring.naturalFrequency, 200.0.squareRoot(), relative: 1e-15))
    #expect(agrees(spring.dampingRatio, 1.1, relative: 1e-15))
    #expect(agrees(Spring(stiffness: 1200, damping: 120).dampingRatio, 3.0.squareRoot()))
  }

  @Test("clamps what makes no sense", arguments: [0, -1, -Double.infinity, .nan])
  func clampedFromBelow(value: Double) {
    let spring = Spring(mass: value, stiffness: value, damping: value)
    #expect(spring.mass == 1e-6)
    #expect(spring.stiffness == 1e-6)
    #expect(spring.dampingRatio == 0.01)
    let seen = Spring(response: value, dampingRatio: value)
    #expect(agrees(seen.naturalFrequency, 2000 * .pi, relative: 1e-14))
    #expect(seen.dampingRatio == 0.01)
  }

  @Test("has finite constants whatever it is made of")
  func totality() {
    for first in hostileNumbers {
      for second in hostileNumbers {
        for third in hostileNumbers {
          let spring = Spring(mass: first, stiffness: second, damping: third)
          let constants = [
            spring.mass, spring.stiffness, spring.damping, spring.naturalFrequency,
            spring.dampingRatio,
          ]
          #expect(constants.allSatisfy { $0.isFinite && $0 > 0 })
        }
        let seen = Spring(response: first, dampingRatio: second)
        #expect(seen.stiffness.isFinite && seen.damping.isFinite && seen.damping > 0)
      }
    }
  }
}
