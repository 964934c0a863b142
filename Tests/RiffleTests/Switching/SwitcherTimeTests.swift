import Riffle
import Testing

@Suite("Time in a switcher")
struct SwitcherTimeTests {
  static let scripts: [(String, @Sendable (inout SwitcherRun) -> Void)] = [
    ("command", { $0.select(3) }),
    ("finished", { $0.dragAndRelease(pages: 0.6) }),
    ("cancelled", { $0.dragAndRelease(pages: 0.3) }),
    (
      "retargeted",
      { run in
        run.select(3)
        run.select(6, after: 0.1)
      }
    ),
    (
      "turned",
      { run in
        run.select(3)
        run.select(0, after: 0.1)
      }
    ),
    (
      "queued",
      { run in
        run.configure { $0.whileBusy = .queue }
        run.select(3)
        run.select(1, after: 0.1)
      }
    ),
  ]

  @Test(
    "is the same at any frame rate",
    arguments: [24, 30, 60, 90, 120, 144, 240, 0.9]
  )
  func anyRate(hz: Double) {
    for (name, script) in SwitcherTimeTests.scripts {
      var still = SwitcherRun(count: 9)
      script(&still)
      var moving = still
      for _ in 0..<12 {
        moving.wait(0.1, hz: hz)
        var probed = still
        probed.send(.elapsed, at: moving.time)
        #expect(moving.switcher == probed.switcher, "\(name)")
        #expect(moving.log.deeds == probed.log.deeds, "\(name)")
      }
      #expect(moving.switcher.state == .idle && moving.log.last == .placed, "\(name)")
    }
  }

  @Test("is the same with frames anywhere between events", arguments: 1...20 as ClosedRange<UInt64>)
  func split(seed: UInt64) {
    var numbers = RepeatableNumbers(seed: seed)
    var events = RandomSwitching(seed: seed)
    var (plain, framed) = (SwitcherRun(count: 7), SwitcherRun(count: 7))
    var question: Int?
    for _ in 0..<2000 {
      let event = events.next(question: question)
      let pause = numbers.happens(50) ? numbers.next(in: 0...0.05) : numbers.next(in: 0...0.3)
      let time = plain.time + pause
      var probe = framed.time
      while numbers.happens(60) {
        probe += numbers.next(in: 0...(time - probe))
        framed.send(.elapsed, at: probe)
      }
      plain.send(event, after: pause)
      framed.send(event, after: pause)
      // A configuration may hold numbers that equal nothing.
      guard readings(plain) == readings(framed), plain.taken().deeds == framed.log.deeds,
        plain.placements == framed.placements
      else {
        Issue.record("differ after \(event)")
        return
      }
      question = framed.taken().questions.last ?? question
    }
  }

  private func readings(_ run: SwitcherRun) -> [Double] {
    let switcher = run.switcher
    return [
      switcher.selection, switcher.progress, switcher.velocity, switcher.due ?? -1,
      Double(switcher.count), Double(switcher.pending ?? -1), Double(switcher.destination ?? -1),
      Double(switcher.state.rawValue), switcher.handled ? 1 : 0,
    ]
  }

  @Test("says nothing new when the same time comes again, or an earlier one, or none")
  func sameTime() {
    for (name, script) in SwitcherTimeTests.scripts {
      var run = SwitcherRun(count: 9)
      script(&run)
      for _ in 0..<50 {
        run.send(.elapsed, after: 0.0123)
        _ = run.taken()
        let before = run.switcher
        for time in [run.time, run.time - 1, -1e300, .nan, .infinity, -.infinity] {
          run.send(.elapsed, at: time)
        }
        #expect(run.log == [] && run.switcher == before, "\(name)")
      }
    }
  }

  @Test("that is due is when it happens", arguments: 0..<6 as Range<Int>)
  func due(number: Int) throws {
    var run = SwitcherRun(count: 9)
    SwitcherTimeTests.scripts[number].1(&run)
    _ = run.taken()
    let due = try #require(run.switcher.due)
    var early = run
    early.send(.elapsed, at: due.nextDown)
    #expect(early.log.moves == [] && early.switcher.due == due)
    run.send(.elapsed, at: due)
    #expect(!run.log.moves.isEmpty)
  }

  @Test("may be long over when an event comes: what was due then happened then")
  func late() {
    var run = SwitcherRun(count: 9) { $0.whileBusy = .queue }
    run.select(3)
    run.select(1, after: 0.1)
    _ = run.taken()
    run.select(5, after: 100)
    #expect(run.log.moves == [.didMove(0, 3), .willMove(3, 1), .didMove(3, 1), .willMove(1, 5)])
    #expect(run.switcher.due == 100.1 + 0.3125)
  }

  @Test("may be as late as numbers go")
  func farTimes() {
    var run = SwitcherRun(count: 9)
    run.send(.elapsed, at: 1e300)
    run.select(5, command: 1)
    #expect(run.switcher.selected == 5 && run.switcher.state == .idle)
    #expect(run.log.answers == [.answered(command: 1, settled: true)])
    run.send(.commanded(page: 2, animated: true), at: .greatestFiniteMagnitude)
    #expect(run.switcher.selected == 2)
  }
}
