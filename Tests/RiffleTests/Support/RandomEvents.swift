import Riffle

/// Events that make no sense together, and many of them not even alone: the same for each seed.
struct RandomEvents {
  private var numbers: RepeatableNumbers
  private var hand = RandomHand()
  private let hasHost: Bool

  /// A sequence of events; with `hasHost`, the host's own scroller may drive.
  init(seed: UInt64, hasHost: Bool) {
    numbers = RepeatableNumbers(seed: seed)
    self.hasHost = hasHost
  }

  /// How long until the next event.
  mutating func pause() -> Double { numbers.pause() }

  mutating func next() -> Pager.Event {
    switch numbers.next(below: 100) {
    case 0..<34: moved()
    case 34..<46: pressed()
    case 46..<57: .lifted(pointer: pointer(), x: hand.x, y: hand.y)
    case 57..<59: .cancelled(pointer: pointer())
    case 59..<66: .wheeled(wheel())
    case 66..<78: .elapsed
    case 78..<81: command()
    case 81: numbers.happens(50) ? restored() : measuredAcross()
    case 82..<85: .stepped(by: numbers.pick([1, -1, 2, -3, 100, .max, .min, 0]), animated: true)
    case 85..<87: .keyPressed(numbers.pick(Key.allCases))
    case 87..<89: .resized(numbers.viewport())
    case 89..<91: .configured(configuration())
    case 91: .edited((0..<numbers.pick([1, 1, 1, 2, 5])).map { _ in edit() })
    case 92: .counted(numbers.count())
    case 93: .reloaded(numbers.count())
    case 94: .containerChanged(visible: numbers.happens(60))
    case 95..<98: .hostScrolled(offset: number(-2000...4000))
    case 98: .hostReleased(velocity: number(-3000...3000))
    default: .hostStopped
    }
  }

  private mutating func command() -> Pager.Event {
    .commanded(
      page: numbers.page(),
      animated: numbers.happens(80),
      way: numbers.pick([.nearest, .nearest, .forward, .backward]),
      through: numbers.happens(20)
    )
  }

  private mutating func restored() -> Pager.Event {
    .restored(
      PagePosition(
        page: numbers.page(),
        fraction: numbers.pick([0, 0.3, -0.5, 0.5, 7, .nan, -.infinity]),
        inside: numbers.pick([0, 0.25, 1, -3, .nan])
      )
    )
  }

  private mutating func measuredAcross() -> Pager.Event {
    .measuredAcross(
      page: numbers.page(),
      breadth: numbers.pick([0, 100, 640, -1, .nan, .infinity])
    )
  }

  private mutating func edit() -> Pager.Edit {
    let page = numbers.pick([0, 1, 2, 3, -1, 7, 1_000_000_000_000, .max, .min]) as Int64
    switch numbers.next(below: 8) {
    case 0..<3:
      return .inserted(
        at: page,
        count: numbers.pick([1, 1, 2, 5, 0, -1, .max]),
        extents: numbers.happens(50) ? [] : [number(0...600), .nan, number(20...100)]
      )
    case 3..<5: return .removed(at: page, count: numbers.pick([1, 1, 2, 3, 0, -5, .max]))
    case 5: return .moved(from: page, to: numbers.pick([0, 1, 3, 9, .max, .min]))
    default:
      return .measured(
        page: page,
        extent: numbers.pick([120, 300, 31, 900, 0, .nan, .infinity, -1])
      )
    }
  }

  private mutating func moved() -> Pager.Event {
    hand.move(&numbers)
    return .moved(pointer: pointer(), x: hand.x, y: hand.y)
  }

  private mutating func pressed() -> Pager.Event {
    let pointer = pointer()
    hand.jump(&numbers)
    let x = hand.x
    hand.jump(&numbers)
    return .pressed(pointer: pointer, x: x, y: hand.y)
  }

  private mutating func pointer() -> Int { numbers.pointer() }

  private mutating func number(_ range: ClosedRange<Double>) -> Double { numbers.number(range) }

  private mutating func wheel() -> Wheel {
    Wheel(
      dx: number(-120...120),
      dy: number(-120...120),
      mode: numbers.happens(80) ? .pixel : numbers.pick([.line, .page]),
      phase: numbers.pick([.none, .began, .changed, .ended, .momentum])
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
    configuration.insets = numbers.insets(percent: 30)
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
    configuration.loop = numbers.happens(30)
    configuration.history = numbers.pick([5, 0, 2])
    configuration.prefetch = numbers.pick([nil, nil, 0, 1, 3, 30, -1, .max])
    configuration.prefetchBudget = numbers.pick([2, 1, 0, 100, .max])
    configuration.overscan = numbers.pick([0, 1, 1, 2, -3])
    configuration.parallax = numbers.pick([.clamped, .unclamped])
    configuration.driver = hasHost && numbers.happens(40) ? .host : .own
    configuration.clips = numbers.happens(80)
    configuration.outset = numbers.insets(percent: 30)
    configuration.poolCapacity = numbers.pick([0, 1, 4, 4, -1])
    return configuration
  }
}
