import Riffle
import Testing

@Suite("The frame rate")
struct FrameRateTests {
  static let gestures: [(String, @Sendable (inout PagerRun) -> Void)] = [
    ("command", { $0.send(.commanded(page: 3, animated: true)) }),
    ("flick", { $0.flick(1500) }),
    ("bounce", { $0.flick(-3000) }),
    ("release", { $0.dragAndRelease(from: 300, to: 120) }),
    ("wheel", { $0.wheel(120) }),
    (
      "free",
      { run in
        run.configure { ($0.snaps, $0.limit) = (false, nil) }
        run.flick(2500)
      }
    ),
  ]

  @Test(
    "decides nothing: at each time the row is where it is without frames",
    arguments: [24, 30, 60, 90, 120, 144, 240, 0.9]
  )
  func anyRate(hz: Double) {
    for (name, gesture) in FrameRateTests.gestures {
      var still = PagerRun(count: 9)
      gesture(&still)
      var moving = still
      for _ in 0..<50 {
        moving.wait(0.1, hz: hz)
        var probed = still
        probed.send(.elapsed, at: moving.time)
        #expect((moving.pager.offset - probed.pager.offset).magnitude < 1e-9, "\(name)")
        #expect((moving.pager.velocity - probed.pager.velocity).magnitude < 1e-6, "\(name)")
        #expect(moving.pager.state == probed.pager.state, "\(name)")
      }
      #expect(moving.log.settlements == moving.log.targets)
    }
  }

  @Test("may jitter", arguments: 1...5 as ClosedRange<UInt64>)
  func jitter(seed: UInt64) {
    var numbers = RepeatableNumbers(seed: seed)
    for (name, gesture) in FrameRateTests.gestures {
      var run = PagerRun(count: 9)
      gesture(&run)
      let still = run
      for _ in 0..<100 {
        run.send(.elapsed, after: numbers.next(in: 0...0.05))
        var probed = still
        probed.send(.elapsed, at: run.time)
        #expect((run.pager.offset - probed.pager.offset).magnitude < 1e-9, "\(name)")
      }
    }
  }

  @Test("says nothing new when the same time comes again", arguments: Course.allCases)
  func sameTime(course: Course) {
    var run = PagerRun(count: 9, course: course)
    run.flick(1500)
    for _ in 0..<100 {
      run.send(.elapsed, after: 0.0123)
      _ = run.taken()
      let before = run.pager
      run.send(.elapsed)
      #expect(run.log == [] && run.pager == before)
    }
  }

  @Test("does not matter to who asks when something is due", arguments: Course.allCases)
  func due(course: Course) throws {
    var run = PagerRun(count: 9, course: course)
    run.send(.commanded(page: 2, animated: true))
    let due = try #require(run.pager.due)
    #expect(due > 0.2 && due < 1)
    var early = run
    early.send(.elapsed, at: due.nextDown)
    #expect(early.pager.state == .animating && early.log.settlements == [])
    run.send(.elapsed, at: due)
    #expect(run.pager.state == .idle && run.log.settlements == [2] && run.pager.due == nil)
  }
}
