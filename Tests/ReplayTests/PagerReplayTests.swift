import Testing

@testable import riffle_replay

@Suite("A pager's replay")
struct PagerReplayTests {
  /// The times and names of the effects that a trace prints.
  private func effects(_ trace: String) throws -> [(time: Double, name: String)] {
    let played = Played(trace)
    #expect(played.failure == nil)
    return try played.objects().compactMap { object in
      guard let name = object["effect"]?.text, let time = object["t"]?.double else { return nil }
      return (time, name)
    }
  }

  @Test("Setting up alone prints nothing")
  func setUpOnly() {
    let played = Played(setUp())
    #expect(played.failure == nil && played.lines.isEmpty)
  }

  @Test("The first pages appear at the first event's time")
  func start() {
    let played = Played(setUp(pages: #"{"count":2}"#) + #"{"t":3,"event":"key","key":"F5"}"#)
    #expect(
      played.lines == [
        #"{"t":3.0,"effect":"mount","page":0,"slot":0}"#,
        #"{"t":3.0,"effect":"mount","page":1,"slot":1}"#,
        #"{"t":3.0,"effect":"willAppear","page":0}"#,
        #"{"t":3.0,"effect":"didAppear","page":0}"#,
      ]
    )
  }

  @Test("Pages with names are mounted by them")
  func names() {
    let trace = setUp(pages: #"{"ids":["é\"","b","c"]}"#) + #"{"t":0,"event":"probe"}"#
    let lines = Played(trace).lines
    #expect(lines.first == #"{"t":0.0,"effect":"mount","page":0,"id":"é\"","slot":0}"#)
    #expect(lines.last?.contains(#"{"page":1,"id":"b","slot":1,"#) == true)
    let unnamed = Played(setUp() + #"{"t":0,"event":"probe"}"#).lines
    #expect(unnamed.last?.contains(#"{"page":1,"id":null,"slot":1,"#) == true)
  }

  @Test("Only a host that scrolls by itself is told the target's offset")
  func targetOffset() {
    let command = #"{"t":0,"event":"next"}"#
    let own = Played(setUp() + command).lines
    #expect(own.contains(#"{"t":0.0,"effect":"targeted","page":1}"#))
    let host = Played(setUp(config: #"{"driver":"host"}"#) + command).lines
    #expect(host.contains(#"{"t":0.0,"effect":"targeted","page":1,"offset":390.0}"#))
  }

  @Test("Targets without animation settle at once, in order")
  func jump() throws {
    let names = try effects(setUp() + #"{"t":0,"event":"goTo","page":3,"animated":false}"#)
      .map(\.name).filter { ["targeted", "pageChanged", "settled", "cancelled"].contains($0) }
    #expect(names == ["targeted", "pageChanged", "settled"])
  }

  @Test("What falls due before a line prints its own time")
  func dueTime() throws {
    let trace = setUp() + #"{"t":1,"event":"next"}"# + "\n" + #"{"t":9,"event":"probe"}"#
    let settled = try effects(trace).filter { $0.name == "settled" }
    #expect(settled.count == 1)
    #expect(settled.allSatisfy { $0.time > 1 && $0.time < 3 })
  }

  @Test("News comes with the frames, at their times, between the lines that follow")
  func interleaving() throws {
    let trace =
      setUp() + """
        {"t":0,"event":"goTo","page":4}
        {"t":0,"event":"frames","until":2,"hz":20}
        {"t":0.15,"event":"key","key":"none"}
        {"t":0.25,"event":"probe"}
        """
    let effects = try effects(trace)
    #expect(effects.map(\.time) == effects.map(\.time).sorted())
    let settled = try #require(effects.first { $0.name == "settled" }).time
    let frames = (0...40).map { Double($0) / 20 }
    for effect in effects where effect.time != settled {
      #expect(effect.time == 0.25 || frames.contains(effect.time))
    }
    // More than one frame had news: it was not all told at the end.
    #expect(Set(effects.filter { $0.name == "pageChanged" }.map(\.time)).count > 2)
  }

  @Test("Later frames replace what is left of the former")
  func replacement() throws {
    let trace =
      setUp() + """
        {"t":0,"event":"next"}
        {"t":0,"event":"frames","until":9,"hz":10}
        {"t":0.05,"event":"frames","until":0.05}
        """
    #expect(try !effects(trace).contains { $0.name == "settled" })
  }

  @Test("After the last line the frames are drawn to their end, and nothing more happens")
  func remainder() throws {
    let start = setUp() + #"{"t":0,"event":"next"}"# + "\n"
    let long = try effects(start + #"{"t":0,"event":"frames","until":9,"hz":0.5}"#)
    #expect(long.contains { $0.name == "settled" && $0.time > 0 && $0.time < 2 })
    let short = try effects(start + #"{"t":0,"event":"frames","until":0.1}"#)
    #expect(!short.contains { $0.name == "settled" })
    #expect(short.allSatisfy { $0.time <= 0.1 })
  }

  @Test("Page 10^15 moves with the same digits as page 5")
  func farPages() throws {
    let far: Int64 = 1_000_000_000_000_000
    func probes(at page: Int64) throws -> [[JSON]] {
      let trace =
        setUp(
          config: #"{"transition":"cards","spacing":7.3,"extent":{"fraction":0.7}}"#,
          pages: #"{"count":1000000000000000000,"initial":\#(page)}"#
        ) + """
          {"t":0,"event":"press","x":300,"y":400}
          {"t":0.016,"event":"move","x":250,"y":400}
          {"t":0.032,"event":"move","x":170,"y":400}
          {"t":0.033,"event":"probe"}
          {"t":0.04,"event":"lift","x":160,"y":400}
          {"t":0.123,"event":"probe"}
          {"t":0.2,"event":"next"}
          {"t":0.317,"event":"probe"}
          {"t":3,"event":"probe"}
          """
      return try Played(trace).objects().filter { $0["probe"] != nil }.map { probe in
        let numbers = [probe] + (probe["placements"]?.elements ?? [])
        let pages = numbers.map {
          JSON.number(JSONNumber(text: "\(($0["page"]?.integer ?? 0) - page)"))
        }
        let rest = probe.without(
          "page",
          "position",
          "offset",
          "target",
          "mounted",
          "visible",
          "placements"
        )
        return [rest] + numbers.dropFirst().map { $0.without("page") } + pages
      }
    }
    let near = try probes(at: 5)
    #expect(near.count == 4)
    #expect(try probes(at: far) == near)
  }
}
