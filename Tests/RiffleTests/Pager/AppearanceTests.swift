import Riffle
import Testing

@Suite("Appearance")
struct AppearanceTests {
  @Test("is told of the page in view alone, not of its neighbours", arguments: Course.allCases)
  func start(course: Course) {
    let run = PagerRun(count: 5, initial: 2, course: course)
    #expect(run.log.appearances == [.willAppear(page: 2), .didAppear(page: 2)])
    #expect(run.log.mountings.count == 3 && run.log.signals == [])
    #expect(run.log.last == .placed)
  }

  @Test("is taken back, word for word, when a swipe is cancelled", arguments: Course.allCases)
  func cancelledSwipe(course: Course) {
    var run = PagerRun(count: 5, course: course)
    _ = run.taken()
    run.drag(pages: 0.3)
    #expect(run.taken().appearances == [.willDisappear(page: 0), .willAppear(page: 1)])
    run.lift(at: 200 - 0.3 * 390 - 10, after: 0.2)
    run.wait(2)
    #expect(
      run.log.appearances == [
        .willAppear(page: 0), .didAppear(page: 0), .willDisappear(page: 1), .didDisappear(page: 1),
      ]
    )
    #expect(run.log.settlements == [0])
  }

  @Test("of a page turned is one pair for each of the two", arguments: Course.allCases)
  func turn(course: Course) {
    var run = PagerRun(count: 5, course: course)
    _ = run.taken()
    run.flick(1500)
    run.wait(2)
    #expect(
      run.log.appearances == [
        .willDisappear(page: 0), .willAppear(page: 1), .didDisappear(page: 0), .didAppear(page: 1),
      ]
    )
  }

  @Test("mirrors the container it is in", arguments: Course.allCases)
  func container(course: Course) {
    var run = PagerRun(count: 5, initial: 2, course: course)
    _ = run.taken()
    for _ in 0..<2 {
      run.send(.containerChanged(visible: false), after: 0.1)
      run.send(.containerChanged(visible: false), after: 0.1)
      #expect(run.taken().appearances == [.willDisappear(page: 2), .didDisappear(page: 2)])
      run.send(.containerChanged(visible: true), after: 0.1)
      run.send(.containerChanged(visible: true), after: 0.1)
      #expect(run.taken().appearances == [.willAppear(page: 2), .didAppear(page: 2)])
    }
  }

  @Test("is silent while the container is away, and made up for when it is back")
  func awayMeanwhile() {
    var run = PagerRun(count: 5)
    run.send(.containerChanged(visible: false))
    _ = run.taken()
    run.send(.commanded(page: 3, animated: true))
    run.wait(2)
    run.send(.counted(4))
    #expect(run.taken().appearances == [])
    run.send(.containerChanged(visible: true))
    #expect(run.log.appearances == [.willAppear(page: 3), .didAppear(page: 3)])
  }

  @Test("stays balanced when commands fall into a bounce", arguments: Course.allCases)
  func commandsDuringABounce(course: Course) {
    var run = PagerRun(count: 5, course: course)
    var law = PagerLaw(of: run.pager)
    law.take(run.taken(), of: run.pager, after: .started)
    run.drag(pages: 0.2)
    run.lift(at: 112, after: 0.2)
    run.send(.commanded(page: 2, animated: true), after: 0.03)
    run.send(.commanded(page: 0, animated: true), after: 0.02)
    #expect(run.pager.target == 0)
    run.press(at: 100, after: 0.02)
    run.lift(at: 100, after: 0.05)
    run.wait(2)
    #expect(run.pager.page == 0 && run.pager.fraction == 0)
    #expect(run.pager.mounted == 0..<2)
    let effects = run.taken()
    #expect(effects.targets.count == 4 && effects.settlements == [0])
    law.take(effects, of: run.pager, after: .elapsed)
    law.checkRest(run.pager)
    law.checkAppearances(run.pager, isShown: true)
    #expect(law.breach == nil)
  }

  @Test("of a page passed in flight is balanced", arguments: Course.allCases)
  func passed(course: Course) {
    var run = PagerRun(count: 9, course: course)
    _ = run.taken()
    run.send(.commanded(page: 4, animated: true))
    run.wait(2, hz: 240)
    let words = run.log.appearances
    for page in 1...3 as ClosedRange<Int64> {
      #expect(
        words.filter { $0.page == page } == [
          .willAppear(page: page), .willDisappear(page: page), .didDisappear(page: page),
        ]
      )
    }
    #expect(words.last == .didAppear(page: 4) || words.last == .didDisappear(page: 3))
  }
}

extension Pager.Effect {
  fileprivate var page: Int64? {
    switch self {
    case .willAppear(let page), .didAppear(let page), .willDisappear(let page),
      .didDisappear(let page):
      page
    default: nil
    }
  }
}
