import Riffle
import Testing

@Suite("A scroller of the host's")
struct HostDriverTests {
  private func run(_ course: Course) -> PagerRun {
    var run = PagerRun(count: 9, course: course) { $0.driver = .host }
    _ = run.taken()
    return run
  }

  @Test("tells its offset, asks for a target, and settles", arguments: Course.allCases)
  func turn(course: Course) {
    var run = run(course)
    for offset in [20.0, 60, 110] { run.send(.hostScrolled(offset: offset), after: 0.016) }
    #expect(run.pager.offset == 110 && run.pager.state == .dragging)
    #expect(run.log.first == .dragBegan && run.log.count { $0 == .dragBegan } == 1)
    run.send(.hostReleased(velocity: 900))
    #expect(run.log.contains(.dragEnded(velocity: 900)))
    #expect(run.log.signals == [.targeted(page: 1, offset: 390)])
    #expect(run.pager.state == .gliding && run.pager.due == nil)
    for offset in [200.0, 300, 390] { run.send(.hostScrolled(offset: offset), after: 0.016) }
    #expect(run.log.signals.last == .pageChanged(page: 1))
    run.send(.hostStopped, after: 0.016)
    #expect(run.log.signals.last == .settled(page: 1) && run.pager.state == .idle)
    #expect(
      run.log.appearances == [
        .willDisappear(page: 0), .willAppear(page: 1), .didDisappear(page: 0), .didAppear(page: 1),
      ]
    )
    #expect(!run.log.contains(.framesStarted))
  }

  @Test("that stops elsewhere has given the target up", arguments: Course.allCases)
  func stray(course: Course) {
    var run = run(course)
    run.send(.hostScrolled(offset: 100))
    run.send(.hostReleased(velocity: 900))
    run.send(.hostScrolled(offset: 250), after: 0.1)
    run.send(.hostStopped, after: 0.1)
    #expect(run.log.signals.last == .cancelled(page: 1) && run.pager.state == .idle)
    #expect(run.pager.offset == 250)
  }

  @Test(
    "that is dragged anew counts from the page it was on the way to",
    arguments: Course.allCases
  )
  func again(course: Course) {
    var run = run(course)
    run.send(.hostScrolled(offset: 100))
    run.send(.hostReleased(velocity: 900))
    run.send(.hostScrolled(offset: 150), after: 0.1)
    run.send(.hostReleased(velocity: 900), after: 0.1)
    #expect(run.log.targets == [1, 2])
    #expect(run.log.signals.filter { $0 == .cancelled(page: 1) }.count == 1)
    #expect(run.log.count { $0 == .dragBegan } == 2)
  }

  @Test("is asked to go where a command says", arguments: Course.allCases)
  func command(course: Course) {
    var run = run(course)
    run.send(.commanded(page: 3, animated: true))
    #expect(run.log.signals == [.targeted(page: 3, offset: 1170)])
    #expect(run.pager.state == .animating && run.pager.offset == 0)
    run.send(.hostScrolled(offset: 700), after: 0.1)
    run.send(.hostScrolled(offset: 1170), after: 0.1)
    run.send(.hostStopped)
    #expect(run.log.signals.last == .settled(page: 3) && run.pager.page == 3)
    #expect(!run.log.contains(.dragBegan))
  }

  @Test(
    "whose target is gone before its drag ends leaves drags in pairs",
    arguments: Course.allCases
  )
  func lostTarget(course: Course) {
    var run = run(course)
    run.send(.stepped(by: 8, animated: true))
    run.send(.counted(2))
    #expect(run.log.signals.contains(.cancelled(page: 8)))
    run.send(.hostReleased(velocity: 900))
    let drags = run.log.filter {
      switch $0 {
      case .dragBegan, .dragEnded: true
      default: false
      }
    }
    #expect(drags == [.dragBegan, .dragEnded(velocity: 900)])
  }

  @Test(
    "has pointers and wheels to itself, and the pager's own no host",
    arguments: Course.allCases
  )
  func strangers(course: Course) {
    var hosted = run(course)
    hosted.flick(1500)
    hosted.wheel(60)
    #expect(hosted.log == [] && hosted.pager.offset == 0 && !hosted.pager.handled)
    var own = PagerRun(count: 9, course: course)
    _ = own.taken()
    own.send(.hostScrolled(offset: 100))
    own.send(.hostReleased(velocity: 100))
    own.send(.hostStopped)
    #expect(own.log == [] && own.pager.offset == 0)
  }

  @Test(
    "handed over or taken back in any state leaves the row on a page",
    arguments: Course.allCases
  )
  func handOver(course: Course) {
    for driver in [Pager.Configuration.Driver.own, .host] {
      var run = run(course)
      run.configure { $0.driver = driver }
      run.send(.commanded(page: 2, animated: true))
      run.send(.hostScrolled(offset: 300), after: 0.1)
      run.drag(pages: 0.3)
      run.configure { $0.driver = driver == .own ? .host : .own }
      run.wait(2)
      #expect(run.pager.state == .idle && run.pager.fraction == 0)
      #expect(run.log.targets.count == run.log.signals.count { $0 == .cancelled(page: 2) })
    }
  }
}
