import Foundation
import Testing

@testable import riffle_replay

@Suite("JSON as it is printed")
struct JSONTextTests {
  private func printed(_ write: (inout JSONText) -> Void) -> String {
    var line = JSONText()
    write(&line)
    return line.text
  }

  @Test(
    "A number prints so that it reads back equal",
    arguments: [
      0.1, 1170, 1.0 / 3, Double.leastNonzeroMagnitude, .greatestFiniteMagnitude, 1e16, 1e21,
      123_456.789e-12, -2.5,
      0x1p53 + 2, 0.1 + 0.2,
    ]
  )
  func numbers(value: Double) throws {
    for number in [value, -value] {
      let text = printed { $0.number(number) }
      let json = try JSONParser.parse(Array(text.utf8))
      guard case .number(let read) = json else {
        Issue.record("\(text) is no number")
        continue
      }
      #expect(read.double?.bitPattern == number.bitPattern)
      #expect(try JSONDecoder().decode([Double].self, from: Data("[\(text)]".utf8)) == [number])
    }
  }

  @Test("A negative zero prints as zero")
  func negativeZero() {
    #expect(printed { $0.number(-0.0) } == "0.0")
  }

  @Test("Large page numbers keep all their digits")
  func integers() {
    #expect(printed { $0.integer(Int64.max) } == "9223372036854775807")
    #expect(printed { $0.integer(Int64.min) } == "-9223372036854775808")
  }

  @Test("A text reads back equal", arguments: ["", "a\"b\\c", "\n\r\t\u{0}\u{1F}", "é 漢 😀 /"])
  func strings(text: String) throws {
    let line = printed { $0.string(text) }
    #expect(try JSONParser.parse(Array(line.utf8)) == .string(text))
    #expect(try JSONDecoder().decode([String].self, from: Data("[\(line)]".utf8)) == [text])
  }

  @Test("Commas stand between values, and only there")
  func commas() {
    let line = printed {
      $0.object {
        $0.key("a")
        $0.list {
          $0.integer(1)
          $0.object { _ in }
          $0.list { _ in }
          $0.null()
        }
        $0.key("b")
        $0.bool(true)
      }
    }
    #expect(line == #"{"a":[1,{},[],null],"b":true}"#)
  }
}
