import Riffle
import Testing

@Suite("A resize")
struct ResizeTests {
  @Test("keeps the page to the bit at every width, and says nothing", arguments: Course.allCases)
  func settled(course: Course) {
    for extent in [PageExtent.fraction(0.5), .fraction(1), .points(100)] {
      for page in [0, 3, 6] as [Int64] {
        var run = PagerRun(count: 7, initial: page, course: course) {
          $0.extent = extent
          $0.alignment = .center
          $0.trim = false
        }
        _ = run.taken()
        let widths = [844, 390] + (390...844).map(Double.init) + [390, 100.4]
        for width in widths {
          run.resize(to: width)
          #expect(run.pager.page == page && run.pager.fraction == 0)
          #expect(run.pager.offset == run.pager.restingOffset, "at \(width)")
          #expect(run.pager.placement(of: page).progress == 0)
        }
        #expect(run.log.signals == [])
      }
    }
  }

  @Test("keeps the page when trimmed pages share the end", arguments: Course.allCases)
  func trimmed(course: Course) {
    var run = PagerRun(count: 7, initial: 6, course: course) {
      $0.extent = .fraction(0.5)
      $0.alignment = .center
    }
    for width in (390...844).map(Double.init) {
      run.resize(to: width)
      #expect(run.pager.page == 6 && run.pager.offset == run.pager.restingOffset)
    }
    #expect(run.log.signals == [])
  }

  @Test("keeps the fraction of a drag, which ends where it was going", arguments: Course.allCases)
  func dragging(course: Course) {
    var run = PagerRun(count: 3, course: course, extent: 414)
    run.drag(pages: 0.6, of: 414)
    #expect((run.pager.position - 0.6).magnitude < 1e-12)
    run.resize(to: 896)
    #expect((run.pager.position - 0.6).magnitude < 1e-12)
    #expect(run.pager.state == .dragging)
    run.send(.cancelled(pointer: 0))
    run.wait(2)
    #expect(run.pager.page == 1 && run.pager.fraction == 0 && run.pager.offset == 896)
    #expect(
      run.log.appearances == [
        .willAppear(page: 0), .didAppear(page: 0), .willDisappear(page: 0), .willAppear(page: 1),
        .didDisappear(page: 0), .didAppear(page: 1),
      ]
    )
  }

  @Test(
    "lets the hand keep hold of the row, pulled past an end as well",
    arguments: Course.allCases
  )
  func rubberBand(course: Course) {
    var run = PagerRun(count: 3, course: course) { $0.extent = .points(300) }
    run.drag(from: 0, to: 2000, steps: 20)
    #expect(run.pager.offset < -200)
    run.resize(to: 200)
    let offset = run.pager.offset
    #expect(offset > -200 && run.pager.state == .dragging)
    run.move(to: 0, after: 0.01)
    #expect(run.pager.offset > offset + 10)
  }

  @Test("keeps a motion going to its page", arguments: Course.allCases)
  func flying(course: Course) {
    var run = PagerRun(count: 9, course: course)
    run.send(.commanded(page: 5, animated: true))
    run.wait(0.1)
    let position = run.pager.position
    _ = run.taken()
    run.resize(to: 700)
    #expect((run.pager.position - position).magnitude < 1e-9)
    run.wait(2)
    #expect(
      run.log.signals.filter { if case .pageChanged = $0 { false } else { true } } == [
        .settled(page: 5)
      ]
    )
    #expect(run.pager.offset == 3500)
  }

  @Test("to nothing and back keeps the page, whatever is going on", arguments: Course.allCases)
  func nothing(course: Course) {
    for interruption in [
      Pager.Event.elapsed, .commanded(page: 2, animated: true), .wheeled(Wheel(dx: 60, dy: 60)),
    ] {
      var run = PagerRun(count: 5, initial: 3, course: course)
      run.send(interruption)
      run.send(.elapsed, after: 0.05)
      let page = run.pager.target
      run.resize(to: 0)
      #expect(run.pager.mounted.isEmpty && run.pager.state == .idle)
      run.wait(1)
      run.resize(to: 390)
      run.wait(1)
      #expect(run.pager.page == page && run.pager.fraction == 0)
      #expect(run.pager.due == nil)
    }
  }
  @Test("to nothing leaves no row between pages that is told to snap", arguments: Course.allCases)
  func snapping(course: Course) {
    var run = PagerRun(count: 5, course: course) { $0.snaps = false }
    run.drag(pages: 0.2, of: 390)
    run.send(.cancelled(pointer: 0))
    run.wait(3)
    #expect(run.pager.fraction > 0)
    run.resize(to: 0)
    run.configure { $0.snaps = true }
    #expect(run.pager.page == 0 && run.pager.fraction == 0)
    run.resize(to: 390)
    run.wait(1)
    #expect(run.pager.offset == 0 && run.pager.due == nil)
  }
}
