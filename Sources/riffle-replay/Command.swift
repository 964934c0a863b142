import Foundation

/// The command from its arguments to its exit status.
struct Command {
  private var output: Output
  private var errors: Output

  /// The status of all that is not 0.
  private static let failed: Int32 = 2

  /// Does what the arguments ask for.
  ///
  /// - Parameters:
  ///   - arguments: what follows the command's name.
  ///   - output: the descriptor that the replay goes to.
  ///   - errors: the descriptor that complaints go to.
  /// - Returns: the exit status, 0 or 2.
  static func run(
    _ arguments: some Sequence<String>,
    output: Int32 = STDOUT_FILENO,
    errors: Int32 = STDERR_FILENO
  ) -> Int32 {
    // A closed pipe is then an error of the write, which ends the command quietly.
    signal(SIGPIPE, SIG_IGN)
    var command = Command(
      output: Output(descriptor: output),
      errors: Output(descriptor: errors)
    )
    let status = command.status(of: Invocation(arguments))
    command.errors.flush()
    return status
  }

  private mutating func status(of invocation: Invocation) -> Int32 {
    var status: Int32 = 0
    switch invocation {
    case .help:
      output.print(Invocation.usage)
    case .wrong(let reason):
      errors.print("riffle-replay: \(reason)\n\n\(Invocation.usage)")
      status = Self.failed
    case .replay(let path, let checksOnly):
      status = replay(path, checksOnly: checksOnly)
    }
    output.flush()
    if case .failed(let reason) = output.failure {
      errors.print("riffle-replay: cannot write: \(reason)")
      status = Self.failed
    }
    return status
  }

  private mutating func replay(_ path: String, checksOnly: Bool) -> Int32 {
    do throws(Replay.Failure) {
      var source = try LineSource(path: path)
      defer { source.close() }
      try Replay.run(&source, checksOnly: checksOnly, while: { output.failure == nil }) {
        output.print($0)
      }
      return 0
    } catch {
      switch error {
      case .line(let line, let error): errors.print("\(path):\(line): \(error.message)")
      case .unreadable(let reason): errors.print("\(path): cannot be read: \(reason)")
      }
    }
    return Self.failed
  }
}
