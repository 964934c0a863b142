// Insets that come and go: the ends move, and what is seen does not jump.

extension ScrollArea {
  subscript(axis: Axis) -> Scroller {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }

  static func clamped(_ size: Size) -> Size {
    // Content may be far longer than any viewport.
    Size(width: max(0, size.width.believable), height: max(0, size.height.believable))
  }

  static func clamped(_ insets: Insets) -> Insets {
    Insets(
      top: insets.top.believable,
      left: insets.left.believable,
      bottom: insets.bottom.believable,
      right: insets.right.believable
    )
  }

  /// The ends of an axis are where the insets have them now; what moves the content goes on.
  ///
  /// At rest the content keeps within them at once, unless it `stays`.
  mutating func limit(_ axis: Axis, stays: Bool = false) {
    let flow = Flow(axis: axis, direction: .leftToRight)
    let insets = ledger.effective
    let length = flow.along(viewport.size)
    let lower = 0 - flow.leading(insets)
    let upper = max(lower, flow.along(content) + flow.trailing(insets) - length)
    let scroller = self[axis]
    // What is beyond the ends is on their band, and not cut off.
    let isBeyond = scroller.offset != scroller.offset.clamped(to: lower...upper)
    let limits = Scroller.Limits(
      bounds: lower...upper,
      viewport: length,
      bounces: upper > lower || (isBeyond && (stays || scroller.state != .idle))
        || controls.contains { $0.side.axis == axis },
      slop: configuration.slop.isFinite ? configuration.slop.clamped(to: 0...1000) : 10
    )
    guard limits != scroller.limits else { return }
    let velocity = scroller.velocity(at: now)
    let offset: Double
    if scroller.state == .idle, !stays {
      offset = (following(axis, limits.bounds) ?? self.standing(axis)).clamped(to: limits.bounds)
    } else {
      offset = scroller.offset.clamped(to: ScrollArea.reach(of: limits))
    }
    self[axis].relayout(limits, offset: offset)
    if scroller.state != .idle { shift(axis, from: scroller.limits.bounds) }
    if scroller.isFlying { fly(axis, velocity: offset == scroller.offset ? velocity : 0) }
    needsPlacing = true
  }

  /// Where the content can be: no band is longer than the viewport, and what is beyond has nothing to
  /// hold it by.
  static func reach(of limits: Scroller.Limits) -> ClosedRange<Double> {
    let stretch = 0.9 * limits.viewport
    return (limits.bounds.lowerBound - stretch)...(limits.bounds.upperBound + stretch)
  }

  /// Where an end has gone back under a pull, the hand has not pulled the more.
  private mutating func shift(_ axis: Axis, from bounds: ClosedRange<Double>) {
    let bounds = (old: bounds, new: self[axis].limits.bounds)
    for index in controls.indices where controls[index].side.axis == axis {
      let isStart = controls[index].side.isStart
      let hasGone =
        isStart
        ? bounds.new.lowerBound > bounds.old.lowerBound
        : bounds.new.upperBound < bounds.old.upperBound
      guard hasGone, pull(on: controls[index].side) > 0 else { continue }
      controls[index].machine.disarm()
    }
  }

  /// Where the content is that follows an inset on its way in.
  private func following(_ axis: Axis, _ bounds: ClosedRange<Double>) -> Double? {
    for index in roomIndices where self[room: index].side.axis == axis {
      let room = self[room: index]
      guard let follow = room.follow else { continue }
      let share = (room.target - room.inset) / (room.target - follow.inset)
      let rest = follow.distance * share.clamped(to: 0...1)
      return room.side.isStart ? bounds.lowerBound + rest : bounds.upperBound - rest
    }
    return nil
  }

  private func standing(_ axis: Axis) -> Double { axis == .horizontal ? standing.x : standing.y }

  /// What insets push away from now on comes back to where it is now.
  mutating func stand(_ axis: Axis) {
    if axis == .horizontal { standing.x = horizontal.offset } else { standing.y = vertical.offset }
  }

  /// Content at rest near an edge follows the last of the insets that come in there.
  mutating func follow(_ axis: Axis) {
    stand(axis)
    for index in roomIndices where self[room: index].side.axis == axis {
      self[room: index].follow = nil
    }
    guard self[axis].state == .idle else { return }
    let index = roomIndices.last { index in
      let room = self[room: index]
      return room.side.axis == axis && room.motion != nil && room.target > room.inset
        && pull(on: room.side) >= 0 - ScrollArea.nearness
    }
    guard let index else { return }
    let room = self[room: index]
    self[room: index].follow = Follow(distance: 0 - pull(on: room.side), inset: room.inset)
  }

  /// How far the content is pulled from its rest at a side, as shown; negative where it is scrolled
  /// away from there.
  func pull(on side: Edge) -> Double {
    let scroller = self[side.axis]
    let bounds = scroller.limits.bounds
    return side.isStart ? bounds.lowerBound - scroller.offset : scroller.offset - bounds.upperBound
  }

  /// A room's inset sets out for what its owner wants, if that is something else.
  mutating func renewInset(_ index: Int, animated: Bool, into effects: inout [Effect]) {
    let room = self[room: index]
    let target = wantedInset(index)
    guard target != room.target else { return }
    self[room: index].target = target
    guard self[room.side.axis].state == .idle else { return arriveInset(index, into: &effects) }
    let velocity = room.motion?.velocity(at: now - room.start) ?? 0
    self[room: index].motion = SpringMotion(
      ScrollArea.spring,
      from: room.inset,
      velocity: velocity,
      to: target
    )
    self[room: index].start = now
    follow(room.side.axis)
    if !animated { arriveInset(index, into: &effects) }
  }

  /// A room's inset is where it goes to.
  mutating func arriveInset(_ index: Int, into effects: inout [Effect]) {
    let room = self[room: index]
    self[room: index].motion = nil
    setInset(index, room.target)
    follow(room.side.axis)
    if room.target == 0, index < controls.count { tell(index, .vanished, into: &effects) }
  }

  /// All insets of an axis are where they go to, in one step: on the way there the ends could pass
  /// what they end on both sides of.
  mutating func arriveInsets(_ axis: Axis, into effects: inout [Effect]) {
    for index in roomIndices where self[room: index].side.axis == axis {
      keepInset(index, self[room: index].target)
    }
    limit(axis)
    for index in roomIndices where self[room: index].side.axis == axis {
      if self[room: index].motion != nil { arriveInset(index, into: &effects) }
    }
  }

  mutating func setInset(_ index: Int, _ length: Double) {
    let room = self[room: index]
    guard length != room.inset else { return }
    keepInset(index, length)
    limit(room.side.axis)
  }

  private mutating func keepInset(_ index: Int, _ length: Double) {
    self[room: index].inset = length
    ledger.set(length, at: self[room: index].side, by: self[room: index].owner)
  }
}
