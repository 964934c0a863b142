import Riffle
import Testing

@Suite("Rest")
struct RestTests {
  @Test(
    "comes on a page after a release exactly between or exactly on two",
    arguments: Course.allCases
  )
  func boundaries(course: Course) {
    for pages in [-0.5, 0.5, 1, -1, 0.1] {
      for velocity in [0, 40, -40, 199.9, -199.9] {
        var run = PagerRun(count: 9, initial: 4, course: course)
        // The last five steps have the velocity, and end where the row is to be released.
        let end = 200 - pages * 390 - (pages < 0 ? -10 : 10)
        run.press(at: 200)
        for step in (0...5).reversed() {
          run.move(to: end + velocity * 0.01 * Double(step), after: 0.01)
        }
        #expect((run.pager.position - 4 - pages).magnitude < 0.03)
        run.lift(at: end)
        run.wait(2)
        #expect(run.pager.state == .idle && run.pager.fraction == 0 && run.pager.velocity == 0)
        #expect(run.pager.offset == run.pager.restingOffset)
        #expect(run.log.targets == run.log.settlements && run.log.targets.count == 1)
      }
    }
  }

  @Test(
    "stands on device pixels on every page, and no neighbour shows",
    arguments: [(833.5, 0.0), (100.4, 10.4), (390, 0.3)],
    [1, 1.25, 1.5, 2, 3]
  )
  func devicePixels(viewport: (extent: Double, origin: Double), scale: Double) {
    for course in Course.allCases {
      let size = course.size(extent: viewport.extent, breadth: 300)
      let origin = Point(x: viewport.origin, y: viewport.origin)
      var run = PagerRun(count: 1000, course: course)
      run.send(.resized(Viewport(size: size, scale: scale, origin: origin)))
      var first: Rect?
      for page in 0..<1000 as Range<Int64> {
        run.send(.commanded(page: page, animated: false))
        for placement in run.placements {
          let ideal = course.flow.rect(
            start: Double(placement.page - page) * viewport.extent,
            near: 0,
            extent: viewport.extent,
            breadth: 300,
            in: size
          )
          expectOnPixels(placement.frame, ideal: ideal, grid: run.pager.viewport.grid)
          #expect(placement.isVisible == (placement.page == page))
        }
        // The error never adds up: each page stands where the first one does.
        let frame = run.pager.placement(of: page).frame
        #expect(frame == first ?? frame)
        first = frame
      }
    }
  }

  private func expectOnPixels(_ frame: Rect, ideal: Rect, grid: PixelGrid) {
    for (edge, ideal, origin) in [
      (frame.x, ideal.x, grid.origin.x), (frame.y, ideal.y, grid.origin.y),
    ] {
      let device = (edge + origin) * grid.scale
      #expect((device - device.rounded()).magnitude < 1e-6)
      #expect((edge - ideal).magnitude <= 0.5 / grid.scale + 1e-9)
    }
    #expect((frame.width - ideal.width).magnitude < 1e-9)
  }

  @Test("ends frames, and starts them only for a motion", arguments: Course.allCases)
  func frames(course: Course) {
    var run = PagerRun(count: 5, course: course)
    #expect(!run.log.contains(.framesStarted))
    run.press(at: 200)
    run.wait(1)
    #expect(!run.log.contains(.framesStarted))
    run.lift(at: 200)
    run.flick(1500)
    #expect(run.log.count { $0 == .framesStarted } == 1)
    #expect(!run.log.contains(.framesStopped))
    run.wait(2)
    #expect(run.log.count { $0 == .framesStopped } == 1 && run.pager.due == nil)
    _ = run.taken()
    run.wait(1)
    #expect(run.log == [])
  }
}
