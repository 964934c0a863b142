/// What is wrong with one line of a trace.
///
/// The line's number and the file's name are added where the error is reported.
struct TraceError: Error, Equatable {
  /// What is wrong, in words, without a full stop.
  let message: String

  init(_ message: String) {
    self.message = message
  }

  /// An option of the format that no code stands behind yet.
  static func notYet(_ what: String) -> TraceError {
    TraceError("\(what): not yet")
  }
}
