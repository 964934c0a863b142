/// A control at one edge of a scrolled area that pulling the content away activates.
///
/// The machine knows how far the content was pulled and who holds it, not where anything is. Times are
/// seconds, distances points. The rules and the defaults are ScrollEdgeControl's, without its faults:
/// one activation for each pull, armed by the gesture and not by a number that has to be met exactly.
public struct EdgeControl: Equatable, Sendable {
  /// What the indicator shows.
  public enum State: Int32, Equatable, Sendable {
    /// Nothing is going on.
    case idle
    /// The content is pulled, so far as ``EdgeControl/progress`` says.
    case triggering
    /// It was activated and is at work.
    case active
    /// The work is done; it is on its way out.
    case completed
  }

  /// How the work ended.
  public enum Result: Int32, Equatable, Sendable {
    /// It did what it should.
    case success
    /// It did not.
    case failure
    /// There is no more to do.
    case end
  }

  /// What happened.
  public enum Event: Equatable, Sendable {
    /// A finger came down while the content is pulled so far.
    case pressed(distance: Double)
    /// The content is pulled so far beyond its rest: by a hand or the momentum that it gave, or else
    /// only on its way back.
    case pulled(distance: Double, isHeld: Bool)
    /// The hand let go.
    case released
    /// A program turned it on.
    case activated
    /// A program turned it off.
    case deactivated
    /// The work is done.
    case finished(Result)
    /// What it added to the content's insets is gone.
    case vanished
    /// Time has passed.
    case elapsed
  }

  /// What is to be done.
  public enum Effect: Equatable, Sendable {
    /// What the indicator shows is something else.
    case changed(State, progress: Double)
    /// The work is to begin.
    case activated
  }

  /// What it is like.
  public internal(set) var configuration: Configuration
  /// What the indicator shows.
  public private(set) var state = State.idle
  /// How far the pull is on its way to the trigger: 0…1; 1 while active.
  public private(set) var progress = 0.0
  /// How the work ended, once it has.
  public private(set) var result: Result?
  /// Whether it was activated by a pull; else by a program.
  public private(set) var isPulled = false

  /// Whether the pull that goes on, or the next one, may activate it.
  private var isArmed = true
  /// When the work is to begin; nil once it has.
  private var beginning: Double?
  /// When it was activated.
  private var since = 0.0
  /// When it is to leave.
  private var leaving: Double?

  /// The part of the trigger's distance up to which a finger that comes down begins a new pull.
  private static let rearming = 0.5
  /// What a rubber band may be off by in its rounding, in points.
  private static let rounding = 1e-9

  /// A control that is idle.
  public init(_ configuration: Configuration = Configuration()) {
    self.configuration = configuration
  }

  /// How much it adds to the insets of its side, in points.
  public var wantedInset: Double {
    state == .active && configuration.mode != .enabledWithoutInset ? configuration.length : 0
  }

  /// Whether it is pulled, and activated as soon as it is pulled far enough.
  var isWaiting: Bool {
    state == .triggering && isArmed && !configuration.firesOnRelease
      && configuration.mode != .disabled
  }

  /// The rest that the pull is measured from has gone back under it: what no hand has pulled activates
  /// nothing.
  mutating func disarm() { isArmed = false }

  /// When something falls due by itself; infinity while nothing does.
  var fallsDue: Double { min(beginning ?? .infinity, leaving ?? .infinity) }

  /// Takes in what happened at `time`, and appends what is to be done.
  public mutating func handle(_ event: Event, at time: Double, into effects: inout [Effect]) {
    switch event {
    case .pressed(let distance):
      if state != .active, distance <= configuration.trigger * EdgeControl.rearming {
        isArmed = true
      }
    case .pulled(let distance, let isHeld):
      pull(distance, isHeld: isHeld, at: time, into: &effects)
    case .released:
      if state == .triggering, progress >= 1, configuration.firesOnRelease {
        begin(at: time, into: &effects)
      }
    case .activated:
      // Also where it has finished and is only still shown: it is at work again.
      (leaving, result) = (nil, nil)
      guard state != .active else { return }
      (isPulled, isArmed, since) = (false, false, time)
      change(to: .active, 1, into: &effects)
    case .deactivated:
      if state == .active { end(at: min(leaving ?? time, time), result) }
    case .finished(let result):
      if state == .active, leaving == nil {
        end(at: max(time, since + configuration.showing), result)
      }
    case .vanished:
      if state == .completed { change(to: .idle, 0, into: &effects) }
    case .elapsed: break
    }
    if let beginning, beginning <= time {
      self.beginning = nil
      effects.append(.activated)
    }
    if let leaving, leaving <= time {
      self.leaving = nil
      change(to: .completed, 0, into: &effects)
    }
  }

  private mutating func pull(
    _ distance: Double,
    isHeld: Bool,
    at time: Double,
    into effects: inout [Effect]
  ) {
    guard state != .active else { return }
    // What only swings back has not been pulled.
    guard
      configuration.mode != .disabled, isArmed, distance > EdgeControl.rounding,
      isHeld || state == .triggering
    else {
      if state == .triggering { change(to: .idle, 0, into: &effects) }
      return
    }
    let progress = configuration.trigger > 0 ? distance / configuration.trigger : 1
    let isThere = distance >= configuration.trigger - EdgeControl.rounding
    change(to: .triggering, isThere ? 1 : progress.clamped(to: 0...1), into: &effects)
    if isThere, isHeld, !configuration.firesOnRelease { begin(at: time, into: &effects) }
  }

  /// A pull has activated it.
  private mutating func begin(at time: Double, into effects: inout [Effect]) {
    (isPulled, isArmed, since, result) = (true, false, time, nil)
    beginning = time + configuration.delay
    change(to: .active, 1, into: &effects)
  }

  /// It is to leave at a time.
  private mutating func end(at time: Double, _ result: Result?) {
    // What has not begun is called off.
    beginning = nil
    self.result = result
    leaving = time
  }

  private mutating func change(to state: State, _ progress: Double, into effects: inout [Effect]) {
    guard state != self.state || progress != self.progress else { return }
    (self.state, self.progress) = (state, progress)
    effects.append(.changed(state, progress: progress))
  }
}
