import Riffle
import Testing

@Suite("What the pages of a switcher are told")
struct SwitcherAppearanceTests {
  @Test("at the start is that the selected one is there")
  func start() {
    let run = SwitcherRun(count: 5, initial: 2)
    #expect(
      run.log == [.mount(page: 2), .willAppear(page: 2), .didAppear(page: 2), .placed]
    )
  }

  @Test("in a move by command")
  func command() {
    var run = SwitcherRun(count: 5)
    _ = run.taken()
    run.select(1, command: 9)
    #expect(
      run.taken() == [
        .willMove(0, 1), .mount(page: 1), .willDisappear(page: 0), .willAppear(page: 1),
        .alongside(0, 1), .framesStarted, .placed,
      ]
    )
    run.send(.elapsed, after: 0.3125)
    #expect(
      run.log == [
        .didDisappear(page: 0), .didAppear(page: 1), .unmount(page: 0), .didMove(0, 1),
        .answered(command: 9, settled: true), .framesStopped, .placed,
      ]
    )
  }

  @Test("in a swipe that is cancelled", arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func cancelledSwipe(direction: LayoutDirection) {
    var run = SwitcherRun(count: 5, direction: direction)
    _ = run.taken()
    run.drag(pages: 0.3)
    #expect(
      run.taken().deeds == [
        .dragBegan, .willMove(0, 1), .mount(page: 1), .willDisappear(page: 0),
        .willAppear(page: 1), .alongside(0, 1),
      ]
    )
    run.lift(at: run.place(ofPull: 0.3), after: 0.2)
    #expect(run.taken().deeds == [.willAppear(page: 0)])
    run.wait(1)
    #expect(
      run.log.deeds == [
        .didAppear(page: 0), .willDisappear(page: 1), .didDisappear(page: 1), .unmount(page: 1),
        .cancelled(0, 1),
      ]
    )
    #expect(run.switcher.selected == 0 && run.switcher.childPages == [0])
  }

  @Test("in a swipe that is finished")
  func swipe() {
    var run = SwitcherRun(count: 5, initial: 3)
    _ = run.taken()
    run.dragAndRelease(pages: -0.6)
    run.wait(1)
    #expect(
      run.log.deeds == [
        .dragBegan, .willMove(3, 2), .mount(page: 2), .willDisappear(page: 3),
        .willAppear(page: 2), .alongside(3, 2), .didDisappear(page: 3), .didAppear(page: 2),
        .unmount(page: 3), .didMove(3, 2),
      ]
    )
  }

  @Test("in a change that is not animated")
  func immediate() {
    var run = SwitcherRun(count: 5)
    _ = run.taken()
    run.select(3, animated: false, command: 4)
    #expect(
      run.log == [
        .willMove(0, 3), .mount(page: 3), .willDisappear(page: 0), .willAppear(page: 3),
        .didDisappear(page: 0), .didAppear(page: 3), .unmount(page: 0), .didMove(0, 3),
        .answered(command: 4, settled: true), .placed,
      ]
    )
  }

  @Test("when a change that is not animated falls into a move")
  func immediateInAMove() {
    var run = SwitcherRun(count: 5)
    run.select(1)
    run.send(.elapsed, after: 0.1)
    _ = run.taken()
    run.select(3, animated: false)
    #expect(
      run.taken().deeds == [
        .willAppear(page: 0), .didAppear(page: 0), .willDisappear(page: 1),
        .didDisappear(page: 1), .unmount(page: 1), .cancelled(0, 1), .willMove(0, 3),
        .mount(page: 3), .willDisappear(page: 0), .willAppear(page: 3), .didDisappear(page: 0),
        .didAppear(page: 3), .unmount(page: 0), .didMove(0, 3),
      ]
    )
    // The page that comes anyway is simply there.
    run.select(4)
    run.send(.elapsed, after: 0.1)
    _ = run.taken()
    run.select(4, animated: false)
    #expect(
      run.log.deeds == [
        .didDisappear(page: 3), .didAppear(page: 4), .unmount(page: 3), .didMove(3, 4),
      ]
    )
    #expect(run.switcher.state == .idle && run.switcher.due == nil)
  }

  @Test("when a move is sent back and on again")
  func backAndOn() {
    var run = SwitcherRun(count: 5)
    run.select(1)
    run.send(.elapsed, after: 0.1)
    _ = run.taken()
    run.select(0)
    #expect(run.taken().deeds == [.willAppear(page: 0)])
    run.send(.elapsed, after: 0.05)
    run.select(1)
    #expect(run.taken().deeds == [.willDisappear(page: 0)])
    run.wait(1)
    #expect(
      run.log.deeds == [
        .didDisappear(page: 0), .didAppear(page: 1), .unmount(page: 0), .didMove(0, 1),
      ]
    )
  }

  @Test("mirrors the container they are in")
  func container() {
    var run = SwitcherRun(count: 5, initial: 2)
    _ = run.taken()
    for _ in 0..<2 {
      run.send(.containerChanged(visible: false), after: 0.1)
      run.send(.containerChanged(visible: false), after: 0.1)
      #expect(run.taken() == [.willDisappear(page: 2), .didDisappear(page: 2)])
      run.send(.containerChanged(visible: true), after: 0.1)
      run.send(.containerChanged(visible: true), after: 0.1)
      #expect(run.taken() == [.willAppear(page: 2), .didAppear(page: 2)])
    }
  }

  @Test("ends, and with it a move by command, when the container goes")
  func containerInAMove() {
    var run = SwitcherRun(count: 5)
    run.select(1, command: 3)
    run.send(.elapsed, after: 0.1)
    _ = run.taken()
    run.send(.containerChanged(visible: false))
    #expect(
      run.taken().deeds == [
        .didDisappear(page: 0), .didAppear(page: 1), .unmount(page: 0), .didMove(0, 1),
        .answered(command: 3, settled: true), .willDisappear(page: 1), .didDisappear(page: 1),
      ]
    )
    #expect(run.switcher.selected == 1 && run.switcher.due == nil)
    // What is changed out of sight is told to nobody before it is seen again.
    run.select(4, command: 5)
    run.send(.removed(at: 0, count: 1))
    #expect(run.taken().appearances == [] && run.switcher.selected == 3)
    run.send(.containerChanged(visible: true))
    #expect(run.log.appearances == [.willAppear(page: 3), .didAppear(page: 3)])
  }

  @Test("ends, and a drag is cancelled, when the container goes")
  func containerInADrag() {
    var run = SwitcherRun(count: 5)
    run.drag(pages: 0.7)
    _ = run.taken()
    run.send(.containerChanged(visible: false))
    #expect(
      run.taken().deeds == [
        .willAppear(page: 0), .didAppear(page: 0), .willDisappear(page: 1),
        .didDisappear(page: 1), .unmount(page: 1), .cancelled(0, 1), .willDisappear(page: 0),
        .didDisappear(page: 0),
      ]
    )
    run.send(.containerChanged(visible: true))
    _ = run.taken()
    // The finger that is still down means nothing any more.
    run.move(to: 0, after: 0.1)
    run.lift(at: 0, after: 0.1)
    #expect(run.log == [] && run.switcher.state == .idle)
  }
}
