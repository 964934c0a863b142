/// JSON on its way out: text that grows value by value.
///
/// Commas are set as needed, so that the caller only says what comes next.
struct JSONText {
  private(set) var text = ""
  /// Whether a value stands before the next one in the same brackets.
  private var needsComma = false

  private mutating func separate() {
    if needsComma { text += "," }
    needsComma = true
  }

  /// An object, its fields written by `fields`.
  mutating func object(_ fields: (inout JSONText) -> Void) {
    separate()
    text += "{"
    needsComma = false
    fields(&self)
    text += "}"
    needsComma = true
  }

  /// A list, its elements written by `elements`.
  mutating func list(_ elements: (inout JSONText) -> Void) {
    separate()
    text += "["
    needsComma = false
    elements(&self)
    text += "]"
    needsComma = true
  }

  /// The key of the value that comes next, which must need no escape.
  mutating func key(_ key: StaticString) {
    separate()
    text += "\"\(key)\":"
    needsComma = false
  }

  mutating func null() {
    separate()
    text += "null"
  }

  mutating func bool(_ value: Bool) {
    separate()
    text += value ? "true" : "false"
  }

  mutating func integer(_ value: some BinaryInteger) {
    separate()
    text += "\(value)"
  }

  /// The shortest decimal that reads back as the same double; a negative zero prints as zero.
  ///
  /// JSON has no word for what is not finite. The engine never lets such a number out; should it
  /// do so all the same, `null` makes it seen.
  mutating func number(_ value: Double) {
    separate()
    text += value == 0 ? "0.0" : value.isFinite ? "\(value)" : "null"
  }

  mutating func string(_ value: String) {
    separate()
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..<"\u{20}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
