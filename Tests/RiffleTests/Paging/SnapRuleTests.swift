import Riffle
import Testing

@Suite("SnapRule")
struct SnapRuleTests {
  /// A gesture on ten full pages of 390, taken hold of in the place of its page.
  struct Gesture {
    var page: Int64 = 4
    /// Where it was taken hold of and where it is let go, in pages.
    var from: Double?
    var to: Double
    var velocity: Double
    var limit: Int64? = 1
    var target: Int64
  }

  static let row = Row(count: 10, extent: 390, area: 390, alignment: .start, trim: true)

  static let gestures = [
    // A slow release goes to the nearest page.
    Gesture(to: 4.3, velocity: 0, target: 4),
    Gesture(to: 4.6, velocity: 0, target: 5),
    Gesture(to: 3.4, velocity: 0, target: 3),
    Gesture(to: 4.5, velocity: 0, target: 5),
    // … or, within the limit, to where its little speed would carry it.
    Gesture(to: 4.4, velocity: 150, target: 5),
    Gesture(to: 4.2, velocity: 150, target: 4),
    // A flick turns the page, however short.
    Gesture(to: 4.05, velocity: 250, target: 5),
    Gesture(to: 3.95, velocity: -250, target: 3),
    Gesture(to: 4.05, velocity: 9000, target: 5),
    // A flick back puts the page back.
    Gesture(to: 4.4, velocity: -250, target: 4),
    Gesture(to: 3.6, velocity: 250, target: 4),
    Gesture(to: 4.4, velocity: -9000, target: 4),
    // Never more than the limit, never less than what was seen.
    Gesture(to: 6.8, velocity: 0, target: 5),
    Gesture(to: 4.2, velocity: 9000, limit: 3, target: 7),
    Gesture(to: 4.2, velocity: 900, limit: 3, target: 5),
    Gesture(to: 4.2, velocity: 900, limit: nil, target: 5),
    Gesture(to: 4.2, velocity: 2000, limit: nil, target: 7),
    Gesture(to: 3.8, velocity: -90_000, limit: nil, target: 0),
    // Taken hold of on the way to a page, a flick counts from that page.
    Gesture(page: 5, from: 4.2, to: 4.4, velocity: 1500, target: 6),
    Gesture(page: 3, from: 3.9, to: 3.7, velocity: -1500, target: 2),
    // The ends.
    Gesture(page: 9, to: 9.1, velocity: 3000, target: 9),
    Gesture(page: 0, to: -0.1, velocity: -3000, target: 0),
  ]

  @Test("ends a gesture", arguments: gestures)
  func table(gesture: Gesture) {
    #expect(target(gesture) == gesture.target)
  }

  @Test(
    "mirrors: from the last page backwards it decides as from the first one",
    arguments: gestures
  )
  func mirror(gesture: Gesture) {
    var mirrored = gesture
    mirrored.page = 9 - gesture.page
    mirrored.from = gesture.from.map { 9 - $0 }
    mirrored.to = 9 - gesture.to
    mirrored.velocity = -gesture.velocity
    // Halfway, the later page is taken in both.
    guard gesture.to.truncatingRemainder(dividingBy: 1) != 0.5 else { return }
    #expect(target(mirrored) == 9 - gesture.target)
  }

  private func target(_ gesture: Gesture) -> Int64 {
    SnapRule(limit: gesture.limit, deceleration: .normal).target(
      in: SnapRuleTests.row.strip,
      offset: gesture.to * 390,
      velocity: gesture.velocity,
      origin: 0,
      start: SnapRule.Start(
        page: gesture.page,
        offset: (gesture.from ?? Double(gesture.page)) * 390
      )
    )
  }

  @Test("stays within the pages for any gesture", arguments: hostileNumbers)
  func totality(number: Double) {
    for limit in [nil, 0, -5, 1, .max] as [Int64?] {
      for page in [0, 4, 9] as [Int64] {
        for velocity in [0, 1e6, -1e6, number] {
          let rule = SnapRule(limit: limit, deceleration: .fast)
          let page = rule.target(
            in: SnapRuleTests.row.strip,
            offset: number,
            velocity: velocity,
            origin: 0,
            start: SnapRule.Start(page: page, offset: number)
          )
          #expect((0...9).contains(page))
        }
      }
    }
  }
}
