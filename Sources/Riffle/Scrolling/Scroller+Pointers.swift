// One pointer: it holds, sets out, drags and lets go.

extension Scroller {
  mutating func press(
    _ pointer: Int,
    along: Double,
    across: Double,
    at time: Double
  ) -> Outcome {
    if isTouched {
      guard pointer == touch.pointer else { return .nothing }
      // Its lift got lost: a drag goes on from the new place without a jump.
      touch.along = along
      touch.across = across
      reanchor()
      track(along, at: time, anew: true)
      return .nothing
    }
    let grabs = state != .idle
    rest(at: offset)
    touch = Touch(pointer: pointer, along: along, across: across, grabbed: grabs)
    state = .held
    track(along, at: time, anew: true)
    return grabs ? .grabbed : .nothing
  }

  mutating func move(
    _ pointer: Int,
    along: Double,
    across: Double,
    at time: Double
  ) -> Outcome {
    guard isTouched, pointer == touch.pointer else { return .nothing }
    track(along, at: time)
    guard state == .held else {
      touch.along = along
      offset = shown(touch.wanted)
      return .dragged
    }
    let moved = along - touch.along
    let strayed = abs(across - touch.across)
    let slop = touch.grabbed ? 0 : limits.slop
    guard abs(moved) > slop || (strayed > slop && !touch.grabbed) else { return .nothing }
    guard touch.grabbed || abs(moved) >= strayed else {
      rest(at: offset)
      return touch.isOffRest ? .letGo : .nothing
    }
    touch.anchor = unheld(offset) + touch.along + (moved < 0 ? -slop : slop)
    touch.along = along
    state = .dragging
    offset = shown(touch.wanted)
    return .dragBegan
  }

  mutating func lift(
    _ pointer: Int,
    along: Double,
    across: Double,
    at time: Double
  ) -> Outcome {
    // Where a lift only repeats the place of the move before, it is no sample: it would read as a
    // pause.
    if touch.along != along { _ = move(pointer, along: along, across: across, at: time) }
    return letGo(pointer, velocity: velocity(at: time))
  }

  mutating func letGo(_ pointer: Int, velocity: Double) -> Outcome {
    guard isTouched, pointer == touch.pointer else { return .nothing }
    let dragged = state == .dragging
    rest(at: offset)
    releaseVelocity = dragged ? velocity : 0
    return dragged ? .dragEnded : touch.grabbed || touch.isOffRest ? .letGo : .nothing
  }

  /// Lets a drag, its pointer where it is, hold the offset that is shown.
  mutating func reanchor() {
    touch.anchor = unheld(offset) + touch.along
  }

  private mutating func track(_ along: Double, at time: Double, anew: Bool = false) {
    if anew { hand.reset() }
    hand.add(position: along, time: time)
  }
}
