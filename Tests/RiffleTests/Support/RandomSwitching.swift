import Riffle

/// Events for a switcher that make no sense together, and many of them not even alone: the same for
/// each seed.
struct RandomSwitching {
  private var numbers: RepeatableNumbers
  private var hand = RandomHand()
  private var command = 0

  init(seed: UInt64) {
    numbers = RepeatableNumbers(seed: seed)
  }

  mutating func pause() -> Double { numbers.pause() }

  /// Whether the user lets something happen.
  mutating func allows() -> Bool { numbers.happens(70) }

  /// The next event; `question` is one that may be open.
  mutating func next(question: Int?) -> PageSwitcher.Event {
    switch numbers.next(below: 100) {
    case 0..<38: return moved()
    case 38..<50: return pressed()
    case 50..<57: return .lifted(pointer: numbers.pointer(), x: hand.x, y: hand.y)
    case 57: return .cancelled(pointer: numbers.pointer())
    case 58..<68: return .elapsed
    case 68..<75:
      return .commanded(page: numbers.page(), animated: numbers.happens(85), command: number())
    case 75..<79: return stepped()
    case 79..<81: return .keyPressed(numbers.pick(Key.allCases))
    case 81: return .resized(viewport())
    case 82..<84: return .configured(configuration())
    case 84..<86: return .inserted(at: numbers.page(), count: few())
    case 86..<88: return .removed(at: numbers.page(), count: few())
    case 88: return replaced()
    case 89: return .containerChanged(visible: numbers.happens(85))
    case 90..<98: return permitted(question)
    default: return .started
    }
  }

  private mutating func moved() -> PageSwitcher.Event {
    hand.move(&numbers)
    return .moved(pointer: numbers.pointer(), x: hand.x, y: hand.y)
  }

  private mutating func pressed() -> PageSwitcher.Event {
    hand.jump(&numbers)
    return .pressed(pointer: numbers.pointer(), x: hand.x, y: hand.y)
  }

  /// Mostly one with room: nothing can be dragged in none.
  private mutating func viewport() -> Viewport {
    numbers.happens(70)
      ? Viewport(size: Size(width: 390, height: 844), scale: 3) : numbers.viewport()
  }

  private mutating func stepped() -> PageSwitcher.Event {
    .stepped(
      by: numbers.pick([1, -1, 1, -1, 2, -3, 100, .max, .min, 0]),
      animated: numbers.happens(85),
      command: number()
    )
  }

  /// A new number, or 0: nobody waits for an answer.
  private mutating func number() -> Int {
    guard numbers.happens(80) else { return 0 }
    command += 1
    return command
  }

  /// An answer, mostly to the open question.
  private mutating func permitted(_ question: Int?) -> PageSwitcher.Event {
    .permitted(
      question: numbers.happens(70)
        ? question ?? 0 : numbers.pick([.min, -1, 0, (question ?? 0) - 1, .max]),
      allowed: allows()
    )
  }

  private mutating func few() -> Int64 {
    numbers.happens(90) ? numbers.pick([0, 1, 1, 1, 2, 5]) : numbers.count()
  }

  private mutating func replaced() -> PageSwitcher.Event {
    .replaced(
      count: numbers.count(),
      selected: place(),
      to: place(),
      pending: place(),
      instead: place()
    )
  }

  private mutating func place() -> Int64? { numbers.happens(70) ? numbers.page() : nil }

  /// Any configuration.
  mutating func configuration() -> PageSwitcher.Configuration {
    var configuration = PageSwitcher.Configuration()
    configuration.animator = numbers.pick(Animator.allCases)
    configuration.duration = numbers.happens(80) ? 1 : number(-0.5...2)
    configuration.speed = numbers.happens(80) ? 3.2 : number(-0.5...8)
    configuration.edgeZone = numbers.pick([nil, nil, nil, 25, 0, number(-10...200)])
    configuration.isInteractive = numbers.happens(90)
    configuration.direction = numbers.pick([.leftToRight, .rightToLeft])
    configuration.whileBusy = numbers.pick([.retarget, .queue])
    configuration.slop = numbers.happens(70) ? 10 : number(-5...30)
    configuration.insets = numbers.insets(percent: 30)
    configuration.reducesMotion = numbers.happens(10)
    configuration.asks = numbers.happens(35)
    return configuration
  }

  private mutating func number(_ range: ClosedRange<Double>) -> Double { numbers.number(range) }
}
