import Riffle

/// An area with edge controls, a clock and a hand: a test says what happens, and reads what the area
/// did.
struct AreaRun {
  private(set) var area: ScrollArea
  private(set) var time = 0.0
  /// All effects since the start, or since they were last taken, each with its time.
  private(set) var log: [Entry] = []
  private var effects: [ScrollArea.Effect] = []

  /// What was done, and when.
  struct Entry: Equatable {
    var time: Double
    var effect: ScrollArea.Effect
  }

  /// A phone with 2000 points of content below one another, at its upper left corner.
  init(
    _ edges: Edge...,
    content: Size = Size(width: 390, height: 2000),
    insets: Insets = .zero,
    direction: LayoutDirection = .leftToRight,
    control: (inout EdgeControl.Configuration) -> Void = { _ in }
  ) {
    var configuration = ScrollArea.Configuration()
    configuration.direction = direction
    area = ScrollArea(
      viewport: Viewport(size: Size(width: 390, height: 844), scale: 3),
      content: content,
      insets: insets,
      configuration: configuration,
      controls: edges.map { edge in
        var configuration = EdgeControl.Configuration()
        configuration.edge = edge
        control(&configuration)
        return configuration
      }
    )
  }

  /// Lets `seconds` pass, with all that falls due in them, and then something happen.
  mutating func send(_ event: ScrollArea.Event, after seconds: Double = 0) {
    let end = time + seconds
    while let due = area.due, due <= end { handle(.elapsed, at: due) }
    time = end
    handle(event, at: end)
  }

  private mutating func handle(_ event: ScrollArea.Event, at time: Double) {
    effects.removeAll(keepingCapacity: true)
    area.handle(event, at: time, into: &effects)
    log += effects.map { Entry(time: time, effect: $0) }
  }

  /// Lets time pass.
  mutating func wait(_ seconds: Double) { send(.elapsed, after: seconds) }

  /// The effects so far; the log is empty afterwards.
  mutating func taken() -> [Entry] {
    defer { log.removeAll(keepingCapacity: true) }
    return log
  }

  mutating func press(x: Double = 200, y: Double = 300, after seconds: Double = 0) {
    send(.pressed(pointer: 0, x: x, y: y), after: seconds)
  }

  mutating func move(x: Double = 200, y: Double = 300, after seconds: Double = 0.01) {
    send(.moved(pointer: 0, x: x, y: y), after: seconds)
  }

  mutating func lift(x: Double = 200, y: Double = 300, after seconds: Double = 0) {
    send(.lifted(pointer: 0, x: x, y: y), after: seconds)
  }

  /// Moves the hand that is down so that an end is `distance` points away, as shown, where the rest is
  /// now; the band of 844 points is stretched from a content that stood at its end when the hand came
  /// down at 300.
  mutating func pull(top distance: Double, after seconds: Double = 0.01) {
    move(y: AreaRun.hand(for: distance), after: seconds)
  }

  /// Where a hand is that came down at 300 and has stretched a band of 844 points so far.
  static func hand(for distance: Double) -> Double {
    310 + RubberBand(dimension: 844).distance(forOffset: distance)
  }

  /// Presses at the upper end, pulls and stays down.
  mutating func pressAndPull(top distance: Double) {
    press()
    pull(top: distance / 2)
    pull(top: distance)
  }
}

extension AreaRun {
  /// The states that a control has been in, in order, without those that follow themselves.
  func states(of control: Int = 0) -> [EdgeControl.State] {
    var states: [EdgeControl.State] = []
    for entry in log {
      guard case .changed(control, let state, _) = entry.effect, state != states.last else {
        continue
      }
      states.append(state)
    }
    return states
  }

  /// When a control's work was to begin.
  func activations(of control: Int = 0) -> [Double] {
    log.filter { $0.effect == .activated(control: control) }.map(\.time)
  }

  func state(_ control: Int = 0) -> EdgeControl.State? { area.control(control)?.state }
  func progress(_ control: Int = 0) -> Double? { area.control(control)?.progress }
}
