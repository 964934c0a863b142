/// What the command line asks for.
enum Invocation: Equatable {
  case help
  /// Replays or only checks the file at a path; `-` is standard input.
  case replay(path: String, checksOnly: Bool)
  /// The arguments make no sense, for this reason.
  case wrong(String)

  static let usage = """
    Usage: riffle-replay [--check] [FILE|-]

    Replays a trace: reads JSON Lines from FILE, or from standard input, feeds the engine, and
    prints what a client would see as JSON Lines. Tests/Traces/FORMAT.md describes both.

      --check   only validate the trace; print nothing
      --help    print this text

    The exit status is 0, or 2 with FILE:LINE: and what is wrong on standard error.
    """

  /// Reads the arguments that follow the command's name.
  init(_ arguments: some Sequence<String>) {
    var paths: [String] = []
    var checksOnly = false
    var readsOptions = true
    for argument in arguments {
      switch argument {
      case "--" where readsOptions: readsOptions = false
      case "--check" where readsOptions: checksOnly = true
      case "--help" where readsOptions, "-h" where readsOptions:
        self = .help
        return
      case _ where readsOptions && argument.hasPrefix("-") && argument != "-":
        self = .wrong("unknown option \(argument)")
        return
      default: paths.append(argument)
      }
    }
    guard paths.count < 2 else {
      self = .wrong("more than one file")
      return
    }
    self = .replay(path: paths.first ?? "-", checksOnly: checksOnly)
  }
}
