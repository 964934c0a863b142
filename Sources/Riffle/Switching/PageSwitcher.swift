/// Pages of which one is shown at a time: switched by command, animated or not, or by a finger.
///
/// A host measures, sends an ``Event`` with its time, performs the ``Effect``s in order, and where
/// one of them is ``Effect/placed`` reads the placements and draws them. One move is under way at a
/// time: each ``Effect/willMove(_:)`` is followed by exactly one of ``Effect/didMove(_:)`` and
/// ``Effect/cancelled(_:)``, and both before the next one. At rest exactly one page is a child, or
/// none where there are no pages.
///
/// ```swift
/// var switcher = PageSwitcher(viewport: Viewport(size: Size(width: 390, height: 844)), count: 3)
/// var effects: [PageSwitcher.Effect] = []
/// switcher.handle(.started, at: 0, into: &effects)
/// switcher.handle(.commanded(page: 2, animated: true), at: 0.5, into: &effects)
/// switcher.handle(.elapsed, at: 0.6, into: &effects)
/// ```
///
/// The defaults and the rules are those of SwiftyPageController, without its faults. Times are
/// seconds on any clock that does not run backwards: an earlier or non-finite time counts as the
/// latest one. No input traps: what makes no sense is ignored or clamped. An event takes the same
/// time for any number of pages.
public struct PageSwitcher: Equatable, Sendable {
  /// How pages are switched.
  public internal(set) var configuration: Configuration
  /// What pages are seen through.
  public internal(set) var viewport: Viewport
  /// The number of pages, 0 to 10¹⁸.
  public internal(set) var count: Int64
  /// The page that is shown, or that a move under way began on; nil where there are no pages.
  public internal(set) var selected: Int64?
  /// The page that the switcher goes to after the move under way; nil if it stays.
  public internal(set) var pending: Int64?
  /// Whether the last press or key meant something here; else it is someone else's.
  public internal(set) var handled = false

  /// The move under way.
  var passage: Passage?
  /// How it goes on by itself; nil while a hand has it.
  var course: Course?
  var hand = Hand()
  var children: [Child] = []
  /// The move that waits for permission.
  var question: Question?
  var lastQuestion = 0
  /// The commands under way.
  var commands: [Command] = []
  /// The page that an empty switcher goes to when it is filled.
  let initial: Int64
  /// The time that all is brought up to.
  var now = -Double.infinity
  var isStarted = false
  var isShown = true
  var runsFrames = false
  var needsPlacing = true

  /// The most pages that it promises to handle.
  public static let mostPages: Int64 = 1_000_000_000_000_000_000

  /// A switcher of `count` pages at rest on page `initial`.
  ///
  /// - Parameters:
  ///   - viewport: what the pages are seen through.
  ///   - configuration: how they are switched.
  ///   - count: the number of pages; clamped to 0…10¹⁸.
  ///   - initial: the page to start on; clamped to the pages there are.
  public init(
    viewport: Viewport,
    configuration: Configuration = Configuration(),
    count: Int64,
    initial: Int64 = 0
  ) {
    self.viewport = viewport
    self.configuration = configuration
    self.count = count.clamped(to: 0...PageSwitcher.mostPages)
    self.initial = initial
    selected = self.count > 0 ? initial.clamped(to: 0...(self.count - 1)) : nil
  }

  /// A move under way.
  struct Passage: Equatable {
    var move: Move
    /// 0 at its beginning to 1 at its end.
    var progress: Double = 0
    /// The animator that it began with.
    let animator: Animator
    /// On which side the page that comes stands, +1 after the other one; it stays there, also where the
    /// list comes into another order.
    let side: Double

    init(_ move: Move, _ animator: Animator) {
      self.move = move
      self.animator = animator
      side = move.sign
    }
  }

  /// Takes in what happened at `time` and appends what is to be done to `effects`.
  ///
  /// What falls due before, the end of a move for one, happens first.
  public mutating func handle(_ event: Event, at time: Double, into effects: inout [Effect]) {
    let time = time.isFinite ? max(now, time) : now.isFinite ? now : 0
    if !isStarted {
      now = time
      isStarted = true
      if let selected { show(selected, into: &effects) }
    }
    advance(to: time, into: &effects)
    perform(event, into: &effects)
    advance(to: time, into: &effects)
    let isMoving = course != nil
    if isMoving != runsFrames {
      runsFrames = isMoving
      effects.emit(isMoving ? .framesStarted : .framesStopped)
    }
    if needsPlacing {
      needsPlacing = false
      effects.emit(.placed)
    }
  }

  private mutating func advance(to time: Double, into effects: inout [Effect]) {
    while let course, course.end <= time {
      now = max(now, course.end)
      arrive(into: &effects)
    }
    now = time
    if let course { setProgress(course.progress(at: time)) }
  }

  mutating func setProgress(_ progress: Double) {
    guard passage?.progress != progress else { return }
    passage?.progress = progress
    needsPlacing = true
  }

  private mutating func perform(_ event: Event, into effects: inout [Effect]) {
    switch event {
    case .started, .elapsed: break
    case .pressed(let pointer, let x, let y): press(pointer, x: x, y: y)
    case .moved(let pointer, let x, let y): move(pointer, x: x, y: y, into: &effects)
    case .lifted(let pointer, let x, let y): lift(pointer, x: x, y: y, into: &effects)
    case .cancelled(let pointer): letGo(pointer, velocity: 0, into: &effects)
    case .keyPressed(let key): press(key, into: &effects)
    case .commanded(let page, let animated, let command):
      ask(page, animated: animated, command, into: &effects)
    case .stepped(let steps, let animated, let command):
      step(by: steps, animated: animated, command, into: &effects)
    case .permitted(let question, let allowed): permit(question, allowed, into: &effects)
    case .resized(let viewport): resize(to: viewport)
    case .configured(let configuration): configure(configuration, into: &effects)
    case .inserted(let at, let count): insert(count, at: at, into: &effects)
    case .removed(let at, let count): remove(count, at: at, into: &effects)
    case .replaced(let count, let selected, let to, let pending, let instead, let asked):
      replace(
        count,
        selected: selected,
        to: to,
        pending: pending,
        instead: instead,
        asked: asked,
        into: &effects
      )
    case .containerChanged(let visible): show(visible, into: &effects)
    }
  }

  /// When something falls due by itself: the end of a move, or of its part before a pending page;
  /// nil while nothing does.
  ///
  /// A host that handles ``Event/elapsed`` at this time learns of it with no delay; otherwise it
  /// happens, with its own time, before the next event.
  public var due: Double? { course?.end }
}

extension [PageSwitcher.Effect] {
  /// Appends an effect; out of line, since the engine does so in many places and each inlined copy
  /// weighs on a web page.
  @inline(never)
  mutating func emit(_ effect: PageSwitcher.Effect) {
    append(effect)
  }
}
