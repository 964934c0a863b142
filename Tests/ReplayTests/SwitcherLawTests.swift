import Testing

@testable import riffle_replay

/// Laws that hold for every golden trace of a switcher, whatever its expected output says.
@Suite("Laws of switchers' traces")
struct SwitcherLawTests {
  private static func names() throws -> [String] {
    try GoldenTraceTests.names(of: "switcher")
  }

  /// Those in which a page has one number throughout.
  private static func steadyNames() throws -> [String] {
    try names().filter { name in
      try !GoldenTraceTests.lines(of: name).contains { line in
        ["insert", "remove", "replace"].contains { line.contains(#""event":"\#($0)""#) }
      }
    }
  }

  private func objects(of name: String) throws -> [JSON] {
    try Played(GoldenTraceTests.lines(of: name).joined(separator: "\n")).objects()
  }

  @Test(
    "Drawing decides nothing: with other frames the very same lines come",
    arguments: try names(),
    [24, 30, 60, 90, 120, 144, 240, 0.7]
  )
  func frames(name: String, hz: Double) throws {
    let (undrawn, drawn) = try TraceLawTests.redrawn(
      GoldenTraceTests.lines(of: name),
      hz: hz
    )
    let expected = Played(undrawn.joined(separator: "\n"))
    #expect(expected.failure == nil && !expected.lines.isEmpty)
    #expect(Played(drawn.joined(separator: "\n")).lines == expected.lines)
  }

  @Test("Each move has one beginning and one end, and probes tell of it", arguments: try names())
  func moves(name: String) throws {
    let isSteady = try Self.steadyNames().contains(name)
    var move: JSON?
    for object in try objects(of: name) {
      switch object["effect"]?.text {
      case "willMove":
        #expect(move == nil, "\(name): a move begins in another one")
        move = object.without("t", "effect")
      case "didMove", "cancelled":
        // Between the two the pages' numbers may have changed.
        #expect(move != nil && (move == object.without("t", "effect") || !isSteady))
        move = nil
      case "alongside":
        #expect(move == object.without("t", "effect"))
      case nil:
        #expect((object["from"] == .null) == (move == nil))
        #expect(
          object["children"]?.elements.count
            == (object["selected"] == .null ? 0 : move == nil ? 1 : 2)
        )
      default:
        break
      }
    }
  }

  @Test("A page hears of its appearance in order", arguments: try steadyNames())
  func appearance(name: String) throws {
    let following: [String?: Set<String>] = [
      nil: ["willAppear"],
      "willAppear": ["didAppear", "willDisappear"],
      "didAppear": ["willDisappear"],
      "willDisappear": ["didDisappear", "willAppear"],
      "didDisappear": ["willAppear"],
    ]
    var last: [Int64: String] = [:]
    for object in try objects(of: name) {
      guard let effect = object["effect"]?.text, let page = object["page"]?.integer else {
        continue
      }
      #expect(following[last[page]]?.contains(effect) == true, "\(name): \(effect) of \(page)")
      last[page] = effect
    }
  }

  @Test("A probe at rest has its page in its place", arguments: try names())
  func rest(name: String) throws {
    for object in try objects(of: name) where object["state"]?.text == "idle" {
      #expect(object["progress"]?.double == 0 && object["pending"] == .null)
      for placement in object["placements"]?.elements ?? [] {
        #expect(placement["page"] == object["selected"])
        #expect(placement["opacity"]?.double == 1 && placement["depth"]?.double == 0)
        #expect(
          placement["matrix"]?.elements.compactMap(\.double)
            == [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
        )
      }
    }
  }
}
