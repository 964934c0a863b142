/// Core Animation's ease-out: the cubic Bézier curve through (0, 0), (0, 0), (0.58, 1), (1, 1).
enum EaseOut {
  /// The part of the way that is done after a part of the time; both 0…1, and clamped to it.
  static func way(at time: Double) -> Double {
    let parameter = parameter(at: time)
    return parameter * parameter * (3 - 2 * parameter)
  }

  /// The derivative of the way by the time, 0 outside of 0…1.
  static func speed(at time: Double) -> Double {
    guard time >= 0, time < 1 else { return 0 }
    let parameter = parameter(at: time)
    // Both polynomials' derivatives have the factor `parameter`, which is left out.
    return (6 - 6 * parameter) / (3.48 - 2.22 * parameter)
  }

  /// Where on the curve the time is `time`: the root of 1.74 s² − 0.74 s³ = time.
  private static func parameter(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    // The curve lies above its chord's square: the root of that is a start to the right of ours, and
    // Newton's steps converge to the last bits from there.
    var parameter = time.squareRoot()
    for _ in 0..<8 {
      let error = parameter * parameter * (1.74 - 0.74 * parameter) - time
      parameter -= error / (parameter * (3.48 - 2.22 * parameter))
    }
    return parameter
  }
}
