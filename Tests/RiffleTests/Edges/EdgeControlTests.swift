import Riffle
import Testing

/// The machine by itself: what it hears, what it shows then, and when work begins.
@Suite("The machine of an edge control")
struct EdgeControlTests {
  /// One step: at a time it hears of an event, and is then in a state.
  struct Step {
    var time: Double
    var event: EdgeControl.Event
    var state: EdgeControl.State
    var progress: Double
    var begins = false

    init(
      _ time: Double,
      _ event: EdgeControl.Event,
      _ state: EdgeControl.State,
      _ progress: Double,
      begins: Bool = false
    ) {
      (self.time, self.event, self.state, self.progress) = (time, event, state, progress)
      self.begins = begins
    }
  }

  private static let down = EdgeControl.Event.pressed(distance: 0)
  private static func pull(_ distance: Double) -> EdgeControl.Event {
    .pulled(distance: distance, isHeld: true)
  }
  private static func swing(_ distance: Double) -> EdgeControl.Event {
    .pulled(distance: distance, isHeld: false)
  }

  private func play(
    _ steps: [Step],
    _ configure: (inout EdgeControl.Configuration) -> Void = { _ in }
  ) {
    var configuration = EdgeControl.Configuration()
    configure(&configuration)
    var control = EdgeControl(configuration)
    var (state, progress) = (control.state, control.progress)
    for (number, step) in steps.enumerated() {
      var effects: [EdgeControl.Effect] = []
      control.handle(step.event, at: step.time, into: &effects)
      for case .changed(let next, let reached) in effects { (state, progress) = (next, reached) }
      #expect(control.state == step.state, "step \(number)")
      #expect(abs(control.progress - step.progress) < 1e-12, "step \(number)")
      #expect(effects.contains(.activated) == step.begins, "step \(number)")
      #expect(state == control.state && progress == control.progress, "step \(number)")
    }
  }

  @Test("A pull triggers with the finger down; work begins 0.2 s later, and once")
  func trigger() {
    play([
      Step(0, Self.down, .idle, 0),
      Step(0.1, Self.pull(40), .triggering, 0.5),
      Step(0.2, Self.pull(79), .triggering, 79.0 / 80),
      Step(0.3, Self.pull(80), .active, 1),
      Step(0.4, Self.pull(120), .active, 1),
      Step(0.4999, .elapsed, .active, 1),
      Step(0.5, .elapsed, .active, 1, begins: true),
      Step(0.6, .elapsed, .active, 1),
      Step(0.7, .released, .active, 1),
      Step(1, .finished(.success), .completed, 0),
      Step(1.5, .vanished, .idle, 0),
    ])
  }

  @Test("A release below the trigger swings back to idle")
  func below() {
    play([
      Step(0, Self.down, .idle, 0),
      Step(0.1, Self.pull(60), .triggering, 0.75),
      Step(0.2, .released, .triggering, 0.75),
      Step(0.3, Self.swing(20), .triggering, 0.25),
      Step(0.4, Self.swing(0), .idle, 0),
      // What swings back has not been pulled, however far it comes.
      Step(0.5, Self.swing(90), .idle, 0),
    ])
  }

  @Test("One pull activates once: it is armed by a finger that comes down near the rest")
  func arming() {
    play([
      Step(0, Self.down, .idle, 0),
      Step(0.1, Self.pull(80), .active, 1),
      Step(0.2, .finished(.success), .completed, 0),
      Step(0.2, .vanished, .idle, 0),
      Step(0.3, Self.pull(10), .idle, 0),
      Step(0.4, Self.pull(100), .idle, 0),
      // Too far out, and it is the same pull still.
      Step(0.5, .pressed(distance: 41), .idle, 0),
      Step(0.6, Self.pull(100), .idle, 0),
      Step(0.7, .pressed(distance: 40), .idle, 0),
      Step(0.8, Self.pull(100), .active, 1),
    ])
  }

  @Test("With the option it waits for the release, where it must be far enough then")
  func release() {
    play([
      Step(0, Self.down, .idle, 0),
      Step(0.1, Self.pull(100), .triggering, 1),
      Step(0.2, Self.pull(79), .triggering, 79.0 / 80),
      Step(0.3, .released, .triggering, 79.0 / 80),
      Step(0.4, Self.swing(0), .idle, 0),
      Step(1, Self.down, .idle, 0),
      Step(1.1, Self.pull(81), .triggering, 1),
      Step(1.2, .released, .active, 1),
      Step(1.4, .elapsed, .active, 1, begins: true),
    ]) { $0.firesOnRelease = true }
  }

  @Test("A finish or a deactivation before the work begins calls it off", arguments: [true, false])
  func calledOff(finishes: Bool) {
    play([
      Step(0, Self.down, .idle, 0),
      Step(0.1, Self.pull(80), .active, 1),
      Step(0.2, finishes ? .finished(.failure) : .deactivated, .completed, 0),
      Step(0.5, .elapsed, .completed, 0),
      Step(0.6, .vanished, .idle, 0),
    ])
  }

  @Test("It shows for a least time, unless a program turns it off")
  func showing() {
    let begun = [
      Step(0, Self.down, .idle, 0),
      Step(0, Self.pull(80), .active, 1),
      Step(0.2, .elapsed, .active, 1, begins: true),
      Step(0.3, .finished(.end), .active, 1),
      Step(0.4, .finished(.failure), .active, 1),
    ]
    play(begun + [Step(0.99, .elapsed, .active, 1), Step(1, .elapsed, .completed, 0)]) {
      $0.showing = 1
    }
    play(begun + [Step(0.5, .deactivated, .completed, 0)]) { $0.showing = 1 }
    // A program that turns it on again wants it to stay.
    play(begun + [Step(0.5, .activated, .active, 1), Step(9, .elapsed, .active, 1)]) {
      $0.showing = 1
    }
  }

  @Test("A program begins no work, and its control is no pull's")
  func program() {
    play([
      Step(0, .activated, .active, 1),
      Step(1, .elapsed, .active, 1),
      Step(1, .activated, .active, 1),
      Step(2, Self.pull(100), .active, 1),
      Step(3, .deactivated, .completed, 0),
      Step(3, .deactivated, .completed, 0),
      Step(4, .activated, .active, 1),
      Step(5, .finished(.success), .completed, 0),
      Step(6, .vanished, .idle, 0),
      Step(7, .finished(.success), .idle, 0),
      Step(7, .vanished, .idle, 0),
    ])
  }

  @Test("A disabled one is turned on by programs alone")
  func disabled() {
    play([
      Step(0, Self.down, .idle, 0),
      Step(0.1, Self.pull(100), .idle, 0),
      Step(0.2, .activated, .active, 1),
    ]) { $0.mode = .disabled }
  }

  @Test("Without a delay work begins at the trigger; without a trigger at the first pull")
  func zeros() {
    play([Step(0, Self.down, .idle, 0), Step(1, Self.pull(80), .active, 1, begins: true)]) {
      $0.delay = 0
    }
    play([
      Step(0, Self.down, .idle, 0),
      Step(1, Self.pull(0), .idle, 0),
      Step(1, Self.pull(0.5), .active, 1),
      Step(2, .deactivated, .completed, 0),
      Step(2, .vanished, .idle, 0),
      Step(3, Self.down, .idle, 0),
      Step(3, Self.pull(0.5), .active, 1),
    ]) { $0.trigger = 0 }
  }

  @Test("It tells how its work ended")
  func result() {
    var control = EdgeControl()
    var effects: [EdgeControl.Effect] = []
    for result in [EdgeControl.Result.success, .failure, .end] {
      control.handle(.activated, at: 0, into: &effects)
      #expect(control.result == nil && !control.isPulled)
      control.handle(.finished(result), at: 1, into: &effects)
      #expect(control.result == result)
    }
    control.handle(.activated, at: 2, into: &effects)
    control.handle(.deactivated, at: 3, into: &effects)
    #expect(control.result == nil)
  }
}
