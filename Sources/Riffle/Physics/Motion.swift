/// A movement along one axis, as a function of time.
///
/// Times are seconds since the motion began, positions points, velocities points per second. Every
/// motion is in closed form: any time can be asked for, in any order, so the frame rate cannot
/// change where anything lands. A time before the start (or NaN) is the start; a time after
/// `restTime` is rest. What comes out is always finite.
public protocol Motion: Equatable, Sendable {
  /// The position in points, at a time in seconds since the start.
  func position(at time: Double) -> Double

  /// The velocity in points per second, at a time in seconds since the start.
  func velocity(at time: Double) -> Double

  /// The first time from which the motion rests, in seconds; 0 if it never moves.
  var restTime: Double { get }

  /// Where it rests, in points.
  var restPosition: Double { get }
}

extension Motion {
  /// Whether the motion rests at a time in seconds since the start, and for ever after.
  ///
  /// At NaN it does not.
  public func isDone(at time: Double) -> Bool {
    time >= restTime
  }
}
