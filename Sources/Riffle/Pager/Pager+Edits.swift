// Pages that come, go, move, or turn out to be longer: each keeps its view, and the one under the
// finger stays where it is.

extension Pager {
  /// What becomes of the pages.
  @inline(never)
  mutating func edit(_ edits: [Edit], into effects: inout [Effect]) {
    guard edits.contains(where: isNews) else { return }
    let wasEmpty = strip.count == 0
    let isFlying = scroller.isFlying
    let velocity = flightVelocity
    let course = course
    let state = scroller.state
    let isShort = !strip.numbers.hidden.isEmpty
    // What is at this offset stays there.
    rebase(to: anchor())
    // A short cut lasts as long as it is known which pages it leaves out.
    if isShort, loops || edits.contains(where: { $0.isMove }) {
      place.page = origin
      straighten(into: &effects)
    }
    turnLap(into: strip.numbers.lap, of: strip.count, into: &effects)
    let hadTarget = pending != nil
    let named = announced.map { page(atPlace: $0) }
    let plan = plan(edits)
    var hidden = plan.hidden(strip.numbers.hidden) ?? 0..<0
    // Where nothing is left on either side, what was left out is all there is.
    if hidden == supply.pages { hidden = 0..<0 }
    renumber(by: plan, hiding: hidden, into: &effects)
    guard !supply.pages.isEmpty, !wasEmpty else {
      return recount(supply.pages.upperBound, into: &effects)
    }
    layEdited(hiding: hidden, into: &effects)
    // On a short cut a page may keep its place when its number changes.
    if let announced, page(atPlace: announced) != named {
      effects.emit(.indexMoved(page: announced))
    }
    if scroller.isResting, !isFlying { restEdited() }
    refresh(into: &effects)
    guard isFlying else { return }
    if let page = pending {
      let isOpen = isShort && strip.numbers.hidden.isEmpty
      let page = isOpen ? place(of: page, shortens: true, into: &effects) : page
      rebase(to: page)
      if let course, let motion = motion(on: course, to: page, velocity: velocity) {
        fly(motion, isFree: scroller.lastFlight.isFree, as: state)
      } else {
        flyOn(to: page, velocity: velocity, as: state)
      }
    } else if hadTarget {
      gesture = SnapRule.Start(page: place.page, offset: scroller.offset)
      release(velocity: velocity, ruledBy: velocity, into: &effects)
    }
  }

  /// A way that ends at a place: on a spring, and how far it is from here.
  private struct Course {
    var spring: Spring
    var distance: Double
  }

  /// The way that the row is on; nil while it slows down by itself.
  private var course: Course? {
    guard scroller.isFlying else { return nil }
    let flight = scroller.lastFlight
    return flight.motion.spring(at: now - flight.start).map {
      Course(spring: $0, distance: flight.motion.restPosition - scroller.offset)
    }
  }

  /// The rest of the way, if it ends where it did; nil where it goes another way now.
  private func motion(on course: Course, to page: Int64, velocity: Double) -> Glide? {
    let end = scroller.offset + course.distance
    let goal: Double
    if !scroller.lastFlight.isFree {
      goal = landing(on: page)
    } else if let page = pageInside() {
      goal = end.clamped(to: strip.rests(of: page, from: origin))
    } else {
      // What has been thrown back from an end goes back; what still goes beyond it has pages there now.
      guard !configuration.snaps, velocity * course.distance >= 0 else { return nil }
      goal = end.clamped(to: scroller.limits.bounds)
    }
    guard abs(goal - end) < 1e-6 else { return nil }
    return .settling(from: scroller.offset, velocity: velocity, to: goal, on: course.spring)
  }

  /// Whether an edit may change anything; a length that is known already does not.
  private func isNews(_ edit: Edit) -> Bool {
    guard case .measured(let page, let extent) = edit else { return true }
    guard supply.pages.contains(page), let extent = PageExtents.sane(extent) else { return false }
    return strip.extents.length(of: page) != extent
  }

  /// Lays out the pages that there are now; what is at the origin stays where it is seen.
  private mutating func layEdited(hiding hidden: Range<Int64>, into effects: inout [Effect]) {
    let next = Pager.strip(configuration, viewport, stage, supply, strip.extents, hidden: hidden)
    if next.numbers.lap != strip.numbers.lap {
      turnLap(into: next.numbers.lap, of: next.count, into: &effects)
    }
    strip = next
    scroller.relayout(
      Pager.limits(configuration, viewport, strip, origin: origin),
      offset: scroller.offset
    )
  }

  /// What rested rests: where it is, if a page may, or else where the nearest one has its place now.
  ///
  /// A finger that lies on it holds it where it is, and lets it go from there.
  private mutating func restEdited() {
    guard !strip.isDegenerate else { return }
    let limits = scroller.limits
    let isInside = limits.bounds.contains(scroller.offset)
    let isHeld = scroller.isTouched && (configuration.snaps || !isInside)
    var offset = isHeld ? scroller.offset : scroller.offset.clamped(to: limits.bounds)
    let position = strip.position(at: offset, from: origin, anchor: place.page)
    let rests = strip.rests(of: position.page, from: origin)
    let nearest = offset.clamped(to: rests)
    if abs(nearest - offset) <= (isHeld ? PhysicalRange.tolerance(0) : strip.pixel) {
      offset = nearest
    } else if configuration.snaps, !isHeld {
      offset = strip.snap(of: place.page, from: origin)
    }
    scroller.relayout(limits, offset: offset)
    scroller.touch.isOffRest = isHeld && offset != nearest
  }

  /// The place that stays where it is seen: under the finger, or the nearest one.
  private mutating func anchor() -> Int64 {
    guard scroller.isTouched, configuration.driver == .own, !strip.isDegenerate else {
      return place.page
    }
    let hand = configuration.flow.start(of: scroller.touch.along, in: viewport.size)
    let along = hand + scroller.offset - strip.lead
    let seen = visiblePages(at: scroller.offset)
    let near = seen.isEmpty ? place.page..<(place.page + 1) : seen
    return strip.last(in: near.lowerBound...(near.upperBound - 1), near: place.page) {
      strip.start(of: $0, from: origin) <= along
    } ?? place.page
  }

  /// Takes the edits into the data, and says what they make of the numbers.
  private mutating func plan(_ edits: [Edit]) -> Renumbering {
    var plan = Renumbering()
    plan.lap.before = strip.numbers.lap
    for edit in edits {
      if let step = take(edit) { plan.steps.append(step) }
    }
    if loops, case .count(let count) = supply { plan.lap.after = count }
    return plan
  }

  /// Takes one edit into the data; nil if no number changes.
  private mutating func take(_ edit: Edit) -> Renumbering.Step? {
    let pages = supply.pages
    let end = pages.upperBound
    switch edit {
    case .inserted(let at, let count, let extents):
      let at = at.clamped(to: pages.lowerBound...end)
      let count = count.clamped(to: 0...max(0, PageSupply.most - (supply.isEndless ? 0 : end)))
      guard count > 0 else { return nil }
      strip.extents.insert(count, at: at)
      strip.extents.set(Array(extents.prefix(Int(clamping: count))), from: at)
      recount(by: count)
      return .inserted(at: at, count: count)
    case .removed(let at, let count):
      let at = at.clamped(to: pages.lowerBound...end)
      let count = count.clamped(to: 0...(end - at))
      guard count > 0 else { return nil }
      strip.extents.remove(count, at: at)
      recount(by: 0 - count)
      return .removed(at..<(at + count), instead: min(at, max(0, supply.pages.upperBound - 1)))
    case .moved(let from, let to):
      guard !pages.isEmpty else { return nil }
      let from = from.clamped(to: pages.lowerBound...(end - 1))
      let to = to.clamped(to: pages.lowerBound...(end - 1))
      guard from != to else { return nil }
      let length = strip.extents.length(of: from)
      strip.extents.remove(1, at: from)
      strip.extents.insert(1, at: to)
      if let length { _ = strip.extents.set(length, of: to) }
      return .moved(from: from, to: to)
    case .measured(let page, let extent):
      if pages.contains(page) { _ = strip.extents.set(extent, of: page) }
      return nil
    }
  }

  private mutating func recount(by count: Int64) {
    if case .count(let now) = supply { supply = .count(now + count) }
  }

  /// Gives pages their new numbers; those that are gone lose their views first.
  private mutating func renumber(
    by plan: Renumbering,
    hiding hidden: Range<Int64>,
    into effects: inout [Effect]
  ) {
    guard !plan.steps.isEmpty else { return }
    let before = strip.numbers
    let after = PlaceNumbers(lap: plan.lap.after, hidden: hidden)
    let move = { plan.place($0, before, after) }
    // A loop is at its first lap now: the places of these are their pages.
    let (page, first, start) = (place.page, origin, gesture.page)
    renumber(into: &effects, move)
    prefetcher.renumber(plan.page) { effects.emit(.fetching($0)) }
    let last = max(supply.pages.lowerBound, supply.pages.upperBound - 1)
    // What follows a page that is gone may be left out: then it is what stands behind those.
    let follow = { (place: Int64) in
      let number = min(plan.successor(of: before.number(at: place)), last)
      return after.place(of: number) ?? hidden.lowerBound
    }
    if move(page) == nil { place.page = follow(page) }
    if move(first) == nil { origin = follow(first) }
    if move(start) == nil { gesture.page = place.page }
    if supply.isEndless { initial = min(plan.successor(of: initial), last) }
    strip.numbers = after
    effects.emit(.renumbered)
    named = effects.count
  }
}

extension Pager.Edit {
  /// Whether pages change their order.
  fileprivate var isMove: Bool {
    if case .moved = self { true } else { false }
  }
}
