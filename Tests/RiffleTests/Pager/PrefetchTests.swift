import Riffle
import Testing

/// Pages that are to be fetched before they are seen.
@Suite("What is fetched ahead")
struct PrefetchTests {
  private func run(
    count: Int64 = 100,
    initial: Int64 = 50,
    course: Course = .leftToRight,
    distance: Int64? = 3,
    budget: Int64 = 2,
    configure: (inout Pager.Configuration) -> Void = { _ in }
  ) -> PagerRun {
    PagerRun(count: count, initial: initial, course: course) {
      $0.prefetch = distance
      $0.prefetchBudget = budget
      configure(&$0)
    }
  }

  private func fetched(_ effects: [Pager.Effect]) -> [Int64] {
    effects.compactMap { if case .prefetch(let page) = $0 { page } else { nil } }
  }

  private func dropped(_ effects: [Pager.Effect]) -> [Int64] {
    effects.compactMap { if case .cancelPrefetch(let page) = $0 { page } else { nil } }
  }

  @Test("is nothing unless it is asked for")
  func off() {
    var run = run(distance: nil)
    run.flick(2000)
    run.wait(3)
    #expect(fetched(run.log).isEmpty && dropped(run.log).isEmpty && run.pager.due == nil)
  }

  @Test("is what is nearest first, as many at a time as the budget allows, and then no more")
  func batches() {
    var run = run(budget: 2)
    // 49 to 51 have a view.
    #expect(fetched(run.taken()) == [52, 48])
    #expect(run.pager.due == 1.0 / 60)
    run.send(.elapsed, after: 1.0 / 120)
    #expect(fetched(run.taken()).isEmpty)
    run.send(.elapsed, after: 1.0 / 120)
    let last = run.taken()
    #expect(fetched(last) == [53, 47] && last.contains(.framesStopped))
    run.wait(1)
    #expect(fetched(run.log).isEmpty && run.pager.due == nil)
  }

  @Test("does not depend on when frames are drawn", arguments: [24.0, 60, 240])
  func frameRates(hz: Double) {
    var run = run(distance: 20, budget: 3)
    run.wait(0.1, hz: hz)
    #expect(fetched(run.taken()).count == 21)
    run.wait(1, hz: hz)
    #expect(fetched(run.taken()).count == 38 - 21)
  }

  @Test("follows the row: one page comes near, one is no more", arguments: Course.allCases)
  func turn(course: Course) {
    var run = run(course: course)
    run.wait(1)
    _ = run.taken()
    run.flick(1500)
    run.wait(3)
    #expect(run.pager.page == 51)
    #expect(fetched(run.log) == [54] && dropped(run.log) == [47])
  }

  @Test("begins where a far jump goes to, at once")
  func farJump() {
    var run = run(count: 10_000, budget: 1)
    run.wait(1)
    _ = run.taken()
    run.send(.commanded(page: 9000, animated: true))
    // 9000 itself has a view already.
    #expect(fetched(run.log) == [9001])
    run.wait(3)
    #expect(Set(fetched(run.log)).isSubset(of: 8990...9010))
    #expect(Set(dropped(run.log)).isSuperset(of: 47...53))
  }

  @Test("looks half a second ahead of a fling, and no farther than where it ends")
  func fling() {
    var run = run(count: 1000, initial: 0, distance: 1, budget: 100) {
      $0.limit = nil
      $0.extent = .points(100)
    }
    run.wait(1)
    _ = run.taken()
    run.flick(3000)
    // It has gone some 180 points, and goes some 1500 in all; 945 of them in half a second.
    let pages = fetched(run.taken())
    let end = run.pager.target ?? 0
    #expect(end > 12 && end < 20)
    #expect(Set(pages).isSuperset(of: 8...12) && Set(pages).isSuperset(of: end...(end + 4)))
    #expect(pages.first == end && (pages.max() ?? 0) <= end + 4)
  }

  @Test("is given up when the row turns back before it gets there")
  func reversal() {
    var run = run(count: 10_000, budget: 1)
    run.wait(1)
    run.send(.commanded(page: 9000, animated: true))
    run.wait(0.1)
    run.send(.commanded(page: 50, animated: true))
    run.wait(3)
    let away = fetched(run.log).filter { $0 > 8000 }
    #expect(!away.isEmpty && Set(dropped(run.log)).isSuperset(of: away))
  }

  @Test("stays what it is while there is no room to show anything, whatever numbers pages get")
  func hidden() {
    var run = run(budget: 1)
    let shown = run.pager.viewport
    run.send(.elapsed, after: 1.0 / 60)
    #expect(fetched(run.taken()) == [52, 48])
    run.send(.resized(Viewport(size: Size(width: 0, height: 0), scale: 2)))
    #expect(run.pager.due == nil)
    run.wait(1)
    run.send(.edited([.inserted(at: 0, count: 5)]))
    run.wait(1)
    #expect(fetched(run.log).isEmpty && dropped(run.log).isEmpty)
    run.send(.resized(shown))
    run.wait(1)
    // Those asked for before are 57 and 53 now.
    #expect(fetched(run.taken()) == [58, 52] && dropped(run.log).isEmpty)
    run.send(.resized(Viewport(size: Size(width: 0, height: 0), scale: 2)))
    run.send(.counted(0))
    #expect(Set(dropped(run.log)).isSuperset(of: [52, 53, 57, 58]))
  }

  @Test("is asked for once in a loop, however near it is on both sides")
  func loop() {
    var run = run(count: 5, initial: 0, distance: 20, budget: 100) { $0.loop = true }
    #expect(run.pager.loops)
    #expect(fetched(run.taken()).sorted() == [2, 3])
    run.send(.stepped(by: 7, animated: true))
    run.wait(3)
    #expect(fetched(run.log).isEmpty && dropped(run.log).isEmpty)
  }

  @Test("keeps what it is when pages come, go and move")
  func edits() {
    var run = run(budget: 100)
    #expect(fetched(run.taken()).sorted() == [47, 48, 52, 53])
    run.send(.edited([.inserted(at: 0, count: 10)]), after: 1)
    #expect(fetched(run.taken()).isEmpty)
    run.send(.edited([.removed(at: 62, count: 1)]), after: 1)
    let effects = run.taken()
    #expect(dropped(effects) == [62] && fetched(effects) == [63])
    let gone = effects.firstIndex(of: .cancelPrefetch(page: 62)) ?? .max
    #expect(gone < effects.firstIndex(of: .renumbered) ?? -1)
    run.send(.edited([.inserted(at: 63, count: 1)]), after: 1)
    #expect(fetched(run.log) == [63] && dropped(run.log) == [64])
  }

  @Test("is given up where it is switched off, but for pages that have a view")
  func switchedOff() {
    var run = run(budget: 100)
    _ = run.taken()
    run.configure { $0.prefetch = nil }
    #expect(dropped(run.taken()).sorted() == [47, 48, 52, 53])
    run.wait(1)
    run.configure { $0.prefetch = 2 }
    #expect(fetched(run.taken()).sorted() == [48, 52])
  }

  @Test("is fetched again after a reload, but for pages that get a view at once")
  func reload() {
    var run = run(budget: 100)
    _ = run.taken()
    run.send(.reloaded(52), after: 1)
    #expect(dropped(run.log).sorted() == Array(47...53))
    #expect(fetched(run.log).sorted() == [47, 48])
  }
}
