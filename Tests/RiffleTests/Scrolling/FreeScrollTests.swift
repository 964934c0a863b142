import Riffle
import Testing

@Suite("Scrolling without snaps")
struct FreeScrollTests {
  private func run(_ course: Course, initial: Int64 = 2) -> PagerRun {
    PagerRun(count: 20, initial: initial, course: course) {
      $0.snaps = false
      $0.limit = nil
    }
  }

  @Test("carries as far as the velocity does", arguments: Course.allCases)
  func decay(course: Course) {
    var run = run(course)
    run.flick(1000)
    let decay = Decay(from: run.pager.offset, velocity: run.pager.velocity)
    run.send(.elapsed, after: 0.5)
    #expect((run.pager.offset - decay.position(at: 0.5)).magnitude < 1e-6)
    #expect((run.pager.velocity - decay.velocity(at: 0.5)).magnitude < 1e-6)
    run.wait(4)
    #expect((run.pager.offset - decay.restPosition).magnitude < 1e-6)
    #expect(run.pager.state == .idle && run.log.targets == run.log.settlements)
    #expect(run.pager.fraction != 0)
  }

  @Test("bounces at an end, or stops there", arguments: Course.allCases, [true, false])
  func ends(course: Course, bounces: Bool) {
    var run = run(course, initial: 1)
    run.configure { $0.bounces = bounces }
    run.flick(-4000)
    var least = run.pager.offset
    for _ in 0..<300 {
      run.send(.elapsed, after: 0.01)
      least = min(least, run.pager.offset)
    }
    #expect(run.pager.offset == 0 && run.pager.state == .idle)
    #expect(bounces ? least < -5 : least == 0)
    #expect(run.log.filter { $0 == .boundary(.leading) }.count == (bounces ? 1 : 0))
  }

  @Test(
    "goes to a page when snapping is switched on, whatever the hand does",
    arguments: Course.allCases
  )
  func switchedOn(course: Course) {
    for isHeld in [false, true] {
      var run = run(course)
      run.dragAndRelease(from: 200, to: 100)
      run.wait(3)
      #expect(run.pager.fraction != 0)
      if isHeld { run.press(at: 200) }
      run.configure { $0.snaps = true }
      if isHeld { run.lift(at: 200, after: 0.1) }
      run.wait(2)
      #expect(run.pager.fraction == 0 && run.pager.offset == 780)
    }
  }
}
