import Foundation
import Riffle
import Testing

/// Whatever happens to a pager, in whatever order: a million events in each run of the tests.
///
/// Other sequences come with another first seed, in the environment's `RIFFLE_SEED`. To find out how
/// a failure came about, `RIFFLE_RECORDS_FROM` is the number of an event from which on all are
/// written down.
@Suite("Any sequence of events")
struct RandomLawTests {
  static let firstSeed = number("RIFFLE_SEED") ?? 1
  static let eventsPerSeed = 100_000

  @Test(
    "traps nothing, breaks no law, and ends at rest on a page within two seconds",
    arguments: UInt64(firstSeed)..<UInt64(firstSeed + 10)
  )
  func anything(seed: UInt64) {
    var run = RandomRun(seed: seed)
    for _ in 0..<RandomLawTests.eventsPerSeed {
      run.step()
      if run.breach != nil { break }
    }
    #expect(run.breach == nil, "seed \(seed), event \(run.steps): \(run.history)")
  }

  /// A number from the environment.
  static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init)
  }
}

/// A pager under random events, and the law beside it.
struct RandomRun {
  private var events: RandomEvents
  private var pager: Pager
  private var law: PagerLaw
  private var effects: [Pager.Effect] = []
  private var time = 0.0
  private var isShown = true
  /// Whether pages may have lengths of their own.
  private var hasExtents: Bool
  private(set) var steps = 0
  private(set) var breach: String?
  /// The last events, for who has to find out.
  private var last: [String] = []

  init(seed: UInt64) {
    var events = RandomEvents(seed: seed, hasHost: seed.isMultiple(of: 2))
    pager = Pager(
      viewport: Viewport(size: Size(width: 390, height: 844), scale: 3),
      configuration: events.configuration(),
      supply: seed % 5 == 3 ? .endless : seed % 5 == 4 ? .forward : .count(Int64(seed % 7)),
      extents: seed % 3 == 1 ? [120, 300, .nan, 800, 44] : [],
      initial: Int64(seed % 4)
    )
    law = PagerLaw(of: pager)
    hasExtents = seed % 3 == 1
    self.events = events
    send(.started)
  }

  var history: String { (last + [breach ?? ""]).joined(separator: "\n") }

  /// One more event; now and then it is quiet for two seconds.
  mutating func step() {
    steps += 1
    let pause = events.pause()
    let event = events.next()
    let when = pause >= 0 && pause.isFinite ? time + pause : pause
    // The law wants to know a reload from what was due before it.
    if case .reloaded = event { send(.elapsed, at: when) }
    if case .containerChanged(let isVisible) = event { isShown = isVisible }
    if case .edited = event { hasExtents = true }
    send(event, at: when)
    if steps.isMultiple(of: 60) { rest() }
  }

  private mutating func rest() {
    for pointer in [0, 1, -7, Int.max] { send(.cancelled(pointer: pointer)) }
    if pager.configuration.driver == .host { send(.hostStopped) }
    // What glides freely may take longer: up to eight seconds from the greatest velocity.
    let isFree = !pager.configuration.snaps || hasExtents
    if steps.isMultiple(of: 120) { send(.elapsed, at: time + 0.7) }
    send(.elapsed, at: time + (isFree ? 10 : 2))
    law.checkRest(pager)
    law.checkAppearances(pager, isShown: isShown)
    if breach == nil { breach = law.breach ?? restBreach() }
  }

  /// Why it does not rest on a snap although it should.
  private func restBreach() -> String? {
    let configuration = pager.configuration
    guard configuration.snaps, configuration.driver == .own, let page = pager.page else {
      return nil
    }
    if pager.fraction != 0 { return "rests \(pager.fraction) beside page \(page)" }
    guard !hasExtents, let snap = pager.restingOffset else { return nil }
    // Offsets of pages a million points wide are rounded to a billionth of a point.
    let rounding = snap.magnitude * 1e-15
    guard (pager.offset - snap).magnitude > 1e-9 + rounding else { return nil }
    return "page \(page) rests at \(pager.offset) instead of \(snap)"
  }

  private mutating func send(_ event: Pager.Event, at when: Double? = nil) {
    let when = when ?? time
    if when.isFinite { time = max(time, when) }
    if last.count > 80 { last.removeFirst(40) }
    if steps > RandomRun.recordsFrom { last.append("\(when): \(event)") }
    effects.removeAll(keepingCapacity: true)
    pager.handle(event, at: when, into: &effects)
    if steps > RandomRun.recordsFrom {
      last.append("  \(effects), mounted \(pager.mounted), in view \(pager.visible)")
    }
    law.take(effects, of: pager, after: event)
    if breach == nil { breach = law.breach }
  }

  /// Writing events down takes longer than handling them, so it is not done unless asked for.
  private static let recordsFrom = RandomLawTests.number("RIFFLE_RECORDS_FROM") ?? .max
}
