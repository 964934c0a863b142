/// One field of a trace, on its way from JSON to a value of the right type.
struct Field {
  /// Where the field stands, for messages: `config.insets[2]`.
  let name: String
  let value: JSON

  private func wrong(_ expected: String) -> TraceError {
    TraceError("\(name): expected \(expected), found \(value.description)")
  }

  /// Whether the field holds `null`, which most fields may not.
  var isNull: Bool { value == .null }

  func bool() throws(TraceError) -> Bool {
    guard case .bool(let value) = value else { throw wrong("true or false") }
    return value
  }

  func string() throws(TraceError) -> String {
    guard case .string(let value) = value else { throw wrong("a text") }
    return value
  }

  /// A finite number.
  func number() throws(TraceError) -> Double {
    guard case .number(let number) = value else { throw wrong("a number") }
    guard let double = number.double else { throw wrong("a number that a double can hold") }
    return double
  }

  func number(atLeast lower: Double) throws(TraceError) -> Double {
    let value = try number()
    guard value >= lower else { throw wrong("a number of at least \(short(lower))") }
    return value
  }

  func number(above lower: Double) throws(TraceError) -> Double {
    let value = try number()
    guard value > lower else { throw wrong("a number above \(short(lower))") }
    return value
  }

  /// An exact integer; `2.0` is one.
  func integer(
    in range: ClosedRange<Int64> = .min ... .max
  ) throws(TraceError) -> Int64 {
    guard case .number(let number) = value else { throw wrong("an integer") }
    guard let integer = number.integer else {
      // Beyond 2^53 a double has no fraction left, so only its size can be wrong.
      let isLarge = number.double.map { $0.magnitude >= 0x1p53 } ?? true
      throw wrong(isLarge ? "an integer of 64 bits" : "an integer")
    }
    guard range.contains(integer) else {
      guard range.upperBound < .max else {
        throw wrong("an integer of at least \(range.lowerBound)")
      }
      throw wrong("an integer from \(range.lowerBound) to \(range.upperBound)")
    }
    return integer
  }

  /// One of a list of words, as the value that it stands for.
  func word<Value>(_ words: KeyValuePairs<String, Value>) throws(TraceError) -> Value {
    if case .string(let text) = value, let match = words.first(where: { $0.key == text }) {
      return match.value
    }
    let names = words.map { quoted($0.key) }
    throw wrong(names.count == 1 ? names[0] : "one of \(names.joined(separator: ", "))")
  }

  /// The elements of a list.
  func list() throws(TraceError) -> [Field] {
    guard case .array(let elements) = value else { throw wrong("a list") }
    return elements.enumerated().map { Field(name: "\(name)[\($0.offset)]", value: $0.element) }
  }

  /// The elements of a list of a known length.
  func list(of count: Int) throws(TraceError) -> [Field] {
    guard case .array(let elements) = value, elements.count == count else {
      throw wrong("a list of \(count)")
    }
    return try list()
  }

  func fields() throws(TraceError) -> Fields {
    try Fields(value, path: name)
  }
}

/// A bound as messages print it: 0, not 0.0.
private func short(_ bound: Double) -> String {
  Int64(exactly: bound).map(String.init) ?? "\(bound)"
}
