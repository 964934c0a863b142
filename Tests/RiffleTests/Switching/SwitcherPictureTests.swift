import Riffle
import Testing

private let directions: [LayoutDirection] = [.leftToRight, .rightToLeft]

@Suite("What a switcher shows")
struct SwitcherPictureTests {
  private func run(_ animator: Animator, _ direction: LayoutDirection = .leftToRight) -> SwitcherRun
  {
    SwitcherRun(count: 3, initial: 1, direction: direction) {
      $0.animator = animator
      $0.insets = Insets(top: 20, left: 13.3, bottom: 0, right: 6.7)
    }
  }

  /// A drag that has come to a progress.
  private func dragged(_ animator: Animator, to progress: Double, of page: Int64) -> [Placement] {
    var run = run(animator)
    let way = progress * run.switcher.frame.width + 10
    run.press(at: 200)
    run.move(to: page > 1 ? 200 - way : 200 + way, after: 0.1)
    return run.placements
  }

  private func differ(_ one: [Placement], _ other: [Placement]) -> Double {
    guard one.count == other.count else { return .infinity }
    return zip(one, other).map { $0.distance(from: $1) }.max() ?? 0
  }

  @Test("is the same at the same progress, whatever moves it", arguments: Animator.allCases)
  func sameFrames(animator: Animator) {
    guard animator != .none else { return }
    for page in [0, 2] as [Int64] {
      var command = run(animator)
      command.select(page)
      check(command)
      var finished = run(animator)
      finished.dragAndRelease(pages: page > 1 ? 0.5 : -0.5)
      check(finished)
      var cancelled = run(animator)
      cancelled.dragAndRelease(pages: page > 1 ? 0.37 : -0.37)
      check(cancelled)
      var reversed = run(animator)
      reversed.select(page)
      reversed.select(1, after: 0.1)
      check(reversed)
      var grabbed = run(animator)
      grabbed.select(page)
      grabbed.press(at: 200, after: 0.05)
      grabbed.move(to: 180, after: 0.01)
      check(grabbed)

      func check(_ run: SwitcherRun) {
        var run = run
        for _ in 0..<5 {
          run.send(.elapsed, after: 0.02)
          guard run.switcher.move != nil else { return }
          let expected = dragged(animator, to: run.switcher.progress, of: page)
          #expect(differ(run.placements, expected) < 1e-9)
        }
      }
    }
  }

  @Test("is as it was before once a move is over", arguments: Animator.allCases)
  func restored(animator: Animator) {
    for direction in directions {
      var run = run(animator, direction)
      let before = run.placements
      #expect(before.count == 1 && before[0].matrix == .identity && before[0].opacity == 1)
      #expect(before[0].depth == 0 && before[0].progress == 0 && before[0].isVisible)
      run.dragAndRelease(pages: 0.3)
      run.wait(1)
      #expect(run.placements == before)
      run.select(2)
      run.select(1, after: 0.1)
      run.wait(1)
      #expect(run.placements == before)
      for page in [2, 0, 1] as [Int64] {
        run.select(page)
        run.wait(1)
      }
      #expect(run.placements == before)
      run.drag(pages: -0.8)
      run.configure { $0.isInteractive = false }
      run.wait(1)
      #expect(run.placements == before)
      run.select(0)
      run.send(.containerChanged(visible: false), after: 0.1)
      run.select(1, animated: false)
      #expect(run.placements == before)
    }
  }

  @Test("stands on device pixels at rest")
  func pixels() {
    var run = SwitcherRun(count: 3, scale: 3) {
      $0.insets = Insets(top: 0.2, left: 0.4, bottom: 0, right: 0)
    }
    #expect(run.placements[0].frame.x * 3 == 1 && run.placements[0].frame.y * 3 == 1)
    run.select(1)
    run.wait(1)
    #expect(run.placements[0].frame.x * 3 == 1)
  }

  @Test("tells each page how far it is out of its place")
  func progress() {
    var run = SwitcherRun(count: 3, initial: 1)
    run.drag(pages: 0.256)
    #expect((run.placements[0].progress + 0.256).magnitude < 1e-12)
    #expect((run.placements[1].progress - 0.744).magnitude < 1e-12)
    #expect(run.placements.map(\.parallax) == [-25, 74] && run.placements.map(\.slot) == [-1, -1])
    run.drag(pages: 0)
    run.send(.cancelled(pointer: 0))
    run.wait(1)
    run.drag(pages: -0.25)
    #expect(run.placements.map(\.progress) == [-0.75, 0.25])
  }

  @Test("takes a new animator at the next move")
  func nextMove() {
    var run = SwitcherRun(count: 3)
    run.select(1)
    run.send(.elapsed, after: 0.1)
    let before = run.placements
    run.configure { $0.animator = .fade }
    #expect(run.placements == before)
    run.wait(1)
    run.select(2)
    run.send(.elapsed, after: 0.1)
    #expect(run.placements.allSatisfy { $0.opacity > 0 && ($0.seenCentre - 200).magnitude < 1e-9 })
  }

  @Test("dissolves where motion is reduced, whatever the animator", arguments: Animator.allCases)
  func reducedMotion(animator: Animator) {
    var reduced = run(animator)
    reduced.configure { $0.reducesMotion = true }
    var fade = run(.fade)
    reduced.select(2)
    fade.select(2)
    guard animator != .none else {
      #expect(reduced.switcher.state == .idle)
      return
    }
    for _ in 0..<5 {
      reduced.send(.elapsed, after: 0.05)
      fade.send(.elapsed, after: 0.05)
      #expect(reduced.placements == fade.placements)
    }
  }

  @Test("may be drawn by an animator of one's own")
  func ownAnimator() {
    /// Lets the pages turn about their corner, and the one that comes grow.
    struct Swing: PageAnimating {
      func look(
        of role: MoveRole,
        direction: Move.Direction,
        progress: Double,
        size: Size
      ) -> PageLook {
        var look = PageLook(shift: role == .from ? 0 : direction == .left ? 0.25 : -0.25)
        look.pose.matrix.m41 = progress * size.width / 10
        look.pose.opacity = role == .from ? 1 - progress : progress
        look.pose.depth = role == .to ? 3 : 0
        return look
      }
    }
    for direction in directions {
      var run = SwitcherRun(count: 3, initial: 1, direction: direction)
      run.drag(pages: 0.5)
      var placements: [Placement] = []
      run.switcher.forEachPlacement(by: Swing()) { placements.append($0) }
      let sign: Double = direction == .leftToRight ? 1 : -1
      #expect(placements.map(\.page) == [1, 2] && placements.map(\.depth) == [0, 3])
      #expect(placements.map(\.frame.x) == [0, sign * 100])
      #expect(placements.map(\.matrix.m41) == [sign * 20, sign * 20])
      #expect(placements.map(\.opacity) == [0.5, 0.5])
      run.send(.cancelled(pointer: 0))
      run.wait(1)
      placements = []
      run.switcher.forEachPlacement(by: Swing()) { placements.append($0) }
      #expect(placements == run.placements && placements.count == 1)
    }
  }
}
