import Riffle

/// A switcher that goes to a page and back, as a host would drive it: each frame is handled, and the
/// placements are read.
struct Switching: Turning {
  static let name = "A frame in the middle of a move: `cube`, 2 pages in view"
  static let turn = "move"

  private var switcher: PageSwitcher
  private var effects: [PageSwitcher.Effect] = []
  private var placements: [Placement] = []
  private var time = 0.0
  private(set) var drawn = 0.0

  init(count: Int64, initial: Int64) {
    var configuration = PageSwitcher.Configuration()
    configuration.animator = .cube
    switcher = PageSwitcher(
      viewport: Viewport(size: Size(width: 390, height: 844), scale: 3),
      configuration: configuration,
      count: count,
      initial: initial
    )
    send(.started)
  }

  mutating func begin() {
    let page = switcher.selected ?? 0
    send(.commanded(page: page.isMultiple(of: 2) ? page + 1 : page - 1, animated: true, command: 1))
  }

  var isMoving: Bool { switcher.due != nil }

  mutating func drawFrame() {
    time += Switching.frame
    send(.elapsed)
    switcher.placements(into: &placements)
    for placement in placements { drawn += placement.matrix.m41 + placement.frame.x }
  }

  private mutating func send(_ event: PageSwitcher.Event) {
    effects.removeAll(keepingCapacity: true)
    switcher.handle(event, at: time, into: &effects)
  }
}
