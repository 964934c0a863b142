/// One offset that a hand, a wheel, a command or its own momentum moves along one axis.
///
/// The scroller knows no pages: who owns it says where the ends are and where a motion goes.
/// Offsets are points, velocities points per second, both positive towards later content; times are
/// seconds. A pointer's `along` grows with the flow, so that a finger moving towards the leading
/// edge raises the offset.
///
/// The axis of a gesture is decided once, when the pointer has moved by the slop along either axis:
/// a pointer that set out across the flow is ignored until it lifts. One pointer moves it at a
/// time; others are ignored meanwhile.
///
/// What a state needs stands beside it, not in it (`touch`, `flight`, `quietAt`): reading the state
/// then copies no motion, which halves the code that a web page loads.
public struct Scroller: Equatable, Sendable {
  /// What moves the offset.
  public enum State: Equatable, Sendable {
    /// The state while nothing moves it.
    case idle
    /// The state while the touch is down and has not set out yet.
    case held
    /// The state while the touch moves it, or a hand on the host's own scroller.
    case dragging
    /// The state while a wheel moves it, until `quietAt`.
    case wheeling
    /// The state while momentum moves it after a gesture: the flight, or the host's own scroller.
    case gliding
    /// The state while it moves towards the target of a command: the flight, or the host's own
    /// scroller.
    case animating
  }

  /// The pointer that is down.
  public struct Touch: Equatable, Sendable {
    /// The pointer's number.
    public var pointer = 0
    /// Where it came down or, in a drag, where it is, in points along the flow.
    public var along: Double = 0
    /// Where it came down across the flow.
    public var across: Double = 0
    /// Whether it stopped a motion; then it drags at once, without slop.
    public var grabbed = false
    /// Whether what it lies on would not rest here: then it is let go from here.
    public var isOffRest = false
    /// In a drag: the offset, not held back by the ends, when the pointer is at 0.
    public var anchor: Double = 0

    /// The offset that a drag asks for.
    var wanted: Double { anchor - along }
  }

  /// A motion under way.
  public struct Flight: Equatable, Sendable {
    /// The motion.
    public var motion: Glide
    /// When it began.
    public var start: Double
    /// When it comes to rest.
    public var end: Double
    /// Whether it goes as far as its speed carries, towards no target.
    public var isFree: Bool
  }

  /// Where the offset may go, and how the ends and the hand are felt.
  public struct Limits: Equatable, Sendable {
    /// The first and the last offset of rest.
    public var bounds: ClosedRange<Double>
    /// The viewport's length in points, which the rubber band is measured in.
    public var viewport: Double
    /// Whether a drag may go past the ends, on a rubber band.
    public var bounces: Bool
    /// The points that a pointer moves before it drags.
    public var slop: Double
  }

  /// What happened.
  public enum Event: Equatable, Sendable {
    /// A pointer came down.
    case pressed(pointer: Int, along: Double, across: Double)
    /// A pointer moved.
    case moved(pointer: Int, along: Double, across: Double)
    /// A pointer went up.
    case lifted(pointer: Int, along: Double, across: Double)
    /// A pointer was taken away by the system.
    case cancelled(pointer: Int)
    /// A wheel asked for a move to an offset, and is to be taken for quiet at `quietAt`.
    case wheeled(to: Double, quietAt: Double)
    /// A command put it to an offset at once.
    case placed(Double)
    /// The host's own scroller moved to an offset; the state says what moves it there.
    case followed(Double, State)
  }

  /// What an event meant.
  public enum Outcome: Equatable, Sendable {
    /// Nothing that concerns anyone else.
    case nothing
    /// A motion was stopped where it was.
    case grabbed
    /// The pointer set out to drag.
    case dragBegan
    /// The offset followed a pointer or a wheel.
    case dragged
    /// A pointer that stopped a motion let go without having dragged.
    case letGo
    /// A pointer ended its drag; ``Scroller/releaseVelocity`` is the velocity of the offset.
    case dragEnded
  }

  /// What moves the offset now.
  public internal(set) var state = State.idle
  /// The offset, as shown, at the last time that it was brought up to.
  public internal(set) var offset: Double
  /// Where it may go.
  public internal(set) var limits: Limits
  /// The pointer that is down, or was last.
  public internal(set) var touch = Touch()
  /// Whether a motion is under way, other than one of the host's own scroller.
  public internal(set) var isFlying = false
  /// The motion under way, or the last one.
  var lastFlight: Flight
  /// When the wheel is to be taken for quiet.
  public internal(set) var quietAt: Double = 0
  /// The velocity that the last drag ended with.
  public internal(set) var releaseVelocity: Double = 0
  var hand = VelocityTracker()

  /// A scroller at rest at `offset`.
  public init(offset: Double, limits: Limits) {
    self.offset = offset
    self.limits = limits
    let none = Glide.settling(from: offset, velocity: 0, to: offset, mayOvershoot: false)
    lastFlight = Flight(motion: none, start: 0, end: 0, isFree: false)
  }

  /// The motion under way; nil where there is none, or the host's own scroller has it.
  public var flight: Flight? { isFlying ? lastFlight : nil }

  /// The velocity of the offset in points per second: the motion's own, or the dragging hand's.
  public func velocity(at time: Double) -> Double {
    if isFlying {
      return time < lastFlight.end ? lastFlight.motion.velocity(at: time - lastFlight.start) : 0
    }
    return state == .dragging ? 0 - hand.velocity(at: time) * resistance(at: touch.wanted) : 0
  }

  /// When a motion comes to rest or a wheel is quiet; nil while nothing falls due by itself.
  public var due: Double? { fallsDue < .infinity ? fallsDue : nil }

  /// The same as a number; infinity while nothing falls due.
  @inline(never)
  var fallsDue: Double { state == .wheeling ? quietAt : isFlying ? lastFlight.end : .infinity }

  /// Whether it rests: nothing moves it, or a pointer is down on it and has done nothing yet.
  public var isResting: Bool {
    state == .idle || (state == .held && !touch.grabbed)
  }

  /// Whether a pointer is down on it, or a hand on the host's own scroller.
  public var isTouched: Bool { state == .held || state == .dragging }

  /// Brings the offset up to `time`, and says whether a motion came to rest.
  public mutating func advance(to time: Double) -> Bool {
    guard isFlying else { return false }
    // Not by the time elapsed: (start + rest) − start may round to less than the rest time.
    guard time < lastFlight.end else {
      rest(at: lastFlight.motion.restPosition)
      return true
    }
    let position = lastFlight.motion.position(at: time - lastFlight.start)
    offset = limits.bounces ? position : position.clamped(to: limits.bounds)
    return false
  }

  /// Takes in what happened at `time`; the caller has brought it up to that time.
  ///
  /// Each event has a method of its own, which the pager calls without making an event of it.
  public mutating func handle(_ event: Event, at time: Double) -> Outcome {
    switch event {
    case .pressed(let pointer, let along, let across):
      return press(pointer, along: along, across: across, at: time)
    case .moved(let pointer, let along, let across):
      return move(pointer, along: along, across: across, at: time)
    case .lifted(let pointer, let along, let across):
      return lift(pointer, along: along, across: across, at: time)
    case .cancelled(let pointer):
      return letGo(pointer, velocity: 0)
    case .wheeled(let target, let quietAt):
      return wheel(to: target, quietAt: quietAt)
    case .placed(let offset):
      rest(at: offset)
    case .followed(let offset, let state):
      follow(offset, as: state)
    }
    return .nothing
  }

  /// Sets out on a motion at `time`, after a gesture or for a command.
  ///
  /// Not an event: a motion is large, and an enum that holds one is copied at every turn.
  public mutating func fly(_ motion: Glide, isFree: Bool, as state: State, at time: Double) {
    lastFlight = Flight(motion: motion, start: time, end: time + motion.restTime, isFree: isFree)
    isFlying = true
    self.state = state
  }

  /// Takes over new limits and the offset that belongs to them; a pointer keeps what it holds.
  ///
  /// A motion under way comes to a halt: who wants it to go on sends it anew.
  public mutating func relayout(_ limits: Limits, offset: Double) {
    self.limits = limits
    // A band that is shorter now could not be stretched as far: the hand would not get hold of it
    // again.
    let stretch = state == .dragging ? 0.9 * limits.viewport : .infinity
    self.offset = offset.clamped(
      to: (limits.bounds.lowerBound - stretch)...(limits.bounds.upperBound + stretch)
    )
    if isFlying { rest(at: self.offset) }
    reanchor()
  }

  mutating func rest(at offset: Double) {
    self.offset = offset
    isFlying = false
    state = .idle
  }

  mutating func wheel(to target: Double, quietAt: Double) -> Outcome {
    let interrupts = isFlying
    rest(at: target)
    self.quietAt = quietAt
    state = .wheeling
    return interrupts ? .grabbed : .dragged
  }

  mutating func follow(_ offset: Double, as state: State) {
    rest(at: offset)
    // No pointer of ours asks for another offset than the host's.
    touch.anchor = offset + touch.along
    self.state = state
  }
}
