import Riffle
import Testing

/// Pages that go on for ever.
@Suite("An endless row")
struct EndlessTests {
  private func pager(
    _ supply: PageSupply,
    initial: Int64,
    configure: (inout Pager.Configuration) -> Void = { _ in }
  ) -> Pager {
    var configuration = Pager.Configuration()
    configuration.transition = .cards
    configure(&configuration)
    return Pager(
      viewport: Viewport(size: Size(width: 390, height: 844), scale: 3),
      configuration: configuration,
      supply: supply,
      initial: initial
    )
  }

  @Test("keeps five pages behind and one ahead: 7 at rest, 8 in mid-swipe, recycled before made")
  func window() {
    var pager = pager(.forward, initial: 0)
    var effects: [Pager.Effect] = []
    pager.handle(.started, at: 0, into: &effects)
    var time = 0.0
    #expect(pager.mounted == 0..<2)
    for page in 1...40 as ClosedRange<Int64> {
      time += 2
      pager.handle(.stepped(by: 1, animated: true), at: time, into: &effects)
      pager.handle(.elapsed, at: time + 0.1, into: &effects)
      #expect(pager.visible == (page - 1)..<(page + 1))
      #expect(pager.mounted == max(0, page - 6)..<(page + 2))
      pager.handle(.elapsed, at: time + 1.9, into: &effects)
      #expect(pager.mounted == max(0, page - 5)..<(page + 2))
    }
    let slots = effects.compactMap { if case .mount(_, let slot, _) = $0 { slot } else { nil } }
    #expect(Set(slots).count <= 8)
  }

  @Test("has the window that it is told")
  func configured() {
    var pager = pager(.forward, initial: 20) {
      $0.history = 2
      $0.overscan = 3
    }
    var effects: [Pager.Effect] = []
    pager.handle(.started, at: 0, into: &effects)
    #expect(pager.mounted == 18..<24)
  }

  @Test(
    "does the same at every page, to the bit",
    arguments: [0, -5, 1_000_000_000_000_000, -9_007_199_254_740_991, 999_999_999_999_999_000]
      as [Int64]
  )
  func anywhere(initial: Int64) {
    func frames(from first: Int64) -> [[Double]] {
      var pager = pager(.endless, initial: first)
      var effects: [Pager.Effect] = []
      var placements: [Placement] = []
      var frames: [[Double]] = []
      pager.handle(.started, at: 0, into: &effects)
      let steps: [(Pager.Event, Double)] = [
        (.pressed(pointer: 0, x: 300, y: 400), 0), (.moved(pointer: 0, x: 280, y: 400), 0.01),
        (.moved(pointer: 0, x: 171, y: 400), 0.05), (.lifted(pointer: 0, x: 130, y: 400), 0.06),
        (.elapsed, 0.1), (.elapsed, 0.2), (.elapsed, 0.3), (.stepped(by: -3, animated: true), 0.31),
        (.elapsed, 0.4), (.elapsed, 0.5), (.elapsed, 3),
      ]
      for (event, time) in steps {
        pager.handle(event, at: time, into: &effects)
        pager.placements(into: &placements)
        frames += placements.map {
          [
            Double($0.page - first), $0.frame.x, $0.matrix.m11, $0.matrix.m41, $0.progress,
            $0.depth,
          ]
        }
      }
      return frames
    }
    #expect(frames(from: initial) == frames(from: 0))
  }

  @Test("has a beginning or none; keys go to the initial page, and to no end")
  func ends() {
    var effects: [Pager.Effect] = []
    var forward = pager(.forward, initial: -7)
    #expect(forward.page == 0)
    forward.handle(.started, at: 0, into: &effects)
    forward.handle(.stepped(by: -4, animated: false), at: 0, into: &effects)
    #expect(forward.page == 0)
    forward.handle(.commanded(page: .max, animated: false), at: 0, into: &effects)
    #expect(forward.page == 999_999_999_999_999_999)

    var both = pager(.endless, initial: -7)
    both.handle(.started, at: 0, into: &effects)
    both.handle(.stepped(by: -4, animated: false), at: 0, into: &effects)
    #expect(both.page == -11 && both.offset == -4 * 390)
    both.handle(.keyPressed(.end), at: 0, into: &effects)
    #expect(!both.handled && both.page == -11)
    both.handle(.keyPressed(.home), at: 1, into: &effects)
    both.handle(.elapsed, at: 4, into: &effects)
    #expect(both.page == -7 && both.offset == 0)
    both.handle(.stepped(by: .min, animated: false), at: 5, into: &effects)
    #expect(both.page == -1_000_000_000_000_000_000)
  }
}
