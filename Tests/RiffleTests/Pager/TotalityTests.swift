import Riffle
import Testing

@Suite("Nonsense")
struct TotalityTests {
  /// Every kind of event, made of a number that makes no sense.
  private func events(_ number: Double) -> [Pager.Event] {
    var configuration = Pager.Configuration()
    configuration.spacing = number
    configuration.extent = .points(number)
    configuration.insets = Insets(top: number, left: number, bottom: 0, right: number)
    configuration.outset = configuration.insets
    configuration.clips = false
    configuration.slop = number
    configuration.limit = .max
    configuration.overscan = .min
    configuration.poolCapacity = .min
    configuration.transition = Transition(
      angleRatio: number,
      translation: Point(x: number, y: number),
      rotation: (number, number, number),
      perspective: number
    )
    var hosted = configuration
    hosted.driver = .host
    hosted.overscan = 2
    let page = Int64(exactly: number.rounded()) ?? .max
    return [
      .pressed(pointer: .max, x: number, y: 1), .pressed(pointer: 0, x: 1, y: number),
      .moved(pointer: 0, x: number, y: number), .lifted(pointer: 0, x: number, y: 1),
      .wheeled(Wheel(dx: number, dy: 0, mode: .page)), .wheeled(Wheel(dx: 1, dy: number)),
      .commanded(page: page, animated: true), .commanded(page: .min, animated: false),
      .stepped(by: page, animated: true), .stepped(by: .min, animated: true),
      .resized(Viewport(size: Size(width: number, height: 100), scale: number)),
      .resized(
        Viewport(size: Size(width: 390, height: 9), scale: 3, origin: Point(x: number, y: number))
      ),
      .counted(page), .counted(.min), .reloaded(page), .counted(5), .configured(configuration),
      .configured(hosted), .hostScrolled(offset: number), .hostReleased(velocity: number),
      .hostStopped, .started, .cancelled(pointer: .min), .elapsed,
    ]
  }

  @Test(
    "does no harm in any state, at any time",
    arguments: hostileNumbers,
    [Course.leftToRight, .downwardsReadFromTheRight]
  )
  func anyEvent(number: Double, course: Course) {
    let preparations: [(inout PagerRun) -> Void] = [
      { _ in }, { $0.press(at: 200) }, { $0.drag(pages: 0.4) }, { $0.flick(1500) },
      { $0.send(.commanded(page: 3, animated: true)) }, { $0.wheel(30) },
      { $0.drag(pages: -0.7) }, { $0.send(.counted(0)) }, { $0.resize(to: 0) },
    ]
    for prepare in preparations {
      for event in events(number) {
        for time in [number, 0.3, -5] {
          var run = PagerRun(count: 9, course: course)
          var law = PagerLaw(of: run.pager)
          law.take(run.taken(), of: run.pager, after: .started)
          prepare(&run)
          law.take(run.taken(), of: run.pager, after: .elapsed)
          run.send(.elapsed, at: time)
          law.take(run.taken(), of: run.pager, after: .elapsed)
          run.send(event, at: time)
          law.take(run.taken(), of: run.pager, after: event)
          run.send(.cancelled(pointer: 0), at: 0)
          run.send(.hostStopped, at: 0)
          run.send(.elapsed, at: .greatestFiniteMagnitude)
          law.take(run.taken(), of: run.pager, after: .elapsed)
          #expect(law.breach == nil, "\(event) at \(time)")
        }
      }
    }
  }

  @Test("before the start is taken in, and shown when it starts")
  func early() {
    for number in [3, Double.nan, .infinity, -1e300] {
      var pager = Pager(viewport: Viewport(size: .zero), count: 5)
      var effects: [Pager.Effect] = []
      for event in events(number) where event != .started {
        pager.handle(event, at: 0, into: &effects)
      }
      pager.handle(.configured(Pager.Configuration()), at: 0, into: &effects)
      pager.handle(
        .resized(Viewport(size: Size(width: 390, height: 844))),
        at: 0,
        into: &effects
      )
      pager.handle(.counted(5), at: 0, into: &effects)
      #expect(effects.mountings == [] && effects.appearances == [])
      effects.removeAll()
      pager.handle(.started, at: 1, into: &effects)
      #expect(effects.mountings.count >= 2 && pager.page != nil)
    }
  }

  @Test("running backwards, time stands still")
  func backwards() {
    var run = PagerRun(count: 9)
    run.send(.commanded(page: 1, animated: true), at: 5)
    run.send(.elapsed, at: 5.1)
    let offset = run.pager.offset
    for time in [5, 0, -1e300, .nan, .infinity, -.infinity] {
      run.send(.elapsed, at: time)
      #expect(run.pager.offset == offset && run.pager.state == .animating)
    }
    run.send(.elapsed, at: 7)
    #expect(run.log.settlements == [1])
  }

  @Test("of a wheel that is left without room comes to an end", arguments: Course.allCases)
  func wheelWithoutRoom(course: Course) {
    var run = PagerRun(count: 9, initial: 2, course: course)
    run.wheel(50)
    run.resize(to: 0)
    run.wait(1)
    #expect(run.pager.state == .idle && run.pager.due == nil)
    run.resize(to: 390)
    #expect(run.pager.page == 2 && run.pager.fraction == 0)
  }
}
