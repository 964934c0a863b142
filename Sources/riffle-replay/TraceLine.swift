import Riffle

/// One line of a trace, read and found right.
enum TraceLine: Equatable, Sendable {
  /// The first line: what is set up.
  case setUp(TraceSetup)
  /// Each later line, with its time in seconds.
  case event(TraceEvent, time: Double)
}

/// What the first line sets up: one component with its options and data.
enum TraceSetup: Equatable, Sendable {
  case pager(PagerSetup)
}

/// What a line says has happened.
enum TraceEvent: Equatable, Sendable {
  /// Drawing starts: `hz` frames a second up to and at `until` seconds.
  case frames(until: Double, hz: Double)
  /// The whole state is asked for.
  case probe
  /// Something that the pager hears of.
  case pager(Pager.Event)
  /// Nothing but time passes: a key that means nothing to the component.
  case passed
}
