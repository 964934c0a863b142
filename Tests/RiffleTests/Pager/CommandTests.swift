import Riffle
import Testing

@Suite("A command")
struct CommandTests {
  @Test("says where it goes, what is nearest, and when it is there", arguments: Course.allCases)
  func animated(course: Course) {
    var run = PagerRun(count: 5, course: course)
    _ = run.taken()
    run.send(.commanded(page: 2, animated: true))
    #expect(run.log.signals == [.targeted(page: 2, offset: 780)])
    #expect(run.pager.state == .animating && run.pager.target == 2 && run.pager.page == 0)
    run.wait(2)
    #expect(
      run.log.signals == [
        .targeted(page: 2, offset: 780), .pageChanged(page: 1), .pageChanged(page: 2),
        .settled(page: 2),
      ]
    )
    #expect(run.pager.offset == 780 && run.pager.state == .idle && run.pager.velocity == 0)
  }

  @Test("that is not animated says the same at once", arguments: Course.allCases)
  func atOnce(course: Course) {
    for reducedMotion in [false, true] {
      var run = PagerRun(count: 9, course: course) { $0.reducedMotion = reducedMotion }
      _ = run.taken()
      run.send(.commanded(page: 6, animated: reducedMotion))
      #expect(
        run.log.signals == [
          .targeted(page: 6, offset: 2340), .pageChanged(page: 6), .settled(page: 6),
        ]
      )
      #expect(
        run.log.appearances == [
          .willDisappear(page: 0), .didDisappear(page: 0), .willAppear(page: 6),
          .didAppear(page: 6),
        ]
      )
      #expect(run.pager.mounted == 5..<8 && run.pager.due == nil)
    }
  }

  @Test("to where it already is settles at once", arguments: Course.allCases)
  func alreadyThere(course: Course) {
    var run = PagerRun(count: 5, initial: 2, course: course)
    _ = run.taken()
    run.send(.commanded(page: 2, animated: true))
    #expect(run.log.signals == [.targeted(page: 2, offset: 780), .settled(page: 2)])
    #expect(run.log.appearances == [] && run.log.mountings == [])
  }

  @Test("is clamped to the pages there are", arguments: Course.allCases)
  func clamped(course: Course) {
    for (asked, page) in [(Int64.max, 4), (5, 4), (-1, 0), (.min, 0)] as [(Int64, Int64)] {
      var run = PagerRun(count: 5, initial: 2, course: course)
      run.send(.commanded(page: asked, animated: true))
      run.wait(2)
      #expect(run.pager.page == page && run.log.settlements == [page])
    }
  }

  @Test(
    "to the next page counts from the pending one: n taps are n pages",
    arguments: Course.allCases
  )
  func taps(course: Course) {
    for (taps, pause) in [(1, 0.0), (3, 0), (7, 0.03), (7, 0.1)] {
      var run = PagerRun(count: 20, course: course)
      for _ in 0..<taps { run.send(.stepped(by: 1, animated: true), after: pause) }
      #expect(run.pager.target == Int64(taps))
      run.send(.stepped(by: -1, animated: true), after: pause)
      run.send(.stepped(by: 1, animated: true))
      run.wait(2)
      #expect(run.pager.page == Int64(taps) && run.pager.fraction == 0)
      #expect(run.log.settlements.last == Int64(taps))
    }
  }

  @Test("to a page far away mounts no more than the window and a few", arguments: Course.allCases)
  func farAway(course: Course) {
    var run = PagerRun(count: 1_000_000_000_000_000_000, course: course)
    for page in [500, 1_000_000_000_000, 999_999_999_999_999_999, 3] as [Int64] {
      var most = 0
      run.send(.commanded(page: page, animated: true))
      for _ in 0..<120 {
        run.send(.elapsed, after: 1 / 60)
        most = max(most, run.pager.mounted.count)
      }
      #expect(run.pager.page == page && run.pager.fraction == 0 && run.pager.state == .idle)
      #expect(most <= 4)
    }
  }

  @Test("lands exactly, at the velocity it is given or not", arguments: [0.02, 0.1, 0.2, 0.35])
  func landing(wait: Double) {
    for pages in [[1, 0], [0, 3, 1], [5, 2, 8]] as [[Int64]] {
      var run = PagerRun(count: 9) { $0.extent = .points(130.7) }
      for page in pages { run.send(.commanded(page: page, animated: true), after: wait) }
      run.wait(2)
      #expect(run.pager.page == pages.last && run.pager.fraction == 0)
      #expect(run.pager.offset == run.pager.restingOffset)
    }
  }

  @Test("means nothing where there are no pages")
  func noPages() {
    var run = PagerRun(count: 0)
    _ = run.taken()
    run.send(.commanded(page: 0, animated: true))
    run.send(.stepped(by: 1, animated: true))
    run.send(.keyPressed(.end))
    #expect(run.log == [] && !run.pager.handled)
  }
}
