// The wheel: along one axis a turn, past an end only where it sets out there.

extension ScrollArea {
  mutating func turn(_ wheel: Wheel, into effects: inout [Effect]) {
    handled = false
    let axis: Axis =
      if vertical.state == .wheeling {
        .vertical
      } else if horizontal.state == .wheeling {
        .horizontal
      } else {
        abs(wheel.dx) > abs(wheel.dy) ? .horizontal : .vertical
      }
    let flow = Flow(axis: axis, direction: .leftToRight)
    let along = flow.along(x: wheel.dx, y: wheel.dy)
    guard along != 0 else {
      // The rest of a turn may stray across.
      handled = self[axis].state == .wheeling && (wheel.dx != 0 || wheel.dy != 0)
      return
    }
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
    if isTurning, wheelSide != nil, wheel.phase == .momentum {
      // The fingers have gone, and momentum pulls nothing.
      handled = true
      return wheelBecameQuiet(axis, into: &effects)
    }
    if !isTurning {
      let side: Edge =
        axis == .horizontal ? (along > 0 ? .right : .left) : along > 0 ? .bottom : .top
      // Only what sets out at the end pulls: momentum that runs into it does not.
      let pulls =
        isAtEnd && wheel.phase != .momentum
        && controls.contains { $0.side == side && $0.machine.configuration.mode != .disabled }
      wheelSide = pulls ? side : nil
    }
    guard !isAtEnd || wheelSide != nil || isTurning else { return }
    handled = true
    guard !horizontal.isTouched, !vertical.isTouched else { return }
    if !isTurning {
      // A hand is there before anything goes to its place at once.
      _ = self[axis].wheel(to: scroller.offset, quietAt: now + Wheel.quiet)
      touchDown(axis, into: &effects)
    }
    _ = self[axis].wheel(to: wheeled(axis, by: along * unit), quietAt: now + Wheel.quiet)
    needsPlacing = true
  }

  /// Where a wheel's step takes it: past no end but that which the wheel pulls at.
  private func wheeled(_ axis: Axis, by step: Double) -> Double {
    let scroller = self[axis]
    let (offset, bounds) = (scroller.offset, scroller.limits.bounds)
    let target = scroller.shown(scroller.unheld(offset) + step)
    // What is beyond an end already, on its way back, is not thrown back to it.
    let lower = min(bounds.lowerBound, offset)
    let upper = max(bounds.upperBound, offset)
    guard let wheelSide else { return target.clamped(to: lower...upper) }
    return wheelSide.isStart ? min(target, upper) : max(target, lower)
  }

  /// No step came for a while: the wheel has let go.
  mutating func wheelBecameQuiet(_ axis: Axis, into effects: inout [Effect]) {
    self[axis].rest(at: self[axis].offset)
    letGo(axis, velocity: 0, into: &effects)
  }

  /// The host's own scroller moved it.
  mutating func scroll(to place: Point) {
    for axis in [Axis.horizontal, .vertical] {
      let offset = axis == .horizontal ? place.x : place.y
      guard offset.isFinite, offset != self[axis].offset else { continue }
      let isTouched = self[axis].isTouched
      for index in roomIndices where self[room: index].side.axis == axis {
        self[room: index].follow = nil
      }
      // What no hand has pulled activates nothing, also where a pull was under way.
      for index in controls.indices where controls[index].side.axis == axis {
        controls[index].machine.disarm()
      }
      let place = offset.clamped(to: ScrollArea.reach(of: self[axis].limits))
      if isTouched {
        // The hand goes on from there: something was put in above what it holds.
        self[axis].relayout(self[axis].limits, offset: place)
      } else {
        self[axis].rest(at: place)
      }
      limit(axis, stays: true)
      needsPlacing = true
    }
  }
}
