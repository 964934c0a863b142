import Riffle

/// A trace from its first line to its last.
enum Replay {
  /// Why a trace was not played to its end.
  enum Failure: Error, Equatable {
    /// The number of the line, from 1, and what is wrong with it.
    case line(Int, TraceError)
    /// The file could not be read on, in the system's words.
    case unreadable(String)
  }

  /// Plays the lines and hands over each line of output, without its line feed.
  ///
  /// With `checksOnly` the lines are only validated, and nothing is printed. `shouldStop` is
  /// asked after each line: nobody may be left to read the output.
  static func run(
    _ source: inout LineSource,
    checksOnly: Bool = false,
    while shouldGoOn: () -> Bool = { true },
    print: (String) -> Void
  ) throws(Failure) {
    var reader = TraceReader()
    var replayer: (any Replaying)?
    while shouldGoOn(), let bytes = try source.next() {
      let line: TraceLine?
      do throws(TraceError) {
        line = try reader.read(bytes)
      } catch {
        throw .line(source.count, error)
      }
      guard !checksOnly else { continue }
      switch line {
      case .setUp(let setup): replayer = setup.replayer
      case .event(let event, let time): replayer?.run(event, at: time, print)
      case nil: break
      }
    }
    guard shouldGoOn() else { return }
    guard reader.isSetUp else {
      throw .line(max(source.count, 1), TraceError("no first line"))
    }
    replayer?.finish(print)
  }
}
