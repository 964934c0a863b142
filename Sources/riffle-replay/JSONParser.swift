/// Reads one line of JSON, to the letter of RFC 8259.
///
/// Foundation has two readers and neither can serve here. `JSONSerialization` takes the last of
/// two equal keys, accepts a comma before a closing bracket, hands `true` over as a number that
/// also answers to 1, and on Linux misses the nearest double for about a third of numbers with 17
/// digits, which would end bit-equal replay. `JSONDecoder` takes the first of two equal keys,
/// accepts that comma, and does not say which keys nobody asked for. A trace must be wrong in all
/// of these cases.
struct JSONParser {
  private let bytes: [UInt8]
  private var index = 0

  /// The deepest nesting that is read; the format itself needs five levels.
  private static let deepest = 32

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The value that the bytes hold, which must be valid UTF-8.
  static func parse(_ bytes: [UInt8]) throws(TraceError) -> JSON {
    var parser = JSONParser(bytes)
    let value = try parser.value(depth: 0)
    parser.skipSpace()
    guard parser.index == bytes.count else { throw parser.wrong("expected the end of the line") }
    return value
  }

  private func wrong(_ what: String) -> TraceError {
    let place = index < bytes.count ? "at byte \(index + 1)" : "at the end of the line"
    return TraceError("not JSON: \(what) \(place)")
  }

  private var next: UInt8? {
    index < bytes.count ? bytes[index] : nil
  }

  private mutating func skipSpace() {
    while let byte = next, isJSONSpace(byte) { index += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    index += 1
    return true
  }

  private mutating func value(depth: Int) throws(TraceError) -> JSON {
    guard depth < Self.deepest else { throw wrong("nested too deeply") }
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSON) throws(TraceError) -> JSON {
    let isThere = word.withUTF8Buffer { bytes[index...].starts(with: $0) }
    guard isThere else { throw wrong("expected a value") }
    index += word.utf8CodeUnitCount
    return value
  }

  private mutating func object(depth: Int) throws(TraceError) -> JSON {
    index += 1
    var members: [JSON.Member] = []
    var keys: Set<String> = []
    skipSpace()
    if take(UInt8(ascii: "}")) { return .object(members) }
    while true {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw wrong("expected a key") }
      let key = try string()
      guard keys.insert(key).inserted else { throw TraceError("duplicate key \(quoted(key))") }
      skipSpace()
      guard take(UInt8(ascii: ":")) else { throw wrong("expected a colon") }
      members.append(JSON.Member(key: key, value: try value(depth: depth + 1)))
      skipSpace()
      if take(UInt8(ascii: "}")) { return .object(members) }
      guard take(UInt8(ascii: ",")) else { throw wrong("expected a comma or a brace") }
    }
  }

  private mutating func array(depth: Int) throws(TraceError) -> JSON {
    index += 1
    var elements: [JSON] = []
    skipSpace()
    if take(UInt8(ascii: "]")) { return .array(elements) }
    while true {
      elements.append(try value(depth: depth + 1))
      skipSpace()
      if take(UInt8(ascii: "]")) { return .array(elements) }
      guard take(UInt8(ascii: ",")) else { throw wrong("expected a comma or a bracket") }
    }
  }

  private mutating func digits() throws(TraceError) {
    let start = index
    while let byte = next, isDigit(byte) { index += 1 }
    guard index > start else { throw wrong("expected a digit") }
  }

  private mutating func number() throws(TraceError) -> JSONNumber {
    let start = index
    _ = take(UInt8(ascii: "-"))
    guard let first = next, isDigit(first) else { throw wrong("expected a value") }
    if !take(UInt8(ascii: "0")) { try digits() }
    if take(UInt8(ascii: ".")) { try digits() }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try digits()
    }
    return JSONNumber(text: String(decoding: bytes[start..<index], as: UTF8.self))
  }

  private mutating func string() throws(TraceError) -> String {
    index += 1
    var text: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        index += 1
        text.append(contentsOf: Array(String(try escape()).utf8))
      case 0..<0x20:
        throw wrong("a control character in a text")
      default:
        index += 1
        text.append(byte)
      }
    }
    throw wrong("a text without its closing quote")
  }

  private mutating func escape() throws(TraceError) -> Unicode.Scalar {
    guard let byte = next else { throw wrong("an unfinished escape") }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try codePoint()
    default: throw wrong("an unknown escape before the character")
    }
  }

  private mutating func codePoint() throws(TraceError) -> Unicode.Scalar {
    let high = try hexadecimal()
    if let scalar = Unicode.Scalar(high) { return scalar }
    // Half of a pair: the other half has to follow, or there is no such character.
    guard high < 0xDC00, take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else {
      throw wrong("half of a surrogate pair")
    }
    let low = try hexadecimal()
    guard (0xDC00..<0xE000).contains(low),
      let scalar = Unicode.Scalar(0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00))
    else { throw wrong("half of a surrogate pair") }
    return scalar
  }

  private mutating func hexadecimal() throws(TraceError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw wrong("expected four hexadecimal digits")
      }
      value = value << 4 + UInt32(digit)
      index += 1
    }
    return value
  }
}

private func isDigit(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}

/// Whether JSON counts the byte as space.
func isJSONSpace(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
}
