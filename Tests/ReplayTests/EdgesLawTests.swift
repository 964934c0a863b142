import Testing

@testable import riffle_replay

/// Laws that hold for every golden trace of edge controls, whatever its expected output says.
@Suite("Laws of edge controls' traces")
struct EdgesLawTests {
  private static func names() throws -> [String] { try GoldenTraceTests.names(of: "edges") }

  private func objects(_ lines: [String]) throws -> [JSON] {
    let played = Played(lines.joined(separator: "\n"))
    #expect(played.failure == nil && !played.lines.isEmpty)
    return try played.objects()
  }

  /// All but what tells how far a motion was when someone looked.
  private func outcome(_ lines: [String]) throws -> [JSON] {
    try objects(lines).filter { object in
      switch object["effect"]?.text {
      case "insetsChanged": false
      case "state": object["state"]?.text == "active" || object["state"]?.text == "completed"
      default: true
      }
    }
  }

  @Test(
    "Drawing decides nothing: with other frames the same signals and states come",
    arguments: try names(),
    [24, 30, 60, 90, 120, 144, 240, 0.7]
  )
  func frames(name: String, hz: Double) throws {
    let lines = try GoldenTraceTests.lines(of: name)
    let (undrawn, drawn) = try TraceLawTests.redrawn(lines, hz: hz)
    #expect(try outcome(drawn) == (try outcome(undrawn)))
  }

  @Test(
    "Probes agree with what was told, and work begins only while active",
    arguments: try names()
  )
  func told(name: String) throws {
    var states: [String: JSON] = [:]
    var insets: JSON?
    var begun: Set<String> = []
    for object in try objects(GoldenTraceTests.lines(of: name)) {
      let key = "\(object["edge"]?.text ?? "") \(object["control"]?.integer ?? 0)"
      switch object["effect"]?.text {
      case "state":
        if object["state"] != states[key]?["state"] { begun.remove(key) }
        states[key] = object
      case "activated":
        #expect(states[key]?["state"]?.text == "active" && begun.insert(key).inserted)
      case "insetsChanged":
        #expect(insets != object["effective"])
        insets = object["effective"]
      case nil:
        #expect(insets == nil || insets == object["effectiveInsets"])
        insets = object["effectiveInsets"]
        let edges = object["edges"]?.elements ?? []
        if edges.allSatisfy({ $0["state"]?.text == "idle" }), object["header"] == nil {
          #expect(insets == object["clientInsets"])
        }
        for edge in edges {
          let visible = edge["visibleLength"]?.double ?? -1
          #expect(visible >= 0 && (0...1).contains(edge["progress"]?.double ?? -1))
        }
      default: break
      }
    }
  }

  @Test("Mirrored input from right to left gives the same log and the mirrored picture")
  func mirror() throws {
    let left = try objects(GoldenTraceTests.lines(of: "edges-mirror-ltr"))
    let right = try objects(GoldenTraceTests.lines(of: "edges-mirror-rtl"))
    #expect(left.count == right.count && left.contains { $0["probe"] != nil })
    let side = ["offset", "clientInsets", "effectiveInsets", "effective", "edges", "progress"]
    for (one, other) in zip(left, right) {
      #expect(without(side, one) == without(side, other))
      expectNear([one["progress"]?.double ?? 0], [other["progress"]?.double ?? 0])
      for key in ["clientInsets", "effectiveInsets", "effective"] {
        let (insets, others) = (numbers(one[key]), numbers(other[key]))
        guard !insets.isEmpty || !others.isEmpty else { continue }
        expectNear([insets[0], insets[3], insets[2], insets[1]], others)
      }
      guard one["probe"] != nil else { continue }
      // The content is 1200 points wide.
      let offset = numbers(one["offset"])
      expectNear([810 - offset[0], offset[1]], numbers(other["offset"]))
      for (edge, twin) in zip(one["edges"]?.elements ?? [], other["edges"]?.elements ?? []) {
        #expect(edge["edge"] == twin["edge"] && edge["state"] == twin["state"])
        let frame = numbers(edge["frame"])
        expectNear([390 - frame[0] - frame[2]] + frame[1...], numbers(twin["frame"]))
      }
    }
  }

  private func without(_ keys: [String], _ object: JSON) -> JSON {
    keys.reduce(object) { $0.without($1) }
  }

  private func numbers(_ list: JSON?) -> [Double] { list?.elements.compactMap(\.double) ?? [] }

  private func expectNear(_ ones: [Double], _ others: [Double]) {
    #expect(ones.count == others.count)
    for (one, other) in zip(ones, others) { #expect(abs(one - other) < 1e-6) }
  }
}
