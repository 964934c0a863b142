import Riffle
import Testing

/// Whatever happens to a switcher, in whatever order: a million events in each run of the tests.
///
/// `RIFFLE_SEED` and `RIFFLE_RECORDS_FROM` work as for the pager.
@Suite("Any sequence of events for a switcher")
struct RandomSwitchingTests {
  static let eventsPerSeed = 100_000

  @Test(
    "traps nothing, breaks no law, and ends at rest with one child",
    arguments: UInt64(RandomLawTests.firstSeed)..<UInt64(RandomLawTests.firstSeed + 10)
  )
  func anything(seed: UInt64) {
    var run = RandomSwitcherRun(seed: seed)
    for _ in 0..<RandomSwitchingTests.eventsPerSeed {
      run.step()
      if run.breach != nil { break }
    }
    #expect(run.breach == nil, "seed \(seed), event \(run.steps): \(run.history)")
  }
}

/// A switcher under random events, and the law beside it.
struct RandomSwitcherRun {
  private var events: RandomSwitching
  private var switcher: PageSwitcher
  private var law: SwitcherLaw
  private var noJump = NoJumpLaw()
  private var effects: [PageSwitcher.Effect] = []
  private var time = 0.0
  private var isShown = true
  /// The longest that a move by command may take, of those that may be under way.
  private var longest = 0.0
  private(set) var steps = 0
  private(set) var breach: String?
  /// The last events, for who has to find out.
  private var last: [String] = []

  init(seed: UInt64) {
    var events = RandomSwitching(seed: seed)
    let initial = Int64(seed % 5) - 1
    switcher = PageSwitcher(
      viewport: Viewport(size: Size(width: 390, height: 844), scale: 3),
      configuration: events.configuration(),
      count: Int64(seed % 7),
      initial: initial
    )
    law = SwitcherLaw(initial: initial)
    self.events = events
    send(.started)
  }

  var history: String { (last + [breach ?? ""]).joined(separator: "\n") }

  /// One more event; now and then it is quiet for as long as a move may take.
  mutating func step() {
    steps += 1
    let pause = events.pause()
    let event = events.next(question: law.openQuestion)
    let when = pause >= 0 && pause.isFinite ? time + pause : pause
    // The law wants to know these from what was due before them.
    switch event {
    case .inserted, .removed, .replaced, .stepped: send(.elapsed, at: when)
    default: break
    }
    if case .containerChanged(let isVisible) = event { isShown = isVisible }
    send(event, at: when)
    if steps.isMultiple(of: 60) { rest() }
  }

  private mutating func rest() {
    for pointer in [0, 1, -7, Int.max] { send(.cancelled(pointer: pointer)) }
    if let question = law.openQuestion {
      send(.permitted(question: question, allowed: events.allows()))
    }
    if steps.isMultiple(of: 120) { send(.elapsed, at: time + 0.1) }
    // One move under way and one that waits.
    send(.elapsed, at: time + 2 * longest + 1)
    law.checkRest(switcher, isShown: isShown)
    if breach == nil { breach = law.breach }
    longest = switcher.configuration.longestMove
  }

  private mutating func send(_ event: PageSwitcher.Event, at when: Double? = nil) {
    let when = when ?? time
    if when.isFinite { time = max(time, when) }
    if last.count > 100 { last.removeFirst(40) }
    if steps > RandomSwitcherRun.recordsFrom { last.append("\(when): \(event)") }
    effects.removeAll(keepingCapacity: true)
    let before = switcher
    switcher.handle(event, at: when, into: &effects)
    longest = max(longest, switcher.configuration.longestMove)
    law.take(effects, after: event, from: before, to: switcher)
    if steps > RandomSwitcherRun.recordsFrom { last.append("    \(effects)") }
    noJump.take(event, leadingTo: effects, at: time, from: before, to: switcher)
    if breach == nil { breach = law.breach ?? noJump.breach }
  }

  /// Writing events down takes longer than handling them, so it is not done unless asked for.
  private static let recordsFrom = RandomLawTests.number("RIFFLE_RECORDS_FROM") ?? .max
}

extension PageSwitcher.Configuration {
  /// How long a move by command takes; an hour is the most that is believed.
  fileprivate var longestMove: Double {
    let time = duration / speed
    return time > 0 && time.isFinite ? min(time, 3600) : 0
  }
}
