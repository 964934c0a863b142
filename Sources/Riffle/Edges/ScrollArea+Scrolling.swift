// The hand and the wheel: along one axis at a time, past the ends on a rubber band.

extension ScrollArea {
  mutating func press(_ pointer: Int, x: Double, y: Double, into effects: inout [Effect]) {
    guard x.isFinite, y.isFinite else { return }
    let (x, y) = (x.believable, y.believable)
    let wasTouched = horizontal.isTouched || vertical.isTouched
    _ = horizontal.press(pointer, along: x, across: y, at: now)
    _ = vertical.press(pointer, along: y, across: x, at: now)
    guard !wasTouched else { return }
    // Nothing moves against a finger.
    for index in controls.indices {
      arriveInset(index, into: &effects)
      tell(index, .pressed(distance: pull(on: controls[index].side)), into: &effects)
    }
  }

  mutating func move(_ pointer: Int, x: Double, y: Double, into effects: inout [Effect]) {
    guard x.isFinite, y.isFinite else { return }
    let (x, y) = (x.believable, y.believable)
    let across = horizontal.move(pointer, along: x, across: y, at: now)
    let along = vertical.move(pointer, along: y, across: x, at: now)
    if across == .dragBegan || along == .dragBegan { effects.append(.dragBegan) }
    guard across != .nothing || along != .nothing else { return }
    needsPlacing = true
    pull(into: &effects)
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
  private mutating func letGo(_ axis: Axis, velocity: Double, into effects: inout [Effect]) {
    for index in controls.indices where controls[index].side.axis == axis {
      tell(index, .released, into: &effects)
    }
    carry(axis, velocity: velocity)
    needsPlacing = true
  }

  /// Momentum, or an end's rubber band, moves it on.
  mutating func carry(_ axis: Axis, velocity: Double) {
    let scroller = self[axis]
    let motion = Glide.carrying(
      from: scroller.offset,
      velocity: velocity,
      rate: configuration.deceleration,
      bounds: scroller.limits.bounds,
      bounces: scroller.limits.bounces
    )
    self[axis].fly(motion, isFree: true, as: .gliding, at: now)
  }

  // MARK: - Wheel

  mutating func turn(_ wheel: Wheel, into effects: inout [Effect]) {
    handled = false
    let axis: Axis = abs(wheel.dx) > abs(wheel.dy) ? .horizontal : .vertical
    let flow = Flow(axis: axis, direction: .leftToRight)
    let along = flow.along(x: wheel.dx, y: wheel.dy)
    guard along != 0 else { return }
    let unit =
      switch wheel.mode {
      case .pixel: 1.0
      case .line: Wheel.line
      case .page: flow.along(viewport.size)
      }
    let scroller = self[axis]
    let bounds = scroller.limits.bounds
    let end = along > 0 ? bounds.upperBound : bounds.lowerBound
    let isAtEnd = along > 0 ? scroller.offset >= end : scroller.offset <= end
    let isTurning = scroller.state == .wheeling
    if !isTurning {
      let side: Edge =
        axis == .horizontal ? (along > 0 ? .right : .left) : along > 0 ? .bottom : .top
      // Only what sets out at the end pulls: momentum that runs into it does not.
      wheelPulls =
        isAtEnd
        && controls.contains { $0.side == side && $0.machine.configuration.mode != .disabled }
    }
    guard !isAtEnd || wheelPulls || isTurning else { return }
    handled = true
    guard !scroller.isTouched else { return }
    let wanted = scroller.unheld(scroller.offset) + along * unit
    let target = wheelPulls ? scroller.shown(wanted) : wanted.clamped(to: bounds)
    if !isTurning {
      for index in controls.indices where controls[index].side.axis == axis {
        arriveInset(index, into: &effects)
        tell(index, .pressed(distance: pull(on: controls[index].side)), into: &effects)
      }
    }
    _ = self[axis].wheel(to: target, quietAt: now + Wheel.quiet)
    needsPlacing = true
    pull(into: &effects)
  }

  /// No step came for a while: the wheel has let go.
  mutating func wheelBecameQuiet(_ axis: Axis, into effects: inout [Effect]) {
    self[axis].rest(at: self[axis].offset)
    letGo(axis, velocity: 0, into: &effects)
  }

  /// The host's own scroller moved it.
  mutating func scroll(to place: Point, into effects: inout [Effect]) {
    for axis in [Axis.horizontal, .vertical] {
      let offset = axis == .horizontal ? place.x : place.y
      guard offset.isFinite, !self[axis].isTouched, offset != self[axis].offset else { continue }
      for index in controls.indices where controls[index].side.axis == axis {
        controls[index].follow = nil
      }
      self[axis].rest(at: offset.believable)
      needsPlacing = true
    }
    pull(into: &effects)
  }
}
