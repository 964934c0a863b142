import Riffle
import Testing

/// What becomes of a drag when the finger lifts, on pages 400 points wide.
@Suite("A finger that leaves a switcher")
struct SwitcherReleaseTests {
  /// Drags, and comes with a velocity to a place where it lifts at once; or rests there, without one.
  private func release(
    pages: Double,
    velocity: Double,
    direction: LayoutDirection = .leftToRight
  ) -> SwitcherRun {
    var run = SwitcherRun(count: 9, initial: 4, direction: direction)
    let end = run.place(ofPull: pages)
    run.press(at: 200)
    run.move(to: end + velocity / 16, after: 0.25)
    run.move(to: end, after: velocity == 0 ? 0.25 : 0.0625)
    run.lift(at: end, after: velocity == 0 ? 0.25 : 0)
    return run
  }

  private func remaining(_ run: SwitcherRun) -> Double {
    (run.switcher.due ?? -1) - run.time
  }

  @Test(
    "finishes the move strictly above 0.4, at 2.0 a second",
    arguments: [(0.3975, false), (0.4, false), (0.4025, true), (0.9, true), (0.01, false)]
  )
  func distance(progress: Double, finishes: Bool) {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      for sign in [1.0, -1] {
        var run = release(pages: progress * sign, velocity: 0, direction: direction)
        #expect(run.switcher.state == .settling)
        let way = finishes ? 1 - progress : progress
        #expect((remaining(run) - way / 2).magnitude < 1e-9)
        #expect((run.switcher.velocity.magnitude - 2).magnitude < 1e-9)
        run.wait(1)
        #expect(run.switcher.selected == (finishes ? 4 + Int64(sign) : 4))
      }
    }
  }

  @Test(
    "finishes it strictly above 32 points per second, at 4.0 a second",
    arguments: [(31.0, false), (32, false), (33, true), (1600, true)]
  )
  func velocity(velocity: Double, finishes: Bool) {
    for sign in [1.0, -1] {
      let run = release(pages: 0.25 * sign, velocity: velocity * sign)
      #expect((remaining(run) - (finishes ? 0.75 / 4 : 0.25 / 2)).magnitude < 1e-9)
      #expect((run.switcher.velocity - (finishes ? 4 : -2)).magnitude < 1e-9)
    }
  }

  @Test("finishes above 0.4 with less velocity than that, at 2.0 a second")
  func slowly() {
    #expect((remaining(release(pages: 0.5, velocity: 32)) - 0.25).magnitude < 1e-9)
    #expect((remaining(release(pages: 0.5, velocity: 33)) - 0.125).magnitude < 1e-9)
  }

  @Test("cancels it with any velocity the other way, at 2.0 a second", arguments: [1.0, 32, 800])
  func against(velocity: Double) {
    for sign in [1.0, -1] {
      var run = release(pages: 0.75 * sign, velocity: 0 - velocity * sign)
      #expect((remaining(run) - 0.75 / 2).magnitude < 1e-9)
      run.wait(1)
      #expect(run.switcher.selected == 4)
    }
  }

  @Test("has no velocity after a pause")
  func pause() {
    for (seconds, finishes) in [(0.0, true), (0.0625, true), (0.08, false), (1, false)] {
      var run = SwitcherRun(count: 9)
      run.drag(pages: 0.2)
      run.lift(at: run.place(ofPull: 0.2), after: seconds)
      run.wait(1)
      #expect(run.switcher.selected == (finishes ? 1 : 0), "\(seconds)")
    }
  }

  @Test("counts its last place, even where only the lift told of it")
  func lastPlace() {
    var run = SwitcherRun(count: 9)
    run.press(at: 200)
    run.lift(at: run.place(ofPull: 0.5), after: 1)
    #expect(run.switcher.state == .settling)
    run.wait(1)
    #expect(run.switcher.selected == 1)
  }

  @Test(
    "has no velocity when it is taken away",
    arguments: [(0.3, 0), (0.6, 1)] as [(Double, Int64)]
  )
  func cancelled(pages: Double, page: Int64) {
    var run = SwitcherRun(count: 9)
    run.drag(pages: pages)
    run.send(.cancelled(pointer: 0))
    #expect((run.switcher.velocity.magnitude - 2).magnitude < 1e-9)
    run.wait(1)
    #expect(run.switcher.selected == page)
  }

  @Test("never goes on against itself, not even exactly where it began")
  func backAtTheStart() {
    for sign in [1.0, -1] {
      var run = SwitcherRun(count: 9, initial: 4)
      run.drag(pages: 0.2 * sign)
      let start = 200 - 10 * sign
      run.move(to: start, after: 0.05)
      #expect(run.switcher.move != nil && run.switcher.progress == 0)
      run.lift(at: start)
      run.wait(1)
      #expect(run.switcher.selected == 4)
    }
  }

  @Test("decides nothing where it did not drag")
  func tap() {
    var run = SwitcherRun(count: 9)
    _ = run.taken()
    run.press(at: 200)
    run.lift(at: 205, after: 0.05)
    run.send(.cancelled(pointer: 0))
    #expect(run.log == [] && run.switcher.state == .idle)
  }

  @Test("ends a move without an animator at once")
  func noAnimator() {
    for (pages, page) in [(0.3, Int64(0)), (0.6, 1)] {
      var run = SwitcherRun(count: 9) { $0.animator = .none }
      run.dragAndRelease(pages: pages)
      #expect(run.switcher.state == .idle && run.switcher.selected == page)
    }
  }
}
