/// One offset that a hand, a wheel, a command or its own momentum moves along one axis.
///
/// The scroller knows no pages: who owns it says where the ends are and where a motion goes. Offsets are points,
/// velocities points per second, both positive towards later content; times are seconds. A pointer's
/// `along` grows with the flow, so that a finger moving towards the leading edge raises the offset.
///
/// The axis of a gesture is decided once, when the pointer has moved by the slop along either axis: a pointer that
/// set out across the flow is ignored until it lifts. One pointer moves it at a time; others are ignored meanwhile.
public struct Scroller: Equatable, Sendable {
  /// What moves the offset.
  public enum State: Equatable, Sendable {
    /// The state while nothing moves it.
    case idle
    /// The state while a pointer is down and has not set out yet.
    case held(Hold)
    /// The state while a pointer moves it.
    case dragging(Drag)
    /// The state while a wheel moves it, until `quietAt`.
    case wheeling(quietAt: Double)
    /// The state while its own momentum moves it after a gesture.
    case gliding
    /// The state while it moves towards the target of a command.
    case animating
    /// The state while a scroller of the host's moves it: by hand, or towards a target.
    case following(toTarget: Bool)
  }

  /// A pointer that is down and has not set out yet.
  public struct Hold: Equatable, Sendable {
    /// The pointer's number.
    public var pointer: Int
    /// Where it came down, in points along and across the flow.
    public var along: Double
    /// Where it came down across the flow.
    public var across: Double
    /// Whether it stopped a motion; then it drags at once, without slop.
    public var grabbed: Bool
  }

  /// A pointer that moves the offset.
  public struct Drag: Equatable, Sendable {
    /// The pointer's number.
    public var pointer: Int
    /// The offset, not held back by the ends, when the pointer is at 0.
    public var anchor: Double
    /// Where the pointer is, in points along the flow.
    public var along: Double

    /// The offset that the pointer asks for.
    var wanted: Double { anchor - along }
  }

  /// A motion under way.
  public struct Flight: Equatable, Sendable {
    /// The motion.
    public var trajectory: Trajectory
    /// When it began.
    public var start: Double

    /// When it comes to rest.
    public var end: Double
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
    /// A wheel asked for a move by `delta`, no farther than `range`, and is to be taken for quiet at `quietAt`.
    case wheeled(delta: Double, range: ClosedRange<Double>, quietAt: Double)
    /// A gesture's end was given a way to go.
    case released(Trajectory)
    /// A command was given a way to go.
    case directed(Trajectory)
    /// A command put it to an offset at once.
    case placed(Double)
    /// The host's own scroller moved to an offset, on its way to a target or not.
    case followed(Double, toTarget: Bool)
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
    /// A pointer that had dragged, or stopped a motion, let go with this velocity of the offset.
    case letGo(velocity: Double, dragged: Bool)
  }

  /// What moves the offset now.
  public internal(set) var state = State.idle
  /// The offset, as shown, at the last time that it was brought up to.
  public internal(set) var offset: Double
  /// Where it may go.
  public internal(set) var limits: Limits
  /// The motion under way, or the last one; beside the state, so that reading the state copies no motion.
  public internal(set) var flight: Flight?
  var velocityNow: Double = 0
  var hand = VelocityTracker()

  /// A scroller at rest at `offset`.
  public init(offset: Double, limits: Limits) {
    self.offset = offset
    self.limits = limits
  }

  /// The velocity of the offset in points per second: the motion's own, or the dragging hand's.
  public func velocity(at time: Double) -> Double {
    guard case .dragging(let drag) = state else { return velocityNow }
    return 0 - hand.velocity(at: time) * resistance(at: drag.wanted)
  }

  /// When a motion comes to rest or a wheel is quiet; nil while nothing falls due by itself.
  public var due: Double? {
    switch state {
    case .gliding, .animating: flight?.end
    case .wheeling(let quietAt): quietAt
    case .idle, .held, .dragging, .following: nil
    }
  }

  /// Whether it rests: nothing moves it, or a pointer is down on it and has done nothing yet.
  public var isResting: Bool {
    switch state {
    case .idle: true
    case .held(let hold): !hold.grabbed
    case .dragging, .wheeling, .gliding, .animating, .following: false
    }
  }

  /// Brings the offset up to `time`, and says whether a motion came to rest.
  public mutating func advance(to time: Double) -> Bool {
    switch state {
    case .gliding, .animating:
      guard let flight else { return false }
      // Not by the time elapsed: (start + rest) − start may round to less than the rest time.
      guard time < flight.end else {
        rest(at: flight.trajectory.restPosition)
        return true
      }
      let elapsed = time - flight.start
      let position = flight.trajectory.position(at: elapsed)
      offset = limits.bounces ? position : position.clamped(to: limits.bounds)
      velocityNow = flight.trajectory.velocity(at: elapsed)
      return false
    case .idle, .held, .dragging, .wheeling, .following:
      return false
    }
  }

  /// Takes in what happened at `time`; the caller has brought it up to that time.
  public mutating func handle(_ event: Event, at time: Double) -> Outcome {
    switch event {
    case .pressed(let pointer, let along, let across):
      return press(Hold(pointer: pointer, along: along, across: across, grabbed: false), at: time)
    case .moved(let pointer, let along, let across):
      return move(pointer, along: along, across: across, at: time)
    case .lifted(let pointer, let along, let across):
      let outcome = lift(pointer, along: along, across: across, at: time)
      let release = letGo(pointer, velocity: velocity(at: time))
      return release == .nothing ? outcome : release
    case .cancelled(let pointer):
      return letGo(pointer, velocity: 0)
    case .wheeled(let delta, let range, let quietAt):
      let interrupts = due != nil && !isWheeling
      offset = (offset + delta).clamped(to: range)
      velocityNow = 0
      state = .wheeling(quietAt: quietAt)
      return interrupts ? .grabbed : .dragged
    case .released(let trajectory):
      take(trajectory, at: time)
      state = .gliding
    case .directed(let trajectory):
      take(trajectory, at: time)
      state = .animating
    case .placed(let offset):
      rest(at: offset)
    case .followed(let offset, let toTarget):
      self.offset = offset
      state = .following(toTarget: toTarget)
    }
    return .nothing
  }

  /// Takes over new limits and the offset that belongs to them; a pointer keeps what it holds.
  ///
  /// A motion goes on as `trajectory` says, from `time` on; without one it rests.
  public mutating func relayout(
    _ limits: Limits,
    offset: Double,
    trajectory: Trajectory? = nil,
    at time: Double
  ) {
    self.limits = limits
    self.offset = offset
    switch state {
    case .idle, .held, .following, .wheeling: break
    case .dragging(let drag):
      state = .dragging(reanchored(drag))
    case .gliding, .animating:
      guard let trajectory else { return rest(at: offset) }
      take(trajectory, at: time)
    }
  }

  private mutating func take(_ trajectory: Trajectory, at time: Double) {
    flight = Flight(trajectory: trajectory, start: time, end: time + trajectory.restTime)
  }

  mutating func rest(at offset: Double) {
    self.offset = offset
    velocityNow = 0
    state = .idle
  }
}
