import Riffle
import Testing

/// Which page it is that an edit leaves where it is: the one that the finger lies on, wherever that is.
@Suite("The page under the finger")
struct HeldPageTests {
  /// What is done to twenty pages of which the tenth is held, and what number that has then.
  private static let edits: [(edit: Pager.Edit, number: Int64)] = [
    (.inserted(at: 9, count: 1), 11), (.inserted(at: 10, count: 2), 12),
    (.inserted(at: 11, count: 1), 10), (.removed(at: 9, count: 1), 9),
    (.moved(from: 15, to: 9), 11), (.moved(from: 10, to: 8), 8),
    (.measured(page: 9, extent: 70), 10),
  ]

  /// Where a mounted page starts, whatever its place.
  private func start(of page: Int64, in run: PagerRun) -> Double {
    guard let placement = run.placements.first(where: { $0.page == page }) else { return .nan }
    return run.course.start(of: placement.frame, in: run.pager.viewport.size)
  }

  @Test("stays, not only the nearest one, where several are in view", arguments: Course.allCases)
  func several(course: Course) {
    for laps: Int64? in [nil, 0, 1, -2] {
      for isUniform in [true, false] {
        var run = PagerRun(count: 20, initial: 8, course: course) {
          $0.extent = .points(100)
          $0.loop = laps != nil
        }
        if !isUniform { run.send(.edited([.measured(page: 15, extent: 130)])) }
        if let laps { run.send(.stepped(by: laps * 20, animated: true)) }
        run.wait(3)
        run.drag(from: 220, to: 250)
        let before = start(of: 10, in: run)
        #expect(run.pager.page == 8 && before <= 250 && before + 100 > 250)
        for (edit, number) in HeldPageTests.edits {
          var run = run
          run.send(.edited([edit]))
          #expect((start(of: number, in: run) - before).magnitude < 1e-9, "\(laps ?? -1) \(edit)")
        }
      }
    }
  }

  @Test("stays on a short cut that the edit ends, whichever side of it is nearer")
  func shortCut() {
    for loops in [false, true] {
      for isNear in [false, true] {
        var run = PagerRun(count: 1000) { $0.loop = loops }
        run.send(.commanded(page: 300, animated: true))
        while start(of: 0, in: run) > -130 { run.send(.elapsed, after: 0.001) }
        #expect(run.pager.page == 0 && run.pager.visible.count == 2)
        run.press(at: isNear ? 100 : 380)
        run.send(.elapsed)
        let held: Int64 = isNear ? 0 : 300
        let before = start(of: held, in: run)
        run.send(.edited([.moved(from: 700, to: 600)]))
        #expect((start(of: held, in: run) - before).magnitude < 1e-9, "\(loops) \(isNear)")
      }
    }
  }

  @Test("and any other says its new number where pages come and go that a short cut leaves out")
  func number() {
    for (edit, number) in [
      (.inserted(at: 500, count: 3), 903), (.removed(at: 400, count: 7), 893),
      (.moved(from: 950, to: 450), 901),
    ] as [(Pager.Edit, Int64)] {
      var run = PagerRun(count: 1000, initial: 900)
      run.send(.commanded(page: 3, animated: true))
      run.wait(0.02)
      #expect(run.pager.page == 900)
      _ = run.taken()
      run.send(.edited([edit]))
      #expect(run.pager.page == number)
      #expect(run.log.filter { $0 == .indexMoved(page: number) }.count == 1)
      #expect(!run.log.contains(.pageChanged(page: number)))
    }
  }
}
