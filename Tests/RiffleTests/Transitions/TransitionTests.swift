import Foundation
import Riffle
import Testing

@Suite("Transition")
struct TransitionTests {
  /// The table of the original: progress, move along x and y for pages of 100 points, and the two
  /// numbers of the skew that a turn about the diagonal is without perspective.
  static let cards: [(Double, Double, Double, Double, Double)] = [
    (1, 25, 25, 0.8214, 0.1786), (-1, -25, 25, 0.8214, 0.1786), (0.5, 12.5, 12.5, 0.9532, 0.0468),
    (-0.5, -12.5, 12.5, 0.9532, 0.0468),
  ]

  @Test("`cards` has the numbers of the original", arguments: cards)
  func cardTable(progress: Double, x: Double, y: Double, a: Double, b: Double) {
    let matrix = Transition.cards.matrix(progress: progress, extent: 100)
    #expect(matrix.m41 == x && matrix.m42 == y && matrix.m43 == 0)
    #expect(matches(matrix.m11, a) && matches(matrix.m22, a))
    #expect(matches(matrix.m12, b) && matches(matrix.m21, b))
    #expect(matrix.m14 == 0 && matrix.m24 == 0 && matrix.m34 == 0 && matrix.m44 == 1)
  }

  /// The other rows of the original's table: name, ratio, move, turn.
  static let seeds: [(Transition, Double, Point, Double)] = [
    (.slide, 0, Point(x: 0.25, y: 0.25), 0), (.dive, 0.5, Point(x: 0.25, y: 0), -1),
    (.roll, 0.5, Point(x: 0.25, y: 0.25), -1),
  ]

  @Test("`slide`, `dive` and `roll` have the numbers of the original", arguments: seeds)
  func seedTable(transition: Transition, ratio: Double, move: Point, turn: Double) {
    #expect(transition.reach == 0 && transition.perspective == 0)
    for progress in [1, -1, 0.5, -0.5, 1.3] {
      let pose = transition.pose(progress: progress, extent: 390, pitch: 400)
      let matrix = pose.matrix
      #expect(pose.opacity == 1)
      #expect(matrix.m41 == 390 * move.x * progress && matrix.m42 == 390 * move.y * abs(progress))
      let angle = progress * 100 * ratio * Double.pi / 180
      // Without perspective only the height shrinks; for +1 the bottom edge goes away from the
      // viewer.
      #expect(matrix.m11 == 1 && (matrix.m22 - cos(angle)).magnitude < 1e-15)
      #expect((matrix.m23 - turn * sin(angle)).magnitude < 1e-15)
      #expect(matrix.m14 == 0 && matrix.m24 == 0 && matrix.m34 == 0 && matrix.m44 == 1)
    }
  }

  @Test("can be looked at from anywhere")
  func ownPerspective() {
    let far = Transition.dive.pose(progress: 1, extent: 390, pitch: 390, perspective: 900).matrix
    let own = Transition(
      angleRatio: 0.5,
      translation: Point(x: 0.25, y: 0),
      rotation: (-1, 0, 0),
      perspective: 900
    )
    #expect(far == own.matrix(progress: 1, extent: 390) && far.m24 != 0)
    let none = own.pose(progress: 1, extent: 390, pitch: 390, perspective: 0).matrix
    #expect(none == Transition.dive.matrix(progress: 1, extent: 390))
  }

  @Test("turns by 50° for each page about the vector it names", arguments: [1, -1, 0.5, -0.5])
  func rotation(progress: Double) {
    let matrix = Transition.cards.matrix(progress: progress, extent: 100)
    let angle = progress * 50 * Double.pi / 180
    let (s, half) = (sin(angle), 0.5.squareRoot())
    // Rodrigues: the sine's part for the unit vector (−√½, −√½, 0).
    #expect((matrix.m13 - half * s).magnitude < 1e-15)
    #expect((matrix.m23 + half * s).magnitude < 1e-15)
    #expect((matrix.m31 + half * s).magnitude < 1e-15)
    #expect((matrix.m32 - half * s).magnitude < 1e-15)
    #expect((matrix.m33 - cos(angle)).magnitude < 1e-15)
  }

  @Test("`none`, a page in its place, and a turn about nothing change nothing")
  func identities() {
    let still = Transition(angleRatio: 0.5, translation: .zero, rotation: (0, 0, 0))
    for progress in [-1.5, -1, -0.3, 0, 0.3, 1, 2] {
      #expect(Transition.none.matrix(progress: progress, extent: 100) == .identity)
      #expect(still.matrix(progress: progress, extent: 100) == .identity)
    }
    #expect(Transition.cards.matrix(progress: 0, extent: 100) == .identity)
    #expect(Transition.none.isIdentity && still.isIdentity && !Transition.cards.isIdentity)
  }

  @Test("moves without a turn where the vector is zero")
  func translation() {
    let slide = Transition(
      angleRatio: 0.5,
      translation: Point(x: 0.25, y: 0.25),
      rotation: (0, 0, 0)
    )
    var expected = Transform3D.identity
    (expected.m41, expected.m42) = (-25, 25)
    #expect(slide.matrix(progress: -1, extent: 100) == expected)
  }

  @Test("mirrors: what it does before its place it does, turned over, after it")
  func mirror() {
    for transition in [
      Transition.cards,
      Transition(angleRatio: 0.3, translation: Point(x: 0.1, y: -0.2), rotation: (0, 1, 0)),
    ] {
      let after = transition.matrix(progress: 0.7, extent: 390)
      let before = transition.matrix(progress: -0.7, extent: 390)
      #expect(after.m41 == -before.m41 && after.m42 == before.m42)
      // The inverse of a turn is its transpose.
      #expect(after.m12 == before.m21 && after.m13 == before.m31 && after.m23 == before.m32)
      #expect(after.m11 == before.m11 && after.m22 == before.m22 && after.m33 == before.m33)
    }
  }

  @Test("swaps x and y on a vertical pager and mirrors x from right to left")
  func courses() {
    let matrix = Transition.cards.matrix(progress: 1, extent: 100)
    let moves = Course.allCases.map { course in
      let turned = course.flow.transform(matrix)
      return [turned.m41, turned.m42]
    }
    #expect(moves == [[25, 25], [-25, 25], [25, 25], [-25, 25]])
    let lopsided = Transition(
      angleRatio: 0,
      translation: Point(x: 0.5, y: 0.1),
      rotation: (0, 0, 0)
    )
    let down = Course.downwards.flow.transform(lopsided.matrix(progress: -1, extent: 100))
    #expect(down.m41 == 10 && down.m42 == -50)
  }

  @Test("divides by the distance of the viewer")
  func perspective() {
    let flip = Transition(
      angleRatio: 0.9,
      translation: .zero,
      rotation: (0, 1, 0),
      perspective: 900
    )
    let matrix = flip.matrix(progress: 1, extent: 390)
    // A quarter turn: the right half stands behind the page's plane, 900 points before the eye.
    #expect((matrix.m14 - 1 / 900).magnitude < 1e-15)
    #expect(matrix.m34.magnitude < 1e-15 && matrix.m44 == 1)
  }

  @Test("nearer is what is nearer to its place")
  func depth() {
    let depths = [0, 0.2, 0.5, 1, 2].map { Transition.cards.depth(progress: $0) }
    #expect(depths == depths.sorted(by: >))
    #expect(Transition.cards.depth(progress: -1) == Transition.cards.depth(progress: 1))
  }

  @Test("takes any numbers", arguments: hostileNumbers)
  func totality(number: Double) {
    for other in [1, 1e308, -1e308, 1e-308] + hostileNumbers {
      let transition = Transition(
        angleRatio: number,
        translation: Point(x: other, y: number),
        rotation: (number, other, 0),
        perspective: other
      )
      for progress in [-1.5, -0.01, 0, 0.4, 1_000_000] {
        let matrix = transition.matrix(progress: progress, extent: 1_048_576)
        #expect((0..<16).allSatisfy { matrix[$0].isFinite })
      }
    }
  }
}
