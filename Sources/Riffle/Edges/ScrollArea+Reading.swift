// What hosts read: where the content is, and where the controls are.

extension ScrollArea {
  /// What moves the content.
  public enum State: Int32, Equatable, Sendable {
    /// Nothing.
    case idle
    /// A pointer is down and has not set out yet.
    case held
    /// A hand: a pointer or a wheel.
    case dragging
    /// Momentum, or the ends' rubber band.
    case gliding
    /// An inset on its way.
    case animating
  }

  /// What moves the content.
  public var state: State {
    let states = [horizontal.state, vertical.state]
    if states.contains(.dragging) || states.contains(.wheeling) { return .dragging }
    if states.contains(.held) { return .held }
    if states.contains(.gliding) { return .gliding }
    return movesInsets ? .animating : .idle
  }

  /// Where the content stands: the coordinates of it that are at the viewport's upper left corner.
  public var offset: Point { Point(x: horizontal.offset, y: vertical.offset) }

  /// The client's own insets.
  public var clientInsets: Insets { ledger.client }

  /// Those and what the header and the controls add, which is where the content may rest.
  public var effectiveInsets: Insets { ledger.effective }

  /// How many controls there are.
  public var controlCount: Int { controls.count }

  /// A control; nil if there is none of that number.
  public func control(_ index: Int) -> EdgeControl? {
    controls.indices.contains(index) ? controls[index].machine : nil
  }

  /// Where a control stands in the viewport, in points; nil if there is none of that number.
  ///
  /// It is as wide as the viewport and as long as its configuration says. One that is fixed stands at
  /// its edge, inside the client's inset, below what is left there of the header and behind the controls
  /// that were attached to that edge before; one that goes along ends where the content begins.
  public func frame(of index: Int) -> Rect? {
    guard controls.indices.contains(index) else { return nil }
    let control = controls[index]
    let configuration = control.machine.configuration
    let start = base(of: index) + place(of: index)
    let flow = Flow(axis: control.side.axis, direction: .leftToRight)
    let length = flow.along(viewport.size)
    return flow.rect(
      start: control.side.isStart ? start : length - start - configuration.length,
      near: 0,
      extent: configuration.length,
      breadth: flow.across(viewport.size),
      in: viewport.size
    )
  }

  /// How much of a control the content has laid bare, in points.
  ///
  /// That is what lies between the inset at its edge and the content; 0 if there is none of that number.
  public func visibleLength(of index: Int) -> Double {
    guard controls.indices.contains(index) else { return 0 }
    let length = controls[index].machine.configuration.length
    let start = place(of: index)
    let end = min(start + length, gap(at: index))
    return (end - max(start, 0)).clamped(to: 0...length)
  }

  /// How far from the beginning of its room a control stands.
  private func place(of index: Int) -> Double {
    let configuration = controls[index].machine.configuration
    switch configuration.layout {
    case .fixed: return configuration.margin
    case .along: return gap(at: index) - configuration.length + configuration.margin
    }
  }

  /// How far from its side of the viewport a control's room begins.
  private func base(of index: Int) -> Double {
    let side = controls[index].side
    var base = side.isStart ? leading(side) : trailing(side)
    base += coveredByHeader(on: side)
    for other in controls[..<index] where other.side == side { base += other.room.inset }
    return base
  }

  /// How far the content is from where a control's room begins.
  private func gap(at index: Int) -> Double {
    let side = controls[index].side
    var gap = pull(on: side)
    for other in controls[index...] where other.side == side { gap += other.room.inset }
    return gap + leftByHeader(on: side)
  }

  private func leading(_ side: Edge) -> Double {
    side.axis == .vertical ? ledger.client.top : ledger.client.left
  }

  private func trailing(_ side: Edge) -> Double {
    side.axis == .vertical ? ledger.client.bottom : ledger.client.right
  }
}
