import Riffle
import Testing

@Suite("A change of the number of pages")
struct CountTests {
  private func isOutOfRange(_ effect: Pager.Effect) -> Bool {
    switch effect {
    case .pageChanged(let page), .targeted(let page, _), .settled(let page), .cancelled(let page),
      .willAppear(let page), .mount(let page, _, _):
      page < 0
    default: false
    }
  }

  @Test("goes to the nearest page that is left", arguments: Course.allCases)
  func shrinking(course: Course) {
    var run = PagerRun(count: 5, initial: 3, course: course, extent: 320)
    run.send(.counted(2))
    #expect(run.pager.page == 1 && run.pager.offset == 320 && run.pager.count == 2)
    #expect(run.log.changes == [1])
    #expect(run.pager.visible == 1..<2 && run.pager.state == .idle)
    var last = PagerRun(count: 5, initial: 4, course: course)
    last.send(.counted(4))
    #expect(last.pager.page == 3 && last.pager.offset == 1170)
  }

  @Test(
    "to none empties it, and filling it again starts where it started",
    arguments: Course.allCases
  )
  func emptying(course: Course) {
    var run = PagerRun(count: 5, initial: 3, course: course)
    run.send(.commanded(page: 1, animated: false))
    _ = run.taken()
    run.send(.counted(0))
    #expect(run.pager.page == nil && run.pager.target == nil && run.pager.mounted.isEmpty)
    #expect(run.pager.offset == 0 && run.pager.position == 0 && run.placements == [])
    #expect(run.log.appearances == [.willDisappear(page: 1), .didDisappear(page: 1)])
    #expect(run.log.changes == [])
    run.send(.counted(5))
    #expect(run.pager.page == 3 && run.pager.offset == 1170)
    #expect(run.log.appearances.suffix(2) == [.willAppear(page: 3), .didAppear(page: 3)])
    #expect(!run.log.contains(where: isOutOfRange))
  }

  @Test("gives up a target that is gone, and settles on what is left", arguments: Course.allCases)
  func losingTheTarget(course: Course) {
    var run = PagerRun(count: 9, course: course)
    run.send(.commanded(page: 7, animated: true))
    run.wait(0.1)
    _ = run.taken()
    run.send(.counted(3))
    #expect(run.log.signals.contains(.cancelled(page: 7)))
    run.wait(2)
    let page = run.pager.page
    #expect(page == 2 && run.pager.fraction == 0 && run.pager.offset == run.pager.restingOffset)
  }

  @Test("while a hand has the row lets it keep it", arguments: Course.allCases)
  func dragging(course: Course) {
    var run = PagerRun(count: 3, initial: 2, course: course)
    run.drag(pages: -0.3)
    run.send(.counted(8))
    #expect((run.pager.position - 1.7).magnitude < 1e-12 && run.pager.state == .dragging)
    run.send(.counted(0))
    #expect(run.log.last(where: { if case .dragEnded = $0 { true } else { false } }) != nil)
    run.send(.counted(2))
    run.wait(1)
    #expect(run.pager.fraction == 0 && run.pager.state == .idle)
  }

  @Test("grows without a word", arguments: Course.allCases)
  func growing(course: Course) {
    var run = PagerRun(count: 3, initial: 2, course: course)
    _ = run.taken()
    run.send(.counted(1_000_000_000_000_000_000))
    #expect(run.log.signals == [] && run.log.appearances == [])
    #expect(run.pager.page == 2 && run.pager.mounted == 1..<4)
  }

  @Test("that is a reload makes all views anew and keeps the page", arguments: Course.allCases)
  func reloading(course: Course) {
    var run = PagerRun(count: 5, initial: 2, course: course)
    run.send(.stepped(by: 1, animated: false))
    run.send(.stepped(by: -1, animated: false))
    _ = run.taken()
    run.send(.reloaded(9))
    #expect(run.pager.page == 2 && run.pager.count == 9)
    #expect(run.log.signals == [])
    #expect(
      run.log.appearances == [
        .willDisappear(page: 2), .didDisappear(page: 2), .willAppear(page: 2), .didAppear(page: 2),
      ]
    )
    for change in run.log {
      if case .unmount(_, _, let kept) = change { #expect(!kept) }
      if case .mount(_, _, let reused) = change { #expect(!reused) }
    }
    #expect(run.log.mountings.count == 6)
    run.send(.reloaded(2))
    #expect(run.pager.page == 1)
  }
}
