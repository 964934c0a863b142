import Riffle
import Testing

@Suite("A switcher whose commands wait")
struct SwitcherQueueTests {
  private func underWay() -> SwitcherRun {
    var run = SwitcherRun(count: 9, initial: 4) { $0.whileBusy = .queue }
    run.select(6, command: 1)
    run.send(.elapsed, after: 0.1)
    _ = run.taken()
    return run
  }

  @Test("ends its move first, in its own time", arguments: [1, 4, 5, 8] as [Int64])
  func order(page: Int64) {
    var run = underWay()
    let due = run.switcher.due
    run.select(page, command: 2)
    #expect(run.switcher.pending == page && run.switcher.due == due && run.log == [])
    run.wait(1)
    #expect(run.log.moves == [.didMove(4, 6), .willMove(6, page), .didMove(6, page)])
    #expect(
      run.log.answers == [
        .answered(command: 1, settled: true), .answered(command: 2, settled: true),
      ]
    )
  }

  @Test("keeps the last one only")
  func lastWins() {
    var run = underWay()
    run.select(8, command: 2)
    run.select(1, command: 3)
    #expect(run.taken().answers == [.answered(command: 2, settled: false)])
    run.select(6, command: 4)
    #expect(run.switcher.pending == nil)
    run.wait(1)
    #expect(run.log.moves == [.didMove(4, 6)])
    #expect(
      run.log.answers == [
        .answered(command: 3, settled: false), .answered(command: 1, settled: true),
        .answered(command: 4, settled: true),
      ]
    )
  }

  @Test("begins the next one with ease-out, when the last is over")
  func times() {
    var run = underWay()
    run.select(0)
    run.send(.elapsed, at: 0.3125 + 0.3125 / 2)
    #expect(run.switcher.move == Move(from: 6, to: 0))
    #expect(matches(run.switcher.progress, 0.685, decimals: 3) && run.switcher.due == 0.625)
  }

  @Test("lets a drag end, whichever way")
  func drag() {
    for (pages, first) in [(0.6, PageSwitcher.Effect.didMove(0, 1)), (0.2, .cancelled(0, 1))] {
      var run = SwitcherRun(count: 9) { $0.whileBusy = .queue }
      run.drag(pages: pages)
      run.select(5, command: 1)
      #expect(run.switcher.state == .dragging && run.switcher.pending == 5)
      _ = run.taken()
      run.lift(at: run.place(ofPull: pages), after: 0.2)
      run.wait(2)
      let start: Int64 = pages > 0.4 ? 1 : 0
      #expect(run.log.moves == [first, .willMove(start, 5), .didMove(start, 5)])
      #expect(run.log.answers == [.answered(command: 1, settled: true)])
    }
  }

  @Test("is not asked to wait by a command that is not animated")
  func immediate() {
    var run = underWay()
    run.select(8, command: 2)
    run.select(0, animated: false, command: 3)
    #expect(run.switcher.selected == 0 && run.switcher.pending == nil)
    #expect(run.log.answers.count == 3)
    #expect(run.switcher.state == .idle)
  }

  @Test("still goes back to where it came from after the list has changed")
  func changedList() {
    var run = underWay()
    run.select(4, command: 2)
    run.send(.inserted(at: 0, count: 1))
    #expect(run.switcher.pending == 5 && run.switcher.move == Move(from: 5, to: 7))
    run.wait(1)
    #expect(run.switcher.selected == 5)
    #expect(
      run.log.answers == [
        .answered(command: 1, settled: true), .answered(command: 2, settled: true),
      ]
    )
  }
}
