@testable import riffle_replay

/// What became of a trace: its output, and the failure that ended it.
struct Played {
  var lines: [String] = []
  var failure: Replay.Failure?

  /// Plays a trace that is in memory.
  init(_ trace: String, checksOnly: Bool = false) {
    self.init(bytes: Array(trace.utf8), checksOnly: checksOnly)
  }

  init(bytes: [UInt8], checksOnly: Bool = false) {
    var source = LineSource(text: bytes)
    do throws(Replay.Failure) {
      try Replay.run(&source, checksOnly: checksOnly) { lines.append($0) }
    } catch {
      failure = error
    }
  }

  /// The number of the wrong line, if one was.
  var wrongLine: Int? {
    guard case .line(let number, _)? = failure else { return nil }
    return number
  }

  /// What is wrong with it.
  var message: String? {
    guard case .line(_, let error)? = failure else { return nil }
    return error.message
  }

  /// The output, read again.
  func objects() throws -> [JSON] {
    try lines.map { try JSONParser.parse(Array($0.utf8)) }
  }
}

extension JSON {
  /// The value of a key; nil where there is none, and for what is no object.
  subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  var double: Double? {
    if case .number(let number) = self { number.double } else { nil }
  }

  var integer: Int64? {
    if case .number(let number) = self { number.integer } else { nil }
  }

  var elements: [JSON] {
    if case .array(let elements) = self { elements } else { [] }
  }

  /// The object without some of its keys.
  func without(_ keys: String...) -> JSON {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { !keys.contains($0.key) })
  }
}

/// A first line that sets up a pager, or another component, of 390 × 844 points.
func setUp(
  _ component: String = "pager",
  config: String = "{}",
  pages: String = #"{"count":5}"#
) -> String {
  #"{"riffle":1,"component":"\#(component)","viewport":[390,844],"scale":3,"#
    + #""config":\#(config),"pages":\#(pages)}"# + "\n"
}
