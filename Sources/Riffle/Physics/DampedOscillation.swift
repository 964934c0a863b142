/// The displacement of a damped spring from its place, as a function of time, in closed form.
///
/// It solves u″ + 2β·u′ + ω²·u = 0 for a start value and a start slope.
struct DampedOscillation: Equatable, Sendable {
  /// The solution's form, which depends on the damping ratio only; rates are positive, per second.
  enum Form: Equatable, Sendable {
    /// e^(−rate·t)·(value·cos(frequency·t) + sine·sin(frequency·t)), the ratio below 1.
    case swinging(rate: Double, frequency: Double, sine: Double)

    /// e^(−rate·t)·(value + linear·t), the ratio 1.
    case critical(rate: Double, linear: Double)

    /// value·e^(−fast·t) + share·(e^(−slow·t) − e^(−fast·t)), the ratio above 1.
    case creeping(slow: Double, fast: Double, share: Double)
  }

  /// How near to 1 a damping ratio counts as 1.
  ///
  /// Nearer than this the forms on either side lose more to cancellation than this one is off.
  private static let criticalWidth = 1e-9

  let startValue: Double
  let startSlope: Double
  let form: Form

  init(_ spring: Spring, value: Double, slope: Double) {
    startValue = value
    startSlope = slope
    let ratio = spring.dampingRatio
    let rate = spring.naturalFrequency * ratio
    if (ratio - 1).magnitude <= DampedOscillation.criticalWidth {
      form = .critical(rate: rate, linear: slope + rate * value)
    } else if ratio < 1 {
      let frequency = spring.naturalFrequency * ((1 - ratio) * (1 + ratio)).squareRoot()
      let sine = (slope + rate * value) / frequency
      form = .swinging(rate: rate, frequency: frequency, sine: sine)
    } else {
      let root = ((ratio - 1) * (ratio + 1)).squareRoot()
      let fast = spring.naturalFrequency * (ratio + root)
      // The product of the two rates is ω²; their difference would cancel.
      let slow = spring.naturalFrequency / (ratio + root)
      let share = (slope + fast * value) / (fast - slow)
      form = .creeping(slow: slow, fast: fast, share: share)
    }
  }

  /// The value at a time that is not negative.
  @inline(never)
  func value(at time: Double) -> Double {
    switch form {
    case .swinging(let rate, let frequency, let sine):
      let angle = Elementary.sinCos(frequency * time)
      return Elementary.exp(-rate * time) * (startValue * angle.cos + sine * angle.sin)
    case .critical(let rate, let linear):
      return Elementary.exp(-rate * time) * (startValue + linear * time)
    case .creeping(let slow, let fast, let share):
      let quick = Elementary.exp(-fast * time)
      return startValue * quick + share * (Elementary.exp(-slow * time) - quick)
    }
  }

  /// The slope at a time that is not negative.
  func slope(at time: Double) -> Double {
    switch form {
    case .swinging(let rate, let frequency, let sine):
      let angle = Elementary.sinCos(frequency * time)
      let inner = startSlope * angle.cos - (frequency * startValue + rate * sine) * angle.sin
      return Elementary.exp(-rate * time) * inner
    case .critical(let rate, let linear):
      return Elementary.exp(-rate * time) * (startSlope - rate * linear * time)
    case .creeping(let slow, let fast, let share):
      let quick = Elementary.exp(-fast * time) * fast * (share - startValue)
      return quick - Elementary.exp(-slow * time) * slow * share
    }
  }
}
