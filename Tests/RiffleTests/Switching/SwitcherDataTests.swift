import Riffle
import Testing

@Suite("A switcher whose list changes")
struct SwitcherDataTests {
  private func underWay() -> SwitcherRun {
    var run = SwitcherRun(count: 6, initial: 2)
    run.select(4, command: 1)
    run.send(.elapsed, after: 0.1)
    _ = run.taken()
    return run
  }

  @Test("keeps its page at rest, by its new number")
  func kept() {
    var run = SwitcherRun(count: 6, initial: 2)
    _ = run.taken()
    let changes: [(PageSwitcher.Event, Int64, Int64)] = [
      (.inserted(at: 0, count: 2), 4, 8), (.inserted(at: 5, count: 1), 4, 9),
      (.inserted(at: 4, count: 1), 5, 10), (.removed(at: 0, count: 1), 4, 9),
      (.removed(at: 5, count: 3), 4, 6), (.inserted(at: .max, count: 3), 4, 9),
      (.inserted(at: .min, count: 3), 7, 12), (.removed(at: .min, count: 2), 5, 10),
      (.replaced(count: 3, selected: 1, to: nil, pending: nil), 1, 3),
    ]
    for (event, selected, count) in changes {
      run.send(event)
      #expect(run.taken() == [.renumbered, .placed])
      #expect(run.switcher.selected == selected && run.switcher.count == count)
      #expect(run.switcher.childPages == [selected])
    }
    run.send(.inserted(at: 1, count: -3))
    run.send(.removed(at: 3, count: 4))
    run.send(.removed(at: 1, count: .min))
    #expect(run.log == [])
  }

  @Test("shows the page that follows the selected one that is gone, or the last")
  func selectedGone() {
    var run = SwitcherRun(count: 6, initial: 4)
    _ = run.taken()
    run.send(.removed(at: 4, count: 1))
    #expect(
      run.taken() == [
        .willDisappear(page: 4), .didDisappear(page: 4), .unmount(page: 4), .renumbered,
        .mount(page: 4), .willAppear(page: 4), .didAppear(page: 4), .placed,
      ]
    )
    run.send(.removed(at: 3, count: 9))
    #expect(run.switcher.selected == 2 && run.switcher.count == 3)
    run.send(.replaced(count: 9, selected: nil, to: nil, pending: nil))
    #expect(run.switcher.selected == 2)
    run.send(.replaced(count: 9, selected: nil, to: nil, pending: nil, instead: 7))
    #expect(run.switcher.selected == 7)
    run.send(.replaced(count: 4, selected: 4, to: nil, pending: nil, instead: 99))
    #expect(run.switcher.selected == 3 && run.log.moves == [])
  }

  @Test("is empty, and filled again, at rest and in a move", arguments: [false, true])
  func emptied(isMoving: Bool) {
    var run = SwitcherRun(count: 6, initial: 2)
    if isMoving {
      run.select(4, command: 1)
      run.send(.elapsed, after: 0.1)
    }
    _ = run.taken()
    run.send(.removed(at: 0, count: 6))
    #expect(run.switcher.selected == nil && run.switcher.count == 0)
    #expect(run.switcher.childPages == [] && run.switcher.state == .idle)
    #expect(run.placements == [] && run.switcher.selection == 0)
    #expect(run.log.moves == (isMoving ? [.cancelled(2, 4)] : []))
    #expect(run.taken().answers == (isMoving ? [.answered(command: 1, settled: false)] : []))
    run.drag(pages: 0.5)
    run.lift(at: 0)
    #expect(!run.switcher.handled && run.log == [])
    run.send(.inserted(at: 0, count: 9))
    #expect(run.switcher.selected == 2)
    #expect(
      run.log.deeds == [
        .renumbered, .mount(page: 2), .willAppear(page: 2), .didAppear(page: 2),
      ]
    )
  }

  @Test("goes on with a move by new numbers")
  func moveKept() {
    for (event, from, to) in [
      (.inserted(at: 0, count: 3), 5, 7), (.inserted(at: 3, count: 1), 2, 5),
      (.removed(at: 3, count: 1), 2, 3), (.removed(at: 0, count: 2), 0, 2),
      (.replaced(count: 9, selected: 8, to: 1, pending: nil), 8, 1),
    ] as [(PageSwitcher.Event, Int64, Int64)] {
      var run = underWay()
      let (progress, due) = (run.switcher.progress, run.switcher.due)
      run.send(event)
      #expect(run.taken() == [.renumbered, .placed])
      #expect(run.switcher.progress == progress && run.switcher.due == due)
      #expect(run.switcher.move == Move(from: from, to: to))
      run.wait(1)
      #expect(run.log.moves == [.didMove(from, to)] && run.switcher.selected == to)
      #expect(run.log.answers == [.answered(command: 1, settled: true)])
    }
  }

  @Test("gives a move up whose page is gone", arguments: [true, false])
  func toGone(isReplaced: Bool) {
    var run = underWay()
    run.send(
      isReplaced
        ? .replaced(count: 2, selected: 1, to: nil, pending: nil) : .removed(at: 3, count: 2)
    )
    #expect(
      run.log.deeds == [
        .willAppear(page: 2), .didAppear(page: 2), .willDisappear(page: 4),
        .didDisappear(page: 4), .unmount(page: 4), .cancelled(2, 4),
        .answered(command: 1, settled: false), .renumbered,
      ]
    )
    #expect(run.switcher.selected == (isReplaced ? 1 : 2) && run.switcher.due == nil)
  }

  @Test("ends a move at once when the page that it leaves is gone", arguments: [true, false])
  func fromGone(isReplaced: Bool) {
    var run = underWay()
    run.send(
      isReplaced
        ? .replaced(count: 9, selected: nil, to: 3, pending: nil) : .removed(at: 2, count: 1)
    )
    #expect(
      run.log.deeds == [
        .didDisappear(page: 2), .didAppear(page: 4), .unmount(page: 2), .didMove(2, 4),
        .renumbered, .answered(command: 1, settled: true),
      ]
    )
    #expect(run.switcher.selected == 3 && run.switcher.childPages == [3])
  }

  @Test("shows another page when both pages of a move are gone")
  func bothGone() {
    var run = underWay()
    run.send(.removed(at: 2, count: 3))
    #expect(run.log.moves == [.cancelled(2, 4)])
    #expect(run.switcher.selected == 2 && run.switcher.childPages == [2])
    #expect(run.log.answers == [.answered(command: 1, settled: false)])
  }

  @Test("forgets a pending page that is gone")
  func pendingGone() {
    var run = underWay()
    run.select(5, command: 2)
    #expect(run.switcher.pending == 5)
    _ = run.taken()
    run.send(.removed(at: 5, count: 1))
    #expect(run.switcher.pending == nil)
    #expect(run.taken().answers == [.answered(command: 2, settled: false)])
    run.wait(1)
    #expect(run.switcher.selected == 4)
  }

  @Test("goes on to a pending page when the move's own page is gone")
  func pendingKept() {
    var run = underWay()
    run.select(5, command: 2)
    run.send(.removed(at: 4, count: 1))
    #expect(run.switcher.move == Move(from: 2, to: 4) && run.switcher.pending == nil)
    run.wait(1)
    #expect(run.log.moves == [.cancelled(2, 4), .willMove(2, 4), .didMove(2, 4)])
    #expect(run.log.answers.last == .answered(command: 2, settled: true))
  }

  @Test("lets go of a drag whose page is gone, and keeps any other")
  func drag() {
    var run = SwitcherRun(count: 6, initial: 2)
    run.drag(pages: 0.6)
    run.send(.inserted(at: 0, count: 1))
    #expect(run.switcher.state == .dragging && (run.switcher.progress - 0.6).magnitude < 1e-12)
    run.move(to: run.place(ofPull: 0.7), after: 0.01)
    #expect((run.switcher.selection - 3.7).magnitude < 1e-12)
    run.send(.removed(at: 4, count: 1))
    #expect(run.switcher.state == .idle && run.switcher.selected == 3)
    run.move(to: 0, after: 0.01)
    run.lift(at: 0)
    #expect(run.switcher.state == .idle && run.log.moves.last == .cancelled(3, 4))
  }

  @Test("does not jump where a finger at a wall may go on")
  func wall() {
    var run = SwitcherRun(count: 3)
    run.drag(pages: -0.5)
    run.send(.inserted(at: 0, count: 1))
    #expect(run.switcher.selected == 1 && run.switcher.move == nil)
    let wall = run.place(ofPull: -0.5)
    run.move(to: wall + 4, after: 0.01)
    #expect(run.switcher.move == Move(from: 1, to: 0))
    #expect((run.switcher.progress - 0.01).magnitude < 1e-12)
  }

  @Test("goes on with a drag whose page comes before it now, from the side that it came from")
  func otherSide() {
    var run = SwitcherRun(count: 6, initial: 2)
    run.drag(pages: 0.6)
    _ = run.taken()
    run.send(.replaced(count: 6, selected: 4, to: 1, pending: nil))
    #expect(run.switcher.move == Move(from: 4, to: 1))
    run.move(to: run.place(ofPull: 0.5), after: 0.01)
    #expect(run.log.moves == [] && (run.switcher.progress - 0.5).magnitude < 1e-12)
    var places: [Placement] = []
    run.switcher.placements(into: &places)
    #expect(places.map(\.page) == [1, 4] && places[0].frame.x > places[1].frame.x)
  }

  @Test("takes no two pages for one")
  func sameClaim() {
    var run = underWay()
    run.send(.replaced(count: 3, selected: 1, to: 1, pending: 1))
    #expect(run.switcher.selected == 1 && run.switcher.childPages == [1])
    #expect(run.log.moves == [.cancelled(2, 4)])
  }

  @Test("has room for no more than it promises")
  func limits() {
    var run = SwitcherRun(count: .max, initial: 7)
    run.send(.inserted(at: 0, count: .max))
    #expect(run.switcher.count == PageSwitcher.mostPages && run.switcher.selected == 7)
    run.send(.removed(at: 8, count: .max))
    #expect(run.switcher.count == 8)
    run.send(.inserted(at: 0, count: .max))
    #expect(run.switcher.count == PageSwitcher.mostPages)
    #expect(run.switcher.selected == PageSwitcher.mostPages - 1)
    run.send(.replaced(count: -1, selected: 0, to: 0, pending: 0))
    #expect(run.switcher.count == 0 && run.switcher.selected == nil)
  }
}
