// A scroller of the host's: its offset comes in, the end of its drag asks for a target, and all
// else is the same.

extension Pager {
  /// The host's offset changed: by hand, or on the way to a target.
  mutating func follow(_ offset: Double, into effects: inout [Effect]) {
    guard configuration.driver == .host, offset.isFinite, !strip.isDegenerate else { return }
    beginFollowing(into: &effects)
    // Farther past an end than any viewport is no place to be drawn at.
    let bounds = scroller.limits.bounds
    let local = (offset + strip.snap(of: 0, from: origin)).clamped(
      to: (bounds.lowerBound - Viewport.largestExtent)...(bounds.upperBound + Viewport.largestExtent)
    )
    scroller.follow(local, as: scroller.state)
    if scroller.state == .dragging {
      dragged(into: &effects)
    } else {
      refresh(into: &effects)
    }
  }

  /// The host's drag ended: it is told where to go.
  mutating func followRelease(_ velocity: Double, into effects: inout [Effect]) {
    guard configuration.driver == .host, !strip.isDegenerate else { return }
    if scroller.state != .dragging, !scroller.isResting {
      // A new drag stopped the last motion.
      let page = destination
      cancelPending(into: &effects)
      scroller.rest(at: scroller.offset)
      beginFollowing(into: &effects)
      gesture.page = page
    }
    beginFollowing(into: &effects)
    let velocity = velocity.orZero
    effects.emit(.dragEnded(velocity: velocity))
    release(velocity: velocity, ruledBy: velocity, into: &effects)
  }

  /// The host's scroller rests: on the target, or it was given up.
  mutating func followStop(into effects: inout [Effect]) {
    guard configuration.driver == .host, !strip.isDegenerate, !scroller.isResting else { return }
    if scroller.state == .dragging { effects.emit(.dragEnded(velocity: 0)) }
    var offset = scroller.offset
    if configuration.snaps, let page = pending {
      let rest = strip.snap(of: page, from: origin)
      if abs(offset - rest) <= viewport.grid.pixel {
        offset = rest
      } else {
        cancelPending(into: &effects)
      }
    }
    scroller.rest(at: offset)
    arrive(into: &effects)
  }

  /// A hand began to move the host's scroller, unless something moves it already.
  private mutating func beginFollowing(into effects: inout [Effect]) {
    guard scroller.isResting else { return }
    gesture = SnapRule.Start(page: place.page, offset: scroller.offset)
    scroller.follow(scroller.offset, as: .dragging)
    effects.emit(.dragBegan)
  }
}
