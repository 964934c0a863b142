// Pointers and the wheel.

extension Pager {
  mutating func press(_ pointer: Int, x: Double, y: Double, into effects: inout [Effect]) {
    guard configuration.driver == .own, x.isFinite, y.isFinite else { return }
    let wasTouched = scroller.isTouched
    let flow = configuration.flow
    let outcome = scroller.handle(
      .pressed(pointer: pointer, along: flow.along(x: x, y: y), across: flow.across(x: x, y: y)),
      at: now
    )
    guard !wasTouched else { return }
    let page = pending ?? place.page
    if outcome == .grabbed { cancelPending(into: &effects) }
    rebase(to: place.page)
    gesture = SnapRule.Start(page: page, offset: scroller.offset)
  }

  mutating func move(_ pointer: Int, x: Double, y: Double, into effects: inout [Effect]) {
    guard x.isFinite, y.isFinite else { return }
    let flow = configuration.flow
    let outcome = scroller.handle(
      .moved(pointer: pointer, along: flow.along(x: x, y: y), across: flow.across(x: x, y: y)),
      at: now
    )
    switch outcome {
    case .dragBegan:
      effects.emit(.dragBegan)
      dragged(into: &effects)
    case .dragged:
      dragged(into: &effects)
    case .nothing, .grabbed, .letGo:
      break
    }
  }

  mutating func lift(_ pointer: Int, x: Double, y: Double, into effects: inout [Effect]) {
    guard x.isFinite, y.isFinite else { return cancel(pointer, into: &effects) }
    let flow = configuration.flow
    let wasDragging = scroller.isDragging
    let outcome = scroller.handle(
      .lifted(pointer: pointer, along: flow.along(x: x, y: y), across: flow.across(x: x, y: y)),
      at: now
    )
    guard case .letGo(let velocity, let dragged) = outcome else { return }
    if dragged, !wasDragging {
      effects.emit(.dragBegan)
      self.dragged(into: &effects)
    }
    end(velocity: velocity, dragged: dragged, into: &effects)
  }

  mutating func cancel(_ pointer: Int, into effects: inout [Effect]) {
    guard case .letGo(let velocity, let dragged) = scroller.handle(.cancelled(pointer: pointer), at: now)
    else { return }
    end(velocity: velocity, dragged: dragged, into: &effects)
  }

  @inline(never)
  private mutating func end(velocity: Double, dragged: Bool, into effects: inout [Effect]) {
    refresh(into: &effects)
    if dragged { effects.emit(.dragEnded(velocity: velocity)) }
    release(velocity: velocity, into: &effects)
  }

  /// The row followed a hand: pages that it would take out of view are told, and it is seen where it is.
  @inline(never)
  mutating func dragged(into effects: inout [Effect]) {
    departTowardsNeighbour(into: &effects)
    refresh(into: &effects)
  }

  private mutating func departTowardsNeighbour(into effects: inout [Effect]) {
    let home = strip.stop(of: gesture.page)
    let rest = strip.snap(of: gesture.page, from: origin)
    let offset = scroller.offset
    guard offset != rest else { return }
    let interval = strip.interval(at: offset, from: origin)
    let stop =
      offset > rest
      ? max(home + 1, interval.ceiling(of: offset))
      : min(home - 1, interval.floor)
    let page = strip.page(atStop: stop.clamped(to: strip.stops))
    depart(towards: strip.snap(of: page, from: origin), into: &effects)
  }

  /// Sends the row, which nothing holds any more, to where the gesture is to end.
  @inline(never)
  mutating func release(velocity: Double, into effects: inout [Effect]) {
    guard !strip.isDegenerate else { return }
    rebase(to: place.page)
    guard configuration.snaps else { return glide(velocity: velocity, into: &effects) }
    let page = configuration.rule.target(
      in: strip,
      offset: scroller.offset,
      velocity: velocity,
      origin: origin,
      start: gesture
    )
    target(page, into: &effects)
    let trajectory = trajectory(to: page, velocity: velocity)
    depart(towards: trajectory.restPosition, into: &effects)
    _ = scroller.handle(.released(trajectory), at: now)
  }

  @inline(never)
  private mutating func glide(velocity: Double, into effects: inout [Effect]) {
    let trajectory = Trajectory.gliding(
      from: scroller.offset,
      velocity: velocity,
      rate: configuration.deceleration,
      bounds: scroller.limits.bounds,
      bounces: configuration.bounces
    )
    let end = strip.position(at: trajectory.restPosition, from: origin, anchor: place.page)
    pending = end.page
    effects.emit(.targeted(page: end.page, offset: distance(to: trajectory.restPosition)))
    depart(towards: trajectory.restPosition, into: &effects)
    _ = scroller.handle(.released(trajectory), at: now)
  }

  // MARK: - Wheel

  mutating func turn(_ wheel: Wheel, into effects: inout [Effect]) {
    handled = false
    guard configuration.driver == .own, !strip.isDegenerate else { return }
    let flow = configuration.flow
    let along = flow.along(x: wheel.dx, y: wheel.dy)
    guard along != 0, abs(along) >= abs(flow.across(x: wheel.dx, y: wheel.dy)) else { return }
    handled = true
    guard !scroller.isTouched else { return }
    let isTurning = scroller.isWheeling
    let begun =
      isTurning ? gesture : SnapRule.Start(page: pending ?? place.page, offset: scroller.offset)
    let range = wheelRange(from: begun.page)
    let isFree = along > 0 ? scroller.offset < range.upperBound : scroller.offset > range.lowerBound
    let end = along > 0 ? scroller.limits.bounds.upperBound : scroller.limits.bounds.lowerBound
    // At the end of all pages the page around may scroll instead; at the end of one's reach it may not.
    guard isFree || isTurning || scroller.offset != end else {
      handled = false
      return
    }
    let unit =
      switch wheel.mode {
      case .pixel: 1.0
      case .line: Wheel.line
      case .page: flow.along(viewport.size)
      }
    gesture = begun
    let outcome = scroller.handle(
      .wheeled(delta: along * unit, range: range, quietAt: now + Wheel.quiet),
      at: now
    )
    if outcome == .grabbed { cancelPending(into: &effects) }
    dragged(into: &effects)
  }

  /// How far a wheel moves the row: to the pages within the limit.
  private func wheelRange(from page: Int64) -> ClosedRange<Double> {
    let bounds = scroller.limits.bounds
    guard configuration.snaps, let limit = configuration.rule.limit else { return bounds }
    let first = strip.snap(of: strip.page(after: page, by: 0 - limit), from: origin)
    let last = strip.snap(of: strip.page(after: page, by: limit), from: origin)
    return first...max(first, last)
  }

  /// No step came for a while: the row settles on the page that the wheel has turned to.
  mutating func wheelBecameQuiet(into effects: inout [Effect]) {
    let moved = scroller.offset - gesture.offset
    let turns = abs(moved) >= min(Wheel.turn, strip.pitch / 4)
    // A turn of the wheel that counts is a flick, however slow.
    let velocity = turns ? (moved < 0 ? -SnapRule.flickVelocity : SnapRule.flickVelocity) : 0
    guard configuration.snaps else { return glide(velocity: 0, into: &effects) }
    rebase(to: place.page)
    let page = configuration.rule.target(
      in: strip,
      offset: scroller.offset,
      velocity: velocity,
      origin: origin,
      start: gesture
    )
    target(page, into: &effects)
    let trajectory = trajectory(to: page, velocity: 0)
    depart(towards: trajectory.restPosition, into: &effects)
    _ = scroller.handle(.released(trajectory), at: now)
  }
}
