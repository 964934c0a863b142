// What changes around the content: the viewport, its size, the client's insets, the options.

extension ScrollArea {
  mutating func resize(_ viewport: Viewport, _ content: Size) {
    self.viewport = viewport
    self.content = ScrollArea.clamped(content)
    // Who stands at the end of what grows is not taken along to its new end.
    for index in roomIndices where !self[room: index].side.isStart {
      self[room: index].follow = nil
    }
    relimit()
  }

  mutating func inset(_ insets: Insets) {
    ledger.client = ScrollArea.clamped(insets)
    relimit()
  }

  mutating func configure(_ configuration: Configuration) {
    self.configuration = configuration
    for index in controls.indices {
      let side = controls[index].machine.configuration.edge.side(configuration.direction)
      guard side != controls[index].side else { continue }
      let room = controls[index].room
      ledger.remove(room.owner)
      controls[index].room.side = side
      controls[index].room.follow = nil
      controls[index].machine.disarm()
      ledger.set(room.inset, at: side, by: room.owner)
    }
    relimit()
  }

  private mutating func relimit() {
    for axis in [Axis.horizontal, .vertical] {
      limit(axis)
      follow(axis)
    }
    needsPlacing = true
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
