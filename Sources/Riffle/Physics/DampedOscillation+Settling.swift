extension DampedOscillation {
  /// The time after which the magnitude never exceeds a positive tolerance; 0 if it never does.
  ///
  /// Magnitudes rise and fall between turning points. The last turning point above the tolerance
  /// is found in closed form or by halving; from there to the next the crossing is single, and
  /// halving finds it. The number of steps is bounded and does not depend on the numbers' size.
  func lastTime(above tolerance: Double) -> Double {
    let turn = firstTurn
    let height = value(at: turn).magnitude
    guard height > tolerance else {
      guard startValue.magnitude > tolerance else { return 0 }
      // Up to the first turning point the value only falls or only rises through the tolerance. That
      // point may lie a million years ahead, where halving would tell no seconds apart: a flick
      // whose spring is made to stop it dead has none but for rounding.
      let quiet = quiet(tolerance, after: 0)
      return crossing(of: tolerance, from: 0, to: turn < quiet ? turn : quiet)
    }
    guard case .swinging(let rate, let frequency, _) = form else {
      return crossing(of: tolerance, from: turn, to: quiet(tolerance, after: turn))
    }
    // Each half swing shrinks the turning points by the same factor.
    let halfSwing = Double.pi / frequency
    let swings = Elementary.log(height / tolerance) / (rate * halfSwing)
    let last = turn + swings.rounded(.down) * halfSwing
    return crossing(of: tolerance, from: last, to: last + halfSwing)
  }

  /// The first time at which the slope is 0; 0 if it never is again.
  private var firstTurn: Double {
    switch form {
    case .swinging(let rate, let frequency, let sine):
      // The slope is e^(−rate·t)·(u′₀·cos − b·sin), which changes sign once in a half swing.
      let b = frequency * startValue + rate * sine
      var early = 0.0
      var late = Double.pi
      for _ in 0..<DampedOscillation.halvings {
        let middle = 0.5 * (early + late)
        let angle = Elementary.sinCos(middle)
        let slope = startSlope * angle.cos - b * angle.sin
        if (slope > 0) == (startSlope > 0) { early = middle } else { late = middle }
      }
      return late / frequency
    case .critical(let rate, let linear):
      let time = startSlope / (rate * linear)
      return time > 0 && time < .infinity ? time : 0
    case .creeping(let slow, let fast, let share):
      // fast·(share − value)·e^(−fast·t) = slow·share·e^(−slow·t)
      let ratio = fast * (share - startValue) / (slow * share)
      guard ratio > 1, ratio < .infinity else { return 0 }
      return Elementary.log(ratio) / (fast - slow)
    }
  }

  /// The time in which the slower part of the motion falls to 1/e.
  private var timeConstant: Double {
    switch form {
    case .swinging(let rate, _, _), .critical(let rate, _): 1 / rate
    case .creeping(let slow, _, _): 1 / slow
    }
  }

  /// A time after another, from which on the value turns no more, at which the magnitude is within the
  /// tolerance.
  @inline(never)
  private func quiet(_ tolerance: Double, after turn: Double) -> Double {
    // The values fall at least as fast as t·e^(−t/step), and no magnitude comes near e^(2¹¹).
    var step = timeConstant
    for _ in 0..<12 where value(at: turn + step).magnitude > tolerance {
      step *= 2
    }
    return turn + step
  }

  /// The time between two at which the magnitude, above the tolerance at the first, falls to it.
  @inline(never)
  private func crossing(of tolerance: Double, from above: Double, to within: Double) -> Double {
    var above = above
    var within = within
    for _ in 0..<DampedOscillation.halvings {
      let middle = 0.5 * (above + within)
      if value(at: middle).magnitude > tolerance { above = middle } else { within = middle }
    }
    return within
  }

  /// How often an interval is halved: 2^−44 of a second is far below any clock's tick.
  private static let halvings = 44
}
