import Riffle
import Testing

/// A row that is put back to where it was.
@Suite("A row's rest")
struct RestoreTests {
  @Test("is the page, and puts another row there at once", arguments: Course.allCases)
  func page(course: Course) {
    var run = PagerRun(count: 1000, initial: 700, course: course)
    #expect(run.pager.rest == PagePosition(page: 700))
    run.send(.commanded(page: 3, animated: false))
    _ = run.taken()
    run.send(.restored(PagePosition(page: 700)))
    let signals: [Pager.Effect] = [
      .targeted(page: 700, offset: 273_000), .pageChanged(page: 700), .settled(page: 700),
    ]
    #expect(signals.allSatisfy(run.log.contains) && run.pager.state == .idle)
  }

  @Test("is where the motion under way ends")
  func moving() {
    var run = PagerRun(count: 1000)
    run.send(.commanded(page: 700, animated: true))
    run.wait(0.1)
    #expect(run.pager.rest == PagePosition(page: 700))
    run.press(at: 200)
    run.move(to: 150, after: 0.1)
    #expect(run.pager.rest?.fraction == 0)
    run.send(.restored(PagePosition(page: 4)))
    #expect(run.log.contains(.dragEnded(velocity: 0)) && run.pager.offset == 4 * 390)
  }

  @Test("is between pages where they do not snap, and in another viewport the same part of the way")
  func free() {
    var run = PagerRun(count: 10) { $0.snaps = false }
    run.send(.restored(PagePosition(page: 6, fraction: -0.25)))
    #expect(run.pager.offset == 5.75 * 390)
    run.resize(to: 800)
    #expect(run.pager.offset == 5.75 * 800)
    #expect(run.pager.rest == PagePosition(page: 6, fraction: -0.25))
    run.flick(900)
    let end = run.pager.rest
    run.wait(9)
    #expect(run.pager.page == end?.page)
    #expect((run.pager.fraction - (end?.fraction ?? 9)).magnitude < 1e-9)
  }

  @Test("is inside a page that is longer than the area")
  func inside() {
    var run = PagerRun(count: 5)
    run.send(.edited([.measured(page: 2, extent: 1390)]))
    run.send(.restored(PagePosition(page: 2, inside: 0.4)))
    #expect((run.pager.offset - (2 * 390 + 400)).magnitude < 1e-9)
    #expect(run.pager.rest?.page == 2 && (run.pager.rest?.inside ?? 0).rounded(to: 9) == 0.4)
    run.send(.commanded(page: 0, animated: false))
    run.send(.restored(PagePosition(page: 2, inside: 7)))
    #expect(run.pager.offset == 2 * 390 + 1000)
  }

  @Test("outlives a viewport that shows nothing yet")
  func noRoom() {
    var run = PagerRun(count: 9, extent: 0) { $0.snaps = false }
    run.send(.restored(PagePosition(page: 6, fraction: 0.25)))
    run.resize(to: 400)
    #expect(run.pager.offset == 2500)
  }

  @Test("is clamped to the pages there are, and takes numbers that are none")
  func nonsense() {
    var run = PagerRun(count: 9) { $0.snaps = false }
    run.send(.restored(PagePosition(page: .max, fraction: .nan, inside: .infinity)))
    #expect(run.pager.page == 8 && run.pager.fraction == 0)
    run.send(.restored(PagePosition(page: .min, fraction: -0.4)))
    #expect(run.pager.offset == 0)
    var empty = PagerRun(count: 0)
    empty.send(.restored(PagePosition(page: 3)))
    #expect(empty.pager.rest == nil && empty.pager.page == nil)
  }

  @Test("is a page's own place in a loop, whichever lap it is in")
  func loop() {
    var run = PagerRun(count: 9) { $0.loop = true }
    run.send(.stepped(by: 20, animated: false))
    #expect(run.pager.rest == PagePosition(page: 2))
    run.send(.restored(PagePosition(page: 8)))
    #expect(run.pager.rest == PagePosition(page: 8))
  }
}

extension Double {
  fileprivate func rounded(to digits: Int) -> Double {
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    return (self * scale).rounded() / scale
  }
}
