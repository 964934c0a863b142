import Foundation
import Testing

@testable import riffle_replay

@Suite("Lines of a file")
struct LineSourceTests {
  private func lines(_ source: consuming LineSource) throws -> [String] {
    var lines: [String] = []
    while let line = try source.next() { lines.append(String(decoding: line, as: UTF8.self)) }
    return lines
  }

  @Test(
    "A line ends at a line feed or at the end",
    arguments: [
      ("", []), ("\n", [""]), ("a", ["a"]), ("a\n", ["a"]), ("a\nb", ["a", "b"]),
      ("a\r\n\r\nb\r\n", ["a\r", "\r", "b\r"]), ("\u{FEFF}a\n\u{FEFF}b", ["a", "\u{FEFF}b"]),
    ] as [(String, [String])]
  )
  func splitting(text: String, expected: [String]) throws {
    #expect(try lines(LineSource(text: text.utf8)) == expected)
  }

  @Test("A file is read block by block, whatever the length of its lines")
  func blocks() throws {
    let expected = [1, 65_535, 65_536, 65_537, 200_000, 0, 3].map {
      String(repeating: "x", count: $0)
    }
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("riffle-lines-\(UUID().uuidString)")
    try Data((expected.joined(separator: "\n") + "\n").utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let source = try LineSource(path: file.path)
    defer { source.close() }
    #expect(try lines(source) == expected)
  }

  @Test("A file that is not there says so")
  func missing() {
    #expect(throws: Replay.Failure.unreadable("No such file or directory")) {
      _ = try LineSource(path: "/nonexistent/trace.jsonl")
    }
  }
}
