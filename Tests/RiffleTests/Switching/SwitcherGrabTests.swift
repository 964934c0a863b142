import Riffle
import Testing

private let directions: [LayoutDirection] = [.leftToRight, .rightToLeft]

@Suite("A finger that comes down while a switcher moves")
struct SwitcherGrabTests {
  @Test("does not stop it before it drags", arguments: directions)
  func press(direction: LayoutDirection) {
    var run = SwitcherRun(count: 9, direction: direction)
    run.select(1)
    run.press(at: 200, after: 0.1)
    #expect(run.switcher.state == .programmatic && run.switcher.handled)
    run.lift(at: 200, after: 0.05)
    run.wait(1)
    #expect(run.switcher.selected == 1)
  }

  @Test("takes it where it is, whatever moves it", arguments: directions)
  func progress(direction: LayoutDirection) {
    var run = SwitcherRun(count: 9, direction: direction)
    for kind in 0..<3 {
      switch kind {
      case 0: run.select(1, animated: true)
      case 1: run.dragAndRelease(pages: 0.6)
      default: run.dragAndRelease(pages: 0.35)
      }
      run.press(at: 200, after: 0.05)
      run.send(.elapsed, after: 0.03)
      let progress = run.switcher.progress
      #expect(progress > 0.1 && progress < 0.95)
      run.move(to: 189.99999, after: 0)
      #expect(run.switcher.state == .dragging)
      #expect((run.switcher.progress - progress).magnitude < 1e-6)
      run.move(to: 170, after: 0.01)
      #expect((run.switcher.progress - min(1, progress + 0.05)).magnitude < 1e-12)
      run.send(.cancelled(pointer: 0))
      run.wait(1)
      run.select(0, animated: false)
    }
  }

  @Test("tells the pages that it goes on, where it was on its way back")
  func words() {
    var run = SwitcherRun(count: 9)
    run.dragAndRelease(pages: 0.3)
    _ = run.taken()
    run.press(at: 200, after: 0.05)
    run.move(to: 180, after: 0.01)
    #expect(run.taken().deeds == [.dragBegan, .willDisappear(page: 0)])
    run.lift(at: 180, after: 0.2)
    run.wait(1)
    #expect(run.log.moves == [.cancelled(0, 1)])
    #expect(run.switcher.selected == 0)
  }

  @Test("gives up what waits behind the move")
  func pending() {
    var run = SwitcherRun(count: 9) { $0.whileBusy = .queue }
    run.select(1, command: 1)
    run.select(5, command: 2)
    run.press(at: 200, after: 0.1)
    run.move(to: 150, after: 0.01)
    #expect(run.switcher.pending == nil)
    #expect(
      run.log.answers == [
        .answered(command: 1, settled: false), .answered(command: 2, settled: false),
      ]
    )
    run.lift(at: 150, after: 0.2)
    run.wait(1)
    #expect(run.switcher.selected == 1)
  }

  @Test("may pull a far move back through its beginning", arguments: directions)
  func farMove(direction: LayoutDirection) {
    var run = SwitcherRun(count: 9, initial: 3, direction: direction)
    run.select(8)
    run.press(at: 100, after: 0.05)
    run.move(to: 111, after: 0)
    let progress = run.switcher.progress
    #expect(run.switcher.move == Move(from: 3, to: 8) && progress > 0.2)
    _ = run.taken()
    run.move(to: 111 + (progress + 0.1) * 400, after: 0.2)
    #expect(run.log.moves == [.cancelled(3, 8), .willMove(3, 2)])
    #expect((run.switcher.progress - 0.1).magnitude < 1e-9)
  }
}

@Suite("A drag that goes back through its beginning")
struct SwitcherReversalTests {
  @Test("has the other neighbour come, and no jump", arguments: directions)
  func reversal(direction: LayoutDirection) {
    var run = SwitcherRun(count: 3, initial: 1, direction: direction)
    run.drag(pages: 0.27)
    _ = run.taken()
    let start = run.place(ofPull: 0.27)
    var last = run.switcher.selection
    for step in 1...216 {
      run.move(to: start + Double(step), after: 0.005)
      let selection = run.switcher.selection
      #expect((selection - (last - 1 / 400.0)).magnitude < 1e-9)
      last = selection
    }
    #expect((last - 0.73).magnitude < 1e-9)
    #expect(
      run.taken().deeds == [
        .willAppear(page: 1), .didAppear(page: 1), .willDisappear(page: 2),
        .didDisappear(page: 2), .unmount(page: 2), .cancelled(1, 2), .willMove(1, 0),
        .mount(page: 0), .willDisappear(page: 1), .willAppear(page: 0), .alongside(1, 0),
      ]
    )
    run.lift(at: start + 216, after: 0.2)
    run.wait(1)
    #expect(run.log.moves == [.cancelled(1, 0)] && run.switcher.childPages == [1])
  }

  @Test("may be one step", arguments: directions)
  func oneStep(direction: LayoutDirection) {
    var run = SwitcherRun(count: 3, initial: 1, direction: direction)
    run.drag(pages: 0.3)
    run.move(to: run.place(ofPull: 0.3) + 400, after: 0.1)
    #expect(run.switcher.move == Move(from: 1, to: 0))
    #expect((run.switcher.progress - 0.7).magnitude < 1e-12)
  }

  @Test("finds a wall at the first page and the last one", arguments: directions)
  func walls(direction: LayoutDirection) {
    for (page, sign) in [(Int64(0), 1.0), (2, -1)] {
      var run = SwitcherRun(count: 3, initial: page, direction: direction)
      run.drag(pages: 0.3 * sign)
      _ = run.taken()
      let start = run.place(ofPull: 0.3 * sign)
      run.move(to: start + sign * 200, after: 0.1)
      #expect(run.switcher.move == nil && run.switcher.progress == 0)
      #expect(run.switcher.state == .dragging && run.switcher.childPages == [page])
      run.move(to: start, after: 0.1)
      #expect((run.switcher.progress - 0.3).magnitude < 1e-12)
      let next = page + Int64(sign)
      #expect(
        run.log.moves == [.cancelled(page, next), .willMove(page, next)]
      )
    }
  }

  @Test("may go to and fro as often as it likes")
  func toAndFro() {
    var run = SwitcherRun(count: 3, initial: 1)
    run.drag(pages: 0.3)
    for _ in 0..<5 {
      run.move(to: 400, after: 0.1)
      run.move(to: 20, after: 0.1)
    }
    run.lift(at: 20, after: 0.2)
    run.wait(1)
    #expect(run.log.moves.count == 22 && run.switcher.selected == 2)
  }
}
