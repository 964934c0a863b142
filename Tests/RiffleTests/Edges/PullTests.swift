import Riffle
import Testing

/// What pulling at an end does, from the finger to the state.
@Suite("Pulling at an edge")
struct PullTests {
  @Test("80 points as shown trigger with the finger down, and nothing jumps")
  func trigger() {
    var run = AreaRun(.top)
    run.press()
    run.pull(top: 40)
    #expect(run.state() == .triggering && abs((run.progress() ?? 0) - 0.5) < 1e-9)
    run.pull(top: 79.9)
    #expect(run.state() == .triggering)
    run.pull(top: 80)
    #expect(run.state() == .active && abs(run.area.offset.y + 80) < 1e-9)
    #expect(run.area.effectiveInsets.top == 50 && run.area.clientInsets == .zero)
    #expect(run.activations().isEmpty)
    // A finger that does not move moves nothing.
    run.pull(top: 80)
    #expect(abs(run.area.offset.y + 80) < 1e-9)
    run.wait(1)
    #expect(run.activations().count == 1 && abs((run.activations().first ?? 0) - 0.23) < 1e-9)
    run.lift(y: AreaRun.hand(for: 80))
    run.wait(2)
    #expect(run.area.offset.y == -50 && run.area.state == .idle && run.state() == .active)
    run.send(.finished(control: 0, .success))
    run.wait(2)
    #expect(run.area.offset.y == 0 && run.area.effectiveInsets == .zero)
    #expect(run.states() == [.triggering, .active, .completed, .idle])
  }

  @Test("Hovering about the trigger activates once, and not again before the finger is up (S51)")
  func hover() {
    var run = AreaRun(.top)
    run.press()
    for _ in 0..<20 {
      run.pull(top: 78, after: 0.02)
      run.pull(top: 82, after: 0.02)
    }
    run.send(.finished(control: 0, .success))
    #expect(run.state() == .idle && run.area.effectiveInsets == .zero)
    for distance in [90, 20, 0, 85, 120.0] { run.pull(top: distance, after: 0.3) }
    #expect(
      run.activations().count == 1 && run.states() == [.triggering, .active, .completed, .idle]
    )
    run.lift(y: AreaRun.hand(for: 120), after: 0.2)
    run.wait(2)
    run.pressAndPull(top: 85)
    run.wait(0.3)
    #expect(run.activations().count == 2)
  }

  @Test("A release below the trigger comes back and ends idle")
  func below() {
    var run = AreaRun(.top)
    run.pressAndPull(top: 70)
    run.lift(y: AreaRun.hand(for: 70), after: 0.3)
    run.wait(2)
    #expect(run.states() == [.triggering, .idle] && run.area.offset.y == 0)
    #expect(run.activations().isEmpty)
  }

  @Test("The momentum of a pull carries it over the trigger, at the same time for every frame")
  func momentum() {
    func play(hz: Double?) -> [AreaRun.Entry] {
      var run = AreaRun(.top)
      run.press()
      run.pull(top: 30)
      run.pull(top: 70)
      run.lift(y: AreaRun.hand(for: 70))
      if let hz { for _ in 0..<Int(hz) { run.wait(1 / hz) } }
      run.wait(3)
      return run.log.filter { entry in
        switch entry.effect {
        case .activated, .changed(_, .active, _): true
        default: false
        }
      }
    }
    let plain = play(hz: nil)
    #expect(plain.count == 2)
    for hz in [24, 60, 144, 1000.0] { #expect(play(hz: hz) == plain) }
  }

  @Test("On release, by option: only if it is far enough then")
  func onRelease() {
    var run = AreaRun(.top) { $0.firesOnRelease = true }
    run.pressAndPull(top: 100)
    #expect(run.state() == .triggering && run.progress() == 1)
    run.pull(top: 60, after: 0.1)
    run.lift(y: AreaRun.hand(for: 60), after: 0.2)
    run.wait(2)
    #expect(run.states() == [.triggering, .idle] && run.area.offset.y == 0)
    run.pressAndPull(top: 100)
    let offset = run.area.offset.y
    run.lift(y: AreaRun.hand(for: 100), after: 0.2)
    #expect(run.state() == .active && run.area.offset.y == offset)
    run.wait(2)
    #expect(run.activations().count == 1 && run.area.offset.y == -50)
  }

  @Test("Momentum that runs into the end never activates")
  func runningIn() {
    var run = AreaRun(.top)
    run.send(.scrolled(x: 0, y: 300))
    run.press()
    run.move(y: 360)
    run.move(y: 440)
    run.lift(y: 440)
    var farthest = 0.0
    for _ in 0..<240 {
      run.wait(1 / 120)
      farthest = min(farthest, run.area.offset.y)
    }
    #expect(farthest < -80)
    #expect(run.states().isEmpty && run.area.offset.y == 0)
  }

  @Test("A drag that began elsewhere pulls all the same once it has come to the end")
  func fromElsewhere() {
    var run = AreaRun(.top)
    run.send(.scrolled(x: 0, y: 50))
    run.press()
    run.move(y: 350)
    #expect(run.states().isEmpty)
    run.move(y: 600)
    #expect(run.states() == [.triggering, .active])
  }

  @Test("What the host moves under a finger goes on from there, and is no pull")
  func movedByTheHost() {
    var run = AreaRun(.top)
    run.press()
    run.move(y: 330)
    let pulled = run.area.offset.y
    run.send(.scrolled(x: 0, y: 400 + pulled))
    #expect(run.area.offset.y == 400 + pulled)
    run.move(y: 340)
    #expect(run.area.offset.y == 390 + pulled)
    run.send(.scrolled(x: 0, y: -70))
    run.move(y: 700)
    #expect(run.area.offset.y < -80 && run.activations().isEmpty)
    run.lift(y: 700, after: 0.3)
    run.wait(2)
    #expect(run.area.offset.y == 0)
  }

  @Test("An end that goes back under a finger is no pull")
  func shifted() {
    var run = AreaRun(.bottom)
    run.send(.scrolled(x: 0, y: 900))
    run.press(y: 600)
    run.move(y: 580)
    run.send(.resized(run.area.viewport, content: Size(width: 390, height: 1200)))
    run.move(y: 500)
    #expect(run.states().isEmpty && run.area.offset.y > 436)
    run.lift(y: 500, after: 0.3)
    run.wait(2)
    #expect(run.area.offset.y == 356)
    run.press(y: 600)
    run.move(y: 300)
    #expect(run.states() == [.triggering, .active])
  }

  @Test("A finger that goes sideways fires nothing above or below (S52)")
  func sideways() {
    var run = AreaRun(.top, .bottom, .left)
    run.press()
    for step in 1...30 { run.move(x: 200 + 20 * Double(step), y: 300 + 5 * Double(step)) }
    #expect(run.area.offset.y == 0 && run.states(of: 0).isEmpty && run.states(of: 1).isEmpty)
    #expect(run.states(of: 2) == [.triggering, .active])
  }

  @Test("One axis at a time, also where the finger grabs a flight")
  func oneAxis() {
    var run = AreaRun(.top, content: Size(width: 1200, height: 2000))
    run.send(.scrolled(x: 300, y: 500))
    run.press()
    run.move(y: 250)
    run.move(y: 200)
    run.lift(y: 200)
    run.wait(0.05)
    run.press()
    let x = run.area.offset.x
    for step in 1...10 { run.move(x: 200 - 15 * Double(step), y: 300 - 14 * Double(step)) }
    #expect(run.area.offset.x == x)
  }

  @Test("A control that comes in a pull takes the next one")
  func comesLate() {
    var run = AreaRun()
    run.press()
    run.pull(top: 90)
    run.send(.attached(EdgeControl.Configuration()))
    run.pull(top: 100)
    #expect(run.states().isEmpty)
    run.lift(y: AreaRun.hand(for: 100), after: 0.3)
    run.wait(2)
    run.pressAndPull(top: 81)
    #expect(run.states() == [.triggering, .active])
  }

  @Test("What a host's own scroller does to a pull that comes back activates nothing")
  func scrolledAway() {
    var run = AreaRun(.top)
    run.pressAndPull(top: 60)
    run.lift(y: AreaRun.hand(for: 60), after: 0.3)
    run.wait(0.05)
    #expect(run.state() == .triggering)
    run.send(.scrolled(x: 0, y: -300))
    run.wait(0.05)
    #expect(run.state() == .idle && run.area.offset.y < -100)
    run.wait(2)
    #expect(run.states() == [.triggering, .idle] && run.area.offset.y == 0)
    run.pressAndPull(top: 81)
    #expect(run.state() == .active)
  }
}
