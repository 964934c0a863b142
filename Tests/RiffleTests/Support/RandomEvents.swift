import Riffle

/// Events that make no sense together, and many of them not even alone: the same for each seed.
struct RandomEvents {
  private var numbers: RepeatableNumbers
  private var hand = Point(x: 200, y: 400)
  private let hasHost: Bool

  /// A sequence of events; with `hasHost`, the host's own scroller may drive.
  init(seed: UInt64, hasHost: Bool) {
    numbers = RepeatableNumbers(seed: seed)
    self.hasHost = hasHost
  }

  /// How long until the next event: mostly a frame or so, now and then nothing, long, or nonsense.
  mutating func pause() -> Double {
    let kind = numbers.next(in: 0...100)
    if kind < 80 { return numbers.next(in: 0...0.02) }
    if kind < 90 { return 0 }
    if kind < 96 { return numbers.next(in: 0...0.3) }
    if kind < 98 { return numbers.next(in: 0...3) }
    return numbers.pick([-1, -1e300, .nan, .infinity, -.infinity])
  }

  mutating func next() -> Pager.Event {
    switch numbers.next(below: 100) {
    case 0..<34: moved()
    case 34..<46: .pressed(pointer: pointer(), x: point().x, y: point().y)
    case 46..<57: .lifted(pointer: pointer(), x: hand.x, y: hand.y)
    case 57..<59: .cancelled(pointer: pointer())
    case 59..<66: .wheeled(wheel())
    case 66..<78: .elapsed
    case 78..<81: .commanded(page: page(), animated: numbers.happens(80))
    case 81..<85: .stepped(by: numbers.pick([1, -1, 2, -3, 100, .max, .min, 0]), animated: true)
    case 85..<87: .keyPressed(numbers.pick(Key.allCases))
    case 87..<89: .resized(viewport())
    case 89..<91: .configured(configuration())
    case 91..<93: .counted(count())
    case 93: .reloaded(count())
    case 94: .containerChanged(visible: numbers.happens(60))
    case 95..<98: .hostScrolled(offset: number(-2000...4000))
    case 98: .hostReleased(velocity: number(-3000...3000))
    default: .hostStopped
    }
  }

  private mutating func moved() -> Pager.Event {
    if numbers.happens(1) { hand = Point(x: number(0...390), y: number(0...844)) }
    let along = numbers.next(in: -40...40)
    hand = Point(x: hand.x + along, y: hand.y + numbers.next(in: -30...30))
    if !(hand.x.magnitude < 3000 && hand.y.magnitude < 3000) { hand = Point(x: 200, y: 400) }
    return .moved(pointer: pointer(), x: hand.x, y: hand.y)
  }

  private mutating func point() -> Point {
    hand = Point(x: number(0...390), y: number(0...844))
    return hand
  }

  private mutating func pointer() -> Int { numbers.happens(95) ? 0 : numbers.pick([1, -7, .max]) }

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    numbers.happens(98) ? numbers.next(in: range) : numbers.pick(hostileNumbers)
  }

  private mutating func page() -> Int64 {
    numbers.happens(90)
      ? Int64(numbers.next(below: 12)) : numbers.pick([.min, -1, 500, 1_000_000_000_000, .max])
  }

  private mutating func count() -> Int64 {
    numbers.happens(90)
      ? Int64(numbers.next(below: 12))
      : numbers.pick([.min, -1, 0, 1_000_000, 1_000_000_000_000_000, .max])
  }

  private mutating func wheel() -> Wheel {
    Wheel(
      dx: number(-120...120),
      dy: number(-120...120),
      mode: numbers.happens(80) ? .pixel : numbers.pick([.line, .page]),
      phase: numbers.pick([.none, .began, .changed, .ended, .momentum])
    )
  }

  private mutating func viewport() -> Viewport {
    let plain = numbers.pick([(390.0, 844.0), (833.5, 600), (100.4, 100.4), (844, 390), (0, 0)])
    return Viewport(
      size: numbers.happens(95)
        ? Size(width: plain.0, height: plain.1)
        : Size(width: number(-10...500), height: number(-10...500)),
      scale: numbers.happens(95) ? numbers.pick([1, 1.25, 1.5, 2, 3]) : number(-1...4),
      origin: Point(x: number(0...20), y: number(0...20))
    )
  }

  /// Any configuration.
  mutating func configuration() -> Pager.Configuration {
    var configuration = Pager.Configuration()
    configuration.axis = numbers.pick([.horizontal, .vertical])
    configuration.direction = numbers.pick([.leftToRight, .rightToLeft])
    configuration.alignment = numbers.pick([.start, .center, .end])
    configuration.trim = numbers.happens(70)
    configuration.spacing = numbers.happens(60) ? 0 : number(-20...40)
    configuration.insets = insets(percent: 30)
    configuration.extent =
      numbers.happens(90)
      ? numbers.pick([.fraction(1), .fraction(0.5), .fraction(1.3), .points(120), .points(31)])
      : .points(max(20, number(0...500)))
    configuration.bounces = numbers.happens(80)
    configuration.limit = numbers.pick([1, 1, 2, nil, 0, .max])
    configuration.snaps = numbers.happens(80)
    configuration.deceleration = numbers.pick([.normal, .fast])
    configuration.slop = numbers.happens(70) ? 10 : number(0...30)
    configuration.reducedMotion = numbers.happens(10)
    configuration.transition =
      numbers.happens(40)
      ? .none
      : numbers.happens(70)
        ? .cards
        : Transition(
          angleRatio: number(-1...1),
          translation: Point(x: number(-1...1), y: number(-1...1)),
          rotation: (number(-1...1), number(-1...1), number(-1...1)),
          perspective: number(0...900)
        )
    configuration.overscan = numbers.pick([0, 1, 1, 2, -3])
    configuration.parallax = numbers.pick([.clamped, .unclamped])
    configuration.driver = hasHost && numbers.happens(40) ? .host : .own
    configuration.clips = numbers.happens(80)
    configuration.outset = insets(percent: 30)
    configuration.poolCapacity = numbers.pick([0, 1, 4, 4, -1])
    return configuration
  }

  private mutating func insets(percent: Double) -> Insets {
    guard numbers.happens(percent) else { return .zero }
    return Insets(
      top: number(0...40),
      left: number(0...40),
      bottom: number(0...40),
      right: number(0...40)
    )
  }
}
