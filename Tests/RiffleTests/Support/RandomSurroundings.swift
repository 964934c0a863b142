import Riffle

/// What any component meets: times, hands, sizes; mostly sensible, now and then nonsense.
extension RepeatableNumbers {
  /// How long until the next event: mostly a frame or so, now and then nothing, long, or nonsense.
  mutating func pause() -> Double {
    let kind = next(in: 0...100)
    if kind < 80 { return next(in: 0...0.02) }
    if kind < 90 { return 0 }
    if kind < 96 { return next(in: 0...0.3) }
    if kind < 98 { return next(in: 0...3) }
    return pick([-1, -1e300, .nan, .infinity, -.infinity])
  }

  mutating func pointer() -> Int { happens(95) ? 0 : pick([1, -7, .max]) }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    happens(98) ? next(in: range) : pick(hostileNumbers)
  }

  mutating func page() -> Int64 {
    happens(90) ? Int64(next(below: 12)) : pick([.min, -1, 500, 1_000_000_000_000, .max])
  }

  mutating func count() -> Int64 {
    happens(90)
      ? Int64(next(below: 12)) : pick([.min, -1, 0, 1_000_000, 1_000_000_000_000_000, .max])
  }

  mutating func viewport() -> Viewport {
    let plain = pick([(390.0, 844.0), (833.5, 600), (100.4, 100.4), (844, 390), (0, 0)])
    return Viewport(
      size: happens(95)
        ? Size(width: plain.0, height: plain.1)
        : Size(width: number(-10...500), height: number(-10...500)),
      scale: happens(95) ? pick([1, 1.25, 1.5, 2, 3]) : number(-1...4),
      origin: Point(x: number(0...20), y: number(0...20))
    )
  }

  mutating func insets(percent: Double) -> Insets {
    guard happens(percent) else { return .zero }
    return Insets(
      top: number(0...40),
      left: number(0...40),
      bottom: number(0...40),
      right: number(0...40)
    )
  }
}

/// A hand that wanders about and now and then is somewhere else.
struct RandomHand {
  private(set) var x = 200.0
  private(set) var y = 400.0

  mutating func jump(_ numbers: inout RepeatableNumbers) {
    (x, y) = (numbers.number(0...390), numbers.number(0...844))
  }

  mutating func move(_ numbers: inout RepeatableNumbers) {
    if numbers.happens(1) { jump(&numbers) }
    x += numbers.next(in: -40...40)
    y += numbers.next(in: -30...30)
    if !(x.magnitude < 3000 && y.magnitude < 3000) { (x, y) = (200, 400) }
  }
}
