extension Scroller {
  mutating func press(_ pressed: Hold, at time: Double) -> Outcome {
    var hold = pressed
    switch state {
    case .dragging(var drag) where drag.pointer == hold.pointer:
      // Its lift got lost: the drag goes on from the new place without a jump.
      drag.along = hold.along
      state = .dragging(reanchored(drag))
      track(hold.along, at: time, anew: true)
      return .nothing
    case .held(let held) where held.pointer == hold.pointer:
      hold.grabbed = held.grabbed
    case .held, .dragging, .following:
      return .nothing
    case .idle:
      break
    case .wheeling, .gliding, .animating:
      hold.grabbed = true
    }
    let grabs = hold.grabbed && !isHeld
    velocityNow = 0
    state = .held(hold)
    track(hold.along, at: time, anew: true)
    return grabs ? .grabbed : .nothing
  }

  private var isHeld: Bool {
    if case .held = state { true } else { false }
  }

  mutating func move(
    _ pointer: Int,
    along: Double,
    across: Double,
    at time: Double
  ) -> Outcome {
    switch state {
    case .dragging(var drag) where drag.pointer == pointer:
      track(along, at: time)
      drag.along = along
      state = .dragging(drag)
      offset = shown(drag.wanted)
      return .dragged
    case .held(let hold) where hold.pointer == pointer:
      return setOut(hold, along: along, across: across, at: time)
    case .idle, .held, .dragging, .wheeling, .gliding, .animating, .following:
      return .nothing
    }
  }

  /// The last move of a pointer that goes up.
  ///
  /// Where it only repeats the place of the move before, it is no sample: it would read as a pause.
  mutating func lift(
    _ pointer: Int,
    along: Double,
    across: Double,
    at time: Double
  ) -> Outcome {
    if case .dragging(let drag) = state, drag.pointer == pointer, drag.along == along {
      return .nothing
    }
    return move(pointer, along: along, across: across, at: time)
  }

  private mutating func setOut(
    _ hold: Hold,
    along: Double,
    across: Double,
    at time: Double
  ) -> Outcome {
    let moved = along - hold.along
    let strayed = abs(across - hold.across)
    let slop = hold.grabbed ? 0 : limits.slop
    track(along, at: time)
    guard abs(moved) > slop || (strayed > slop && !hold.grabbed) else { return .nothing }
    guard hold.grabbed || abs(moved) >= strayed else {
      rest(at: offset)
      return .nothing
    }
    let from = hold.along + (moved < 0 ? -slop : slop)
    let drag = Drag(pointer: hold.pointer, anchor: unheld(offset) + from, along: along)
    state = .dragging(drag)
    offset = shown(drag.wanted)
    return .dragBegan
  }

  mutating func letGo(_ pointer: Int, velocity: Double) -> Outcome {
    switch state {
    case .held(let hold) where hold.pointer == pointer:
      rest(at: offset)
      return hold.grabbed ? .letGo(velocity: 0, dragged: false) : .nothing
    case .dragging(let drag) where drag.pointer == pointer:
      rest(at: offset)
      return .letGo(velocity: velocity, dragged: true)
    case .idle, .held, .dragging, .wheeling, .gliding, .animating, .following:
      return .nothing
    }
  }

  private mutating func track(_ along: Double, at time: Double, anew: Bool = false) {
    if anew { hand.reset() }
    hand.add(position: along, time: time)
  }

  /// The same drag, its pointer where it is, holding the offset that is shown.
  func reanchored(_ drag: Drag) -> Drag {
    Drag(pointer: drag.pointer, anchor: unheld(offset) + drag.along, along: drag.along)
  }
}
