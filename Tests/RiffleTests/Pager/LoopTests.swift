import Riffle
import Testing

/// A row that goes round.
@Suite("A loop")
struct LoopTests {
  @Test(
    "goes round by next, one change a turn, and never leaves its pages (S19)",
    arguments: Course.allCases
  )
  func next(course: Course) {
    var run = PagerRun(count: 9, course: course) { $0.loop = true }
    #expect(run.pager.loops)
    _ = run.taken()
    for turn in 1...20 {
      run.send(.stepped(by: 1, animated: true))
      run.wait(2)
      #expect(run.pager.page == Int64(turn % 9) && run.pager.fraction == 0)
    }
    let changes = run.taken().compactMap {
      if case .pageChanged(let page) = $0 { page } else { nil }
    }
    #expect(changes == (1...20).map { $0 % 9 })
    run.send(.commanded(page: 4, animated: false))
    #expect(run.pager.page == 4 && run.pager.offset == 4 * 390)
  }

  @Test("takes the shorter way, forward where both are as long, or the one that it is told")
  func ways() {
    let cases: [(count: Int64, from: Int64, to: Int64, way: Pager.Way, steps: Double)] = [
      (8, 0, 7, .nearest, -1), (8, 0, 3, .nearest, 3), (8, 0, 4, .nearest, 4),
      (8, 6, 1, .nearest, 3), (8, 1, 6, .nearest, -3), (8, 0, 7, .forward, 7),
      (8, 0, 1, .backward, -7), (8, 5, 5, .forward, 0), (8, 5, 5, .backward, 0),
    ]
    for (count, from, to, way, steps) in cases {
      var run = PagerRun(count: count, initial: from) {
        $0.loop = true
        $0.overscan = 4
      }
      let place = run.pager.visible.lowerBound
      run.send(.commanded(page: to, animated: true, way: way))
      run.wait(3)
      #expect(run.pager.page == to)
      #expect(Double(run.pager.visible.lowerBound - place) == steps, "\(from) to \(to) \(way)")
    }
  }

  @Test("shows no page twice, whatever is dragged, with as few pages as fill it", arguments: 1...6)
  func noClones(count: Int64) {
    for (extent, peek) in [(390.0, 0.0), (195, 0), (130, 0), (310, 40)] {
      var run = PagerRun(count: count, extent: 390) {
        $0.loop = true
        $0.extent = .points(extent)
        $0.insets = Insets(top: 0, left: peek, bottom: 0, right: peek)
        $0.limit = nil
      }
      let fills = Double(count) * extent - extent >= 390
      #expect(run.pager.loops == fills)
      for way in [1.5, -1.5, 2.5, -0.6, -3] {
        run.drag(pages: way)
        for _ in 0..<20 {
          run.wait(0.05)
          let pages = run.placements.map(\.page)
          #expect(Set(pages).count == pages.count && pages.allSatisfy((0..<count).contains))
          guard fills else { continue }
          // No place is blank: what is seen is covered from one side to the other.
          let seen = run.placements.map { ($0.frame.x, $0.frame.x + $0.frame.width) }
            .sorted { $0.0 < $1.0 }
          var end = seen.first?.0 ?? .infinity
          #expect(end <= 0.01)
          for (start, next) in seen where start <= end + 0.01 { end = max(end, next) }
          #expect(end >= 390 - 0.01)
        }
        run.lift(at: 0)
        run.wait(3)
      }
    }
  }

  @Test("keeps the view of a page that is wanted on the other side")
  func relocation() {
    var run = PagerRun(count: 2) { $0.loop = true }
    _ = run.taken()
    run.drag(pages: -0.4)
    run.wait(0.1)
    #expect(!run.taken().contains { $0.isMounting })
    #expect(run.placements.first { $0.page == 1 }?.frame.x == 0.4 * 390 - 390)
  }

  @Test("with pages of differing lengths goes round as well")
  func differing() {
    var configuration = Pager.Configuration()
    configuration.loop = true
    var pager = Pager(
      viewport: Viewport(size: Size(width: 390, height: 844), scale: 1),
      configuration: configuration,
      supply: .count(4),
      extents: [300, 100, 250, 390]
    )
    var effects: [Pager.Effect] = []
    pager.handle(.started, at: 0, into: &effects)
    #expect(pager.loops)
    var starts: [Double] = []
    for turn in 1...9 {
      pager.handle(.stepped(by: 1, animated: false), at: Double(turn), into: &effects)
      #expect(pager.page == Int64(turn % 4))
      starts.append(pager.offset)
    }
    #expect(starts == [300, 400, 650, 0, 300, 400, 650, 0, 300])
  }

  @Test("fills the view by the lengths that its pages have, once all are known")
  func known() {
    for (extent, fills) in [(120.0, true), (98, true), (97, false)] {
      var run = PagerRun(count: 5) { $0.loop = true }
      #expect(run.pager.loops)
      run.send(.edited((0..<5).map { .measured(page: $0, extent: extent) }))
      #expect(run.pager.loops == fills, "\(extent)")
      run.send(.stepped(by: -1, animated: false))
      #expect(run.pager.page == (fills ? 4 : 0))
    }
  }

  @Test("is no loop with a page only, and no trap with none")
  func few() {
    for count in [0, 1] as [Int64] {
      var run = PagerRun(count: count) { $0.loop = true }
      #expect(!run.pager.loops)
      run.send(.stepped(by: 3, animated: true))
      run.drag(pages: 1.5)
      run.lift(at: 0)
      run.wait(3)
      #expect(run.pager.page == (count == 0 ? nil : 0))
    }
  }

  @Test("begins and ends without a jump when the configuration says so")
  func toggled() {
    var run = PagerRun(count: 6) { $0.loop = true }
    run.send(.stepped(by: -2, animated: true))
    run.wait(3)
    run.drag(pages: 0.3)
    let before = run.placements.first { $0.page == 4 }?.frame.x
    run.configure { $0.loop = false }
    #expect(run.placements.first { $0.page == 4 }?.frame.x == before)
    #expect(run.pager.page == 4 && !run.pager.loops)
    run.configure { $0.loop = true }
    #expect(run.placements.first { $0.page == 4 }?.frame.x == before && run.pager.loops)
  }
}
