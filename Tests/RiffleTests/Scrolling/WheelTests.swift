import Riffle
import Testing

@Suite("A wheel")
struct WheelTests {
  /// What a trackpad sends for one swipe: a rise to 60 points a step, then inertia.
  private func swipe(_ run: inout PagerRun, speed: Double) {
    for step in 1...8 { run.wheel(speed * 60 * Double(step) / 8, after: 0.016) }
    var step = 60.0
    for _ in 0..<45 {
      step *= 0.93
      run.wheel(speed * step, after: 0.016)
    }
  }

  @Test("turns one page for one swipe, weak or strong", arguments: Course.allCases, [0.3, 1, 4])
  func oneSwipe(course: Course, speed: Double) {
    for direction in [1.0, -1] {
      var run = PagerRun(count: 9, initial: 4, course: course)
      _ = run.taken()
      swipe(&run, speed: direction * speed)
      #expect((run.pager.offset - 1560).magnitude <= 390, "no farther than the page it turns to")
      run.wait(2)
      #expect(run.pager.page == 4 + Int64(direction))
      #expect(run.log.targets.count == 1 && run.log.settlements == run.log.targets)
      #expect(run.pager.fraction == 0 && run.pager.state == .idle)
    }
  }

  @Test("turns a page with one notch, and falls back from less", arguments: Course.allCases)
  func notches(course: Course) {
    for (points, page) in [(48.0, 5), (100, 5), (20, 4), (-48, 3), (-20, 4)] as [(Double, Int64)] {
      var run = PagerRun(count: 9, initial: 4, course: course)
      run.wheel(points)
      #expect((run.pager.offset - 1560 - points).magnitude < 1e-9 && run.pager.handled)
      run.wait(2)
      #expect(run.pager.page == page && run.pager.fraction == 0)
    }
  }

  @Test("turns a page with a whole line, which is a notch", arguments: [1.0, 2, 3, -1, 0.5])
  func lines(lines: Double) {
    var run = PagerRun(count: 9, initial: 4)
    run.send(.wheeled(Wheel(dx: lines, dy: 0, mode: .line)))
    #expect(run.pager.offset - 1560 == (abs(lines) < 1 ? 8 : lines < 0 ? -40 : max(40, lines * 16)))
    run.wait(2)
    #expect(run.pager.page == (abs(lines) < 1 ? 4 : lines < 0 ? 3 : 5))
  }

  @Test("counts lines and viewports", arguments: Course.allCases)
  func modes(course: Course) {
    for (mode, offset) in [(Wheel.Mode.pixel, 3.0), (.line, 48), (.page, 390)] {
      var run = PagerRun(count: 9, course: course)
      let vector = course.vector(along: mode == .page ? 1 : 3)
      run.send(.wheeled(Wheel(dx: vector.x, dy: vector.y, mode: mode)))
      #expect(run.pager.offset == offset)
    }
  }

  @Test("that turns across the flow is someone else's", arguments: Course.allCases)
  func across(course: Course) {
    var run = PagerRun(count: 9, course: course)
    _ = run.taken()
    run.wheel(10, across: 30)
    #expect(!run.pager.handled && run.log == [])
    run.wheel(0)
    #expect(!run.pager.handled && run.log == [])
  }

  @Test("is someone else's at the end of all pages", arguments: Course.allCases)
  func ends(course: Course) {
    var run = PagerRun(count: 3, course: course)
    run.wheel(-30)
    #expect(!run.pager.handled && run.pager.offset == 0)
    run.wheel(30)
    #expect(run.pager.handled)
  }

  @Test("scrolls as far as it turns where nothing limits it", arguments: Course.allCases)
  func free(course: Course) {
    var run = PagerRun(count: 9, course: course) {
      $0.snaps = false
      $0.limit = nil
    }
    for _ in 0..<20 { run.wheel(50, after: 0.016) }
    #expect(run.pager.offset == 1000)
    run.wait(1)
    #expect(run.pager.offset == 1000 && run.pager.state == .idle)
  }

  @Test("does nothing to a row that a finger drags", arguments: Course.allCases)
  func dragging(course: Course) {
    var run = PagerRun(count: 9, course: course)
    run.drag(from: 300, to: 200)
    let offset = run.pager.offset
    run.wheel(50)
    #expect(run.pager.offset == offset && run.pager.state == .dragging)
  }
}
