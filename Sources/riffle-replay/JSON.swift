/// A value of JSON as it stands in a line of a trace.
indirect enum JSON: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(JSONNumber)
  case string(String)
  case array([JSON])
  /// The members in the order of the line; no key comes twice.
  case object([Member])

  /// One key of an object with its value.
  struct Member: Equatable, Sendable {
    let key: String
    let value: JSON
  }

  /// The value in the words of an error message, after "found".
  var description: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let number): number.text
    case .string(let text): quoted(text)
    case .array(let elements): "a list of \(elements.count)"
    case .object: "an object"
    }
  }
}

/// A text as JSON writes it, quotes included.
func quoted(_ text: String) -> String {
  var line = JSONText()
  line.string(text)
  return line.text
}
