/// The finger on a switcher: where it is, and whether it drags.
struct Hand: Equatable, Sendable {
  enum Phase: Equatable {
    /// No finger is down that matters.
    case up
    /// It is down and has not set out yet.
    case waiting
    /// It drags.
    case dragging
    /// It is down and means nothing until it lifts.
    case ignored
  }

  var phase = Phase.up
  var pointer = 0
  /// Where it is along the flow, or came down.
  var along: Double = 0
  /// Where it came down across the flow.
  var across: Double = 0
  /// Where along the flow the page that the drag began on would be in its place.
  var anchor: Double = 0
  /// The neighbour that may not come in this drag.
  var refused: Int64?
  /// The neighbour that may.
  var allowed: Int64?
  /// Where the move went that it caught on its way, as long as it has that move.
  var caught: Int64?
  var tracker = VelocityTracker()

  var isDragging: Bool { phase == .dragging }

  /// Takes the finger for one that means nothing any more.
  mutating func ignore() {
    if phase != .up { phase = .ignored }
  }

  mutating func track(_ along: Double, at time: Double, anew: Bool = false) {
    if anew { tracker.reset() }
    tracker.add(position: along, time: time)
  }
}
