import Riffle
import Testing

/// Jumps to pages far away.
@Suite("A far jump")
struct FarJumpTests {
  private func mounts(_ effects: [Pager.Effect]) -> [Int64] {
    effects.compactMap { if case .mount(let page, _, _) = $0 { page } else { nil } }
  }

  @Test(
    "mounts the window and two pages at most, and says one page (S26)",
    arguments: Course.allCases
  )
  func mountsFew(course: Course) {
    for target in [500, 6, 999] as [Int64] {
      var run = PagerRun(count: 1000, course: course)
      _ = run.taken()
      run.send(.commanded(page: target, animated: true))
      run.wait(3, hz: 240)
      let effects = run.taken()
      #expect(mounts(effects).count <= 2 + 3)
      let changes = effects.filter { if case .pageChanged = $0 { true } else { false } }
      #expect(changes == [.pageChanged(page: target)])
      #expect(effects.filter { $0 == .settled(page: target) }.count == 1)
      #expect(run.pager.page == target && run.pager.offset == Double(target) * 390)
    }
  }

  @Test("goes the right way: the target comes in from its side, and nothing goes back")
  func direction() {
    for (from, to) in [(0, 500), (900, 3)] as [(Int64, Int64)] {
      var run = PagerRun(count: 1000, initial: from)
      run.send(.commanded(page: to, animated: true))
      var last = Double.infinity
      for _ in 0..<60 {
        run.wait(0.016)
        guard let frame = run.placements.first(where: { $0.page == to })?.frame else { continue }
        let distance = to > from ? frame.x : 0 - frame.x
        #expect(distance <= last + 1e-9 && distance >= 0)
        last = distance
      }
      #expect(last == 0)
    }
  }

  @Test("goes through all that lies between on request")
  func through() {
    var run = PagerRun(count: 1000)
    _ = run.taken()
    run.send(.commanded(page: 40, animated: true, through: true))
    run.wait(3, hz: 1000)
    #expect(Set(mounts(run.taken())).isSuperset(of: 2...40))
  }

  @Test("does not jump when it is caught, and goes back or on from there")
  func caught() {
    var run = PagerRun(count: 1000)
    run.send(.commanded(page: 500, animated: true))
    run.wait(0.08)
    let before = run.placements.map { [Double($0.page), $0.frame.x] }
    run.press(at: 200)
    #expect(run.placements.map { [Double($0.page), $0.frame.x] } == before)
    run.move(to: 230, after: 0.1)
    let moved = run.placements
    for (page, x) in before.map({ ($0[0], $0[1]) }) {
      guard let frame = moved.first(where: { $0.page == Int64(page) })?.frame else { continue }
      #expect((frame.x - x - 30).magnitude < 1e-9)
    }
    run.move(to: 380, after: 0.1)
    run.lift(at: 380, after: 0.3)
    run.wait(3)
    #expect(run.pager.page == 0 && run.pager.mounted == 0..<2)
  }

  @Test("that is caught rests on one of its sides, with the pages that belong beside it")
  func rest() {
    for snaps in [true, false] {
      for alignment: Alignment in [.start, .center] {
        for loops in [false, true] {
          var run = PagerRun(count: 1000, initial: 400) {
            $0.extent = .points(100)
            $0.alignment = alignment
            $0.snaps = snaps
            $0.loop = loops
          }
          run.send(.commanded(page: 440, animated: true))
          while run.pager.offset < 40_150 { run.send(.elapsed, after: 0.001) }
          run.press(at: 200)
          run.move(to: 190, after: 0.1)
          let isBetween = run.placements.contains { $0.page < 430 } && run.pager.visible.count > 2
          run.lift(at: 190, after: 0.3)
          run.wait(3)
          let pages = run.placements.map(\.page)
          #expect(isBetween && pages == Array(pages[0]..<(pages[0] + Int64(pages.count))))
          #expect(run.pager.page.map { pages.contains($0) } == true && run.pager.state == .idle)
          #expect(run.log.last { if case .settled = $0 { true } else { false } } != nil)
        }
      }
    }
  }

  @Test("takes other commands on its way; the last one wins")
  func commands() {
    var run = PagerRun(count: 1000)
    run.send(.commanded(page: 500, animated: true))
    run.send(.commanded(page: 3, animated: true), after: 0.05)
    run.send(.stepped(by: 1, animated: true), after: 0.02)
    run.send(.commanded(page: 900, animated: true), after: 0.02)
    run.send(.stepped(by: -1, animated: true), after: 0.02)
    run.wait(3)
    #expect(run.pager.page == 899 && run.pager.mounted == 898..<901)
    run.send(.keyPressed(.home))
    run.send(.keyPressed(.end), after: 0.1)
    run.wait(3)
    #expect(run.pager.page == 999)
  }

  @Test("in a long loop leaves out what lies between as well")
  func loop() {
    var run = PagerRun(count: 1000) { $0.loop = true }
    _ = run.taken()
    run.send(.commanded(page: 600, animated: true))
    run.wait(3)
    let pages = mounts(run.taken())
    #expect(pages.count <= 5 && run.pager.page == 600 && run.pager.offset == 600 * 390)
  }
}
