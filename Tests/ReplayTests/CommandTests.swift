import Foundation
import Testing

@testable import riffle_replay

@Suite("The command line")
struct CommandTests {
  @Test(
    "Arguments are understood",
    arguments: [
      ([], .replay(path: "-", checksOnly: false)),
      (["-"], .replay(path: "-", checksOnly: false)),
      (["a.jsonl"], .replay(path: "a.jsonl", checksOnly: false)),
      (["--check", "a.jsonl"], .replay(path: "a.jsonl", checksOnly: true)),
      (["a.jsonl", "--check"], .replay(path: "a.jsonl", checksOnly: true)),
      (["--", "--check"], .replay(path: "--check", checksOnly: false)),
      (["--check", "--help"], .help),
      (["--chek"], .wrong("unknown option --chek")),
      (["a", "b"], .wrong("more than one file")),
    ] as [([String], Invocation)]
  )
  func arguments(arguments: [String], expected: Invocation) {
    #expect(Invocation(arguments) == expected)
  }

  /// The status of a run, and what it wrote.
  private struct Run {
    var status: Int32
    var output: String
    var errors: String

    init(_ arguments: [String]) throws {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("riffle-command-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let files = ["output", "errors"].map { folder.appendingPathComponent($0) }
      let descriptors = files.map { open($0.path, O_WRONLY | O_CREAT, 0o600) }
      status = Command.run(arguments, output: descriptors[0], errors: descriptors[1])
      for descriptor in descriptors { close(descriptor) }
      output = try String(contentsOf: files[0], encoding: .utf8)
      errors = try String(contentsOf: files[1], encoding: .utf8)
    }
  }

  private func withTrace(_ trace: String, _ body: (String) throws -> Void) throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("riffle-trace-\(UUID().uuidString).jsonl")
    try Data(trace.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try body(file.path)
  }

  @Test("A good trace prints its output and exits with 0")
  func good() throws {
    try withTrace(setUp() + #"{"t":0,"event":"probe"}"#) { path in
      let run = try Run([path])
      #expect(run.status == 0)
      #expect(run.output.hasSuffix("}\n") && run.output.contains(#""probe":true"#))
      #expect(run.errors.isEmpty)
      let check = try Run(["--check", path])
      #expect(check.status == 0 && check.output.isEmpty && check.errors.isEmpty)
    }
  }

  @Test("A wrong line exits with 2, names file and line, and keeps what came before")
  func wrongLine() throws {
    try withTrace(setUp() + #"{"t":0,"event":"probe"}"# + "\n\n[]") { path in
      let run = try Run([path])
      #expect(run.status == 2)
      #expect(run.output.contains(#""probe":true"#))
      #expect(run.errors == "\(path):4: expected an object, found a list of 0\n")
      let check = try Run(["--check", path])
      #expect(check.status == 2 && check.output.isEmpty && check.errors == run.errors)
    }
  }

  @Test("A folder and a missing file exit with 2")
  func unreadable() throws {
    let missing = try Run(["/nonexistent/trace.jsonl"])
    #expect(missing.status == 2)
    #expect(
      missing.errors == "/nonexistent/trace.jsonl: cannot be read: No such file or directory\n"
    )
    let folder = try Run([FileManager.default.temporaryDirectory.path])
    #expect(folder.status == 2 && folder.errors.hasSuffix("cannot be read: Is a directory\n"))
  }

  @Test("Help goes to the output, a wrong option to the errors")
  func usage() throws {
    let help = try Run(["--help"])
    #expect(help.status == 0 && help.output == Invocation.usage + "\n")
    let wrong = try Run(["--no-such"])
    #expect(wrong.status == 2 && wrong.output.isEmpty)
    #expect(wrong.errors.hasPrefix("riffle-replay: unknown option --no-such\n"))
  }

  @Test("A reader that goes away ends the command quietly")
  func closedPipe() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    close(ends[0])
    let frames = #"{"t":0,"event":"frames","until":1}"# + "\n"
    try withTrace(setUp() + frames + #"{"t":1,"event":"probe"}"#) { path in
      #expect(Command.run([path], output: ends[1], errors: STDERR_FILENO) == 0)
    }
    close(ends[1])
  }
}
