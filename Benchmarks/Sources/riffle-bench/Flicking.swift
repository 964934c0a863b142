/// What is measured of a pager that a finger flicks.
protocol Flicking: Turning {
  /// The pager and the finger.
  var flicked: Flicked { get set }
}

extension Flicking {
  mutating func drawFrame() { flicked.drawFrame(after: Self.frame) }

  var isMoving: Bool { flicked.isMoving }
  var drawn: Double { flicked.drawn }
}
