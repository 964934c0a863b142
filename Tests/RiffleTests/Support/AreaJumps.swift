@testable import Riffle

/// In no time at all, content moves by no more than the hand or the wheel does.
///
/// Of events that come at the same time as the one before it takes those that may not move content by
/// themselves, and of the others those that find it in a hand or in a flight.
struct AreaJumps {
  private(set) var breach: String?
  private var time = -Double.infinity
  /// Where each pointer came down, and where it was last.
  private var places: [Int: (start: Point, last: Point)] = [:]

  /// What comes to rest within a tenth of a point of its place is put there.
  private static let tolerance = 0.101

  mutating func take(
    _ event: ScrollArea.Event,
    leadingTo effects: [ScrollArea.Effect],
    at time: Double,
    from before: ScrollArea,
    to after: ScrollArea
  ) {
    let isSameTime = time == self.time
    self.time = time
    guard let way = way(of: event, effects.contains(.dragBegan), before, after) else { return }
    guard isSameTime, AreaJumps.isSensible(before), AreaJumps.isSensible(after) else { return }
    let x = AreaJumps.jump(before.offset.x, after.horizontal)
    let y = AreaJumps.jump(before.offset.y, after.vertical)
    if x > way.x + AreaJumps.tolerance || y > way.y + AreaJumps.tolerance, breach == nil {
      breach = "jumps from \(before.offset) to \(after.offset) by \(way)"
    }
  }

  /// How far the offset is from where it was; what no band can hold any more is taken back to where one
  /// can, and moves from there.
  private static func jump(_ before: Double, _ after: Scroller) -> Double {
    let held = before.clamped(to: ScrollArea.reach(of: after.limits))
    return min(abs(after.offset - before), abs(after.offset - held))
  }

  /// A ten-millionth of a second later it is nearly where it was.
  mutating func look(_ area: ScrollArea) {
    var later = area
    var effects: [ScrollArea.Effect] = []
    later.handle(.elapsed, at: time + 1e-7, into: &effects)
    guard AreaJumps.isSensible(area), AreaJumps.isSensible(later) else { return }
    let (x, y) = AreaJumps.moved(area, later)
    if max(x, y) > 2 * AreaJumps.tolerance, breach == nil {
      breach = "jumps from \(area.offset) to \(later.offset) by itself"
    }
  }

  /// How far an event may move content in no time; nil if nothing is said of it.
  private mutating func way(
    of event: ScrollArea.Event,
    _ setsOut: Bool,
    _ before: ScrollArea,
    _ after: ScrollArea
  ) -> Point? {
    // A hand may let go of an axis that it does not move along.
    let x = AreaJumps.isAtRest(before.horizontal, after.horizontal) ? Double.infinity : 0
    let y = AreaJumps.isAtRest(before.vertical, after.vertical) ? Double.infinity : 0
    let ifAtRest = Point(x: x, y: y)
    switch event {
    case .pressed(let pointer, let x, let y):
      if x.isFinite, y.isFinite { places[pointer] = (Point(x: x, y: y), Point(x: x, y: y)) }
      return .zero
    case .moved(let pointer, let x, let y), .lifted(let pointer, let x, let y):
      guard x.isFinite, y.isFinite, let place = places[pointer] else { return .zero }
      places[pointer]?.last = Point(x: x, y: y)
      let from = setsOut ? place.start : place.last
      return Point(x: abs(x - from.x), y: abs(y - from.y))
    case .wheeled(let wheel):
      let unit = wheel.mode == .pixel ? 1.0 : wheel.mode == .line ? 16 : 2000
      return Point(x: abs(wheel.dx) * unit, y: abs(wheel.dy) * unit)
    case .scrolled: return nil
    case .resized, .inset, .configured:
      // At rest it keeps within the ends; a band can be no longer than its viewport.
      return before.viewport != after.viewport ? nil : ifAtRest
    case .activated(_, false), .deactivated(_, false): return ifAtRest
    case .headed(let header):
      // The first one has its room at once.
      return before.header == nil && header != nil ? ifAtRest : .zero
    case .cancelled, .elapsed, .attached, .detached, .changed, .activated, .deactivated, .finished:
      return .zero
    }
  }

  private static func isAtRest(_ before: Scroller, _ after: Scroller) -> Bool {
    before.state == .idle || after.state == .idle
  }

  private static func moved(_ before: ScrollArea, _ after: ScrollArea) -> (Double, Double) {
    (abs(after.offset.x - before.offset.x), abs(after.offset.y - before.offset.y))
  }

  /// Nothing is as large as a spring could not bring home in time.
  private static func isSensible(_ area: ScrollArea) -> Bool {
    let insets = area.effectiveInsets
    let numbers = [
      area.offset.x, area.offset.y, insets.top, insets.left, insets.bottom, insets.right,
      area.content.width, area.content.height,
    ]
    return numbers.allSatisfy { abs($0) < 6000 }
      && area.controls.allSatisfy { $0.machine.configuration.length < 6000 }
  }
}
