import Foundation
import Testing

@testable import riffle_replay

/// The traces in Tests/Traces, each with the output it must have beside it.
@Suite("Golden traces")
struct GoldenTraceTests {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Traces")

  /// With RIFFLE_RECORD=1 the expected output is written anew: look at the difference.
  private static let isRecording = ProcessInfo.processInfo.environment["RIFFLE_RECORD"] == "1"

  static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".jsonl") && !$0.hasSuffix(".expected.jsonl") }
      .map { String($0.dropLast(".jsonl".count)) }
      .sorted()
  }

  /// The names of the traces of one component.
  static func names(of component: String) throws -> [String] {
    try names().filter { name in
      try lines(of: name).first { $0.hasPrefix("{") }?.contains(#""component":"\#(component)""#)
        ?? false
    }
  }

  static func lines(of name: String) throws -> [String] {
    try String(contentsOf: folder.appendingPathComponent(name + ".jsonl"), encoding: .utf8)
      .split(separator: "\n").map(String.init)
  }

  @Test("A trace replays to the output beside it", arguments: try names())
  func replay(name: String) throws {
    let trace = Self.folder.appendingPathComponent(name + ".jsonl")
    let expected = Self.folder.appendingPathComponent(name + ".expected.jsonl")
    let played = Played(bytes: Array(try Data(contentsOf: trace)))
    #expect(played.failure == nil)
    let output = played.lines.map { $0 + "\n" }.joined()
    if Self.isRecording {
      try Data(output.utf8).write(to: expected)
      return
    }
    let lines = try String(contentsOf: expected, encoding: .utf8)
      .split(separator: "\n").map(String.init)
    #expect(played.lines.count == lines.count)
    if let index = zip(played.lines, lines).enumerated().first(where: { $1.0 != $1.1 })?.offset {
      Issue.record(
        "line \(index + 1) is\n\(played.lines[index])\nand should be\n\(lines[index])"
      )
    }
  }

  @Test("There are traces, and no expected output without its trace")
  func pairs() throws {
    let names = Set(try Self.names())
    #expect(names.count >= 15)
    let outputs = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { $0.hasSuffix(".expected.jsonl") }
      .map { String($0.dropLast(".expected.jsonl".count)) }
    #expect(Set(outputs) == names)
  }
}
