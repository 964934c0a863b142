/// How the progress of a passage goes on by itself: a way in time, from where it is to one of its
/// ends, and where a page beyond was asked for meanwhile, on to that in the same stride.
///
/// Lengths are in passages, times seconds.
struct Course: Equatable, Sendable {
  /// The shape of the way.
  private enum Curve: Equatable {
    /// From rest, with ease-out.
    case easeOut
    /// With one speed.
    case linear
    /// From a speed, in lengths of the course per its duration, to rest: a cubic.
    case slowing(from: Double)
  }

  private let curve: Curve
  /// The length of the whole way.
  private let length: Double
  private let duration: Double
  /// When it began.
  private let start: Double
  /// The progress at the way's beginning, and which way it goes.
  private var base: Double
  private var sign: Double
  /// Where this passage ends: 0 or 1.
  private(set) var goal: Double
  /// When this passage ends.
  private(set) var end: Double
  /// The length of this passage's part of the way, where another one follows in the same stride.
  private var firstPart: Double?
  /// Whether a command asked for it; else it follows a gesture.
  let isCommanded: Bool

  /// The quickest that a passage turns round, in lengths per duration; a hand may be faster, and
  /// would be out of sight for a while.
  private static let greatestTurn = 2.0

  /// A passage from its beginning, by command.
  init(easingOutOver duration: Double, at time: Double) {
    curve = .easeOut
    (length, self.duration, start) = (1, duration, time)
    (base, sign, goal) = (0, 1, 1)
    (end, firstPart, isCommanded) = (time + duration, nil, true)
  }

  /// A passage that a hand has let go, with so much progress per second.
  init(settlingFrom progress: Double, to goal: Double, rate: Double, at time: Double) {
    curve = .linear
    length = abs(goal - progress)
    duration = length / rate
    start = time
    (base, sign, self.goal) = (progress, goal > progress ? 1 : -1, goal)
    (end, firstPart, isCommanded) = (time + duration, nil, false)
  }

  /// A passage that is sent to an end by command, from where it is and as fast as it is.
  ///
  /// - Parameters:
  ///   - progress: where it is.
  ///   - velocity: its progress per second.
  ///   - goal: the end, 0 or 1.
  ///   - goesOn: whether another whole passage follows.
  ///   - whole: how long a whole passage takes by command; above 0.
  ///   - time: now.
  init(
    from progress: Double,
    velocity: Double,
    to goal: Double,
    goesOn: Bool,
    whole: Double,
    at time: Double
  ) {
    let first = abs(goal - progress)
    // Where it is at its beginning still, it has not set out for its end: it is on its way already.
    let sign: Double = goal > 0 || (progress == 0 && goesOn) ? 1 : -1
    let length = first + (goesOn ? 1 : 0)
    var duration = whole * min(1, length)
    let speed = velocity.orZero * sign
    // Faster than three lengths in a duration, a cubic would overshoot.
    if speed * duration > 3 * length { duration = 3 * length / speed }
    let start = length > 0 ? max(speed * duration / length, 0 - Course.greatestTurn) : 0
    curve = .slowing(from: start)
    (self.length, self.duration, self.start) = (length, duration, time)
    (base, self.sign, self.goal) = (progress, sign, goal)
    isCommanded = true
    firstPart = goesOn ? first : nil
    end = time + duration
    if goesOn { end = time + self.time(of: first) }
  }

  /// The progress at a time, within 0…1.
  func progress(at time: Double) -> Double {
    guard time < end else { return goal }
    return (base + sign * way(at: time - start)).clamped(to: 0...1)
  }

  /// The progress per second at a time.
  func velocity(at time: Double) -> Double {
    guard duration > 0, time < start + duration else { return 0 }
    let part = max(0, (time - start) / duration)
    let speed: Double =
      switch curve {
      case .easeOut: EaseOut.speed(at: part)
      case .linear: 1
      case .slowing(let first):
        first * (1 - 4 * part + 3 * part * part) + 6 * part * (1 - part)
      }
    return sign * speed * length / duration
  }

  /// The passage that follows in the same stride, from its beginning to its end.
  var next: Course? {
    guard let firstPart else { return nil }
    var next = self
    next.base = 0 - firstPart
    next.sign = 1
    next.goal = 1
    next.end = start + duration
    next.firstPart = nil
    return next
  }

  /// The length of the way that is done so many seconds after its beginning.
  private func way(at time: Double) -> Double {
    guard time > 0, duration > 0 else { return 0 }
    guard time < duration else { return length }
    let part = time / duration
    switch curve {
    case .easeOut: return length * EaseOut.way(at: part)
    case .linear: return length * part
    case .slowing(let first):
      let rest = 1 - part
      return length * (first * part * rest * rest + part * part * (3 - 2 * part))
    }
  }

  /// When a part of the way is done; it is met once, whichever way it sets out.
  private func time(of way: Double) -> Double {
    guard way > 0 else { return 0 }
    var (low, high) = (0.0, duration)
    for _ in 0..<60 {
      let middle = 0.5 * (low + high)
      if self.way(at: middle) < way { low = middle } else { high = middle }
    }
    return high
  }
}
