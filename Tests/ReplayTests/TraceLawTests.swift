import Foundation
import Testing

@testable import riffle_replay

/// Laws that hold for every golden trace, whatever its expected output says.
@Suite("Laws of traces")
struct TraceLawTests {
  /// The state at each probe and the signals, without what only tells when news was looked for.
  private func outcome(_ lines: [String]) throws -> [JSON] {
    let played = Played(lines.joined(separator: "\n"))
    #expect(played.failure == nil)
    let signals = ["targeted", "settled", "cancelled", "dragBegan", "dragEnded"]
    return try played.objects().flatMap { object in
      if let effect = object["effect"]?.text { return signals.contains(effect) ? [object] : [] }
      let placements = object["placements"]?.elements ?? []
      return [object.without("placements")] + placements.map { $0.without("slot") }
    }
  }

  @Test(
    "Drawing decides nothing: with other frames the same signals and states come",
    arguments: try GoldenTraceTests.names(of: "pager"),
    [24, 30, 60, 90, 120, 144, 240, 0.7]
  )
  func frames(name: String, hz: Double) throws {
    let lines = try GoldenTraceTests.lines(of: name)
    let (undrawn, drawn) = try Self.redrawn(lines, hz: hz)
    #expect(try outcome(drawn) == (try outcome(undrawn)))
  }

  /// The lines of a trace without frames, and with frames at one rate from its first event on.
  static func redrawn(
    _ lines: [String],
    hz: Double
  ) throws -> (undrawn: [String], drawn: [String]) {
    let undrawn = lines.filter { !$0.contains(#""event":"frames""#) }
    let last = try #require(undrawn.last { $0.hasPrefix("{") })
    let first = try #require(undrawn.firstIndex { $0.hasPrefix(#"{"t""#) })
    let time = try #require(Self.time(of: last))
    let start = try #require(Self.time(of: undrawn[first]))
    var drawn = undrawn
    drawn.insert(#"{"t":\#(start),"event":"frames","until":\#(time),"hz":\#(hz)}"#, at: first)
    return (undrawn, drawn)
  }

  @Test("A golden trace passes its check", arguments: try GoldenTraceTests.names())
  func check(name: String) throws {
    let played = Played(
      try GoldenTraceTests.lines(of: name).joined(separator: "\n"),
      checksOnly: true
    )
    #expect(played.failure == nil && played.lines.isEmpty)
  }

  private static func time(of line: String) -> Double? {
    try? JSONParser.parse(Array(line.utf8))["t"]?.double
  }

  @Test(
    "Mirrored input from right to left gives the same log and the mirrored picture",
    arguments: ["mirror", "switcher-mirror"]
  )
  func mirror(name: String) throws {
    let (ltr, rtl) = (name + "-ltr", name + "-rtl")
    let left = try Played(GoldenTraceTests.lines(of: ltr).joined(separator: "\n")).objects()
    let right = try Played(GoldenTraceTests.lines(of: rtl).joined(separator: "\n")).objects()
    #expect(left.count == right.count && left.contains { $0["probe"] != nil })
    for (one, other) in zip(left, right) {
      #expect(one.without("placements") == other.without("placements"))
      let (ones, others) = (one["placements"]?.elements ?? [], other["placements"]?.elements ?? [])
      #expect(ones.count == others.count)
      for (one, other) in zip(ones, others) { try expectMirrored(one, other) }
    }
  }

  private func expectMirrored(_ one: JSON, _ other: JSON) throws {
    #expect(one.without("frame", "matrix") == other.without("frame", "matrix"))
    let frame = one["frame"]?.elements.compactMap(\.double) ?? []
    let otherFrame = other["frame"]?.elements.compactMap(\.double) ?? []
    try #require(frame.count == 4 && otherFrame.count == 4)
    #expect(abs(390 - frame[0] - frame[2] - otherFrame[0]) < 1e-9)
    #expect(frame[1...] == otherFrame[1...])
    // Turned over on both sides: what leads from x to another axis, or back, changes its sign.
    let matrix = one["matrix"]?.elements.compactMap(\.double) ?? []
    let otherMatrix = other["matrix"]?.elements.compactMap(\.double) ?? []
    try #require(matrix.count == 16 && otherMatrix.count == 16)
    for index in 0..<16 {
      let sign: Double = (index / 4 == 0) != (index % 4 == 0) ? -1 : 1
      #expect(sign * matrix[index] == otherMatrix[index])
    }
  }
}
