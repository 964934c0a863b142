/// The times at which a `frames` line draws: t + k/hz below `until`, then `until` itself.
struct FrameSchedule: Equatable, Sendable {
  private let start: Double
  /// The time of the last frame, in seconds.
  let until: Double
  private let hz: Double
  /// The number of the next frame.
  private var index = 0.0

  /// The time of the next frame, in seconds; nil once `until` has been drawn.
  private(set) var next: Double?

  init(from start: Double, until: Double, hz: Double) {
    self.start = start
    self.until = until
    self.hz = hz
    next = start < until ? start : until
  }

  /// Goes on to the frame after ``next``.
  mutating func advance() {
    guard let current = next, current < until else {
      next = nil
      return
    }
    // Each from the start, not from the one before: the error of 1/hz must not add up.
    index += 1
    next = min(start + index / hz, until)
  }
}
