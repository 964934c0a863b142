import Riffle
import Testing

/// Transitions that hold pages around the resting place.
@Suite("Arranged pages")
struct ArrangementTests {
  static let all: [Transition] = [.cube, .coverFlow, .stack, .flip, .zoom, .fade, .carousel]
  static let extent = 200.0
  static let pitch = 220.0

  static func pose(_ transition: Transition, _ progress: Double, perspective: Double? = nil) -> Pose
  {
    transition.pose(progress: progress, extent: extent, pitch: pitch, perspective: perspective)
  }

  /// Where a point of the page, counted from its centre, is seen, counted from the resting place.
  static func seen(_ pose: Pose, _ progress: Double, _ x: Double, _ y: Double) -> Point {
    let matrix = pose.matrix
    let w = matrix.m14 * x + matrix.m24 * y + matrix.m44
    return Point(
      x: (matrix.m11 * x + matrix.m21 * y + matrix.m41) / w + progress * pitch,
      y: (matrix.m12 * x + matrix.m22 * y + matrix.m42) / w
    )
  }

  @Test("stand untouched at rest", arguments: all)
  func rest(transition: Transition) {
    #expect(Self.pose(transition, 0) == Pose())
    #expect(!transition.isIdentity)
  }

  @Test("are not seen beyond the reach, and never pop in", arguments: all)
  func reach(transition: Transition) {
    let edge = Double(transition.reach + 1)
    for side in [-1.0, 1] {
      #expect(Self.pose(transition, side * edge).opacity == 0)
      #expect(Self.pose(transition, side * (edge + 0.25)).opacity == 0)
      #expect(Self.pose(transition, side * (edge + 7)).opacity == 0)
    }
    var last = Self.pose(transition, -edge)
    for step in 1...2000 {
      let progress = -edge + 2 * edge * Double(step) / 2000
      let pose = Self.pose(transition, progress)
      #expect((0...1).contains(pose.opacity))
      // A face that turns away vanishes when it is seen edge on: how broad it is says how much jumps.
      let breadth = abs(
        Self.seen(pose, progress, Self.extent / 2, 0).x
          - Self.seen(pose, progress, -Self.extent / 2, 0).x
      )
      #expect(abs(pose.opacity - last.opacity) * breadth < 0.01 * Self.extent)
      last = pose
    }
  }

  @Test("move without a leap", arguments: all)
  func continuity(transition: Transition) {
    let ends = -3.0...3.0
    var last = Self.seen(Self.pose(transition, ends.lowerBound), ends.lowerBound, 100, 60)
    for step in 1...3000 {
      let progress = ends.lowerBound + 6 * Double(step) / 3000
      let place = Self.seen(Self.pose(transition, progress), progress, 100, 60)
      #expect(abs(place.x - last.x) < 3 && abs(place.y - last.y) < 3, "at \(progress)")
      last = place
    }
  }

  @Test(
    "order by depth: a pile from the first page down, all others from the middle out",
    arguments: all
  )
  func depth(transition: Transition) {
    let isPile = [.stack, .zoom, .fade].contains(transition)
    let places = stride(from: -2.0, through: 2, by: 0.25)
    let order = places.sorted { one, other in
      let depths = (Self.pose(transition, one).depth, Self.pose(transition, other).depth)
      return depths.0 != depths.1 ? depths.0 > depths.1 : one < other
    }
    let expected = places.sorted { isPile ? $0 < $1 : (abs($0), $0) < (abs($1), $1) }
    #expect(order == expected)
  }

  @Test(
    "the sides of a cube share their edges",
    arguments: [0.0, 300, 880],
    [0.1, 0.25, 0.5, 0.8]
  )
  func cubeEdges(perspective: Double, progress: Double) {
    // Faces are as wide as the pitch, so that what is between the pages is part of the cube.
    let half = Self.pitch / 2
    let right = Self.pose(.cube, progress, perspective: perspective)
    let left = Self.pose(.cube, progress - 1, perspective: perspective)
    for y in [-50.0, 0, 50] {
      let one = Self.seen(right, progress, -half, y)
      let other = Self.seen(left, progress - 1, half, y)
      #expect(abs(one.x - other.x) < 1e-9 && abs(one.y - other.y) < 1e-9)
    }
  }

  @Test("a cube shows two sides in the middle of a turn and one at rest")
  func cubeFaces() {
    #expect(Self.pose(.cube, 0.5).opacity == 1 && Self.pose(.cube, -0.5).opacity == 1)
    for perspective in [0.0, 100, 440, 10_000] {
      #expect(Self.pose(.cube, 1, perspective: perspective).opacity == 0)
      #expect(Self.pose(.cube, 0.1, perspective: perspective).opacity == 1)
    }
  }

  @Test("a sheet turns over in its place")
  func flip() {
    let quarter = Self.pose(.flip, 0.25, perspective: 0)
    let right = Self.seen(quarter, 0.25, 100, 30)
    #expect(abs(right.x - 100 * 0.5.squareRoot()) < 1e-9 && abs(right.y - 30) < 1e-12)
    #expect(quarter.opacity == 1 && Self.pose(.flip, -0.49).opacity == 1)
    #expect(Self.pose(.flip, 0.5).opacity == 0 && Self.pose(.flip, 0.7).opacity == 0)
  }

  @Test("covers turn 60° towards the middle and stand close")
  func covers() {
    let near = Self.pose(.coverFlow, 1, perspective: 0)
    #expect(abs(Self.seen(near, 1, 0, 0).x - 0.65 * Self.pitch) < 1e-9)
    #expect(abs(near.matrix.m11 - 0.5) < 1e-12 && near.matrix.m13 > 0)
    let next = Self.pose(.coverFlow, 2, perspective: 0)
    #expect(abs(Self.seen(next, 2, 0, 0).x - 0.93 * Self.pitch) < 1e-9)
    #expect(abs(next.matrix.m11 - 0.5) < 1e-12)
  }

  @Test("places on the ring are an eighth of a turn apart and face the viewer")
  func carousel() {
    for (progress, x) in [(1.0, 0.5.squareRoot()), (2, 1), (3, 0.5.squareRoot()), (-2, -1)] {
      let pose = Self.pose(.carousel, progress, perspective: 0)
      #expect(abs(Self.seen(pose, progress, 0, 0).x - x * Self.pitch) < 1e-9)
      #expect(pose.matrix.m11 == 1 && pose.matrix.m22 == 1 && pose.opacity == 1)
    }
    let behind = Self.pose(.carousel, 2)
    // One pitch behind, seen from two pitches: two thirds as large.
    let place = Self.seen(behind, 2, 0, 60)
    #expect(abs(place.y - 40) < 1e-9)
  }

  @Test("what dissolves lies on what is opaque already", arguments: [Transition.fade, .zoom])
  func dissolve(transition: Transition) {
    for progress in [0.05, 0.3, 0.5, 0.65] {
      #expect(Self.pose(transition, progress).opacity == 1)
      #expect(abs(Self.pose(transition, -progress).opacity - (1 - progress)) < 1e-12)
    }
    #expect(Self.pose(.fade, 0.4).matrix.m41 == -0.4 * Self.pitch)
  }

  @Test("take any numbers", arguments: all)
  func totality(transition: Transition) {
    for number in hostileNumbers + [0.5, 3, 1e6] {
      for perspective in hostileNumbers + [1, 500] {
        let pose = transition.pose(
          progress: number,
          extent: 300,
          pitch: 1,
          perspective: perspective
        )
        #expect((0...1).contains(pose.opacity))
        guard number.magnitude <= 1e6 else { continue }
        #expect((0..<16).allSatisfy { pose.matrix[$0].isFinite })
      }
    }
  }
}
