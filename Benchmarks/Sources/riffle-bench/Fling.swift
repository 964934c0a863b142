import Riffle

/// A pager whose pages are flicked to and fro, as a host would drive it: each frame is handled, and
/// the placements are read.
///
/// Pages are half the viewport and centred, so that three are in view at any time, and tilt as
/// `cards`.
struct Fling: Turning {
  static let name = "A frame in the middle of a fling: `cards`, 3 pages in view"
  static let turn = "page turn"
  private static let frame = 1.0 / 120

  private var pager: Pager
  private var effects: [Pager.Effect] = []
  private var placements: [Placement] = []
  private var time = 0.0
  private var direction = -1.0
  /// What was drawn, in one number: the compiler cannot leave out what goes in here.
  private(set) var drawn = 0.0

  /// A pager of `count` pages, at rest on page `initial`.
  init(count: Int64, initial: Int64) {
    var configuration = Pager.Configuration()
    configuration.extent = .fraction(0.5)
    configuration.alignment = .center
    configuration.transition = .cards
    pager = Pager(
      viewport: Viewport(size: Size(width: 390, height: 844), scale: 3),
      configuration: configuration,
      count: count,
      initial: initial
    )
    send(.started)
  }

  /// Flicks to the next page, or back from it: ten moves of a finger, then the release.
  mutating func begin() {
    direction = -direction
    send(.pressed(pointer: 0, x: 200, y: 400))
    for step in 1...10 {
      time += 0.008
      send(.moved(pointer: 0, x: 200 - direction * 8 * Double(step), y: 400))
    }
    send(.lifted(pointer: 0, x: 200 - direction * 80, y: 400))
  }

  /// Draws so many frames.
  mutating func draw(frames: Int) {
    for _ in 0..<frames { drawFrame() }
  }

  /// Draws until nothing moves any more.
  mutating func drawToRest() {
    while pager.due != nil { drawFrame() }
  }

  private mutating func drawFrame() {
    time += Fling.frame
    send(.elapsed)
    pager.placements(into: &placements)
    for placement in placements { drawn += placement.matrix.m41 + placement.frame.x }
  }

  private mutating func send(_ event: Pager.Event) {
    effects.removeAll(keepingCapacity: true)
    pager.handle(event, at: time, into: &effects)
  }
}
