import Riffle
import Testing

/// What a wheel and a trackpad do at the ends.
@Suite("A wheel at an edge")
struct WheelPullTests {
  @Test("that sets out at the end pulls, and lets go when it falls quiet")
  func pull() {
    var run = AreaRun(.top)
    run.wheel(-100)
    #expect(run.area.handled && run.state() == .triggering)
    run.wheel(-100)
    #expect(run.state() == .active && run.area.effectiveInsets.top == 50)
    run.wait(2)
    #expect(run.area.offset.y == -50 && run.activations().count == 1)
    run.send(.finished(control: 0, .success))
    run.wait(2)
    #expect(run.area.offset.y == 0 && run.area.state == .idle)
  }

  @Test("that comes from within stops at the end")
  func momentum() {
    var run = AreaRun(.top)
    run.send(.scrolled(x: 0, y: 100))
    for _ in 0..<20 { run.wheel(-60, after: 0.016) }
    #expect(run.area.offset.y == 0 && run.states().isEmpty)
    run.wait(1)
    #expect(run.area.state == .idle)
    run.wheel(-60)
    #expect(run.states() == [.triggering])
  }

  @Test("pulls at the end that it set out from, and stops at the other one")
  func otherEnd() {
    var run = AreaRun(.top, .bottom)
    run.wheel(-60)
    for _ in 0..<40 { run.wheel(100, after: 0.016) }
    #expect(run.area.offset.y == 1156)
    #expect(run.states(of: 0) == [.triggering, .idle] && run.states(of: 1).isEmpty)
  }

  @Test("is someone else's at an end without a control that a pull may activate")
  func others() {
    var run = AreaRun(.bottom)
    run.wheel(-60)
    #expect(!run.area.handled && run.area.offset.y == 0)
    run = AreaRun(.top) { $0.mode = .disabled }
    run.wheel(-60)
    #expect(!run.area.handled && run.area.offset.y == 0)
  }

  @Test("whose fingers have gone pulls nothing more")
  func phases() {
    var run = AreaRun(.top)
    run.wheel(-60, phase: .began)
    let offset = run.area.offset.y
    run.wheel(-60, after: 0.016, phase: .momentum)
    #expect(run.area.state == .gliding && abs(run.area.offset.y - offset) < 1e-9)
    for _ in 0..<10 { run.wheel(-60, after: 0.016, phase: .momentum) }
    run.wait(1)
    #expect(run.area.offset.y == 0 && run.states() == [.triggering, .idle])
  }

  @Test("keeps to its axis until it is quiet")
  func axis() {
    var run = AreaRun(.top, .left)
    run.wheel(-60)
    run.send(.wheeled(Wheel(dx: -90, dy: -10)), after: 0.016)
    #expect(run.area.offset.x == 0 && run.states(of: 1).isEmpty && run.area.handled)
    run.wait(2)
    run.send(.wheeled(Wheel(dx: -90, dy: -10)))
    #expect(run.area.offset.x < 0 && run.states(of: 1) == [.triggering])
  }

  @Test("does nothing while a finger is down")
  func touched() {
    var run = AreaRun(.top)
    run.press()
    run.wheel(-60)
    #expect(run.area.handled && run.area.offset.y == 0)
  }

  @Test("takes what swings back from where it is")
  func bounce() {
    var run = AreaRun(.bottom)
    run.pressAndPull(top: 60)
    run.lift(y: AreaRun.hand(for: 60), after: 0.2)
    run.wait(0.03)
    let offset = run.area.offset.y
    run.wheel(1, after: 0)
    #expect(offset < -20 && abs(run.area.offset.y - offset) <= 1)
  }
}

extension AreaRun {
  /// A step of a wheel downwards.
  mutating func wheel(_ dy: Double, after seconds: Double = 0.05, phase: Wheel.Phase = .none) {
    send(.wheeled(Wheel(dx: 0, dy: dy, phase: phase)), after: seconds)
  }
}
