// What hosts read: where it is, and how each page is to be drawn.

extension Pager {
  /// What moves the row.
  public enum State: Int32, Equatable, Sendable {
    /// Nothing.
    case idle
    /// A pointer is down and has not set out yet.
    case held
    /// A hand: a pointer, a wheel, or the host's scroller.
    case dragging
    /// Momentum after a gesture.
    case gliding
    /// A command.
    case animating
  }

  /// What moves the row.
  public var state: State {
    switch scroller.state {
    case .idle: .idle
    case .held: .held
    case .dragging, .wheeling: .dragging
    case .gliding: .gliding
    case .animating: .animating
    }
  }

  /// The numbers of the pages.
  public var pages: Range<Int64> { supply.pages }

  /// The number of pages, 0 to 10¹⁸; more where there is no end.
  public var count: Int64 { strip.count }

  /// The nearest page; at halves, the later one; nil where there are none.
  public var page: Int64? { strip.count > 0 ? page(atPlace: place.page) : nil }

  /// How far it is from where ``page`` rests, in parts of the way to the next page.
  ///
  /// −0.5…0.5, clamped where the row is pulled farther past an end. Exact at any page number.
  public var fraction: Double { place.fraction.clamped(to: -0.5...0.5) }

  /// The page and its fraction in one number, rounded beyond 2⁵³; 0 where there are no pages.
  public var position: Double { strip.count > 0 ? Double(page(atPlace: place.page)) + fraction : 0 }

  /// Points from where page 0 rests, as shown, rounded beyond 2⁵³; negative when pulled before the
  /// start.
  ///
  /// Where there is no end it is counted from where the initial page rests; in a loop it is less than
  /// the loop is long.
  public var offset: Double {
    strip.isDegenerate ? 0 : distance(to: scroller.offset, near: place.page)
  }

  /// Whether the row goes round: the configuration wants it, and there are pages enough.
  public var loops: Bool { strip.numbers.lap > 0 }

  /// The velocity of ``offset`` in points per second.
  public var velocity: Double { scroller.velocity(at: now) }

  /// The page that it goes to, would go back to while it is held, or rests on; nil where there are
  /// no pages.
  public var target: Int64? {
    strip.count > 0 ? page(atPlace: destination) : nil
  }

  /// Its place where there are pages; 0 where there are none.
  @inline(never)
  var destination: Int64 {
    if let pending { return pending }
    return scroller.isResting ? place.page : gesture.page
  }

  /// The places of the pages that have a view; see ``page(atPlace:)``.
  public var mounted: Range<Int64> { window.pages }

  /// Replaces the contents of `placements` with those of the mounted pages, ascending.
  ///
  /// - Complexity: O(mounted pages).
  public func placements(into placements: inout [Placement]) {
    placements.removeAll(keepingCapacity: true)
    forEachPlacement { placements.append($0) }
  }

  /// Hands over the placements of the mounted pages one by one, ascending.
  ///
  /// - Complexity: O(mounted pages).
  public func forEachPlacement(_ body: (Placement) -> Void) {
    for view in window.views { body(placement(of: view.page)) }
  }

  /// Where and how a mounted page is to be drawn; at rest its frame stands on device pixels.
  ///
  /// It goes by its place (``page(atPlace:)``); one that is not mounted is placed with slot −1.
  @inline(never)
  public func placement(of place: Int64) -> Placement {
    let flow = configuration.flow
    let extent = strip.extent(of: place)
    let pitch = strip.isUniform ? strip.pitch : extent + strip.gap
    var frame = flow.rect(
      start: strip.lead + (strip.start(of: place, from: origin) - scroller.offset),
      near: stage.near,
      extent: extent,
      breadth: stage.breadth,
      in: viewport.size
    )
    if scroller.isResting {
      let corner = viewport.grid.aligned(Point(x: frame.x, y: frame.y))
      frame.x = corner.x
      frame.y = corner.y
    }
    let progress = strip.distance(to: place, from: scroller.offset, origin: origin) / pitch
    let percent = (progress * 100).rounded(.towardZero)
    let pose =
      configuration.reducedMotion
      ? Transition.none.pose(progress: progress, extent: extent, pitch: pitch)
      : configuration.transition.pose(
        progress: progress,
        extent: extent,
        pitch: pitch,
        perspective: configuration.perspective
      )
    return Placement(
      page: page(atPlace: place),
      slot: window.slot(of: place) ?? -1,
      frame: frame,
      matrix: flow.transform(pose.matrix),
      opacity: pose.opacity,
      depth: pose.depth,
      progress: progress,
      parallax: configuration.parallax == .clamped ? percent.clamped(to: -100...100) : percent,
      isVisible: visible.contains(place) && pose.opacity > 0
    )
  }
}
