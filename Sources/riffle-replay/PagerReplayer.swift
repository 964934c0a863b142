import Riffle

/// Plays the events of a trace to a pager and prints what comes of them.
struct PagerReplayer {
  private var pager: Pager
  private var printer: PagerPrinter
  private var frames: FrameSchedule?
  private var hasStarted = false
  private var effects: [Pager.Effect] = []
  private var placements: [Placement] = []

  init(_ setup: PagerSetup) {
    pager = Pager(
      viewport: setup.viewport,
      configuration: setup.configuration,
      count: setup.pages.count,
      initial: setup.pages.initial
    )
    printer = PagerPrinter(setup)
  }

  /// Lets all happen that comes before a line at `time`, then the line itself.
  mutating func run(_ event: TraceEvent, at time: Double, _ print: (String) -> Void) {
    if !hasStarted {
      hasStarted = true
      handle(.started, at: time, print)
    }
    advance(to: time, print)
    switch event {
    case .frames(let until, let hz):
      frames = FrameSchedule(from: time, until: until, hz: hz)
    case .probe:
      handle(.elapsed, at: time, print)
      pager.placements(into: &placements)
      print(printer.line(for: pager, placements, at: time))
    case .pager(let event):
      handle(event, at: time, print)
    case .passed:
      break
    }
  }

  /// Draws the frames that are left after the last line.
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
      if let due = pager.due, due <= frame ?? time {
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
        pager.placements(into: &placements)
      } else {
        return
      }
    }
  }

  private mutating func handle(
    _ event: Pager.Event,
    at time: Double,
    _ print: (String) -> Void
  ) {
    effects.removeAll(keepingCapacity: true)
    if case .configured(let configuration) = event {
      printer.printsTargetOffset = configuration.driver == .host
    }
    pager.handle(event, at: time, into: &effects)
    for effect in effects {
      if let line = printer.line(for: effect, at: time) { print(line) }
    }
  }
}
