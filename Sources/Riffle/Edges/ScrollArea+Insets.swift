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
    let limits = Scroller.Limits(
      bounds: lower...upper,
      viewport: length,
      bounces: upper > lower || controls.contains { $0.side.axis == axis },
      slop: configuration.slop.isFinite ? configuration.slop.clamped(to: 0...1000) : 10
    )
    let scroller = self[axis]
    guard limits != scroller.limits else { return }
    let velocity = scroller.velocity(at: now)
    var offset = scroller.offset
    if scroller.state == .idle, !stays {
      offset = following(axis, limits.bounds) ?? offset.clamped(to: limits.bounds)
    }
    self[axis].relayout(limits, offset: offset)
    if scroller.isFlying { carry(axis, velocity: velocity) }
    needsPlacing = true
  }

  /// Where the content is that follows an inset on its way in.
  private func following(_ axis: Axis, _ bounds: ClosedRange<Double>) -> Double? {
    for control in controls where control.side.axis == axis {
      guard let distance = control.follow, control.target > 0 else { continue }
      let rest = distance * (1 - control.inset / control.target).clamped(to: 0...1)
      return control.side.isStart ? bounds.lowerBound + rest : bounds.upperBound - rest
    }
    return nil
  }

  /// How far the content is pulled from its rest at a side, as shown; negative where it is scrolled
  /// away from there.
  func pull(on side: Edge) -> Double {
    let scroller = self[side.axis]
    let bounds = scroller.limits.bounds
    return side.isStart ? bounds.lowerBound - scroller.offset : scroller.offset - bounds.upperBound
  }

  /// A control's inset sets out for what the control wants, if that is something else.
  mutating func renewInset(_ index: Int, animated: Bool, into effects: inout [Effect]) {
    let control = controls[index]
    let target = control.machine.wantedInset
    guard target != control.target else { return }
    controls[index].target = target
    let isAtRest = self[control.side.axis].state == .idle
    let isNear = pull(on: control.side) >= 0 - ScrollArea.nearness
    controls[index].follow = isAtRest && isNear && target > 0 ? 0 - pull(on: control.side) : nil
    guard animated, isAtRest else { return arriveInset(index, into: &effects) }
    let velocity = control.motion?.velocity(at: now - control.start) ?? 0
    controls[index].motion = SpringMotion(
      ScrollArea.spring,
      from: control.inset,
      velocity: velocity,
      to: target
    )
    controls[index].start = now
  }

  /// A control's inset is where it goes to.
  mutating func arriveInset(_ index: Int, into effects: inout [Effect]) {
    controls[index].motion = nil
    setInset(index, controls[index].target)
    controls[index].follow = nil
    if controls[index].target == 0 { tell(index, .vanished, into: &effects) }
  }

  mutating func setInset(_ index: Int, _ length: Double) {
    guard length != controls[index].inset else { return }
    controls[index].inset = length
    ledger.set(length, at: controls[index].side, by: controls[index].owner)
    limit(controls[index].side.axis)
  }

  // MARK: - What changes around

  mutating func resize(_ viewport: Viewport, _ content: Size, into effects: inout [Effect]) {
    self.viewport = viewport
    self.content = ScrollArea.clamped(content)
    relimit(into: &effects)
  }

  mutating func inset(_ insets: Insets, into effects: inout [Effect]) {
    ledger.client = ScrollArea.clamped(insets)
    relimit(into: &effects)
  }

  mutating func configure(_ configuration: Configuration, into effects: inout [Effect]) {
    self.configuration = configuration
    for index in controls.indices {
      let side = controls[index].machine.configuration.edge.side(configuration.direction)
      guard side != controls[index].side else { continue }
      ledger.remove(controls[index].owner)
      controls[index].side = side
      controls[index].follow = nil
      ledger.set(controls[index].inset, at: side, by: controls[index].owner)
    }
    relimit(into: &effects)
  }

  private mutating func relimit(into effects: inout [Effect]) {
    limit(.horizontal)
    limit(.vertical)
    needsPlacing = true
    pull(into: &effects)
  }
}

extension Edge {
  /// The axis across which the side lies.
  var axis: Axis {
    switch self {
    case .top, .bottom: .vertical
    case .left, .right, .leading, .trailing: .horizontal
    }
  }

  /// Whether it lies where coordinates begin; of physical sides.
  var isStart: Bool { self == .top || self == .left }

  /// The side of the screen that it is.
  func side(_ direction: LayoutDirection) -> Edge {
    switch self {
    case .leading: direction == .leftToRight ? .left : .right
    case .trailing: direction == .leftToRight ? .right : .left
    case .top, .bottom, .left, .right: self
    }
  }
}
