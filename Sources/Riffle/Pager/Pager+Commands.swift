// Commands and keys: they go to a page, from wherever the row is.

extension Pager {
  mutating func step(by steps: Int64, animated: Bool, into effects: inout [Effect]) {
    let number = strip.numbers.number(at: destination)
    let (sum, overflows) = number.addingReportingOverflow(steps)
    let end = steps < 0 ? -PageSupply.most : PageSupply.most
    go(toNumber: overflows ? end : sum, animated: animated, through: false, into: &effects)
  }

  mutating func press(_ key: Key, into effects: inout [Effect]) {
    handled = false
    guard strip.count > 0, let step = key.step(in: configuration.flow) else { return }
    switch step {
    case .first: go(to: supply.isEndless ? initial : 0, animated: true, into: &effects)
    case .last:
      // Where there is no end there is nothing to go to.
      guard !supply.isEndless else { return }
      go(to: strip.count - 1, animated: true, into: &effects)
    case .by(let steps): self.step(by: steps, animated: true, into: &effects)
    }
  }

  /// Goes to a page; in a loop the given way.
  mutating func go(
    to asked: Int64,
    animated: Bool,
    way: Way = .nearest,
    through: Bool = false,
    into effects: inout [Effect]
  ) {
    let pages = supply.pages
    handled = false
    guard !pages.isEmpty else { return }
    let page = asked.clamped(to: pages.lowerBound...(pages.upperBound - 1))
    let number = strip.numbers.number(of: page, way, from: place.page)
    go(toNumber: number, animated: animated, through: through, into: &effects)
  }

  @inline(never)
  private mutating func go(
    toNumber asked: Int64,
    animated: Bool,
    through: Bool,
    into effects: inout [Effect]
  ) {
    handled = false
    guard strip.count > 0 else { return }
    handled = true
    let number = clamped(asked)
    let velocity = flightVelocity
    if scroller.state == .dragging { effects.emit(.dragEnded(velocity: 0)) }
    cancelPending(into: &effects)
    let flies = animated && !configuration.reducedMotion
    let page = place(of: number, shortens: flies && !through, into: &effects)
    landing = 0
    target(page, into: &effects)
    let rest = strip.snap(of: page, from: origin)
    depart(towards: rest, into: &effects)
    let isThere = scroller.offset == rest && velocity == 0
    guard flies, !strip.isDegenerate, !isThere else {
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
    target(page, at: landing(on: page), into: &effects)
  }

  /// The offset at which a motion to `page` ends.
  func landing(on page: Int64) -> Double {
    let rests = strip.rests(of: page, from: origin)
    return rests.lowerBound + landing * (rests.upperBound - rests.lowerBound)
  }

  /// Says that the motion ends at an offset, with `page` as the nearest one.
  mutating func target(_ page: Int64, at offset: Double, into effects: inout [Effect]) {
    pending = page
    effects.emit(.targeted(page: page, offset: distance(to: offset, near: page)))
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
      to: landing(on: page),
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

}
