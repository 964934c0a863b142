import Riffle

/// A pager whose pages are flicked to and fro.
///
/// Pages are half the viewport and centred, so that three are in view at any time, and tilt as
/// `cards`.
struct Fling: Flicking {
  static let name = "A frame in the middle of a fling: `cards`, 3 pages in view"
  static let turn = "page turn"

  var flicked: Flicked
  private var direction = -1.0

  init(count: Int64, initial: Int64) {
    var configuration = Pager.Configuration()
    configuration.extent = .fraction(0.5)
    configuration.alignment = .center
    configuration.transition = .cards
    flicked = Flicked(configuration, count: count, initial: initial)
  }

  /// Flicks to the next page, or back from it.
  mutating func begin() {
    direction = -direction
    flicked.flick(from: 200, by: -8 * direction)
  }
}
