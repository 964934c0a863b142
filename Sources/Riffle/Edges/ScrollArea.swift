/// A scrolled area with controls at its edges: the wiring of two scrollers, the controls and the ledger
/// of insets, and the only thing that a host of edge controls talks to.
///
/// A host measures, sends an ``Event`` with its time, performs the ``Effect``s in order, and where one
/// of them is ``Effect/placed`` reads ``offset``, ``effectiveInsets`` and the controls' frames. The
/// offset is that of a scroll view: it starts at minus the inset, and grows with the content's
/// coordinates. It scrolls along one axis at a time, that which a finger sets out on.
///
/// The client's insets are an input; what controls add is on top of them and leaves without a trace.
/// The offset never jumps: where an inset comes or goes under a hand or in a flight it does so at once
/// and what is seen stays; at rest it moves by the seed's spring, and the content with it if it stands
/// there.
///
/// Times are seconds on any clock that does not run backwards: an earlier or non-finite time counts as
/// the latest one. No input traps: what makes no sense is ignored or clamped.
public struct ScrollArea: Equatable, Sendable {
  /// What the content is seen through.
  public internal(set) var viewport: Viewport
  /// How large the content is, in points; never negative.
  public internal(set) var content: Size
  /// How it scrolls.
  public internal(set) var configuration: Configuration
  /// Whether the last wheel meant something here; else it is someone else's.
  public internal(set) var handled = false

  /// The client's insets and the controls'.
  var ledger: InsetLedger
  var controls: [Attached] = []
  var headed: Headed?
  var horizontal: Scroller
  var vertical: Scroller
  /// The side that the wheel that turns pulls at: that whose end it set out from, outward.
  var wheelSide: Edge?
  /// Where the content stood when the insets that move set out: what they push away comes back with
  /// them, so that it does not matter who looks in between.
  var standing: Point
  var nextOwner = 0
  /// The time that all is brought up to.
  var now = -Double.infinity
  var runsFrames = false
  var needsPlacing = true
  /// The insets that were told last.
  var told: Insets

  /// How an area scrolls.
  public struct Configuration: Equatable, Sendable {
    /// The direction that `leading` and `trailing` are read in.
    public var direction: LayoutDirection = .leftToRight
    /// How fast momentum fades.
    public var deceleration: DecelerationRate = .normal
    /// Points that a finger moves before it drags; subtracted in the direction of travel.
    public var slop: Double = 10

    /// The usual.
    public init() {}
  }

  /// A control in the area.
  struct Attached: Equatable {
    var machine: EdgeControl
    var room: Room
    /// When the momentum of a pull will have activated it; infinity while it will not.
    var crossing = Double.infinity

    /// The side, as it is on the screen.
    var side: Edge { room.side }
  }

  /// An area at its start edge, with controls that are idle and a header that has its room.
  public init(
    viewport: Viewport,
    content: Size,
    insets: Insets = .zero,
    configuration: Configuration = Configuration(),
    controls: [EdgeControl.Configuration] = [],
    header: StickyHeader? = nil
  ) {
    self.viewport = viewport
    self.content = ScrollArea.clamped(content)
    self.configuration = configuration
    ledger = InsetLedger(client: ScrollArea.clamped(insets))
    told = ledger.client
    let none = Scroller.Limits(bounds: 0...0, viewport: 0, bounces: true, slop: 0)
    standing = Point(x: 0 - ledger.client.left, y: 0 - ledger.client.top)
    horizontal = Scroller(offset: 0 - ledger.client.left, limits: none)
    vertical = Scroller(offset: 0 - ledger.client.top, limits: none)
    limit(.horizontal)
    limit(.vertical)
    var effects: [Effect] = []
    if let header { head(header, into: &effects) }
    for control in controls { attach(control) }
    told = ledger.effective
    standing = offset
  }

  /// The seed's spring for insets: tension 1200, damping 120, at rest within 0.1.
  static let spring = Spring(stiffness: 1200, damping: 120)
  /// How near to its edge the content stands that follows an inset, in points; from the seed.
  static let nearness = 10.0

  /// Takes in what happened at `time` and appends what is to be done to `effects`.
  ///
  /// What falls due before, the start of a control's work for one, happens first.
  ///
  /// - Complexity: O(controls).
  public mutating func handle(_ event: Event, at time: Double, into effects: inout [Effect]) {
    let time = time.isFinite ? max(now, time) : now.isFinite ? now : 0
    while fallsDue <= time {
      advance(to: max(now, fallsDue), into: &effects)
    }
    advance(to: time, into: &effects)
    if event != .elapsed {
      standing = offset
      perform(event, into: &effects)
      pull(into: &effects)
      comeBack(into: &effects)
      standing = offset
    }
    while fallsDue <= time { advance(to: time, into: &effects) }
    close(into: &effects)
  }

  /// When something falls due by itself; nil while nothing does.
  public var due: Double? { fallsDue < .infinity ? fallsDue : nil }

  private var fallsDue: Double {
    var due = min(horizontal.fallsDue, vertical.fallsDue)
    for control in controls {
      due = min(due, control.machine.fallsDue)
      if self[control.side.axis].isFlying { due = min(due, control.crossing) }
    }
    for index in roomIndices {
      let room = self[room: index]
      if let motion = room.motion { due = min(due, room.start + motion.restTime) }
    }
    return due
  }

  private mutating func perform(_ event: Event, into effects: inout [Effect]) {
    switch event {
    case .elapsed: break
    case .pressed(let pointer, let x, let y): press(pointer, x: x, y: y, into: &effects)
    case .moved(let pointer, let x, let y): move(pointer, x: x, y: y, into: &effects)
    case .lifted(let pointer, let x, let y): lift(pointer, x: x, y: y, into: &effects)
    case .cancelled(let pointer): cancel(pointer, into: &effects)
    case .wheeled(let wheel): turn(wheel, into: &effects)
    case .scrolled(let x, let y): scroll(to: Point(x: x, y: y))
    case .resized(let viewport, let content): resize(viewport, content)
    case .inset(let insets): inset(insets)
    case .configured(let configuration): configure(configuration)
    case .attached(let configuration): attach(configuration)
    case .detached(let control): detach(control)
    case .changed(let control, let configuration): change(control, configuration, into: &effects)
    case .headed(let header): head(header, into: &effects)
    case .activated(let control, let animated):
      turn(control, .activated, animated: animated, into: &effects)
    case .deactivated(let control, let animated):
      turn(control, .deactivated, animated: animated, into: &effects)
    case .finished(let control, let result):
      turn(control, .finished(result), animated: true, into: &effects)
    }
  }
}
