import Riffle
import Testing

/// How far what is seen reaches across the axis.
@Suite("The breadth of what is seen")
struct BreadthTests {
  private func run(_ breadths: [Double], configure: (inout Pager.Configuration) -> Void = { _ in })
    -> PagerRun
  {
    var run = PagerRun(count: Int64(breadths.count), configure: configure)
    measure(&run, breadths)
    return run
  }

  private func measure(_ run: inout PagerRun, _ breadths: [Double]) {
    for place in run.pager.mounted {
      let page = run.pager.page(atPlace: place)
      run.send(.measuredAcross(page: page, breadth: breadths[Int(page)]))
    }
  }

  @Test("is not known before something is measured, and not of what is no breadth")
  func unknown() {
    var run = PagerRun(count: 3)
    #expect(run.pager.breadth == nil)
    for none in [-1, .nan, .infinity, 2e6] {
      run.send(.measuredAcross(page: 0, breadth: none))
      #expect(run.pager.breadth == nil)
    }
    run.send(.measuredAcross(page: 2, breadth: 300))
    #expect(run.pager.breadth == nil)
    run.send(.measuredAcross(page: 0, breadth: 0))
    #expect(run.pager.breadth == 0)
  }

  @Test("goes from one page's to the other's as the row does", arguments: [0.0, 0.2, 0.5, 0.75, 1])
  func between(part: Double) {
    var run = run([200, 600, 100])
    run.drag(pages: part)
    #expect(((run.pager.breadth ?? 0) - (200 + 400 * part)).magnitude < 1e-9)
  }

  @Test("does not grow where the row is pulled past its end")
  func pastEnd() {
    var run = run([200, 600, 100])
    run.drag(pages: -0.5)
    #expect(run.pager.offset < 0 && run.pager.breadth == 200)
  }

  @Test("is the farthest of several that are seen at rest")
  func several() {
    var run = run([200, 600, 100, 50, 40]) { $0.extent = .fraction(0.5) }
    #expect(run.pager.breadth == 600)
    run.send(.commanded(page: 2, animated: false))
    measure(&run, [200, 600, 100, 50, 40])
    #expect(run.pager.breadth == 100)
    run.drag(pages: 0.5, of: 195)
    #expect(((run.pager.breadth ?? 0) - 75).magnitude < 1e-9)
  }

  @Test("is forgotten with the view, and goes with the page when its number changes")
  func identity() {
    var run = run([200, 600, 100])
    run.send(.edited([.inserted(at: 0, count: 5)]))
    #expect(run.pager.page == 5 && run.pager.breadth == 200)
    run.send(.commanded(page: 0, animated: false))
    #expect(run.pager.breadth == nil)
    run.send(.commanded(page: 5, animated: false))
    #expect(run.pager.breadth == nil)
  }

  @Test("goes round with a loop")
  func loop() {
    var run = run([200, 600, 100]) { $0.loop = true }
    run.drag(pages: -0.25)
    #expect(((run.pager.breadth ?? 0) - 175).magnitude < 1e-9)
  }
}
