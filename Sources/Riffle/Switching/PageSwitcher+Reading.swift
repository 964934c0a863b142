// What hosts read: where it is, and how each page is to be drawn.

extension PageSwitcher {
  /// What moves the pages.
  public enum State: Int32, Equatable, Sendable {
    /// Nothing.
    case idle
    /// A command.
    case programmatic
    /// A finger.
    case dragging
    /// What follows from a finger that has let go.
    case settling
  }

  /// What moves the pages.
  public var state: State {
    if hand.isDragging { return .dragging }
    guard let course else { return .idle }
    return course.isCommanded ? .programmatic : .settling
  }

  /// The move under way; nil at rest, and while a finger drags where there is no page to come.
  public var move: Move? { passage?.move }

  /// How far the move is: 0 at its beginning, or at rest, to 1 at its end.
  public var progress: Double { passage?.progress ?? 0 }

  /// The progress per second; in a hand, within ±2⁴⁰.
  public var velocity: Double {
    if let course { return course.velocity(at: now) }
    guard hand.isDragging, let passage, width > 0 else { return 0 }
    return (0 - hand.tracker.velocity(at: now) / width * passage.side).believable
  }

  /// The place between the pages that a control of the user's own shows: the selected page at rest,
  /// and from one to the other in a move; rounded beyond 2⁵³, 0 where there are no pages.
  public var selection: Double {
    guard let passage else { return Double(selected ?? 0) }
    let (from, to) = (Double(passage.move.from), Double(passage.move.to))
    return from + (to - from) * passage.progress
  }

  /// The pages that are children, ascending: one at rest, two in a move.
  public var childPages: [Int64] { children.map { $0.page } }

  /// Where pages rest, in points of the viewport: all of it but the configuration's insets.
  public var frame: Rect {
    let insets = configuration.insets
    let (left, top) = (insets.left.nonNegative, insets.top.nonNegative)
    return Rect(
      x: left,
      y: top,
      width: max(0, viewport.size.width - left - insets.right.nonNegative),
      height: max(0, viewport.size.height - top - insets.bottom.nonNegative)
    )
  }

  /// Replaces the contents of `placements` with those of the children, ascending.
  public func placements(into placements: inout [Placement]) {
    placements.removeAll(keepingCapacity: true)
    forEachPlacement { placements.append($0) }
  }

  /// Hands over the placements of the children one by one, ascending, as the animator has them.
  public func forEachPlacement(_ body: (Placement) -> Void) {
    forEachPlacement(by: passage?.animator ?? configuration.animator, body)
  }

  /// Hands over the placements of the children one by one, ascending, as an animator of one's own has
  /// them.
  ///
  /// In each, `slot` is −1, `progress` the page's share of being out of its place, from 0 to ±1 with
  /// the sign of the side that it is on, and `parallax` the same in percent, cut off towards zero.
  public func forEachPlacement(by animator: some PageAnimating, _ body: (Placement) -> Void) {
    for child in children { body(placement(of: child.page, by: animator)) }
  }

  private func placement(of page: Int64, by animator: some PageAnimating) -> Placement {
    var look = PageLook()
    var place = 0.0
    var frame = frame
    if let passage {
      let role: MoveRole = page == passage.move.from ? .from : .to
      place = passage.side * (role == .from ? 0 - passage.progress : 1 - passage.progress)
      look = animator.look(
        of: role,
        direction: passage.side > 0 ? .left : .right,
        progress: passage.progress,
        size: Size(width: frame.width, height: frame.height)
      )
    } else {
      let corner = viewport.grid.aligned(Point(x: frame.x, y: frame.y))
      frame.x = corner.x
      frame.y = corner.y
    }
    let isMirrored = configuration.direction == .rightToLeft
    let shift = look.shift.orZero * frame.width
    frame.x += isMirrored ? 0 - shift : shift
    return Placement(
      page: page,
      slot: -1,
      frame: frame,
      matrix: configuration.flow.transform(look.pose.matrix),
      opacity: look.pose.opacity,
      depth: look.pose.depth,
      progress: place,
      parallax: (place * 100).rounded(.towardZero),
      isVisible: look.pose.opacity > 0
    )
  }
}
