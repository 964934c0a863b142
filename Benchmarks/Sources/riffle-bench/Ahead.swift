import Riffle

/// A row that is flicked on and on, with pages that are fetched ahead on both sides.
struct Ahead: Flicking {
  static let name =
    "A frame in the middle of a fling of a loop, pages fetched 5 ahead"
  static let turn = "fetching turn"

  var flicked: Flicked

  init(count: Int64, initial: Int64) {
    var configuration = Pager.Configuration()
    configuration.loop = true
    configuration.prefetch = 5
    flicked = Flicked(configuration, count: count, initial: initial)
  }

  mutating func begin() { flicked.flick(from: 300, by: -12) }
}
