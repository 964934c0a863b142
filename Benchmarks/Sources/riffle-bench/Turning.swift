/// What is measured: something that turns to another page and back, as a host would drive it.
protocol Turning {
  /// What a frame of it is, for the report.
  static var name: String { get }
  /// What one turn is called.
  static var turn: String { get }
  /// One of `count` pages, at rest on page `initial`.
  init(count: Int64, initial: Int64)
  /// Begins to turn; what follows goes by itself.
  mutating func begin()
  /// Whether something moves.
  var isMoving: Bool { get }
  /// Lets a frame's time pass, and reads the placements.
  mutating func drawFrame()
  /// What was drawn, in one number: the compiler cannot leave out what goes in here.
  var drawn: Double { get }
}

extension Turning {
  /// Frames from the beginning on that are in the middle of the motion: a fifth of a second.
  static var framesInFlight: Int { 24 }

  /// The time of a frame in seconds.
  static var frame: Double { 1.0 / 120 }

  /// Draws so many frames.
  mutating func draw(frames: Int) {
    for _ in 0..<frames { drawFrame() }
  }

  /// Draws until nothing moves any more.
  mutating func drawToRest() {
    while isMoving { drawFrame() }
  }
}
