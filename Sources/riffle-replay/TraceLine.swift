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
  case switcher(SwitcherSetup)
  case edges(EdgesSetup)

  /// What the trace is played to.
  var replayer: any Replaying {
    switch self {
    case .pager(let setup): setup.replayer
    case .switcher(let setup): setup.replayer
    case .edges(let setup): setup.replayer
    }
  }

  /// What reads the events that follow.
  var reader: any EventReading {
    switch self {
    case .pager(let setup): PagerEventReader(setup)
    case .switcher(let setup): SwitcherEventReader(setup)
    case .edges(let setup): EdgesEventReader(setup)
    }
  }
}

/// Reads the events of one component.
protocol EventReading {
  /// Reads the event of that name from what is left of the line's fields.
  mutating func event(_ name: String, _ fields: inout Fields) throws(TraceError) -> TraceEvent
}

/// What a line says has happened.
enum TraceEvent: Equatable, Sendable {
  /// Drawing starts: `hz` frames a second up to and at `until` seconds.
  case frames(until: Double, hz: Double)
  /// The whole state is asked for.
  case probe
  /// Something that the pager hears of.
  case pager(Pager.Event, ids: [String] = [])
  /// Something that the switcher hears of.
  case switcher(PageSwitcher.Event)
  /// What the scrolled area with its controls hears of, one after the other.
  case edges([ScrollArea.Event])
  /// Nothing but time passes: a key that means nothing to the component.
  case passed
}
