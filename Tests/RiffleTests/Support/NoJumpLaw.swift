import Riffle

/// In no time at all, pages move by no more than the finger does.
///
/// Of events that come at the same time as the one before, it takes those that may not move pages
/// but by the finger.
struct NoJumpLaw {
  private(set) var breach: String?
  private var time = -Double.infinity
  private var hasOtherSlop = false
  /// Where each pointer was last.
  private var places: [Int: Double] = [:]

  mutating func take(
    _ event: PageSwitcher.Event,
    leadingTo effects: [PageSwitcher.Effect],
    at time: Double,
    from before: PageSwitcher,
    to after: PageSwitcher
  ) {
    let isSameTime = time == self.time
    self.time = time
    // Another slop since the finger came down is one more step that it has made.
    if after.configuration.slop != before.configuration.slop { hasOtherSlop = true }
    var way = 0.0
    switch event {
    case .pressed(let pointer, let x, let y) where x.isFinite && y.isFinite: places[pointer] = x
    case .moved(let pointer, let x, let y), .lifted(let pointer, let x, let y):
      guard x.isFinite, y.isFinite else { return }
      way = (x - (places[pointer] ?? x)).magnitude
      places[pointer] = x
    case .pressed, .cancelled, .started, .elapsed, .resized, .configured, .keyPressed: break
    case .commanded(_, true, _), .stepped(_, true, _): break
    case .permitted, .inserted, .removed, .replaced, .containerChanged, .commanded, .stepped: return
    }
    // A finger's move may begin another move; whatever else does may end the last one at once.
    if !event.isMoved, effects.contains(where: { $0.isMove }) { return }
    let width = after.frame.width
    if effects.contains(.dragBegan), hasOtherSlop {
      hasOtherSlop = false
      return
    }
    guard isSameTime, way < 1e5, width > 1, after.selected == before.selected else { return }
    guard after.configuration.animator != .none, after.configuration.hasDuration else { return }
    guard after.distance(from: before) > way / width + 1e-6, breach == nil else { return }
    breach = "jumps from \(before.selection) to \(after.selection)"
  }
}

extension PageSwitcher.Event {
  fileprivate var isMoved: Bool { if case .moved = self { true } else { false } }
}

extension PageSwitcher.Configuration {
  fileprivate var hasDuration: Bool { (1e-3..<1e6).contains(duration / speed) }
}

extension PageSwitcher {
  /// How far pages are away from the selected one's place, in pages of the move, with its sign.
  private var offset: Double {
    guard let move else { return 0 }
    return move.direction == .left ? progress : 0 - progress
  }

  /// How far pages have moved since.
  fileprivate func distance(from before: PageSwitcher) -> Double {
    (offset - before.offset).magnitude
  }
}
