import Riffle
import Testing

@Suite("Flow")
struct FlowTests {
  let viewport = Size(width: 300, height: 500)
  let insets = Insets(top: 1, left: 2, bottom: 3, right: 4)

  @Test(
    "grows towards later pages along, and as the screen does across",
    arguments: Course.allCases
  )
  func directions(course: Course) {
    let from = course.point(along: 10, across: 20, in: viewport)
    let to = course.point(along: 17, across: 25, in: viewport)
    #expect(course.flow.along(x: to.x - from.x, y: to.y - from.y) == 7)
    #expect(course.flow.across(x: to.x - from.x, y: to.y - from.y) == 5)
  }

  @Test("tells extent from breadth", arguments: Course.allCases)
  func extents(course: Course) {
    let isHorizontal = course.axis == .horizontal
    #expect(course.flow.along(viewport) == (isHorizontal ? 300 : 500))
    #expect(course.flow.across(viewport) == (isHorizontal ? 500 : 300))
  }

  @Test(
    "knows which inset leads and which trails",
    arguments: zip(
      Course.allCases,
      [(2.0, 4.0, 1.0, 3.0), (4, 2, 1, 3), (1, 3, 2, 4), (1, 3, 2, 4)]
    )
  )
  func insets(course: Course, expected: (Double, Double, Double, Double)) {
    #expect(course.flow.leading(insets) == expected.0)
    #expect(course.flow.trailing(insets) == expected.1)
    #expect(course.flow.across(insets) == (near: expected.2, far: expected.3))
  }

  @Test("places a rectangle where a finger finds it", arguments: Course.allCases)
  func rectangles(course: Course) {
    let rect = course.flow.rect(start: 30, near: 40, extent: 50, breadth: 60, in: viewport)
    #expect(course.start(of: rect, in: viewport) == 30)
    #expect(course.size(extent: 50, breadth: 60) == Size(width: rect.width, height: rect.height))
    let corner = course.point(along: 30, across: 40, in: viewport)
    let opposite = course.point(along: 80, across: 100, in: viewport)
    #expect(rect.x == min(corner.x, opposite.x) && rect.y == min(corner.y, opposite.y))
  }

  @Test("takes any coordinates", arguments: hostileNumbers)
  func totality(number: Double) {
    for course in Course.allCases {
      #expect(course.flow.along(x: number, y: number).isFinite)
      #expect(course.flow.across(x: number, y: number).isFinite)
    }
  }
}
