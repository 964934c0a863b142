import Riffle
import Testing

/// Which page is seen at a place.
@Suite("A touched page")
struct TouchingTests {
  static let transitions: [Transition] = [
    .none, .slide, .dive, .roll, .cards, .cube, .coverFlow, .stack, .flip, .zoom, .fade, .carousel,
  ]

  @Test("is the one in front of those whose corners surround the place", arguments: Course.allCases)
  func projection(course: Course) {
    for transition in Self.transitions {
      var run = PagerRun(count: 7, initial: 3, course: course, extent: 300, breadth: 200) {
        $0.transition = transition
        $0.extent = .fraction(0.6)
        $0.alignment = .center
        $0.trim = false
      }
      run.drag(pages: 0.37)
      var touched = Set<Int64>()
      let size = run.pager.viewport.size
      for x in stride(from: 1.37, to: size.width, by: 7) {
        for y in stride(from: 1.71, to: size.height, by: 7) {
          let place = Point(x: x, y: y)
          let expected = run.placements
            .filter { $0.isVisible && corners(of: $0).surround(place) }
            .max { $0.depth < $1.depth }?
            .page
          let page = run.pager.page(at: place)
          #expect(page == expected, "\(transition) at \(x), \(y)")
          if let page { touched.insert(page) }
        }
      }
      // What is turned over in its place, or lies beneath another page, is not touched.
      let covered: [Transition] = [.flip, .zoom, .fade]
      #expect(touched.count >= (covered.contains(transition) ? 1 : 2), "\(transition)")
    }
  }

  @Test("is not there where nothing is seen")
  func nowhere() {
    let empty = PagerRun(count: 0)
    #expect(empty.pager.page(at: Point(x: 10, y: 10)) == nil)
    var run = PagerRun(count: 2) { $0.spacing = 20 }
    #expect(run.pager.page(at: Point(x: 389, y: 843)) == 0)
    for (x, y) in [(-1.0, 5.0), (5, -1), (390, 5), (5, 844), (.nan, 5), (5, .infinity)] {
      #expect(run.pager.page(at: Point(x: x, y: y)) == nil)
    }
    run.drag(pages: 0.5)
    #expect(run.pager.page(at: Point(x: 205, y: 400)) == nil)
    #expect(run.pager.page(at: Point(x: 216, y: 400)) == 1)
  }

  @Test("may lie outside the viewport where that does not clip")
  func outset() {
    let run = PagerRun(count: 3, initial: 1) {
      $0.clips = false
      $0.outset = Insets(top: 0, left: 390, bottom: 0, right: 100)
    }
    #expect(run.pager.page(at: Point(x: -389, y: 5)) == 0)
    #expect(run.pager.page(at: Point(x: 489, y: 5)) == 2)
    #expect(run.pager.page(at: Point(x: 490, y: 5)) == nil)
    #expect(run.pager.page(at: Point(x: 5, y: -1)) == nil)
  }

  /// The corners as drawn, in order.
  private func corners(of placement: Placement) -> [Point] {
    let (frame, matrix) = (placement.frame, placement.matrix)
    return [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)].map { corner in
      let (x, y) = (corner.0 * frame.width, corner.1 * frame.height)
      let w = matrix.m14 * x + matrix.m24 * y + matrix.m44
      return Point(
        x: frame.x + frame.width / 2 + (matrix.m11 * x + matrix.m21 * y + matrix.m41) / w,
        y: frame.y + frame.height / 2 + (matrix.m12 * x + matrix.m22 * y + matrix.m42) / w
      )
    }
  }
}

extension [Point] {
  /// Whether a place lies inside the convex polygon.
  fileprivate func surround(_ place: Point) -> Bool {
    var sides: [Bool] = []
    for (index, from) in enumerated() {
      let to = self[(index + 1) % count]
      sides.append(
        (to.x - from.x) * (place.y - from.y) - (to.y - from.y) * (place.x - from.x) > 0
      )
    }
    return Set(sides).count == 1
  }
}
