/// The velocity of a hand, from the positions and times of its last samples.
///
/// It is the slope of the straight line that fits them best (least squares), in points per second.
/// Only the current movement counts: samples of the last 0.1 s, after the last pause and after the
/// last change of direction. A hand that has paused has no velocity. Allocates once, when made.
public struct VelocityTracker: Sendable {
  /// A position of the hand at a time.
  private struct Sample: Equatable, Sendable {
    var position = 0.0
    var time = 0.0
  }

  /// How many samples are kept: 0.08 s of a 240 Hz digitiser.
  private static let capacity = 20

  /// How old a sample may be against the newest, in seconds: six frames at 60 Hz.
  ///
  /// Long enough to average out the digitiser's noise, short enough to be the hand's last intent.
  private static let horizon = 0.1

  /// The longest time between two samples of one movement, in seconds.
  ///
  /// A moving hand reports each frame, at 30 Hz where a source is slow: two missing reports are a
  /// pause.
  private static let pause = 0.075

  /// The greatest velocity that counts, in points per second.
  ///
  /// It crosses the largest screen in a few hundredths of a second, which no hand does: more comes
  /// from two samples whose times are too close together.
  private static let greatestVelocity = 100_000.0

  /// Always `capacity` long, so that nothing is allocated later; the oldest comes first.
  private var samples: [Sample]
  private var count = 0

  /// A tracker without samples.
  public init() {
    samples = [Sample](repeating: Sample(), count: VelocityTracker.capacity)
  }

  /// Forgets all samples, as for a new touch.
  public mutating func reset() {
    count = 0
  }

  /// Takes in where the hand is.
  ///
  /// A sample that is not finite, or older than the newest, is ignored. One of the same time as the
  /// newest replaces it.
  ///
  /// - Parameters:
  ///   - position: In points.
  ///   - time: In seconds, of any clock.
  public mutating func add(position: Double, time: Double) {
    guard position.magnitude < .infinity, time.magnitude < .infinity else { return }
    let sample = Sample(position: PhysicalRange.clamp(position), time: time)
    if count > 0 {
      let newest = samples[count - 1].time
      if time < newest { return }
      if time == newest {
        samples[count - 1] = sample
        return
      }
    }
    if count == VelocityTracker.capacity {
      for index in 1..<count { samples[index - 1] = samples[index] }
      count -= 1
    }
    samples[count] = sample
    count += 1
  }

  /// The velocity in points per second, within ±100 000, at a time of the samples' clock.
  ///
  /// It is 0 with fewer than two samples of the current movement, and when the newest is more than
  /// 0.075 s older than the time: a pause is no velocity. A time that is NaN gives 0.
  public func velocity(at time: Double) -> Double {
    guard count > 1, time - samples[count - 1].time <= VelocityTracker.pause else { return 0 }
    let first = startOfMovement
    let newest = samples[count - 1]

    // Relative to the newest, so that neither a late clock nor a far position costs digits.
    let number = Double(count - first)
    var meanTime = 0.0
    var meanPosition = 0.0
    for index in first..<count {
      meanTime += (samples[index].time - newest.time) / number
      meanPosition += (samples[index].position - newest.position) / number
    }
    var covariance = 0.0
    var variance = 0.0
    for index in first..<count {
      let time = samples[index].time - newest.time - meanTime
      covariance += time * (samples[index].position - newest.position - meanPosition)
      variance += time * time
    }
    guard variance > 0 else { return 0 }
    return PhysicalRange.clamp(
      covariance / variance,
      from: -VelocityTracker.greatestVelocity,
      to: VelocityTracker.greatestVelocity
    )
  }

  /// The index of the first sample of the current movement.
  private var startOfMovement: Int {
    let newest = samples[count - 1].time
    var first = count - 1
    var direction = 0.0
    while first > 0 {
      let later = samples[first]
      let earlier = samples[first - 1]
      if newest - earlier.time > VelocityTracker.horizon { break }
      if later.time - earlier.time > VelocityTracker.pause { break }
      let step = later.position - earlier.position
      // The turning point itself belongs to the new direction; standing still to either.
      if step * direction < 0 { break }
      if step != 0 { direction = step > 0 ? 1 : -1 }
      first -= 1
    }
    return first
  }
}

extension VelocityTracker: Equatable {
  /// Whether two trackers hold the same samples; what they have forgotten does not count.
  public static func == (left: VelocityTracker, right: VelocityTracker) -> Bool {
    guard left.count == right.count else { return false }
    for index in 0..<left.count where left.samples[index] != right.samples[index] { return false }
    return true
  }
}
