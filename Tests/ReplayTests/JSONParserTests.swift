import Testing

@testable import riffle_replay

@Suite("JSON as it is read")
struct JSONParserTests {
  private func parse(_ text: String) throws -> JSON {
    try JSONParser.parse(Array(text.utf8))
  }

  @Test("Every kind of value is read")
  func values() throws {
    let json = try parse(#" { "a" : [ null , true, false ] , "b":-1.5e+3,"c":{}, "d":[] }"# + "\r")
    let expected = JSON.object([
      .init(key: "a", value: .array([.null, .bool(true), .bool(false)])),
      .init(key: "b", value: .number(JSONNumber(text: "-1.5e+3"))),
      .init(key: "c", value: .object([])),
      .init(key: "d", value: .array([])),
    ])
    #expect(json == expected)
  }

  @Test(
    "Escapes become characters",
    arguments: [
      (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
      (#""\u0041\u00e9\u00E9""#, "Aéé"),
      (#""\ud83d\ude00""#, "😀"),
      (#""ü 漢""#, "ü 漢"),
    ]
  )
  func strings(text: String, expected: String) throws {
    #expect(try parse(text) == .string(expected))
  }

  @Test(
    "What is not JSON is refused",
    arguments: [
      ("", "expected a value at the end of the line"),
      ("{", "expected a key at the end of the line"),
      (#"{"a"}"#, "expected a colon at byte 5"),
      (#"{"a":1,}"#, "expected a key at byte 8"),
      (#"{"a":1 "b":2}"#, "expected a comma or a brace at byte 8"),
      (#"{a:1}"#, "expected a key at byte 2"),
      ("[1,]", "expected a value at byte 4"),
      ("[1 2]", "expected a comma or a bracket at byte 4"),
      ("01", "expected the end of the line at byte 2"),
      ("1.", "expected a digit at the end of the line"),
      (".5", "expected a value at byte 1"),
      ("+1", "expected a value at byte 1"),
      ("1e", "expected a digit at the end of the line"),
      ("-", "expected a value at the end of the line"),
      ("NaN", "expected a value at byte 1"),
      ("-Infinity", "expected a value at byte 2"),
      ("tru", "expected a value at byte 1"),
      ("nul", "expected a value at byte 1"),
      ("1 x", "expected the end of the line at byte 3"),
      ("'a'", "expected a value at byte 1"),
      (#""a"#, "a text without its closing quote at the end of the line"),
      (#""\x""#, "an unknown escape before the character at byte 4"),
      (#""\u12g4""#, "expected four hexadecimal digits at byte 6"),
      (#""\ud800""#, "half of a surrogate pair at byte 8"),
      (#""\udc00""#, "half of a surrogate pair at byte 8"),
      (#""\ud800\u0041""#, "half of a surrogate pair at byte 14"),
      ("\"a\tb\"", "a control character in a text at byte 3"),
      ("1\u{0}", "expected the end of the line at byte 2"),
    ]
  )
  func refusals(text: String, reason: String) {
    #expect(throws: TraceError("not JSON: \(reason)")) { try parse(text) }
  }

  @Test("One key twice in an object is refused, in any depth")
  func duplicates() {
    #expect(throws: TraceError(#"duplicate key "a""#)) { try parse(#"{"a":1,"a":2}"#) }
    #expect(throws: TraceError(#"duplicate key "a""#)) { try parse(#"[{"a":1,"\u0061":1}]"#) }
  }

  @Test("Deep nesting is refused before it can exhaust the stack")
  func depth() throws {
    _ = try parse(String(repeating: "[", count: 32) + String(repeating: "]", count: 32))
    #expect(throws: TraceError.self) { try parse(String(repeating: "[", count: 100_000)) }
  }
}

@Suite("Numbers as they are written")
struct JSONNumberTests {
  @Test(
    "An integer is exact or none",
    arguments: [
      ("0", 0), ("-0", 0), ("-0.0", 0), ("7", 7), ("1.0", 1), ("1e3", 1000), ("1.50e1", 15),
      ("120e-1", 12), ("-12.00", -12), ("0e99999999999999999999", 0),
      ("1000000000000000001", 1_000_000_000_000_000_001),
      ("9007199254740993.0", 9_007_199_254_740_993),
      ("9223372036854775807", Int64.max), ("-9223372036854775808", Int64.min),
      ("-9.223372036854775808e18", Int64.min), ("9223372036854775808", nil),
      ("1.5", nil), ("1e-1", nil), ("1e19", nil), ("1e99999999999999999999", nil),
      ("1e-99999999999999999999", nil), ("1000000000000000000.1", nil),
    ] as [(String, Int64?)]
  )
  func integers(text: String, expected: Int64?) {
    #expect(JSONNumber(text: text).integer == expected)
  }

  @Test(
    "A double is the nearest, and finite",
    arguments: [
      ("0.1", 0.1), ("-1.5E2", -150), ("1e308", 1e308), ("1e-400", 0), ("1e400", nil),
      ("-1e400", nil), ("9007199254740993", 9_007_199_254_740_992),
    ] as [(String, Double?)]
  )
  func doubles(text: String, expected: Double?) {
    #expect(JSONNumber(text: text).double == expected)
  }
}
