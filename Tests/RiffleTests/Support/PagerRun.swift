import Riffle

/// A pager with a clock and a hand: a test says what happens, and reads what the pager did.
///
/// Pointers are given in points from the viewport's leading side, so that one script serves every
/// course: a finger that moves by −100 pulls the row 100 points towards later pages.
struct PagerRun {
  let course: Course
  private(set) var pager: Pager
  /// The size that the viewport had at first: a resize does not move the fingers.
  private let screen: Size
  private(set) var time = 0.0
  /// All effects since the start, or since they were last taken.
  private(set) var log: [Pager.Effect] = []

  /// A pager that has started and whose effects so far are in the log.
  init(
    count: Int64,
    initial: Int64 = 0,
    course: Course = .leftToRight,
    extent: Double = 390,
    breadth: Double = 844,
    scale: Double = 1,
    configure: (inout Pager.Configuration) -> Void = { _ in }
  ) {
    self.course = course
    var configuration = Pager.Configuration()
    configuration.axis = course.axis
    configuration.direction = course.direction
    configure(&configuration)
    let size = course.size(extent: extent, breadth: breadth)
    screen = size
    pager = Pager(
      viewport: Viewport(size: size, scale: scale),
      configuration: configuration,
      count: count,
      initial: initial
    )
    send(.started)
  }

  /// Lets `seconds` pass and then something happen.
  mutating func send(_ event: Pager.Event, after seconds: Double = 0) {
    time += seconds
    pager.handle(event, at: time, into: &log)
  }

  /// Sends an event at a time that the run's own clock does not take over.
  mutating func send(_ event: Pager.Event, at time: Double) {
    pager.handle(event, at: time, into: &log)
  }

  /// The effects so far; the log is empty afterwards.
  mutating func taken() -> [Pager.Effect] {
    defer { log.removeAll(keepingCapacity: true) }
    return log
  }

  /// Lets time pass in frames.
  mutating func wait(_ seconds: Double, hz: Double = 60) {
    let end = time + seconds
    while time + 1 / hz < end { send(.elapsed, after: 1 / hz) }
    time = end
    pager.handle(.elapsed, at: end, into: &log)
  }

  /// Changes the configuration.
  mutating func configure(_ change: (inout Pager.Configuration) -> Void) {
    var configuration = pager.configuration
    change(&configuration)
    send(.configured(configuration))
  }

  /// Changes the viewport's extent along the flow.
  mutating func resize(to extent: Double, breadth: Double = 844) {
    let size = course.size(extent: extent, breadth: breadth)
    send(.resized(Viewport(size: size, scale: pager.viewport.scale)))
  }

  /// The placements as they are now.
  var placements: [Placement] {
    var placements: [Placement] = []
    pager.placements(into: &placements)
    return placements
  }

  /// Where a mounted page starts, in points from the viewport's leading side.
  func start(of page: Int64) -> Double {
    course.start(of: pager.placement(of: page).frame, in: pager.viewport.size)
  }
}

// MARK: - The hand

extension PagerRun {
  mutating func press(
    at along: Double,
    across: Double = 400,
    pointer: Int = 0,
    after seconds: Double = 0
  ) {
    let point = course.point(along: along, across: across, in: screen)
    send(.pressed(pointer: pointer, x: point.x, y: point.y), after: seconds)
  }

  mutating func move(
    to along: Double,
    across: Double = 400,
    pointer: Int = 0,
    after seconds: Double = 0
  ) {
    let point = course.point(along: along, across: across, in: screen)
    send(.moved(pointer: pointer, x: point.x, y: point.y), after: seconds)
  }

  mutating func lift(
    at along: Double,
    across: Double = 400,
    pointer: Int = 0,
    after seconds: Double = 0
  ) {
    let point = course.point(along: along, across: across, in: screen)
    send(.lifted(pointer: pointer, x: point.x, y: point.y), after: seconds)
  }

  /// Presses and moves to another place in even steps of a hundredth of a second; does not lift.
  mutating func drag(from start: Double, to end: Double, steps: Int = 10, pointer: Int = 0) {
    press(at: start, pointer: pointer)
    for step in 1...steps {
      let along = start + (end - start) * Double(step) / Double(steps)
      move(to: along, pointer: pointer, after: 0.01)
    }
  }

  /// Drags, waits until the hand has no velocity any more, and lifts there.
  mutating func dragAndRelease(from start: Double, to end: Double, steps: Int = 10) {
    drag(from: start, to: end, steps: steps)
    lift(at: end, after: 0.2)
  }

  /// Drags the row by parts of the viewport, slop included, towards later pages where positive.
  mutating func drag(pages: Double, of extent: Double = 390) {
    let slop = pages == 0 ? 0 : pages > 0 ? 10.0 : -10
    drag(from: 200, to: 200 - pages * extent - slop)
  }

  /// A flick with `velocity` points per second of the row that lasts 60 ms; takes 60 ms.
  mutating func flick(_ velocity: Double) {
    press(at: 200)
    for step in 1...6 { move(to: 200 - velocity * 0.01 * Double(step), after: 0.01) }
    lift(at: 200 - velocity * 0.06)
  }

  /// A step of a wheel along the flow, in points towards later pages.
  mutating func wheel(_ along: Double, across: Double = 0, after seconds: Double = 0) {
    let vector = course.vector(along: along, across: across)
    send(.wheeled(Wheel(dx: vector.x, dy: vector.y)), after: seconds)
  }
}
