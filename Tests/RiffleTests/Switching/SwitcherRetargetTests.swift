import Riffle
import Testing

/// A command while a move from page 4 to page 6 is under way.
@Suite("A switcher that is retargeted")
struct SwitcherRetargetTests {
  private func underWay(for seconds: Double = 0.1) -> SwitcherRun {
    var run = SwitcherRun(count: 12, initial: 4)
    run.select(6)
    run.send(.elapsed, after: seconds)
    _ = run.taken()
    return run
  }

  @Test("goes on over the end to a page beyond it")
  func beyondTheEnd() {
    var run = underWay()
    run.select(9)
    #expect(run.switcher.pending == 9 && run.switcher.move == Move(from: 4, to: 6))
    run.wait(1)
    #expect(run.log.moves == [.didMove(4, 6), .willMove(6, 9), .didMove(6, 9)])
  }

  @Test("goes back over the beginning to a page beyond that")
  func beyondTheBeginning() {
    var run = underWay()
    run.select(1)
    #expect(run.switcher.pending == 1 && run.switcher.destination == 1)
    run.wait(1)
    #expect(run.log.moves == [.cancelled(4, 6), .willMove(4, 1), .didMove(4, 1)])
  }

  @Test("goes to a page between by way of the nearer end")
  func between() {
    var early = underWay(for: 0.02)
    #expect(early.switcher.progress < 0.5)
    early.select(5)
    early.wait(1)
    #expect(early.log.moves == [.cancelled(4, 6), .willMove(4, 5), .didMove(4, 5)])
    var late = underWay(for: 0.2)
    #expect(late.switcher.progress > 0.5)
    late.select(5)
    late.wait(1)
    #expect(late.log.moves == [.didMove(4, 6), .willMove(6, 5), .didMove(6, 5)])
  }

  @Test("goes back to its beginning")
  func back() {
    var run = underWay()
    run.select(4)
    #expect(run.switcher.pending == nil && run.switcher.destination == 4)
    run.wait(1)
    #expect(run.log.moves == [.cancelled(4, 6)] && run.switcher.selected == 4)
  }

  @Test("goes where the last of many commands says")
  func lastWins() {
    var run = underWay()
    for (command, page) in [(1, 9), (2, 0), (3, 6), (4, 11), (5, 5), (6, 7)] as [(Int, Int64)] {
      run.select(page, command: command, after: 0.015)
    }
    run.wait(2)
    #expect(run.switcher.selected == 7 && run.switcher.childPages == [7])
    #expect(run.log.answers.count == 6)
    #expect(run.log.answers.last == .answered(command: 6, settled: true))
    let settled = run.log.answers.filter {
      if case .answered(_, true) = $0 { true } else { false }
    }
    #expect(settled.count == 1)
  }

  @Test(
    "does not jump, and turns no faster than it may",
    arguments: [0, 1, 4, 5, 6, 8, 11] as [Int64]
  )
  func continuity(page: Int64) {
    for seconds in [0.01, 0.05, 0.1, 0.15, 0.25, 0.31] {
      var run = underWay(for: seconds)
      let (progress, velocity) = (run.switcher.progress, run.switcher.velocity)
      run.select(page)
      #expect((run.switcher.progress - progress).magnitude < 1e-12)
      // Towards the goal, or away from it and no faster than two ways in their time.
      let isLimited = (run.switcher.velocity - velocity).magnitude > 1e-9
      #expect(!isLimited || run.switcher.velocity.magnitude < velocity.magnitude + 1e-9)
      let (step, most) = (0.001, 0.012)
      var last = run.switcher
      for _ in 0..<700 {
        run.send(.elapsed, after: step)
        let now = run.switcher
        if now.move == last.move {
          #expect((now.progress - last.progress).magnitude < most)
        } else if now.move != nil {
          #expect(now.progress < most && min(last.progress, 1 - last.progress) < most)
        }
        last = now
      }
      #expect(run.switcher.selected == page && run.switcher.state == .idle)
    }
  }

  @Test("keeps its speed over the end of the first move")
  func stride() throws {
    var run = underWay()
    run.select(9)
    let end = try #require(run.switcher.due)
    run.send(.elapsed, at: end.nextDown)
    let before = run.switcher.velocity
    run.send(.elapsed, at: end.nextUp)
    #expect(run.switcher.move == Move(from: 6, to: 9))
    #expect(before > 0.5 && (run.switcher.velocity - before).magnitude < 1e-6)
  }

  @Test("takes no longer than a whole move")
  func time() {
    for page in 0..<12 as Range<Int64> where page != 6 {
      var run = underWay()
      run.select(page)
      run.send(.elapsed, after: 0.3125 + 1e-9)
      #expect(run.switcher.state == .idle && run.switcher.selected == page)
    }
  }

  @Test("goes on by a finger's momentum where that leads there already")
  func settling() {
    var run = SwitcherRun(count: 9)
    run.dragAndRelease(pages: 0.6)
    let due = run.switcher.due
    run.select(1, command: 1, after: 0.01)
    #expect(run.switcher.due == due && run.switcher.state == .settling)
    run.wait(1)
    #expect(run.log.answers == [.answered(command: 1, settled: true)])
  }

  @Test("takes a settling move over", arguments: [0, 4] as [Int64])
  func settlingElsewhere(page: Int64) {
    var run = SwitcherRun(count: 9)
    run.dragAndRelease(pages: 0.6)
    run.send(.elapsed, after: 0.05)
    let progress = run.switcher.progress
    run.select(page, command: 1)
    #expect(run.switcher.state == .programmatic && run.switcher.progress == progress)
    run.wait(1)
    #expect(run.switcher.selected == page)
    #expect(run.log.answers == [.answered(command: 1, settled: true)])
  }
}
