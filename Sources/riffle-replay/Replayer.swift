import Riffle

/// Plays the events of a trace, whatever component they are for.
protocol Replaying {
  /// Lets all happen that comes before a line at `time`, then the line itself.
  mutating func run(_ event: TraceEvent, at time: Double, _ print: (String) -> Void)

  /// Draws the frames that are left after the last line.
  mutating func finish(_ print: (String) -> Void)
}

/// Plays the events of a trace to a component and prints what comes of them.
struct Replayer<Printer: TracePrinter>: Replaying {
  private var engine: Printer.Engine
  private var printer: Printer
  private var frames: FrameSchedule?
  private var hasStarted = false
  private var effects: [Printer.Engine.Effect] = []
  private var placements: [Placement] = []

  init(_ engine: Printer.Engine, _ printer: Printer) {
    self.engine = engine
    self.printer = printer
  }

  mutating func run(_ event: TraceEvent, at time: Double, _ print: (String) -> Void) {
    if !hasStarted {
      hasStarted = true
      handle(Printer.Engine.start, at: time, print)
    }
    advance(to: time, print)
    switch event {
    case .frames(let until, let hz):
      frames = FrameSchedule(from: time, until: until, hz: hz)
    case .probe:
      handle(.elapsed, at: time, print)
      engine.placements(into: &placements)
      print(printer.line(for: engine, placements, at: time))
    case .pager, .switcher, .edges:
      printer.prepare(for: event)
      for event in Printer.Engine.events(event) { handle(event, at: time, print) }
    case .passed:
      break
    }
  }

  mutating func finish(_ print: (String) -> Void) {
    guard let frames else { return }
    advance(to: frames.until, print)
  }

  /// Draws frames and lets due things happen, in the order of their times, up to `time`.
  private mutating func advance(to time: Double, _ print: (String) -> Void) {
    var done = -Double.infinity
    while true {
      let frame = frames?.next.flatMap { $0 <= time ? $0 : nil }
      // What is due at a frame's own time happens before it is drawn.
      if let due = engine.due, due <= frame ?? time {
        handle(.elapsed, at: due, print)
        if due == done, effects.isEmpty {
          // Only a fault of the engine asks for the same moment for ever; it must not hang us.
          assertionFailure("nothing happened at \(due), and it is due again")
          return
        }
        done = due
      } else if let frame {
        frames?.advance()
        handle(.elapsed, at: frame, print)
        engine.placements(into: &placements)
      } else {
        return
      }
    }
  }

  private mutating func handle(
    _ event: Printer.Engine.Event,
    at time: Double,
    _ print: (String) -> Void
  ) {
    effects.removeAll(keepingCapacity: true)
    engine.handle(event, at: time, into: &effects)
    for effect in effects {
      if let line = printer.line(for: effect, at: time) { print(line) }
    }
  }
}
