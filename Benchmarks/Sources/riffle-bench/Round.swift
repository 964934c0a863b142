import Riffle

/// A loop that is flicked on and on in one direction, page after page, as a host would drive it.
struct Round: Turning {
  static let name = "A frame in the middle of a fling of a loop, full pages"
  static let turn = "page turn of a loop"
  private static let frame = 1.0 / 120

  private var pager: Pager
  private var effects: [Pager.Effect] = []
  private var placements: [Placement] = []
  private var time = 0.0
  private(set) var drawn = 0.0

  init(count: Int64, initial: Int64) {
    var configuration = Pager.Configuration()
    configuration.loop = true
    pager = Pager(
      viewport: Viewport(size: Size(width: 390, height: 844), scale: 3),
      configuration: configuration,
      count: count,
      initial: initial
    )
    send(.started)
  }

  mutating func begin() {
    send(.pressed(pointer: 0, x: 300, y: 400))
    for step in 1...10 {
      time += 0.008
      send(.moved(pointer: 0, x: 300 - 12 * Double(step), y: 400))
    }
    send(.lifted(pointer: 0, x: 180, y: 400))
  }

  mutating func draw(frames: Int) {
    for _ in 0..<frames { drawFrame() }
  }

  mutating func drawToRest() {
    while pager.due != nil { drawFrame() }
  }

  private mutating func drawFrame() {
    time += Round.frame
    send(.elapsed)
    pager.placements(into: &placements)
    for placement in placements { drawn += placement.frame.x }
  }

  private mutating func send(_ event: Pager.Event) {
    effects.removeAll(keepingCapacity: true)
    pager.handle(event, at: time, into: &effects)
  }
}
