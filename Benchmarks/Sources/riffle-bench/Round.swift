import Riffle

/// A loop that is flicked on and on in one direction, page after page.
struct Round: Flicking {
  static let name = "A frame in the middle of a fling of a loop, full pages"
  static let turn = "loop turn"

  var flicked: Flicked

  init(count: Int64, initial: Int64) {
    var configuration = Pager.Configuration()
    configuration.loop = true
    flicked = Flicked(configuration, count: count, initial: initial)
  }

  mutating func begin() { flicked.flick(from: 300, by: -12) }
}
