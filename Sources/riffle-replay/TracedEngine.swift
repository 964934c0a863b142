import Riffle

/// A component of the engine that traces can be played to.
protocol TracedEngine {
  associatedtype Event: PointerEvents
  associatedtype Effect

  /// What it hears of first.
  static var start: Event { get }

  /// When something falls due by itself, in seconds.
  var due: Double? { get }
  mutating func handle(_ event: Event, at time: Double, into effects: inout [Effect])
  func placements(into placements: inout [Placement])

  /// What a line says to this component, in order.
  static func events(_ event: TraceEvent) -> [Event]
}

extension TracedEngine where Event: CommonEvents {
  static var start: Event { .started }
}

extension Pager: TracedEngine {
  static func events(_ event: TraceEvent) -> [Event] {
    if case .pager(let event, _) = event { [event] } else { [] }
  }
}

extension PageSwitcher: TracedEngine {
  static func events(_ event: TraceEvent) -> [Event] {
    if case .switcher(let event) = event { [event] } else { [] }
  }
}

extension ScrollArea: TracedEngine {
  static var start: Event { .elapsed }

  /// Its content is one piece, which stands at the offset.
  func placements(into placements: inout [Placement]) {}

  static func events(_ event: TraceEvent) -> [Event] {
    if case .edges(let events) = event { events } else { [] }
  }
}

/// Writes what a component's client can see as lines of JSON.
protocol TracePrinter {
  associatedtype Engine: TracedEngine

  /// Hears of an event before the component does: it may change what is printed.
  mutating func prepare(for event: TraceEvent)

  /// The line of one effect; nil for what only a host cares about.
  mutating func line(for effect: Engine.Effect, at time: Double) -> String?

  /// The line of a probe: the whole state, with the placements that belong to it.
  func line(for engine: Engine, _ placements: [Placement], at time: Double) -> String
}

extension TracePrinter {
  mutating func prepare(for event: TraceEvent) {}
}
