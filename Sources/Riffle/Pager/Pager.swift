/// Pages that are flicked through: the wiring of all the machines, and the only thing a host talks
/// to.
///
/// A host measures, sends an ``Event`` with its time, performs the ``Effect``s in order, and where
/// one of them is ``Effect/placed`` reads the ``placements(into:)`` and draws them. The pager never
/// reads a clock, holds no view and allocates nothing per frame once warm: the effects go into a
/// buffer that the caller owns and empties.
///
/// ```swift
/// var pager = Pager(viewport: Viewport(size: Size(width: 390, height: 844), scale: 3), count: 5)
/// var effects: [Pager.Effect] = []
/// pager.handle(.started, at: 0, into: &effects)
/// pager.handle(.commanded(page: 2, animated: true), at: 0.5, into: &effects)
/// pager.handle(.elapsed, at: 0.516, into: &effects)
/// ```
///
/// Four signals tell where it is going: ``Effect/pageChanged(page:)`` when another page is nearest,
/// ``Effect/targeted(page:offset:)`` when it is known where a motion ends, and then exactly one of
/// ``Effect/settled(page:)`` and ``Effect/cancelled(page:)``.
///
/// Times are seconds on any clock that does not run backwards: an earlier or non-finite time counts
/// as the latest one. No input traps: what makes no sense is ignored or clamped. The cost of an
/// event depends on the pages in view only, never on the number of pages.
public struct Pager: Equatable, Sendable {
  /// How pages are laid out, and how they answer.
  public internal(set) var configuration: Configuration
  /// What pages are seen through.
  public internal(set) var viewport: Viewport
  /// Whether the last wheel, key or command meant something here; else it is someone else's.
  public internal(set) var handled = false

  var strip: PageStrip
  var stage: Stage
  var scroller: Scroller
  /// The page that offsets are counted from.
  var origin: Int64
  /// The place that the row was last seen at; it outlives a viewport without any extent.
  var place: PagePosition
  /// The page that was last said to be nearest; nil where that is none any more.
  var announced: Int64?
  /// The page of the last `targeted` that is neither settled nor cancelled.
  var pending: Int64?
  /// Where in a page that is longer than the area a motion ends: 0 at its beginning, 1 at its end.
  var landing: Double = 0
  /// Where the gesture under way, or the last one, began.
  var gesture: SnapRule.Start
  var window: Window
  var prefetcher = Prefetcher()
  /// The places in view; see ``page(atPlace:)``.
  public internal(set) var visible: Range<Int64> = 0..<0
  /// How far what is in view reaches across the axis, in points; nil while nothing of it was measured
  /// (``Event/measuredAcross(page:breadth:)``).
  ///
  /// Between two pages it is between theirs, as the row is; where several are in view at rest, the farthest
  /// counts.
  public internal(set) var breadth: Double?
  /// Which pages there are.
  public internal(set) var supply: PageSupply
  /// The page that an empty pager goes to when it is filled; where there is no first page, the one that
  /// offsets are told from.
  var initial: Int64
  /// How many of the effects speak of pages already, not of places.
  var named = 0
  /// The time that all is brought up to.
  var now = -Double.infinity
  var isStarted = false
  var isShown = true
  var runsFrames = false
  var needsPlacing = true
  /// Whether places have other numbers since it was last looked which pages are to be there.
  var needsLook = false
  /// The end that the row was last pulled past.
  var passedEdge: Edge?

  /// A pager of `count` pages at rest on page `initial`.
  ///
  /// - Parameters:
  ///   - viewport: what the pages are seen through.
  ///   - configuration: how they are laid out.
  ///   - count: the number of pages; clamped to 0…10¹⁸.
  ///   - initial: the page to start on; clamped to the pages there are.
  public init(
    viewport: Viewport,
    configuration: Configuration = Configuration(),
    count: Int64,
    initial: Int64 = 0
  ) {
    self.init(
      viewport: viewport,
      configuration: configuration,
      supply: .count(count),
      initial: initial
    )
  }

  /// A pager of any pages at rest on page `initial`.
  ///
  /// - Parameters:
  ///   - viewport: what the pages are seen through.
  ///   - configuration: how they are laid out.
  ///   - supply: which pages there are.
  ///   - extents: how long the first of them are along the axis, in points from 1 to 2²⁰; those that are
  ///     not known, or NaN, are as long as the configuration says.
  ///   - initial: the page to start on; clamped to the pages there are.
  public init(
    viewport: Viewport,
    configuration: Configuration = Configuration(),
    supply: PageSupply,
    extents: [Double] = [],
    initial: Int64 = 0
  ) {
    let stage = Stage(configuration, viewport)
    let pages = supply.pages
    var known = PageExtents()
    known.set(Array(extents.prefix(Int(min(pages.upperBound, Int64(extents.count))))), from: 0)
    let strip = Pager.strip(configuration, viewport, stage, supply, known)
    let page = initial.clamped(to: pages.lowerBound...max(0, pages.upperBound - 1))
    let offset = strip.snap(of: page, from: page)
    self.viewport = viewport
    self.configuration = configuration
    self.strip = strip
    self.stage = stage
    self.supply = supply.sane
    self.initial = supply.isEndless ? page : initial
    origin = page
    place = PagePosition(page: page)
    announced = page
    gesture = SnapRule.Start(page: page, offset: offset)
    window = Window(poolCapacity: configuration.poolCapacity.clamped(to: 0...1000))
    scroller = Scroller(
      offset: offset,
      limits: Pager.limits(configuration, viewport, strip, origin: page)
    )
  }

  /// Takes in what happened at `time` and appends what is to be done to `effects`.
  ///
  /// What falls due before, the end of a motion for one, happens first.
  ///
  /// - Complexity: O(pages in view).
  public mutating func handle(_ event: Event, at time: Double, into effects: inout [Effect]) {
    named = effects.count
    let time = time.isFinite ? max(now, time) : now.isFinite ? now : 0
    while fallsDue <= time {
      now = max(now, fallsDue)
      fallDue(into: &effects)
    }
    now = time
    let before = scroller.offset
    _ = scroller.advance(to: time)
    if scroller.offset != before { refresh(into: &effects) }
    perform(event, into: &effects)
    while scroller.fallsDue <= time { fallDue(into: &effects) }
    close(into: &effects)
    name(&effects)
    named = 0
  }

  private mutating func perform(_ event: Event, into effects: inout [Effect]) {
    switch event {
    case .started: start(into: &effects)
    case .pressed(let pointer, let x, let y): press(pointer, x: x, y: y, into: &effects)
    case .moved(let pointer, let x, let y): move(pointer, x: x, y: y, into: &effects)
    case .lifted(let pointer, let x, let y): lift(pointer, x: x, y: y, into: &effects)
    case .cancelled(let pointer): cancel(pointer, into: &effects)
    case .wheeled(let wheel): turn(wheel, into: &effects)
    case .keyPressed(let key): press(key, into: &effects)
    case .commanded(let page, let animated, let way, let through):
      go(to: page, animated: animated, way: way, through: through, into: &effects)
    case .restored(let position): restore(position, into: &effects)
    case .stepped(let steps, let animated): step(by: steps, animated: animated, into: &effects)
    case .resized(let viewport):
      relayout(supply: supply, into: &effects) { $0.viewport = viewport }
    case .configured(let configuration):
      let isHandedOver = configuration.driver != self.configuration.driver
      // What a pointer has done along the old flow means nothing along another.
      if configuration.flow != self.configuration.flow, scroller.isTouched {
        cancel(scroller.touch.pointer, into: &effects)
      }
      relayout(supply: supply, isHandedOver: isHandedOver, into: &effects) {
        $0.configuration = configuration
      }
    case .counted(let count): recount(count, into: &effects)
    case .reloaded(let count): reload(count, into: &effects)
    case .edited(let edits): edit(edits, into: &effects)
    case .measuredAcross(let page, let breadth): measure(page, across: breadth)
    case .containerChanged(let visible): show(visible, into: &effects)
    case .hostScrolled(let offset): follow(offset, into: &effects)
    case .hostReleased(let velocity): followRelease(velocity, into: &effects)
    case .hostStopped: followStop(into: &effects)
    case .elapsed: break
    }
  }

  /// When something falls due by itself: the end of a motion, a wheel that is quiet, or pages that are
  /// to be fetched; nil while nothing does.
  ///
  /// A host that handles ``Event/elapsed`` at this time learns of it with no delay; otherwise it
  /// happens, with its own time, before the next event.
  public var due: Double? { fallsDue < .infinity ? fallsDue : nil }
}
