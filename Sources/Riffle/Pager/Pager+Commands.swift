// Commands and keys: they go to a page, from wherever the row is.

extension Pager {
  mutating func step(by steps: Int64, animated: Bool, into effects: inout [Effect]) {
    let (page, overflows) = destination.addingReportingOverflow(steps)
    let end = steps < 0 ? 0 : PageStrip.mostPages
    go(to: overflows ? end : page, animated: animated, into: &effects)
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
    let velocity = flightVelocity
    if scroller.state == .dragging { effects.emit(.dragEnded(velocity: 0)) }
    cancelPending(into: &effects)
    target(page, into: &effects)
    let rest = strip.snap(of: page, from: origin)
    depart(towards: rest, into: &effects)
    let isThere = scroller.offset == rest && velocity == 0
    guard animated, !configuration.reducedMotion, !strip.isDegenerate, !isThere else {
      scroller.rest(at: rest)
      place = PagePosition(page: page)
      return arrive(into: &effects)
    }
    fly(to: page, velocity: velocity, as: .animating)
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

  /// The velocity of a motion under way; 0 where a hand has it.
  var flightVelocity: Double {
    scroller.isFlying ? scroller.velocity(at: now) : 0
  }

  /// Sends the row on its way to where `page` rests.
  @inline(never)
  mutating func fly(to page: Int64, velocity: Double, as state: Scroller.State) {
    let stop = strip.stop(of: page)
    let isOutward =
      velocity > 0 ? stop == strip.stops.upperBound : stop == strip.stops.lowerBound
    let motion = Glide.settling(
      from: scroller.offset,
      velocity: velocity,
      to: strip.snap(of: page, from: origin),
      mayOvershoot: isOutward && configuration.bounces
    )
    fly(motion, isFree: false, as: state)
  }

  /// Sends the row on a motion; a scroller of the host's goes on its own.
  mutating func fly(_ motion: Glide, isFree: Bool, as state: Scroller.State) {
    if configuration.driver == .host {
      scroller.follow(scroller.offset, as: state)
    } else {
      scroller.fly(motion, isFree: isFree, as: state, at: now)
    }
  }

  /// The way that `velocity` carries from where the row is.
  func carrying(velocity: Double) -> Glide {
    .carrying(
      from: scroller.offset,
      velocity: velocity,
      rate: configuration.deceleration,
      bounds: scroller.limits.bounds,
      bounces: configuration.bounces
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
      offset: scroller.offset - by
    )
  }

  /// An offset as hosts know it: counted from where page 0 rests.
  @inline(never)
  func distance(to offset: Double) -> Double {
    offset - strip.snap(of: 0, from: origin)
  }
}
