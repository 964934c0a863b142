// A scroller of the host's: its offset comes in, the end of its drag asks for a target, and all else is the same.

extension Pager {
  /// The host's offset changed: by hand, or on the way to a target.
  mutating func follow(_ offset: Double, into effects: inout [Effect]) {
    guard configuration.driver == .host, offset.isFinite, !strip.isDegenerate else { return }
    if scroller.isResting {
      gesture = SnapRule.Start(page: place.page, offset: scroller.offset)
      effects.emit(.dragBegan)
    }
    let local = offset + strip.snap(of: 0, from: origin)
    _ = scroller.handle(.followed(local, toTarget: pending != nil), at: now)
    if pending == nil {
      dragged(into: &effects)
    } else {
      refresh(into: &effects)
    }
  }

  /// The host's drag ended: it is told where to go.
  mutating func followRelease(_ velocity: Double, into effects: inout [Effect]) {
    guard configuration.driver == .host, !strip.isDegenerate else { return }
    let velocity = velocity.isFinite ? velocity : 0
    if let page = pending {
      // A new drag stopped the last motion.
      gesture = SnapRule.Start(page: page, offset: scroller.offset)
      cancelPending(into: &effects)
      effects.emit(.dragBegan)
    } else if scroller.isResting {
      gesture = SnapRule.Start(page: place.page, offset: scroller.offset)
      effects.emit(.dragBegan)
    }
    effects.emit(.dragEnded(velocity: velocity))
    let carried = Decay.projection(
      from: scroller.offset,
      velocity: velocity,
      rate: configuration.deceleration
    )
    if configuration.snaps {
      let page = configuration.rule.target(
        in: strip,
        offset: scroller.offset,
        velocity: velocity,
        origin: origin,
        start: gesture
      )
      target(page, into: &effects)
      depart(towards: strip.snap(of: page, from: origin), into: &effects)
    } else {
      let rest = carried.clamped(to: scroller.limits.bounds)
      let page = strip.position(at: rest, from: origin, anchor: place.page).page
      pending = page
      effects.emit(.targeted(page: page, offset: distance(to: rest)))
      depart(towards: rest, into: &effects)
    }
    _ = scroller.handle(.followed(scroller.offset, toTarget: true), at: now)
  }

  /// The host's scroller rests: on the target, or it was given up.
  mutating func followStop(into effects: inout [Effect]) {
    guard configuration.driver == .host, !strip.isDegenerate, !scroller.isResting else { return }
    guard let page = pending else {
      effects.emit(.dragEnded(velocity: 0))
      _ = scroller.handle(.placed(scroller.offset), at: now)
      return arrive(into: &effects)
    }
    let rest = strip.snap(of: page, from: origin)
    let isThere = abs(scroller.offset - rest) <= viewport.grid.pixel
    if configuration.snaps && !isThere { cancelPending(into: &effects) }
    let offset = configuration.snaps && isThere ? rest : scroller.offset
    _ = scroller.handle(.placed(offset), at: now)
    arrive(into: &effects)
  }
}
