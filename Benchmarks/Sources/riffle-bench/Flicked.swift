import Riffle

/// A pager that a finger flicks, as a host would drive it: each frame is handled, and the placements
/// are read.
struct Flicked {
  private var pager: Pager
  private var effects: [Pager.Effect] = []
  private var placements: [Placement] = []
  private var time = 0.0
  /// What was drawn, in one number: the compiler cannot leave out what goes in here.
  private(set) var drawn = 0.0

  /// A pager of `count` pages, at rest on page `initial`.
  init(_ configuration: Pager.Configuration, count: Int64, initial: Int64) {
    pager = Pager(
      viewport: Viewport(size: Size(width: 390, height: 844), scale: 3),
      configuration: configuration,
      count: count,
      initial: initial
    )
    send(.started)
  }

  /// Whether something moves.
  var isMoving: Bool { pager.due != nil }

  /// A flick: ten moves of a finger, each so far, then the release.
  mutating func flick(from start: Double, by step: Double) {
    send(.pressed(pointer: 0, x: start, y: 400))
    for count in 1...10 {
      time += 0.008
      send(.moved(pointer: 0, x: start + step * Double(count), y: 400))
    }
    send(.lifted(pointer: 0, x: start + step * 10, y: 400))
  }

  /// Lets a frame's time pass, and reads the placements.
  mutating func drawFrame(after seconds: Double) {
    time += seconds
    send(.elapsed)
    pager.placements(into: &placements)
    for placement in placements { drawn += placement.matrix.m41 + placement.frame.x }
  }

  private mutating func send(_ event: Pager.Event) {
    effects.removeAll(keepingCapacity: true)
    pager.handle(event, at: time, into: &effects)
  }
}
