import Riffle

/// Writes what a client of edge controls can see as lines of JSON.
struct EdgesPrinter: TracePrinter {
  /// The edges of the controls, by their numbers.
  private var edges: [Edge]

  init(_ edges: [Edge]) {
    self.edges = edges
  }

  mutating func prepare(for event: TraceEvent) {
    guard case .edges(let events) = event else { return }
    for event in events {
      switch event {
      case .attached(let configuration): edges.append(configuration.edge)
      case .detached(let control): edges.remove(at: control)
      default: break
      }
    }
  }

  func line(for effect: ScrollArea.Effect, at time: Double) -> String? {
    switch effect {
    case .changed(let control, let state, let progress):
      effectLine(time, "state") {
        self.control(control, &$0)
        $0.key("state")
        $0.string(word(for: state))
        $0.key("progress")
        $0.number(progress)
      }
    case .activated(let control):
      effectLine(time, "activated") { self.control(control, &$0) }
    case .insetsChanged(let insets):
      effectLine(time, "insetsChanged") { $0.insets("effective", insets) }
    case .framesStarted: effectLine(time, "framesStarted")
    case .framesStopped: effectLine(time, "framesStopped")
    // Where things are a probe tells.
    case .dragBegan, .placed: nil
    }
  }

  func line(for area: ScrollArea, _ placements: [Placement], at time: Double) -> String {
    probeLine(time) { line in
      line.key("state")
      line.string(word(for: area.state))
      line.key("offset")
      line.numbers([area.offset.x, area.offset.y])
      line.insets("clientInsets", area.clientInsets)
      line.insets("effectiveInsets", area.effectiveInsets)
      line.key("edges")
      line.list { list in
        for index in 0..<area.controlCount {
          list.object { self.control(index, of: area, &$0) }
        }
      }
      guard let frame = area.headerFrame else { return }
      line.key("header")
      line.object { header in
        header.key("visibleLength")
        header.number(area.headerVisibleLength)
        header.frame(frame)
      }
    }
  }

  private func control(_ index: Int, of area: ScrollArea, _ line: inout JSONText) {
    guard let control = area.control(index), let frame = area.frame(of: index) else { return }
    line.key("edge")
    line.string(word(for: edges[index]))
    line.key("state")
    line.string(word(for: control.state))
    line.key("progress")
    line.number(control.progress)
    line.key("visibleLength")
    line.number(area.visibleLength(of: index))
    line.frame(frame)
  }

  /// Which control it is: its edge and, where others are there as well, its place among them.
  private func control(_ index: Int, _ line: inout JSONText) {
    let edge = edges[index]
    line.key("edge")
    line.string(word(for: edge))
    guard edges.filter({ $0 == edge }).count > 1 else { return }
    line.key("control")
    line.integer(edges[..<index].filter { $0 == edge }.count)
  }

  private func word(for edge: Edge) -> String {
    switch edge {
    case .top: "top"
    case .bottom: "bottom"
    case .left: "left"
    case .right: "right"
    case .leading: "leading"
    case .trailing: "trailing"
    }
  }

  private func word(for state: EdgeControl.State) -> String {
    switch state {
    case .idle: "idle"
    case .triggering: "triggering"
    case .active: "active"
    case .completed: "completed"
    }
  }

  private func word(for state: ScrollArea.State) -> String {
    switch state {
    case .idle: "idle"
    case .held: "held"
    case .dragging: "dragging"
    case .gliding: "gliding"
    case .animating: "animating"
    }
  }
}

extension JSONText {
  fileprivate mutating func insets(_ name: StaticString, _ insets: Insets) {
    key(name)
    numbers([insets.top, insets.left, insets.bottom, insets.right])
  }
}
