// Commands and keys: they go to a page, from wherever the row is.

extension Pager {
  mutating func step(by steps: Int64, animated: Bool, into effects: inout [Effect]) {
    go(to: strip.page(after: target ?? 0, by: steps), animated: animated, into: &effects)
  }

  mutating func press(_ key: Key, into effects: inout [Effect]) {
    handled = false
    guard strip.count > 0, let step = key.step(in: configuration.flow) else { return }
    switch step {
    case .first: go(to: 0, animated: true, into: &effects)
    case .last: go(to: strip.count - 1, animated: true, into: &effects)
    case .by(let steps): self.step(by: steps, animated: true, into: &effects)
    }
  }

  @inline(never)
  mutating func go(to asked: Int64, animated: Bool, into effects: inout [Effect]) {
    handled = false
    guard strip.count > 0 else { return }
    handled = true
    let page = asked.clamped(to: 0...(strip.count - 1))
    let velocity = scroller.flightVelocity
    if scroller.isDragging { effects.emit(.dragEnded(velocity: 0)) }
    cancelPending(into: &effects)
    target(page, into: &effects)
    let rest = strip.snap(of: page, from: origin)
    depart(towards: rest, into: &effects)
    let isThere = scroller.offset == rest && velocity == 0
    guard animated, !configuration.reducedMotion, !strip.isDegenerate, !isThere else {
      _ = scroller.handle(.placed(rest), at: now)
      place = PagePosition(page: page)
      return arrive(into: &effects)
    }
    guard configuration.driver == .own else {
      _ = scroller.handle(.followed(scroller.offset, toTarget: true), at: now)
      return
    }
    _ = scroller.handle(.directed(trajectory(to: page, velocity: velocity)), at: now)
  }

  /// Says that the motion ends on `page`, and counts offsets from there.
  @inline(never)
  mutating func target(_ page: Int64, into effects: inout [Effect]) {
    rebase(to: page)
    pending = page
    effects.emit(
      .targeted(page: page, offset: distance(to: strip.snap(of: page, from: origin)))
    )
  }

  @inline(never)
  mutating func cancelPending(into effects: inout [Effect]) {
    guard let page = pending else { return }
    pending = nil
    effects.emit(.cancelled(page: page))
  }

  /// The way from where the row is to where `page` rests.
  @inline(never)
  func trajectory(to page: Int64, velocity: Double) -> Trajectory {
    let stop = strip.stop(of: page)
    let isOutward =
      velocity > 0 ? stop == strip.stops.upperBound : stop == strip.stops.lowerBound
    return .settling(
      from: scroller.offset,
      velocity: velocity,
      to: strip.snap(of: page, from: origin),
      mayOvershoot: isOutward && configuration.bounces
    )
  }

  /// Counts offsets from `page` from now on; what moves by itself comes to a halt.
  @inline(never)
  mutating func rebase(to page: Int64) {
    guard page != origin else { return }
    let by = strip.start(of: page, from: origin)
    origin = page
    gesture.offset -= by
    scroller.relayout(
      Pager.limits(configuration, viewport, strip, origin: page),
      offset: scroller.offset - by,
      at: now
    )
  }

  /// An offset as hosts know it: counted from where page 0 rests.
  @inline(never)
  func distance(to offset: Double) -> Double {
    offset - strip.snap(of: 0, from: origin)
  }
}
