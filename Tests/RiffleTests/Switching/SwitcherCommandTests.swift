import Riffle
import Testing

@Suite("A command to a switcher")
struct SwitcherCommandTests {
  @Test("selects any page in one move", arguments: [0, 1, 3, 4] as [Int64])
  func anyPage(page: Int64) {
    var run = SwitcherRun(count: 5, initial: 2)
    _ = run.taken()
    run.select(page)
    #expect(run.switcher.move == Move(from: 2, to: page))
    #expect(run.switcher.move?.direction == (page > 2 ? .left : .right))
    #expect(run.switcher.childPages == [min(2, page), max(2, page)])
    run.wait(1)
    #expect(run.log.moves == [.willMove(2, page), .didMove(2, page)])
    #expect(run.switcher.selected == page && run.switcher.childPages == [page])
  }

  @Test("to the page that is there does nothing but answer", arguments: [true, false])
  func samePage(animated: Bool) {
    var run = SwitcherRun(count: 5, initial: 2)
    _ = run.taken()
    let before = run.switcher
    run.select(2, animated: animated)
    #expect(run.taken() == [] && run.switcher == before)
    run.select(2, animated: animated, command: 6)
    #expect(run.log == [.answered(command: 6, settled: true)])
  }

  @Test("to the page that comes anyway changes nothing")
  func sameTarget() {
    var run = SwitcherRun(count: 5, initial: 2)
    run.select(3, command: 1)
    run.send(.elapsed, after: 0.1)
    _ = run.taken()
    let due = run.switcher.due
    run.select(3, command: 2)
    #expect(run.taken() == [] && run.switcher.due == due)
    run.wait(1)
    #expect(
      run.log.answers == [
        .answered(command: 1, settled: true), .answered(command: 2, settled: true),
      ]
    )
  }

  @Test("is clamped to the pages there are", arguments: [Int64.min, -1, 5, .max])
  func outOfRange(page: Int64) {
    var run = SwitcherRun(count: 5, initial: 2)
    run.select(page, command: 1)
    run.wait(1)
    #expect(run.switcher.selected == (page < 0 ? 0 : 4))
    #expect(run.log.answers == [.answered(command: 1, settled: true)])
  }

  @Test("is given up where there are no pages")
  func noPages() {
    var run = SwitcherRun(count: 0)
    run.select(0, command: 1)
    run.send(.stepped(by: 1, animated: true, command: 2))
    run.send(.keyPressed(.end))
    #expect(!run.switcher.handled && run.switcher.destination == nil)
    #expect(
      run.log.deeds == [
        .answered(command: 1, settled: false), .answered(command: 2, settled: false),
      ]
    )
  }

  @Test("by steps counts from where it goes, and ends at the ends")
  func steps() {
    var run = SwitcherRun(count: 9)
    for _ in 0..<4 { run.send(.stepped(by: 1, animated: true), after: 0.02) }
    #expect(run.switcher.destination == 4)
    run.wait(2)
    #expect(run.switcher.selected == 4)
    for (steps, page) in [(Int64.max, Int64(8)), (.min, 0), (3, 3), (-100, 0), (0, 0)] {
      run.send(.stepped(by: steps, animated: false))
      #expect(run.switcher.selected == page)
    }
  }

  @Test("may be a key", arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func keys(direction: LayoutDirection) {
    var run = SwitcherRun(count: 9, initial: 4, direction: direction)
    let ahead: Int64 = direction == .leftToRight ? 1 : -1
    let pages: [(Key, Int64)] = [
      (.arrowRight, 4 + ahead), (.arrowLeft, 4 - ahead), (.pageDown, 5), (.space, 5),
      (.pageUp, 3), (.home, 0), (.end, 8), (.arrowUp, 4), (.arrowDown, 4),
    ]
    for (key, page) in pages {
      run.select(4, animated: false)
      run.send(.keyPressed(key))
      #expect(run.switcher.handled == (page != 4))
      run.wait(1)
      #expect(run.switcher.selected == page, "\(key)")
    }
  }

  @Test("takes no time with an animator that moves nothing")
  func noAnimator() {
    var run = SwitcherRun(count: 5) { $0.animator = .none }
    _ = run.taken()
    run.select(3)
    #expect(run.log.moves == [.willMove(0, 3), .didMove(0, 3)])
    #expect(!run.log.contains(.alongside(0, 3)) && run.switcher.due == nil)
  }

  @Test("is answered once, by what became of it")
  func answers() {
    var run = SwitcherRun(count: 9)
    run.select(1, command: 1)
    run.select(5, command: 2, after: 0.1)
    #expect(run.taken().answers == [.answered(command: 1, settled: false)])
    run.select(7, command: 3, after: 0.05)
    run.select(7, animated: false, command: 4, after: 0.05)
    #expect(
      run.taken().answers == [
        .answered(command: 2, settled: false), .answered(command: 3, settled: true),
        .answered(command: 4, settled: true),
      ]
    )
    run.select(2, command: 5, after: 0.1)
    run.drag(pages: 0.2)
    #expect(run.taken().answers == [.answered(command: 5, settled: false)])
    run.select(2, command: 6, after: 0.1)
    run.wait(2)
    #expect(run.log.answers == [.answered(command: 6, settled: true)])
    #expect(run.switcher.selected == 2)
  }

  @Test("wins over the finger that drags, until that lifts")
  func inADrag() {
    var run = SwitcherRun(count: 9, initial: 4)
    run.drag(pages: 0.5)
    run.select(5, after: 0.1)
    #expect(run.switcher.state == .programmatic)
    #expect((run.switcher.progress - 0.5).magnitude < 1e-12)
    let due = run.switcher.due
    run.move(to: 390, after: 0.01)
    run.press(at: 100, pointer: 1, after: 0.01)
    #expect(run.switcher.due == due && run.switcher.handled)
    run.lift(at: 100, pointer: 1, after: 0.01)
    run.lift(at: 390, after: 0.01)
    run.wait(1)
    #expect(run.switcher.selected == 5 && run.switcher.state == .idle)
  }
}
