import Riffle
import Testing

@Suite("Taking hold of a row that moves")
struct GrabTests {
  @Test("stops it where it is; the drag follows at once", arguments: Course.allCases)
  func inFlight(course: Course) {
    var run = PagerRun(count: 5, course: course)
    run.send(.commanded(page: 1, animated: true))
    run.wait(0.1)
    let offset = run.pager.offset
    #expect(offset > 20 && offset < 370)
    _ = run.taken()
    run.press(at: 200)
    #expect(run.pager.offset == offset && run.pager.velocity == 0 && run.pager.state == .held)
    #expect(run.log.signals == [.cancelled(page: 1)])
    run.wait(0.3)
    #expect(run.pager.offset == offset)
    run.move(to: 199, after: 0.01)
    #expect((run.pager.offset - offset - 1).magnitude < 1e-9 && run.pager.state == .dragging)
  }

  @Test(
    "sees the motion at its own time, not at that of the last frame",
    arguments: Course.allCases
  )
  func betweenFrames(course: Course) {
    var drawn = PagerRun(count: 5, course: course)
    drawn.send(.commanded(page: 1, animated: true))
    var undrawn = drawn
    drawn.wait(0.123, hz: 1000)
    undrawn.press(at: 200, after: 0.123)
    drawn.press(at: 200)
    #expect((drawn.pager.offset - undrawn.pager.offset).magnitude < 1e-9)
  }

  @Test("and letting go again sends it to the nearest page", arguments: Course.allCases)
  func tapInFlight(course: Course) {
    for (wait, page) in [(0.03, 0), (0.15, 1)] as [(Double, Int64)] {
      var run = PagerRun(count: 5, course: course)
      run.send(.commanded(page: 1, animated: true))
      run.wait(wait)
      run.press(at: 200)
      run.lift(at: 200, after: 0.05)
      #expect(run.log.targets == [1, page])
      run.wait(1)
      #expect(run.log.settlements == [page])
    }
  }

  @Test("in the rubber band does not make it jump", arguments: Course.allCases)
  func rubberBand(course: Course) {
    var run = PagerRun(count: 3, course: course)
    run.dragAndRelease(from: 100, to: 210)
    #expect(matches(run.pager.offset, -48.2022))
    let offset = run.pager.offset
    run.press(at: 300)
    #expect(run.pager.offset == offset)
    run.move(to: 300.5, after: 0.01)
    let band = RubberBand(dimension: 390)
    #expect((run.pager.offset + band.offset(forDistance: 100.5)).magnitude < 1e-9)
    run.move(to: 200, after: 0.01)
    #expect(run.pager.offset.magnitude < 1e-9, "100 points bring it back to the end")
  }

  @Test("again and again in the bounce never moves it by itself", arguments: Course.allCases)
  func grabsInTheBounce(course: Course) {
    var run = PagerRun(count: 3, initial: 2, course: course)
    run.dragAndRelease(from: 300, to: 20)
    for _ in 0..<20 {
      run.send(.elapsed, after: 0.008)
      let offset = run.pager.offset
      #expect(offset > 780)
      run.press(at: 100)
      #expect((run.pager.offset - offset).magnitude < 1e-9)
      run.lift(at: 100, after: 0.01)
      #expect((run.pager.offset - offset).magnitude < 1e-9)
    }
    run.wait(1)
    #expect(run.pager.offset == 780 && run.pager.page == 2)
  }

  @Test("by a command keeps position and velocity", arguments: Course.allCases)
  func retargeting(course: Course) {
    for page in [0, 1, 2, 7] as [Int64] {
      var run = PagerRun(count: 9, initial: 1, course: course)
      run.send(.commanded(page: 4, animated: true))
      run.send(.elapsed, after: 0.08)
      let (offset, velocity) = (run.pager.offset, run.pager.velocity)
      run.send(.commanded(page: page, animated: true))
      #expect((run.pager.offset - offset).magnitude < 1e-9)
      #expect((run.pager.velocity - velocity).magnitude < 1e-6 * velocity.magnitude)
      run.send(.elapsed, after: 1e-6)
      #expect((run.pager.offset - offset - velocity * 1e-6).magnitude < 1e-4)
      #expect(run.pager.target == page)
    }
  }

  @Test(
    "by a wheel does not make it jump, however far it still had to go",
    arguments: Course.allCases
  )
  func wheel(course: Course) {
    var run = PagerRun(count: 1000, course: course)
    run.send(.commanded(page: 500, animated: true))
    run.send(.elapsed, after: 0.15)
    let offset = run.pager.offset
    run.wheel(3)
    #expect((run.pager.offset - offset).magnitude <= 3.000001)
    run.wait(2)
    #expect(run.pager.fraction == 0 && run.pager.state == .idle)
    var pulled = PagerRun(count: 3, course: course)
    pulled.dragAndRelease(from: 100, to: 210)
    pulled.wheel(3)
    #expect((pulled.pager.offset + 48.2022).magnitude < 3.001)
  }
}
