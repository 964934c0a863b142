import Riffle

/// Events for an area with edge controls that make no sense together, and many of them not even
/// alone: the same for each seed.
struct RandomPulling {
  private var numbers: RepeatableNumbers
  /// Where the hand is, and where it is on its way to.
  private var (x, y) = (200.0, 400.0)
  private var (towardsX, towardsY) = (0.0, 0.0)

  init(seed: UInt64) {
    numbers = RepeatableNumbers(seed: seed)
  }

  mutating func pause() -> Double { numbers.pause() }
  mutating func happens(_ percent: Double) -> Bool { numbers.happens(percent) }

  /// The next event for an area of so many controls.
  mutating func next(controls: Int) -> ScrollArea.Event {
    switch numbers.next(below: 100) {
    case 0..<34: return moved()
    case 34..<36: return .headed(numbers.happens(80) ? header() : nil)
    case 36..<46: return pressed()
    case 46..<52: return .lifted(pointer: numbers.pointer(), x: x, y: y)
    case 52: return .cancelled(pointer: numbers.pointer())
    case 53..<61: return .elapsed
    case 61..<69: return .wheeled(wheel())
    case 69: return .scrolled(x: numbers.number(-60...900), y: numbers.number(-60...2000))
    case 70..<73: return .resized(viewport(), content: content())
    case 73..<76: return .inset(numbers.insets(percent: 70))
    case 76: return .configured(configuration())
    case 77..<80:
      return controls < 6
        ? .attached(control()) : .detached(control: numbers.next(below: controls))
    case 80: return .detached(control: index(controls))
    case 81..<84: return .changed(control: index(controls), control())
    case 84..<88: return .activated(control: index(controls), animated: numbers.happens(80))
    case 88..<91: return .deactivated(control: index(controls), animated: numbers.happens(80))
    default:
      return .finished(control: index(controls), numbers.pick([.success, .failure, .end]))
    }
  }

  private mutating func index(_ controls: Int) -> Int {
    numbers.happens(98)
      ? numbers.next(below: max(1, controls)) : numbers.pick([-1, 99, .max, .min])
  }

  /// A hand keeps to its way for a while: else it would never pull anything far.
  private mutating func moved() -> ScrollArea.Event {
    if numbers.happens(10) { turn() }
    x += towardsX + numbers.next(in: -8...8)
    y += towardsY + numbers.next(in: -8...8)
    if numbers.happens(1) { (x, y) = (numbers.number(0...390), numbers.number(0...844)) }
    if !(x.magnitude < 3000 && y.magnitude < 3000) { (x, y) = (200, 400) }
    return .moved(pointer: numbers.pointer(), x: x, y: y)
  }

  private mutating func pressed() -> ScrollArea.Event {
    turn()
    (x, y) = (numbers.number(0...390), numbers.number(0...844))
    return .pressed(pointer: numbers.pointer(), x: x, y: y)
  }

  private mutating func turn() {
    let along = numbers.pick([-60, -20, 20, 60.0])
    (towardsX, towardsY) = numbers.happens(50) ? (along, 0) : (0, along)
  }

  private mutating func wheel() -> Wheel {
    let step = numbers.number(-120...120)
    let isSideways = numbers.happens(40)
    let stray = numbers.happens(30) ? numbers.number(-20...20) : 0
    return Wheel(
      dx: isSideways ? step : stray,
      dy: isSideways ? stray : step,
      mode: numbers.happens(90) ? .pixel : numbers.pick([.line, .page]),
      phase: numbers.happens(80) ? .none : numbers.pick([.began, .changed, .ended, .momentum])
    )
  }

  mutating func viewport() -> Viewport {
    numbers.happens(80)
      ? Viewport(size: Size(width: 390, height: 844), scale: 3) : numbers.viewport()
  }

  mutating func content() -> Size {
    let plain = numbers.pick([(390.0, 844.0), (390, 2000), (1200, 900), (100, 100), (395, 850)])
    return numbers.happens(96)
      ? Size(width: plain.0, height: plain.1)
      : Size(width: numbers.number(-10...500), height: numbers.number(-10...5000))
  }

  mutating func configuration() -> ScrollArea.Configuration {
    var configuration = ScrollArea.Configuration()
    configuration.direction = numbers.pick([.leftToRight, .rightToLeft])
    configuration.deceleration = numbers.pick([.normal, .fast])
    configuration.slop = numbers.happens(80) ? 10 : numbers.number(-5...30)
    return configuration
  }

  mutating func header() -> StickyHeader {
    var header = StickyHeader()
    header.height = numbers.happens(80) ? numbers.pick([0, 44, 120]) : numbers.number(-5...900)
    header.isActive = numbers.happens(75)
    header.scrollsTogether = numbers.happens(60)
    header.attachesToSafeArea = numbers.happens(50)
    header.safeArea = numbers.happens(70) ? 0 : numbers.number(-5...60)
    return header
  }

  mutating func control() -> EdgeControl.Configuration {
    var control = EdgeControl.Configuration()
    control.edge = numbers.pick([.top, .bottom, .left, .right, .leading, .trailing])
    control.mode = numbers.pick([.enabled, .enabled, .enabledWithoutInset, .disabled])
    control.length = numbers.happens(80) ? 50 : numbers.number(-5...200)
    control.trigger = numbers.happens(70) ? 80 : numbers.number(-5...200)
    control.delay = numbers.happens(70) ? 0.2 : numbers.number(-0.1...1)
    control.firesOnRelease = numbers.happens(30)
    control.margin = numbers.happens(70) ? 0 : numbers.number(-60...60)
    control.layout = numbers.pick([.fixed, .along])
    control.z = numbers.pick([.back, .front])
    control.showing = numbers.happens(70) ? 0 : numbers.number(-0.1...2)
    return control
  }
}
