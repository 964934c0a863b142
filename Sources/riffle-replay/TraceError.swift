/// What is wrong with one line of a trace.
///
/// The line's number and the file's name are added where the error is reported.
struct TraceError: Error, Equatable {
  /// What is wrong, in words, without a full stop.
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
