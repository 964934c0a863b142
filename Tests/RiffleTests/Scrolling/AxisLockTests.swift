import Foundation
import Riffle
import Testing

@Suite("The axis of a gesture")
struct AxisLockTests {
  /// A straight pull of 120 points at an angle from the flow.
  private func pull(_ run: inout PagerRun, degrees: Double) {
    let angle = degrees * .pi / 180
    run.press(at: 300, across: 300)
    for step in 1...30 {
      let way = Double(step) * 4
      run.move(to: 300 - way * cos(angle), across: 300 + way * sin(angle), after: 0.01)
    }
  }

  @Test(
    "is the nearer one",
    arguments: Course.allCases,
    [(0.0, true), (10, true), (40, true), (50, false), (80, false), (90, false)]
  )
  func angles(course: Course, angle: (degrees: Double, drags: Bool)) {
    var run = PagerRun(count: 5, course: course)
    _ = run.taken()
    pull(&run, degrees: angle.degrees)
    #expect((run.pager.state == .dragging) == angle.drags)
    #expect((run.pager.offset > 0) == angle.drags)
    if !angle.drags { #expect(run.log == []) }
  }

  @Test(
    "is decided once: who set out across never moves it, wherever the pointer goes",
    arguments: Course.allCases
  )
  func curve(course: Course) {
    var run = PagerRun(count: 5, initial: 2, course: course)
    _ = run.taken()
    run.press(at: 300, across: 300)
    for step in 1...10 { run.move(to: 300, across: 300 + Double(step) * 3, after: 0.01) }
    for step in 1...30 { run.move(to: 300 - Double(step) * 9, across: 330, after: 0.01) }
    #expect(run.pager.offset == 780)
    run.lift(at: 30, across: 330)
    #expect(run.log == [] && run.pager.state == .idle)
    run.flick(1500)
    #expect(run.pager.target == 3, "the next gesture is free again")
  }

  @Test("is decided once: who set out along keeps dragging", arguments: Course.allCases)
  func straying(course: Course) {
    var run = PagerRun(count: 5, initial: 2, course: course)
    run.drag(from: 300, to: 280)
    run.move(to: 280, across: 900, after: 0.01)
    run.move(to: 250, across: 1500, after: 0.01)
    #expect((run.pager.offset - 820).magnitude < 1e-9)
  }

  @Test("does not matter to who takes hold of a moving row", arguments: Course.allCases)
  func grabbing(course: Course) {
    var run = PagerRun(count: 5, course: course)
    run.send(.commanded(page: 1, animated: true))
    run.wait(0.1)
    let offset = run.pager.offset
    run.press(at: 200, across: 300)
    run.move(to: 200, across: 400, after: 0.01)
    #expect(run.pager.offset == offset && run.pager.state == .held)
    run.move(to: 180, across: 400, after: 0.01)
    #expect((run.pager.offset - offset - 20).magnitude < 1e-9)
  }
}
