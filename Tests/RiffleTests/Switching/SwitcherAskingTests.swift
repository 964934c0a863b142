import Riffle
import Testing

@Suite("A switcher that asks")
struct SwitcherAskingTests {
  private func asking(count: Int64 = 9, initial: Int64 = 0) -> SwitcherRun {
    var run = SwitcherRun(count: count, initial: initial) { $0.asks = true }
    _ = run.taken()
    return run
  }

  @Test("moves when it is let, at once or later", arguments: [0.0, 2])
  func allowed(seconds: Double) {
    var run = asking()
    run.select(3, command: 1)
    #expect(run.taken() == [.shouldMove(0, 3, 1)])
    #expect(run.switcher.state == .idle && run.switcher.destination == 3)
    run.send(.permitted(question: 1, allowed: true), after: seconds)
    #expect(run.switcher.move == Move(from: 0, to: 3))
    #expect(run.switcher.due == seconds + 0.3125)
    run.wait(1)
    #expect(run.log.moves == [.willMove(0, 3), .didMove(0, 3)])
    #expect(run.log.answers == [.answered(command: 1, settled: true)])
  }

  @Test("stays where it is when it is not let")
  func refused() {
    var run = asking()
    run.select(3, command: 1)
    _ = run.taken()
    run.send(.permitted(question: 1, allowed: false), after: 1)
    #expect(run.log == [.answered(command: 1, settled: false)])
    #expect(run.switcher.destination == 0 && run.switcher.childPages == [0])
  }

  @Test("does not animate what was not to be animated")
  func immediate() {
    var run = asking()
    run.select(3, animated: false)
    run.send(.permitted(question: 1, allowed: true), after: 1)
    #expect(run.switcher.selected == 3 && run.switcher.due == nil)
  }

  @Test("does not hear an answer to an old question, nor to one that it never asked")
  func stale() {
    var run = asking()
    run.select(3, command: 1)
    run.select(5, command: 2)
    #expect(run.log.questions == [1, 2])
    #expect(run.taken().answers == [.answered(command: 1, settled: false)])
    for question in [1, 0, -1, 3, .max] {
      run.send(.permitted(question: question, allowed: true))
      run.send(.permitted(question: question, allowed: false))
    }
    #expect(run.log == [])
    run.send(.permitted(question: 2, allowed: true))
    run.send(.permitted(question: 2, allowed: false))
    run.wait(1)
    #expect(run.switcher.selected == 5)
  }

  @Test("asks once for a page however often it is asked for")
  func samePage() {
    var run = asking()
    run.select(3, command: 1)
    run.select(3, command: 2)
    #expect(run.taken().questions == [1])
    run.send(.permitted(question: 1, allowed: true))
    run.select(3, command: 3, after: 0.1)
    #expect(run.taken().questions == [])
    run.wait(1)
    #expect(run.log.answers == [1, 2, 3].map { .answered(command: $0, settled: true) })
  }

  @Test("takes a question back that leads nowhere any more")
  func withdrawn() {
    var run = asking()
    run.select(3, command: 1)
    run.select(0, command: 2)
    #expect(
      run.taken().answers == [
        .answered(command: 1, settled: false), .answered(command: 2, settled: true),
      ]
    )
    run.send(.permitted(question: 1, allowed: true))
    #expect(run.log == [] && run.switcher.state == .idle)
    run.select(4, command: 3)
    run.send(.removed(at: 4, count: 1))
    #expect(run.taken().answers == [.answered(command: 3, settled: false)])
    run.send(.permitted(question: 2, allowed: true))
    #expect(run.log == [])
  }

  @Test("goes on with its move until it is let turn round")
  func inAMove() {
    var run = asking()
    run.select(1)
    run.send(.permitted(question: 1, allowed: true))
    run.select(4, command: 2, after: 0.1)
    #expect(run.taken().questions == [1, 2] && run.switcher.pending == nil)
    run.send(.permitted(question: 2, allowed: true), after: 0.1)
    #expect(run.switcher.pending == 4)
    run.wait(1)
    #expect(run.log.moves == [.didMove(0, 1), .willMove(1, 4), .didMove(1, 4)])
  }

  @Test("gives the page that was asked for its new number")
  func renumbered() {
    var run = asking()
    run.select(3)
    run.send(.inserted(at: 1, count: 2))
    run.send(.permitted(question: 1, allowed: true))
    run.wait(1)
    #expect(run.switcher.selected == 5)
  }
}

@Suite("A finger on a switcher that asks")
struct SwitcherAskingHandTests {
  private func asking(initial: Int64 = 4) -> SwitcherRun {
    var run = SwitcherRun(count: 9, initial: initial) { $0.asks = true }
    _ = run.taken()
    return run
  }

  @Test("has the page where it is, when that is let in at once")
  func atOnce() {
    var run = asking()
    run.press(at: 200)
    run.move(to: 150, after: 0.1)
    #expect(run.taken().deeds == [.dragBegan, .shouldMove(4, 5, 1)])
    #expect(run.switcher.progress == 0 && run.switcher.move == nil)
    run.send(.permitted(question: 1, allowed: true))
    #expect((run.switcher.progress - 0.1).magnitude < 1e-12)
    #expect(run.log.moves == [.willMove(4, 5)])
  }

  @Test("has it from its place on, when that is let in later")
  func later() {
    var run = asking()
    run.press(at: 200)
    run.move(to: 150, after: 0.1)
    run.move(to: 110, after: 0.1)
    #expect(run.taken().questions == [1])
    run.send(.permitted(question: 1, allowed: true), after: 0.1)
    #expect(run.switcher.progress == 0 && run.switcher.state == .dragging)
    run.move(to: 70, after: 0.1)
    #expect((run.switcher.progress - 0.1).magnitude < 1e-12)
    #expect(run.log.moves == [.willMove(4, 5)])
  }

  @Test("finds a wall where it is refused, and asks no more in the same drag")
  func refused() {
    var run = asking()
    run.press(at: 200)
    run.move(to: 150, after: 0.1)
    run.send(.permitted(question: 1, allowed: false))
    _ = run.taken()
    run.move(to: 100, after: 0.1)
    #expect(run.switcher.progress == 0 && run.switcher.state == .dragging && run.log == [])
    run.lift(at: 100)
    #expect(run.switcher.state == .idle && run.log == [])
    run.press(at: 200, after: 0.1)
    run.move(to: 150, after: 0.1)
    #expect(run.log.questions == [2])
  }

  @Test("that lifts before the answer lets the page come as by command, or not at all")
  func liftBeforeTheAnswer() {
    for (place, page) in [(20.0, Int64(5)), (100, 4)] {
      var run = asking()
      run.press(at: 200)
      run.move(to: place, after: 0.1)
      run.lift(at: place, after: 0.2)
      #expect(run.switcher.state == .idle && run.switcher.destination == page)
      run.send(.permitted(question: 1, allowed: true), after: 1)
      #expect(run.switcher.state == (page == 5 ? .programmatic : .idle))
      run.wait(1)
      #expect(run.switcher.selected == page)
    }
  }

  @Test("asks for the other neighbour when it goes back through its beginning")
  func reversal() {
    var run = asking()
    run.press(at: 200)
    run.move(to: 150, after: 0.1)
    run.move(to: 250, after: 0.1)
    #expect(run.taken().questions == [1, 2])
    run.send(.permitted(question: 1, allowed: true))
    #expect(run.log == [])
    run.send(.permitted(question: 2, allowed: true))
    #expect(run.taken().moves == [.willMove(4, 3)])
    #expect((run.switcher.progress - 0.15).magnitude < 1e-12)
  }

  @Test("that returns to the neighbour that it may have does not hear of the other one")
  func returning() {
    var run = asking()
    run.press(at: 200)
    run.move(to: 150, after: 0.1)
    run.send(.permitted(question: 1, allowed: true))
    run.move(to: 250, after: 0.1)
    run.move(to: 110, after: 0.1)
    #expect(run.taken().questions == [1, 2])
    #expect(run.switcher.move == Move(from: 4, to: 5))
    run.send(.permitted(question: 2, allowed: true), after: 0.1)
    #expect(run.log == [] && (run.switcher.progress - 0.2).magnitude < 1e-12)
  }

  @Test("knows the neighbour that it may have by its new number")
  func renumbered() {
    var run = asking()
    run.press(at: 200)
    run.move(to: 150, after: 0.1)
    run.send(.permitted(question: 1, allowed: true))
    run.send(.inserted(at: 0, count: 1))
    run.move(to: 250, after: 0.1)
    _ = run.taken()
    run.move(to: 150, after: 0.1)
    #expect(run.log.questions == [] && run.switcher.move == Move(from: 5, to: 6))
  }

  @Test("needs no answer when nobody asks any more")
  func turnedOff() {
    var run = asking()
    run.press(at: 200)
    run.move(to: 150, after: 0.1)
    run.configure { $0.asks = false }
    run.move(to: 110, after: 0.1)
    #expect(run.taken().moves == [.willMove(4, 5)])
    #expect((run.switcher.progress - 0.1).magnitude < 1e-12)
    run.send(.permitted(question: 1, allowed: true), after: 0.1)
    #expect(run.log == [] && (run.switcher.progress - 0.1).magnitude < 1e-12)
  }

  @Test("lets a command go on that waits for one")
  func turnedOffWaiting() {
    var run = asking()
    run.select(7, command: 1)
    run.configure { $0.asks = false }
    #expect(run.switcher.move == Move(from: 4, to: 7))
    run.send(.elapsed, after: 1)
    #expect(run.log.contains(.answered(command: 1, settled: true)))
  }

  @Test("does not push a command's question aside")
  func commandInADrag() {
    var run = asking()
    run.press(at: 200)
    run.move(to: 150, after: 0.1)
    run.send(.permitted(question: 1, allowed: false))
    run.select(7, command: 1, after: 0.1)
    _ = run.taken()
    run.move(to: 250, after: 0.1)
    run.move(to: 150, after: 0.1)
    #expect(run.log == [])
    run.send(.permitted(question: 2, allowed: true))
    #expect(run.switcher.move == Move(from: 4, to: 7) && run.switcher.state == .programmatic)
    run.wait(1)
    #expect(run.log.answers == [.answered(command: 1, settled: true)])
  }

  @Test("goes on dragging until a command is let, which then wins")
  func commandWins() {
    var run = asking()
    run.press(at: 200)
    run.move(to: 150, after: 0.1)
    run.send(.permitted(question: 1, allowed: true))
    run.select(7, after: 0.1)
    run.move(to: 110, after: 0.1)
    #expect(run.switcher.state == .dragging && (run.switcher.progress - 0.2).magnitude < 1e-12)
    run.send(.permitted(question: 2, allowed: true))
    #expect(run.switcher.state == .programmatic && run.switcher.pending == 7)
    run.wait(1)
    #expect(run.log.moves.last == .didMove(5, 7))
  }

  @Test("takes a question back when it sets out")
  func grab() {
    var run = asking()
    run.select(7, command: 1)
    run.press(at: 200)
    run.move(to: 150, after: 0.1)
    #expect(run.log.answers == [.answered(command: 1, settled: false)])
    #expect(run.log.questions == [1, 2])
  }
}
