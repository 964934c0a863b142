import Riffle

/// A switcher with a clock and a hand: a test says what happens, and reads what the switcher did.
///
/// Pointers are given in points from the leading side, so that one script serves both directions: a
/// finger that moves by −100 pulls the pages 100 points towards later ones. A finger may come down
/// anywhere unless a test says otherwise.
struct SwitcherRun {
  let direction: LayoutDirection
  private(set) var switcher: PageSwitcher
  private(set) var time = 0.0
  /// All effects since the start, or since they were last taken.
  private(set) var log: [PageSwitcher.Effect] = []
  private let width: Double

  /// A switcher that has started and whose effects so far are in the log.
  init(
    count: Int64,
    initial: Int64 = 0,
    direction: LayoutDirection = .leftToRight,
    width: Double = 400,
    scale: Double = 1,
    configure: (inout PageSwitcher.Configuration) -> Void = { _ in }
  ) {
    var configuration = PageSwitcher.Configuration()
    configuration.edgeZone = nil
    configuration.direction = direction
    configure(&configuration)
    self.direction = direction
    self.width = width
    switcher = PageSwitcher(
      viewport: Viewport(size: Size(width: width, height: 800), scale: scale),
      configuration: configuration,
      count: count,
      initial: initial
    )
    send(.started)
  }

  /// Lets `seconds` pass and then something happen.
  mutating func send(_ event: PageSwitcher.Event, after seconds: Double = 0) {
    time += seconds
    switcher.handle(event, at: time, into: &log)
  }

  /// Sends an event at a time that the run's own clock does not take over.
  mutating func send(_ event: PageSwitcher.Event, at time: Double) {
    switcher.handle(event, at: time, into: &log)
  }

  /// The effects so far; the log is empty afterwards.
  mutating func taken() -> [PageSwitcher.Effect] {
    defer { log.removeAll(keepingCapacity: true) }
    return log
  }

  /// Lets time pass in frames.
  mutating func wait(_ seconds: Double, hz: Double = 60) {
    let end = time + seconds
    while time + 1 / hz < end { send(.elapsed, after: 1 / hz) }
    time = end
    send(.elapsed)
  }

  /// Goes to a page.
  mutating func select(
    _ page: Int64,
    animated: Bool = true,
    command: Int = 0,
    after seconds: Double = 0
  ) {
    send(.commanded(page: page, animated: animated, command: command), after: seconds)
  }

  /// Changes the configuration.
  mutating func configure(_ change: (inout PageSwitcher.Configuration) -> Void) {
    var configuration = switcher.configuration
    change(&configuration)
    send(.configured(configuration))
  }

  mutating func resize(to width: Double) {
    send(.resized(Viewport(size: Size(width: width, height: 800))))
  }

  /// The placements as they are now.
  var placements: [Placement] {
    var placements: [Placement] = []
    switcher.placements(into: &placements)
    return placements
  }
}

// MARK: - The hand

extension SwitcherRun {
  private func x(_ along: Double) -> Double {
    direction == .leftToRight ? along : width - along
  }

  mutating func press(
    at along: Double,
    y: Double = 400,
    pointer: Int = 0,
    after seconds: Double = 0
  ) {
    send(.pressed(pointer: pointer, x: x(along), y: y), after: seconds)
  }

  mutating func move(
    to along: Double,
    y: Double = 400,
    pointer: Int = 0,
    after seconds: Double = 0
  ) {
    send(.moved(pointer: pointer, x: x(along), y: y), after: seconds)
  }

  mutating func lift(
    at along: Double,
    y: Double = 400,
    pointer: Int = 0,
    after seconds: Double = 0
  ) {
    send(.lifted(pointer: pointer, x: x(along), y: y), after: seconds)
  }

  /// Presses in the middle and moves, in steps of a hundredth of a second, until the pages are
  /// dragged by parts of the width, towards later pages where positive; does not lift.
  mutating func drag(pages: Double, steps: Int = 10) {
    let start = SwitcherRun.middle
    let end = place(ofPull: pages)
    press(at: start)
    for step in 1...steps {
      move(to: start + (end - start) * Double(step) / Double(steps), after: 0.01)
    }
  }

  /// Drags, waits until the hand has no velocity any more, and lifts there.
  mutating func dragAndRelease(pages: Double) {
    drag(pages: pages)
    lift(at: place(ofPull: pages), after: 0.2)
  }

  private static let middle = 200.0

  /// Where a finger is that came down in the middle and has pulled so many pages, slop included.
  func place(ofPull pages: Double) -> Double {
    SwitcherRun.middle - pages * width - (pages > 0 ? 10 : pages < 0 ? -10 : 0)
  }
}
