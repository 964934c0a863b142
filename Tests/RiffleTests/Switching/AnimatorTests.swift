import Riffle
import Testing

private let directions: [LayoutDirection] = [.leftToRight, .rightToLeft]

@Suite("An animator")
struct AnimatorTests {
  /// The centres of both pages in widths, from the leading side, at a progress.
  private func centres(
    _ animator: Animator,
    to page: Int64,
    at progress: Double,
    direction: LayoutDirection
  ) -> (from: Double, to: Double) {
    var run = SwitcherRun(count: 3, initial: 1, direction: direction) { $0.animator = animator }
    run.drag(pages: page > 1 ? progress : 0 - progress)
    let placements = run.placements.map { placement in
      let centre = placement.seenCentre / 400
      return (placement.page, direction == .leftToRight ? centre : 1 - centre)
    }
    let from = placements.first { $0.0 == 1 }?.1 ?? .nan
    let to = placements.first { $0.0 == page }?.1 ?? .nan
    return (from, to)
  }

  @Test("moves both pages by their width, or the one that is left by half of that")
  func seedsTable() {
    for direction in directions {
      for progress in [0.001, 0.25, 0.5, 0.75, 1] {
        for (page, side) in [(Int64(2), 1.0), (0, -1)] {
          let plain = centres(.default, to: page, at: progress, direction: direction)
          let to = 0.5 + side * (1 - progress)
          #expect((plain.to - to).magnitude < 1e-9)
          #expect((plain.from - (0.5 - side * progress)).magnitude < 1e-9)
          let parallax = centres(.parallax, to: page, at: progress, direction: direction)
          #expect((parallax.to - to).magnitude < 1e-9)
          #expect((parallax.from - (0.5 - side * progress / 2)).magnitude < 1e-9)
        }
      }
    }
  }

  @Test("has the page that comes on top", arguments: [Animator.default, .parallax, .custom])
  func comingOnTop(animator: Animator) {
    for direction in [Move.Direction.left, .right] {
      for progress in [0.0, 0.3, 1] {
        let (from, to) = looks(animator, direction, progress)
        #expect(to.pose.depth > from.pose.depth)
      }
    }
  }

  @Test("has the higher page on top, the other one below in its place or giving way")
  func higherOnTop() {
    for (animator, share) in [(Animator.cover, 0.0), (.push, 0.3)] {
      for progress in [0.0, 0.25, 0.5, 1] {
        let (from, to) = looks(animator, .left, progress)
        #expect(to.pose.depth > from.pose.depth)
        #expect(to.shift == 1 - progress && (from.shift + share * progress).magnitude < 1e-12)
        #expect(to.pose.opacity == 1 && from.pose.opacity <= 1)
        // Back is the same picture the other way round.
        let (higher, lower) = looks(animator, .right, 1 - progress)
        #expect(higher == to && lower == from)
      }
    }
    #expect(looks(.push, .left, 1).from.pose.opacity == 0.6)
  }

  @Test(
    "looks the same backwards as the move from the other page does",
    arguments: [Animator.default, .fade, .cube, .flip, .push, .cover, .zoom]
  )
  func backwards(animator: Animator) {
    for progress in [0.0, 0.2, 0.5, 0.9, 1] {
      let (from, to) = looks(animator, .left, progress)
      var (back, ahead) = looks(animator, .right, 1 - progress)
      if animator == .default { swap(&back.pose.depth, &ahead.pose.depth) }
      #expect(distance(back, to) < 1e-9 && distance(ahead, from) < 1e-9)
    }
  }

  @Test("begins and ends with the one page untouched in its place", arguments: Animator.allCases)
  func ends(animator: Animator) {
    for direction in [Move.Direction.left, .right] {
      for (progress, role) in [(0.0, MoveRole.from), (1, .to)] {
        var look = animator.look(of: role, direction: direction, progress: progress, size: size)
        look.pose.depth = 0
        guard animator != .none || role == .from else { continue }
        #expect(look == PageLook())
      }
    }
  }

  @Test("has an order of depth, and opacities that are ones", arguments: Animator.allCases)
  func ranges(animator: Animator) {
    for direction in [Move.Direction.left, .right] {
      for progress in hostileNumbers + [0.1, 0.5, 0.99] {
        for size in [size, .zero, Size(width: 1e-300, height: 1), Size(width: 1e6, height: 1e6)] {
          for role in [MoveRole.from, .to] {
            let look = animator.look(
              of: role,
              direction: direction,
              progress: progress,
              size: size
            )
            #expect((0...1).contains(look.pose.opacity) && look.pose.depth.isFinite)
            #expect((-1...1).contains(look.shift))
            for index in 0..<16 { #expect(look.pose.matrix[index].isFinite) }
          }
        }
      }
    }
  }

  @Test("that moves nothing shows the page that is left until the end")
  func none() {
    for progress in [0.0, 0.5, 1] {
      let (from, to) = looks(.none, .left, progress)
      #expect(from.pose.opacity == 1 && to.pose.opacity == 0 && from.shift == 0 && to.shift == 0)
    }
  }

  private let size = Size(width: 400, height: 800)

  private func looks(
    _ animator: Animator,
    _ direction: Move.Direction,
    _ progress: Double
  ) -> (from: PageLook, to: PageLook) {
    (
      animator.look(of: .from, direction: direction, progress: progress, size: size),
      animator.look(of: .to, direction: direction, progress: progress, size: size)
    )
  }

  private func distance(_ one: PageLook, _ other: PageLook) -> Double {
    var worst = max(
      (one.shift - other.shift).magnitude,
      (one.pose.depth - other.pose.depth).magnitude
    )
    worst = max(worst, (one.pose.opacity - other.pose.opacity).magnitude)
    for index in 0..<16 {
      worst = max(worst, (one.pose.matrix[index] - other.pose.matrix[index]).magnitude)
    }
    return worst
  }
}
