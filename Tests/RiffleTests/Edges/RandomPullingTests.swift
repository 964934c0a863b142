import Riffle
import Testing

/// Whatever happens at the edges, in whatever order: 300,000 events in each run of the tests.
///
/// `RIFFLE_SEED` and `RIFFLE_RECORDS_FROM` work as for the pager.
@Suite("Any sequence of events for edge controls")
struct RandomPullingTests {
  static let eventsPerSeed = 30_000

  @Test(
    "traps nothing, breaks no law, and ends at rest with the client's insets",
    arguments: UInt64(RandomLawTests.firstSeed)..<UInt64(RandomLawTests.firstSeed + 10)
  )
  func anything(seed: UInt64) {
    var run = RandomAreaRun(seed: seed)
    for _ in 0..<RandomPullingTests.eventsPerSeed {
      run.step()
      if run.breach != nil { break }
    }
    #expect(run.breach == nil, "seed \(seed), event \(run.steps): \(run.history)")
    #expect(run.breach != nil || run.activations > 50)
  }
}

/// An area under random events, and the laws beside it.
struct RandomAreaRun {
  private var events: RandomPulling
  private var area: ScrollArea
  private var law: AreaLaw
  private var jumps = AreaJumps()
  private var effects: [ScrollArea.Effect] = []
  private var time = 0.0
  private(set) var steps = 0
  /// How often work has begun.
  private(set) var activations = 0
  private(set) var breach: String?
  /// The last events, for who has to find out.
  private var last: [String] = []

  init(seed: UInt64) {
    var events = RandomPulling(seed: seed)
    area = ScrollArea(
      viewport: events.viewport(),
      content: events.content(),
      configuration: events.configuration(),
      controls: (0..<seed % 5).map { _ in events.control() }
    )
    law = AreaLaw(area)
    self.events = events
  }

  var history: String { (last + [breach ?? ""]).joined(separator: "\n") }

  /// One more event; now and then it is quiet for as long as anything may take.
  mutating func step() {
    steps += 1
    let pause = events.pause()
    let event = events.next(controls: area.controlCount)
    let when = pause >= 0 && pause.isFinite ? time + pause : pause
    // The law wants to know these from what was due before them.
    switch event {
    case .attached, .detached, .pressed, .wheeled: send(.elapsed, at: when)
    default: break
    }
    send(event, at: when)
    if steps.isMultiple(of: 60) { rest() }
  }

  private mutating func rest() {
    for pointer in [0, 1, -7, Int.max] { send(.cancelled(pointer: pointer)) }
    send(.elapsed, at: time + 1)
    for index in 0..<area.controlCount {
      send(.deactivated(control: index, animated: events.happens(80)))
    }
    if events.happens(50) { send(.headed(nil)) }
    send(.elapsed, at: time + 20)
    law.checkRest(area)
    if breach == nil { breach = law.breach }
  }

  private mutating func send(_ event: ScrollArea.Event, at when: Double? = nil) {
    let when = when ?? time
    if when.isFinite { time = max(time, when) }
    if last.count > 100 { last.removeFirst(40) }
    if steps > RandomAreaRun.recordsFrom { last.append("\(when): \(event)") }
    effects.removeAll(keepingCapacity: true)
    let before = area
    area.handle(event, at: when, into: &effects)
    for effect in effects { if case .activated = effect { activations += 1 } }
    if steps > RandomAreaRun.recordsFrom { last.append("    \(effects) \(area.offset)") }
    law.take(effects, after: event, at: time, from: before, to: area)
    jumps.take(event, leadingTo: effects, at: time, from: before, to: area)
    if steps.isMultiple(of: 3) { jumps.look(area) }
    if breach == nil { breach = law.breach ?? jumps.breach }
  }

  /// Writing events down takes longer than handling them, so it is not done unless asked for.
  private static let recordsFrom = RandomLawTests.number("RIFFLE_RECORDS_FROM") ?? .max
}
