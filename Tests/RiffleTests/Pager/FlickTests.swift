import Riffle
import Testing

@Suite("A flick")
struct FlickTests {
  @Test("turns one page, however fast", arguments: Course.allCases, [250.0, 1500, 30_000])
  func one(course: Course, velocity: Double) {
    for direction in [1.0, -1] {
      var run = PagerRun(count: 9, initial: 4, course: course)
      run.flick(direction * velocity)
      #expect(run.log.targets == [4 + Int64(direction)])
      run.wait(2)
      #expect(run.pager.page == 4 + Int64(direction) && run.pager.fraction == 0)
    }
  }

  @Test("counts each time while the row still lags behind", arguments: Course.allCases)
  func repeated(course: Course) {
    var run = PagerRun(count: 20, course: course)
    for _ in 0..<10 {
      run.flick(1500)
      run.wait(0.09)
    }
    #expect(run.log.targets == Array(1...10))
    run.wait(2)
    #expect(run.pager.page == 10 && run.pager.fraction == 0)
    var words = PageWords()
    for effect in run.log { words.take(effect) }
    #expect(words.breach == nil)
    #expect(words.words.filter { $0.value != .hidden } == [10: .didAppear])
    for page in 1...9 as ClosedRange<Int64> {
      let visits = run.log.count { $0 == .willAppear(page: page) }
      let ends = run.log.count { $0 == .didDisappear(page: page) }
      #expect(visits >= 1 && ends == 1, "page \(page)")
    }
  }

  @Test("goes as far as it carries where nothing limits it", arguments: Course.allCases)
  func free(course: Course) {
    for (limit, velocity, page) in [(nil, 1500, 2), (3, 9000, 3), (nil, 9000, 13)]
      as [(Int64?, Double, Int64)]
    {
      var run = PagerRun(count: 40, course: course) { $0.limit = limit }
      run.flick(velocity)
      #expect(run.log.targets == [page])
      run.wait(2)
      #expect(run.pager.page == page && run.pager.fraction == 0)
    }
  }

  @Test("does not carry past its page, but bounces at the ends", arguments: Course.allCases)
  func overshoot(course: Course) {
    for (initial, page, most) in [(0, 1, 392.0), (3, 4, 1760)] as [(Int64, Int64, Double)] {
      var run = PagerRun(count: 5, initial: initial, course: course)
      run.flick(6000)
      var farthest = 0.0
      for _ in 0..<200 {
        run.send(.elapsed, after: 0.01)
        farthest = max(farthest, run.pager.offset)
      }
      #expect(run.pager.page == page && farthest <= most)
      #expect((farthest > 1562) == (page == 4))
    }
  }

  @Test("at the end of all pages says so, and puts the page back", arguments: Course.allCases)
  func boundary(course: Course) {
    for (initial, velocity, edge) in [(0, -1500, Edge.leading), (4, 1500, .trailing)]
      as [(Int64, Double, Edge)]
    {
      var run = PagerRun(count: 5, initial: initial, course: course)
      run.flick(velocity)
      run.wait(2)
      #expect(run.log.contains(.boundary(edge)) && run.log.targets == [initial])
      #expect(run.pager.page == initial && run.pager.fraction == 0 && run.log.changes == [])
    }
  }

  @Test(
    "with limits as large as there are traps nothing",
    arguments: [Int64.max, .max - 1, .min, 0, -1]
  )
  func limits(limit: Int64) {
    var run = PagerRun(count: .max, initial: 999_999_999_999_999_990) { $0.limit = limit }
    for velocity in [1500, -1500, 1500, 100_000, 100_000.0] {
      run.flick(velocity)
      run.wheel(100, after: 0.3)
      run.wait(1)
      #expect(run.pager.fraction == 0)
    }
  }
}
