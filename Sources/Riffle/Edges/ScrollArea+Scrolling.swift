// The hand: along one axis at a time, past the ends on a rubber band.

extension ScrollArea {
  mutating func press(_ pointer: Int, x: Double, y: Double, into effects: inout [Effect]) {
    guard x.isFinite, y.isFinite else { return }
    let (x, y) = (x.believable, y.believable)
    let wasTouched = horizontal.isTouched || vertical.isTouched
    // An axis that a finger has left to the other one stays out of it.
    if horizontal.isTouched || !wasTouched {
      _ = horizontal.press(pointer, along: x, across: y, at: now)
    }
    if vertical.isTouched || !wasTouched {
      _ = vertical.press(pointer, along: y, across: x, at: now)
    }
    guard !wasTouched else { return }
    touchDown(.horizontal, into: &effects)
    touchDown(.vertical, into: &effects)
  }

  /// A hand is there from now on: nothing moves against it.
  mutating func touchDown(_ axis: Axis, into effects: inout [Effect]) {
    arriveInsets(axis, into: &effects)
    for index in controls.indices where controls[index].side.axis == axis {
      tell(index, .pressed(distance: pull(on: controls[index].side)), into: &effects)
    }
  }

  mutating func move(_ pointer: Int, x: Double, y: Double, into effects: inout [Effect]) {
    guard x.isFinite, y.isFinite else { return }
    let (x, y) = (x.believable, y.believable)
    var outcome = Scroller.Outcome.nothing
    // Each axis decides by the slop whether it is its finger. One that was in flight is dragged at once,
    // and a way of 45° is both's: then the other one is left out.
    if horizontal.state != .dragging {
      outcome = vertical.move(pointer, along: y, across: x, at: now)
      if vertical.state == .dragging, horizontal.state == .held {
        drop(.horizontal, into: &effects)
      }
    }
    if vertical.state != .dragging {
      outcome = horizontal.move(pointer, along: x, across: y, at: now)
      if horizontal.state == .dragging, vertical.state == .held { drop(.vertical, into: &effects) }
    }
    if outcome == .dragBegan { effects.append(.dragBegan) }
    guard outcome != .nothing else { return }
    needsPlacing = true
    pull(into: &effects)
  }

  /// The finger that holds both axes went along the other one.
  private mutating func drop(_ axis: Axis, into effects: inout [Effect]) {
    let scroller = self[axis]
    release(axis, self[axis].letGo(scroller.touch.pointer, velocity: 0), into: &effects)
  }

  mutating func lift(_ pointer: Int, x: Double, y: Double, into effects: inout [Effect]) {
    guard x.isFinite, y.isFinite else { return cancel(pointer, into: &effects) }
    // The lift itself may be the move that sets out.
    move(pointer, x: x, y: y, into: &effects)
    let (x, y) = (x.believable, y.believable)
    let across = horizontal.lift(pointer, along: x, across: y, at: now)
    let along = vertical.lift(pointer, along: y, across: x, at: now)
    release(.horizontal, across, into: &effects)
    release(.vertical, along, into: &effects)
  }

  mutating func cancel(_ pointer: Int, into effects: inout [Effect]) {
    release(.horizontal, horizontal.letGo(pointer, velocity: 0), into: &effects)
    release(.vertical, vertical.letGo(pointer, velocity: 0), into: &effects)
  }

  private mutating func release(
    _ axis: Axis,
    _ outcome: Scroller.Outcome,
    into effects: inout [Effect]
  ) {
    guard outcome == .dragEnded || outcome == .letGo else { return }
    letGo(axis, velocity: self[axis].releaseVelocity, into: &effects)
  }

  /// Nothing holds the content along an axis any more.
  mutating func letGo(_ axis: Axis, velocity: Double, into effects: inout [Effect]) {
    fly(axis, velocity: velocity)
    needsPlacing = true
    // After that: what a release activates takes its room in a flight.
    for index in controls.indices where controls[index].side.axis == axis {
      tell(index, .released, into: &effects)
    }
  }

  /// Momentum, or an end's rubber band, moves it on.
  mutating func fly(_ axis: Axis, velocity: Double) {
    let scroller = self[axis]
    let motion = Glide.carrying(
      from: scroller.offset,
      velocity: velocity,
      rate: configuration.deceleration,
      bounds: scroller.limits.bounds,
      bounces: scroller.limits.bounces
    )
    self[axis].fly(motion, isFree: true, as: .gliding, at: now)
    for index in controls.indices where controls[index].side.axis == axis {
      controls[index].crossing = .infinity
      guard controls[index].machine.isWaiting else { continue }
      let trigger = controls[index].machine.configuration.trigger
      let time =
        controls[index].side.isStart
        ? motion.time(above: scroller.limits.bounds.lowerBound - trigger, isBelow: true)
        : motion.time(above: scroller.limits.bounds.upperBound + trigger, isBelow: false)
      if let time { controls[index].crossing = now + time }
    }
  }
}
