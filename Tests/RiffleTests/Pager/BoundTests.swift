import Riffle
import Testing

@Suite("A million pages")
struct BoundTests {
  @Test("turned a hundred thousand times keep no more views than window and pool")
  func turns() {
    var run = PagerRun(count: 1_000_000)
    var views: Set<Int32> = []
    var live = 0
    var most = 0
    for turn in 0..<100_000 {
      run.send(.stepped(by: turn % 3 == 2 ? -1 : 1, animated: true), after: 0.05)
      if turn % 7 == 0 { run.send(.elapsed, after: 1) }
      for effect in run.taken() {
        switch effect {
        case .mount(_, let slot, let reused):
          views.insert(slot)
          live += reused ? 0 : 1
        case .unmount(_, _, let kept): live -= kept ? 0 : 1
        default: break
        }
      }
      most = max(most, live)
    }
    let window = 4
    #expect(most <= window + 4 && views.count <= window + 4)
    #expect(run.pager.target == 33_334 && run.pager.mounted.count <= window)
  }

  @Test("cost as much as ten: the same effects at each turn", arguments: Course.allCases)
  func sameAsTen(course: Course) {
    var few = PagerRun(count: 10, initial: 5, course: course)
    var many = PagerRun(count: 1_000_000_000_000_000_000, initial: 5, course: course)
    #expect(few.taken() == many.taken())
    for velocity in [1500, -1500, 700, -90, 4000.0] {
      few.flick(velocity)
      many.flick(velocity)
      few.wait(0.2)
      many.wait(0.2)
      #expect(few.taken() == many.taken())
      #expect(few.placements == many.placements)
    }
  }

  @Test("of a point each in the largest viewport stay within the most that are shown")
  func tinyPages() {
    var run = PagerRun(count: 10_000_000, extent: 1e9) { $0.extent = .points(0.001) }
    #expect(run.pager.visible.count == 4096)
    run.send(.commanded(page: 500_000, animated: false))
    #expect(run.pager.visible.contains(500_000))
  }

  @Test("and an outset beyond all measure still show the page in the viewport")
  func outset() {
    var run = PagerRun(count: 1_000_000, initial: 500_000) {
      $0.clips = false
      $0.outset = Insets(top: 1e9, left: 1e9, bottom: .infinity, right: 1e9)
      $0.extent = .points(10)
    }
    #expect(run.pager.visible.contains(500_000) && run.pager.mounted.contains(500_000))
    run.send(.commanded(page: 3, animated: false))
    #expect(run.pager.visible.contains(3) && run.pager.mounted.count <= 4098)
  }
}
