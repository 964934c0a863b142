/// What an animator makes of the two pages of a move.
///
/// A pure function of the move and its progress: the same frames by command, by finger, reversed and
/// interrupted. One's own is a type that conforms; ``PageSwitcher/forEachPlacement(by:_:)`` draws
/// with it. It is a value, so each switcher has its own.
public protocol PageAnimating: Sendable {
  /// How one of the two pages looks.
  ///
  /// - Parameters:
  ///   - role: which of the two.
  ///   - direction: which way the content goes, as for pages that are read from left to right.
  ///   - progress: 0 at the beginning to 1 at the end.
  ///   - size: the pages' size in points.
  /// - Returns: where it stands and what is done to it there.
  func look(
    of role: MoveRole,
    direction: Move.Direction,
    progress: Double,
    size: Size
  ) -> PageLook
}

/// The two pages of a move.
public enum MoveRole: Equatable, Sendable {
  /// The page that is left.
  case from
  /// The page that comes.
  case to
}

/// How a page is drawn in a move, for pages that are read from left to right.
public struct PageLook: Equatable, Sendable {
  /// How far it stands to the right of its place, in widths of the page.
  public var shift: Double
  /// What is applied about its centre, where it stands.
  public var pose: Pose

  /// A page that stands `shift` widths to the right of its place.
  public init(shift: Double = 0, pose: Pose = Pose()) {
    self.shift = shift
    self.pose = pose
  }
}

/// The built-in animators.
public enum Animator: Int32, CaseIterable, Equatable, Sendable, PageAnimating {
  /// Both pages move by their whole width, side by side: the seed's own.
  case `default`
  /// The page that comes moves over the other one, which moves half as far: the seed's other one.
  case parallax
  /// One page dissolves into the other.
  case fade
  /// Two sides of a cube that turns.
  case cube
  /// Two sides of a sheet that is turned over.
  case flip
  /// The higher page lies on the lower one, which gives way by a third and pales.
  case push
  /// The higher page lies on the lower one, which stays.
  case cover
  /// The lower page leaves towards the viewer while the higher one comes from behind.
  case zoom
  /// Both pages stay in place, the one that comes above: the host draws the rest, with an animator of
  /// the user's own.
  case custom
  /// Nothing moves: a command changes pages at once, and a finger that goes far enough does.
  case none

  /// How far a page gives way under one that is pushed over it, and how pale it becomes: as far as
  /// the navigation of iOS lets it.
  private static let givingWay = 0.3
  private static let paleness = 0.4

  /// How one of the two pages looks; a progress beyond 0…1 counts as the nearer of the two.
  public func look(
    of role: MoveRole,
    direction: Move.Direction,
    progress: Double,
    size: Size
  ) -> PageLook {
    let progress = progress.orZero.clamped(to: 0...1)
    /// Where the page stands in a row of the two, in widths to the right of its place.
    let place =
      switch (role, direction) {
      case (.from, .left): 0 - progress
      case (.from, .right): progress
      case (.to, .left): 1 - progress
      case (.to, .right): progress - 1
      }
    var look = PageLook(shift: place)
    switch self {
    case .default: look.pose.depth = role == .to ? 1 : 0
    case .parallax:
      if role == .from { look.shift = place / 2 }
      look.pose.depth = role == .to ? 1 : 0
    case .push, .cover:
      // The higher page of the two is the one on the right.
      let isOnTop = (role == .to) == (direction == .left)
      look.pose.depth = isOnTop ? 1 : 0
      guard !isOnTop else { break }
      look.shift = self == .push ? place * Animator.givingWay : 0
      if self == .push { look.pose.opacity = 1 - Animator.paleness * abs(place) }
    case .fade: look.pose = pose(.fade, place, size)
    case .cube: look.pose = pose(.cube, place, size)
    case .flip: look.pose = pose(.flip, place, size)
    case .zoom: look.pose = pose(.zoom, place, size)
    case .custom:
      look.shift = 0
      look.pose.depth = role == .to ? 1 : 0
    case .none:
      look.shift = 0
      look.pose.opacity = role == .from ? 1 : 0
    }
    return look
  }

  private func pose(_ transition: Transition, _ place: Double, _ size: Size) -> Pose {
    guard size.width > 0 else { return Pose() }
    return transition.pose(progress: place, extent: size.width, pitch: size.width)
  }
}
