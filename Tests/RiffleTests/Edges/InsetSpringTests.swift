import Riffle
import Testing

/// How insets come and go at rest: the seed's spring, and the content with it.
@Suite("Insets that move")
struct InsetSpringTests {
  private func top(_ run: AreaRun) -> Double { run.area.effectiveInsets.top }

  @Test("50 points are half there at 0.080 s, 90 % at 0.224 s, and settled at 0.792 s")
  func numbers() {
    var run = AreaRun(.top)
    run.send(.activated(control: 0, animated: true))
    // The seed steps by 0.008 s: it was not there one step before.
    run.wait(0.072)
    #expect(top(run) < 25)
    run.wait(0.008)
    #expect(top(run) >= 25 && top(run) < 28)
    run.wait(0.136)
    #expect(top(run) < 45)
    run.wait(0.008)
    #expect(top(run) >= 45 && top(run) < 45.5)
    run.wait(0.56)
    #expect(top(run) < 50 && run.area.state == .animating)
    run.wait(0.008)
    #expect(top(run) == 50 && run.area.due == nil)
    #expect(run.area.offset.y == -50)
  }

  @Test("Content at its edge goes along; a little way off it comes to the edge as well")
  func near() {
    for start in [0, 4, 10.0] {
      var run = AreaRun(.top)
      run.send(.scrolled(x: 0, y: start))
      run.send(.activated(control: 0, animated: true))
      var last = run.area.offset.y
      for _ in 0..<60 {
        run.wait(1 / 60)
        #expect(run.area.offset.y <= last && run.area.offset.y >= 0 - top(run))
        last = run.area.offset.y
      }
      #expect(run.area.offset.y == -50)
    }
  }

  @Test("Who has scrolled away is not pulled back", arguments: [Edge.top, .bottom])
  func away(edge: Edge) {
    for isAnimated in [true, false] {
      var run = AreaRun(edge)
      run.send(.scrolled(x: 0, y: edge == .top ? 11 : 1145))
      let offset = run.area.offset.y
      run.send(.activated(control: 0, animated: isAnimated))
      run.wait(1)
      #expect(run.area.offset.y == offset && run.area.effectiveInsets != .zero)
      run.send(.deactivated(control: 0, animated: isAnimated))
      run.wait(1)
      #expect(run.area.offset.y == offset && run.area.effectiveInsets == .zero)
    }
  }

  @Test("Each edge reveals its control to who stands there", arguments: [true, false])
  func edges(isAnimated: Bool) {
    let content = Size(width: 1200, height: 2000)
    let cases: [(Edge, Point, Point)] = [
      (.top, Point(x: 0, y: 0), Point(x: 0, y: -50)),
      (.left, Point(x: 0, y: 0), Point(x: -50, y: 0)),
      (.bottom, Point(x: 0, y: 1156), Point(x: 0, y: 1206)),
      (.right, Point(x: 810, y: 0), Point(x: 860, y: 0)),
    ]
    for (edge, start, end) in cases {
      var run = AreaRun(edge, content: content)
      run.send(.scrolled(x: start.x, y: start.y))
      run.send(.activated(control: 0, animated: isAnimated))
      if isAnimated { run.wait(1) }
      #expect(run.area.offset == end && run.area.due == nil)
      run.send(.deactivated(control: 0, animated: isAnimated))
      if isAnimated { run.wait(1) }
      #expect(run.area.offset == start && run.area.due == nil && run.state() == .idle)
    }
  }

  @Test("Turned round at any frame, it keeps its place and its speed", arguments: 1...40)
  func reversal(frame: Int) {
    var run = AreaRun(.top)
    run.send(.activated(control: 0, animated: true))
    run.wait(Double(frame) / 60)
    var before = run
    before.wait(-1e-4)
    let place = top(run)
    run.send(.deactivated(control: 0, animated: true))
    #expect(top(run) == place && run.area.offset.y == 0 - place)
    var (ahead, behind) = (run, run)
    ahead.wait(1e-6)
    behind.wait(1e-5)
    if place < 50 {
      // Still on its way in: it does not stand still at once.
      #expect(top(ahead) > place && top(behind) > place)
    }
    run.wait(1)
    #expect(top(run) == 0 && run.area.offset.y == 0 && run.area.due == nil)
  }

  @Test("A finger that comes down ends it at once, and nothing is seen to move", arguments: 1...40)
  func touched(frame: Int) {
    for isLeaving in [true, false] {
      var run = AreaRun(.top)
      run.send(.activated(control: 0, animated: !isLeaving))
      if isLeaving { run.send(.finished(control: 0, .success)) }
      run.wait(Double(frame) / 60)
      let offset = run.area.offset.y
      run.press()
      #expect(run.area.offset.y == offset && top(run) == (isLeaving ? 0 : 50))
      run.lift()
      #expect(run.area.offset.y == offset)
      run.wait(2)
      #expect(run.area.offset.y == (isLeaving ? 0 : offset) && run.area.due == nil)
    }
  }

  @Test("Two that come in at one edge bring the content to the sum of them")
  func two() {
    var run = AreaRun(.top, .top)
    run.send(.scrolled(x: 0, y: 8))
    run.send(.activated(control: 0, animated: true))
    run.wait(0.05)
    run.send(.activated(control: 1, animated: true))
    run.wait(0.05)
    // The first is called off; the other one goes on.
    var other = run
    run.wait(2)
    #expect(run.area.offset.y == -100 && top(run) == 100)
    other.send(.deactivated(control: 1, animated: true))
    other.wait(2)
    #expect(other.area.offset.y == -50 && top(other) == 50)
  }
}
