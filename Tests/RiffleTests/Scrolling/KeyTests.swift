import Riffle
import Testing

@Suite("A key")
struct KeyTests {
  /// Where a key leads from page 4 of 9: on a course from left to right, from right to left, down.
  static let keys: [(Key, Int64?, Int64?, Int64?)] = [
    (.arrowLeft, 3, 5, nil), (.arrowRight, 5, 3, nil), (.arrowUp, nil, nil, 3),
    (.arrowDown, nil, nil, 5), (.home, 0, 0, 0), (.end, 8, 8, 8), (.pageUp, 3, 3, 3),
    (.pageDown, 5, 5, 5), (.space, 5, 5, 5),
  ]

  @Test("turns pages as its arrow points, and leaves the other axis alone", arguments: keys)
  func table(key: Key, leftToRight: Int64?, rightToLeft: Int64?, downwards: Int64?) {
    let expected = [leftToRight, rightToLeft, downwards, downwards]
    for (course, page) in zip(Course.allCases, expected) {
      var run = PagerRun(count: 9, initial: 4, course: course)
      run.send(.keyPressed(key))
      #expect(run.pager.handled == (page != nil))
      #expect(run.log.targets == (page.map { [$0] } ?? []), "\(course)")
      run.wait(2)
      #expect(run.pager.page == page ?? 4)
    }
  }

  @Test("pressed often turns as many pages")
  func often() {
    var run = PagerRun(count: 20)
    for _ in 0..<6 { run.send(.keyPressed(.arrowRight), after: 0.03) }
    run.wait(2)
    #expect(run.pager.page == 6)
  }
}
