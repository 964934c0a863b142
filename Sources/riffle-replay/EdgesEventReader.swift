import Riffle

/// Reads the events of a trace of edge controls.
///
/// It keeps what lines may change in part, so that each event it gives out is whole, and which
/// controls there are, so that a line may call one by its edge.
struct EdgesEventReader: EventReading {
  private var viewport: Viewport
  private var content: Size
  private var configuration: ScrollArea.Configuration
  private var edges: [Edge]

  init(_ setup: EdgesSetup) {
    viewport = setup.viewport
    content = setup.content
    configuration = setup.configuration
    edges = setup.controls.map(\.edge)
  }

  mutating func event(_ name: String, _ fields: inout Fields) throws(TraceError) -> TraceEvent {
    switch name {
    case "press", "move", "lift", "cancel":
      .edges([try fields.pointerEvent(name)])
    case "wheel":
      .edges([.wheeled(try fields.wheel())])
    case "scrolled":
      .edges([.scrolled(x: try fields.need("x").number(), y: try fields.need("y").number())])
    case "activate", "deactivate", "finish":
      .edges([try command(name, &fields)])
    case "attach":
      .edges([.elapsed, try attach(&fields)])
    case "detach":
      .edges([.elapsed, try detach(&fields)])
    case "change":
      .edges([try change(&fields)])
    case "resize":
      .edges([try resize(&fields)])
    case "insets":
      .edges([.inset(try fields.need("insets").insets())])
    case "configure":
      .edges(try configure(&fields))
    case "key", "goTo", "next", "previous", "select", "permit", "insert", "remove", "replace",
      "moveItem", "measure", "hostScrolled", "hostReleased", "hostStopped", "container":
      throw TraceError("event \(quoted(name)) is none of edge controls'")
    default:
      throw TraceError("unknown event \(quoted(name))")
    }
  }

  /// What a program asked of a control.
  private func command(
    _ name: String,
    _ fields: inout Fields
  ) throws(TraceError) -> ScrollArea.Event {
    let control = try control(&fields)
    if name == "finish" {
      let result = try fields.take("result")?.word([
        "success": EdgeControl.Result.success, "failure": .failure, "end": .end,
      ])
      return .finished(control: control, result ?? .success)
    }
    let animated = try fields.take("animated")?.bool() ?? true
    return name == "activate"
      ? .activated(control: control, animated: animated)
      : .deactivated(control: control, animated: animated)
  }

  /// The number of the control at `edge`; where there are several, of their `control`th.
  private func control(_ fields: inout Fields) throws(TraceError) -> Int {
    let edge = try fields.need("edge")
    let name = try edge.edge()
    let there = edges.indices.filter { edges[$0] == name }
    guard !there.isEmpty else {
      throw TraceError("\(edge.name): no control at \(edge.value.description)")
    }
    let number = try fields.take("control")?.integer(in: 0...Int64(there.count - 1)) ?? 0
    return there[Int(number)]
  }

  /// One more control, after those that are there.
  private mutating func attach(_ fields: inout Fields) throws(TraceError) -> ScrollArea.Event {
    let control = try fields.control()
    edges.append(control.edge)
    return .attached(control)
  }

  private mutating func detach(_ fields: inout Fields) throws(TraceError) -> ScrollArea.Event {
    let control = try control(&fields)
    edges.remove(at: control)
    return .detached(control: control)
  }

  /// A control is another one at the same edge, in all that the line says and leaves out.
  private func change(_ fields: inout Fields) throws(TraceError) -> ScrollArea.Event {
    let control = try control(&fields)
    return .changed(control: control, try fields.control(at: edges[control]))
  }

  private mutating func resize(_ fields: inout Fields) throws(TraceError) -> ScrollArea.Event {
    let size = try fields.take("content")?.size()
    guard try fields.update(&viewport) || size != nil else {
      throw TraceError(
        "missing field: one of \"viewport\", \"content\", \"origin\", \"scale\""
      )
    }
    content = size ?? content
    return .resized(viewport, content: content)
  }

  /// A new list of controls keeps those whose edge it has as well, in their order; what else was
  /// there goes, what else it has comes after them.
  private mutating func configure(
    _ fields: inout Fields
  ) throws(TraceError) -> [ScrollArea.Event] {
    // The numbers in effects must be those from before: all that is seen at this time comes first.
    var events: [ScrollArea.Event] = [.elapsed]
    let before = configuration
    try fields.update(&configuration)
    if configuration != before { events.append(.configured(configuration)) }
    if let header = try fields.header() { events.append(.headed(header)) }
    guard var wanted = try fields.edges() else { return events }
    var kept: [EdgeControl.Configuration] = []
    var gone: [Int] = []
    for (index, edge) in edges.enumerated() {
      if let match = wanted.firstIndex(where: { $0.edge == edge }) {
        kept.append(wanted.remove(at: match))
      } else {
        gone.append(index)
      }
    }
    events += gone.reversed().map { .detached(control: $0) }
    events += kept.enumerated().map { .changed(control: $0.offset, $0.element) }
    events += wanted.map { .attached($0) }
    edges = kept.map(\.edge) + wanted.map(\.edge)
    return events
  }
}
