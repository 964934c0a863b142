// Pointers and the wheel.

extension Pager {
  mutating func press(_ pointer: Int, x: Double, y: Double, into effects: inout [Effect]) {
    guard configuration.driver == .own, strip.count > 0,
      let hand = configuration.flow.parts(x: x, y: y)
    else { return }
    let wasTouched = scroller.isTouched
    let outcome = scroller.press(pointer, along: hand.along, across: hand.across, at: now)
    guard !wasTouched else { return }
    let page = pending ?? place.page
    if outcome == .grabbed { cancelPending(into: &effects) }
    rebase(to: place.page)
    gesture = SnapRule.Start(page: page, offset: scroller.offset)
  }

  mutating func move(_ pointer: Int, x: Double, y: Double, into effects: inout [Effect]) {
    guard configuration.driver == .own, let hand = configuration.flow.parts(x: x, y: y) else {
      return
    }
    let outcome = scroller.move(pointer, along: hand.along, across: hand.across, at: now)
    if outcome == .dragBegan { effects.emit(.dragBegan) }
    if scroller.state == .dragging, outcome != .nothing { dragged(into: &effects) }
    if outcome == .letGo { end(outcome, into: &effects) }
  }

  mutating func lift(_ pointer: Int, x: Double, y: Double, into effects: inout [Effect]) {
    guard configuration.driver == .own else { return }
    guard let hand = configuration.flow.parts(x: x, y: y) else {
      return cancel(pointer, into: &effects)
    }
    let wasDragging = scroller.state == .dragging
    let outcome = scroller.lift(pointer, along: hand.along, across: hand.across, at: now)
    // The lift itself may be the move that sets out.
    if outcome == .dragEnded, !wasDragging { effects.emit(.dragBegan) }
    end(outcome, into: &effects)
  }

  mutating func cancel(_ pointer: Int, into effects: inout [Effect]) {
    guard configuration.driver == .own else { return }
    end(scroller.letGo(pointer, velocity: 0), into: &effects)
  }

  private mutating func end(_ outcome: Scroller.Outcome, into effects: inout [Effect]) {
    guard outcome == .letGo || outcome == .dragEnded else { return }
    if outcome == .dragEnded {
      dragged(into: &effects)
      effects.emit(.dragEnded(velocity: scroller.releaseVelocity))
    }
    release(velocity: scroller.releaseVelocity, ruledBy: scroller.releaseVelocity, into: &effects)
  }

  /// The row followed a hand: pages that it would take out of view are told, and it is seen where
  /// it is.
  @inline(never)
  mutating func dragged(into effects: inout [Effect]) {
    departTowardsNeighbour(into: &effects)
    refresh(into: &effects)
  }

  /// Tells the pages that a drag would take out of view if it went on to the next page in its
  /// direction.
  private mutating func departTowardsNeighbour(into effects: inout [Effect]) {
    let offset = scroller.offset
    guard offset != gesture.offset, !strip.isDegenerate else { return }
    let interval = strip.interval(at: offset, from: origin)
    let stop = offset > gesture.offset ? interval.ceiling(of: offset) : interval.floor
    depart(
      towards: strip.snap(of: strip.page(atStop: stop), from: origin),
      into: &effects
    )
  }

  /// Sends the row, which nothing holds any more, to where the gesture is to end.
  ///
  /// - Parameters:
  ///   - velocity: what it moves with.
  ///   - ruling: what the rule is told that it moves with.
  ///   - effects: what is to be done.
  @inline(never)
  mutating func release(velocity: Double, ruledBy ruling: Double, into effects: inout [Effect]) {
    guard !strip.isDegenerate else {
      place.fraction = 0
      return
    }
    rebase(to: place.page)
    guard configuration.snaps else { return carry(velocity: velocity, into: &effects) }
    if let page = pageInside() { return scroll(inside: page, velocity: velocity, into: &effects) }
    let page = configuration.rule.target(
      in: strip,
      offset: scroller.offset,
      velocity: ruling,
      origin: origin,
      start: gesture
    )
    // A page that is longer than the area is entered at its nearer end.
    landing = scroller.offset > strip.rests(of: page, from: origin).lowerBound ? 1 : 0
    target(page, into: &effects)
    depart(towards: landing(on: page), into: &effects)
    fly(to: page, velocity: velocity, as: .gliding)
  }

  /// The page that is longer than the area and fills it.
  func pageInside() -> Int64? {
    guard !strip.isUniform, strip.isLong(place.page) else { return nil }
    let rests = strip.rests(of: place.page, from: origin)
    return rests.contains(scroller.offset) ? place.page : nil
  }

  /// A page that is longer than the area scrolls inside itself: it stops at its ends, and turns from
  /// there.
  private mutating func scroll(
    inside page: Int64,
    velocity: Double,
    into effects: inout [Effect]
  ) {
    let motion = carrying(inside: page, velocity: velocity)
    target(page, at: motion.restPosition, into: &effects)
    depart(towards: motion.restPosition, into: &effects)
    fly(motion, isFree: true, as: .gliding)
  }

  /// The way that `velocity` carries inside a page.
  func carrying(inside page: Int64, velocity: Double) -> Glide {
    .carrying(
      from: scroller.offset,
      velocity: velocity,
      rate: configuration.deceleration,
      bounds: strip.rests(of: page, from: origin),
      bounces: false
    )
  }

  private mutating func carry(velocity: Double, into effects: inout [Effect]) {
    let motion = carrying(velocity: velocity)
    let end = motion.restPosition
    let page = strip.position(at: end, from: origin, anchor: place.page).page
    target(page, at: end, into: &effects)
    depart(towards: end, into: &effects)
    fly(motion, isFree: true, as: .gliding)
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
    let isTurning = scroller.state == .wheeling
    let begun =
      isTurning ? gesture : SnapRule.Start(page: pending ?? place.page, offset: scroller.offset)
    let range = wheelRange(from: begun.page)
    let isFree = along > 0 ? scroller.offset < range.upperBound : scroller.offset > range.lowerBound
    let end = along > 0 ? scroller.limits.bounds.upperBound : scroller.limits.bounds.lowerBound
    // At the end of all pages the page around may scroll instead; at the end of one's reach it may
    // not.
    guard isFree || isTurning || scroller.offset != end else {
      handled = false
      return
    }
    let unit =
      switch wheel.mode {
      case .pixel: 1.0
      // A whole line is a notch, and a notch turns a page.
      case .line: abs(along) >= 1 ? max(Wheel.line, Wheel.turn / abs(along)) : Wheel.line
      case .page: flow.along(viewport.size)
      }
    gesture = begun
    let outcome = scroller.wheel(
      to: (scroller.offset + along * unit).clamped(to: range),
      quietAt: now + Wheel.quiet
    )
    if outcome == .grabbed { cancelPending(into: &effects) }
    dragged(into: &effects)
  }

  /// How far a wheel moves the row: to the pages within the limit, and never by a leap from where it is.
  private mutating func wheelRange(from page: Int64) -> ClosedRange<Double> {
    var range = scroller.limits.bounds
    if configuration.snaps, let limit = configuration.rule.limit {
      let first = strip.snap(of: strip.page(after: page, by: 0 - limit), from: origin)
      let last = strip.snap(of: strip.page(after: page, by: limit), from: origin)
      range = first...max(first, last)
    }
    return min(range.lowerBound, scroller.offset)...max(range.upperBound, scroller.offset)
  }

  /// No step came for a while: the row settles on the page that the wheel has turned to.
  mutating func wheelBecameQuiet(into effects: inout [Effect]) {
    let moved = scroller.offset - gesture.offset
    let turns = abs(moved) >= min(Wheel.turn, strip.pitch / 4)
    // A turn of the wheel that counts is a flick, however slow.
    let velocity = turns ? (moved < 0 ? -SnapRule.flickVelocity : SnapRule.flickVelocity) : 0
    release(velocity: 0, ruledBy: velocity, into: &effects)
  }
}
