extension Pager {
  /// How pages are laid out, and how they answer.
  ///
  /// Any value is taken: what makes no sense is clamped where it is used, as each member says.
  public struct Configuration: Equatable, Sendable {
    /// Who scrolls.
    public enum Driver: Equatable, Sendable {
      /// The pager's own scroller, fed with pointers and wheels.
      case own
      /// A scroller of the host's, whose offset comes in.
      case host
    }

    /// Which whole numbers ``Placement/parallax`` takes.
    public enum Parallax: Equatable, Sendable {
      /// −100 to 100.
      case clamped
      /// Beyond, as MAGPagedScrollView sends them (−149 to 150 there).
      case unclamped
    }

    /// The axis along which pages follow one another.
    public var axis = Axis.horizontal
    /// The reading direction.
    public var direction = LayoutDirection.leftToRight
    /// Where a page comes to rest in the area.
    public var alignment = Alignment.start
    /// Whether the row stops at its ends, so that no free space shows before the first page or
    /// after the last.
    public var trim = true
    /// Points between two pages; may be negative as long as a point of pitch is left.
    public var spacing: Double = 0
    /// What the area that pages are laid out in leaves free of the viewport, in points; negative or
    /// not finite is 0.
    public var insets = Insets.zero
    /// How long a page is along the axis.
    public var extent = PageExtent.fraction(1)
    /// Whether a drag may pull past the ends.
    public var bounces = true
    /// The most pages that a gesture turns, at least 1; nil: as far as it carries.
    public var limit: Int64? = 1
    /// Whether a gesture ends with a page in its place; without, it ends anywhere.
    public var snaps = true
    /// How fast a free motion slows down.
    public var deceleration = DecelerationRate.normal
    /// Points that a pointer moves before it drags, 0 to 1000; UIScrollView's is about 10.
    public var slop: Double = 10
    /// Whether commands jump and pages stay flat.
    public var reducedMotion = false
    /// How a page looks on its way.
    public var transition = Transition.none
    /// The viewer's distance in points, at least 1; 0 or less draws without perspective; nil: the
    /// transition's own.
    public var perspective: Double?
    /// Pages that stay mounted beyond the visible ones on each side, 0 to 1000.
    public var overscan: Int64 = 1
    /// Pages that stay mounted behind the visible ones where there is no end, 0 to 1000; from the
    /// seed.
    public var history: Int64 = 5
    /// Pages to fetch before they get a view, on each side of what will be seen, 0 to 100; nil: none.
    ///
    /// What will be seen: the pages in view now, those that a motion under way brings within half a
    /// second, and those where it comes to rest, which are the first to be fetched.
    public var prefetch: Int64?
    /// The most pages that are to be fetched at once, at least 1; more follow a sixtieth of a second later.
    public var prefetchBudget: Int64 = 2
    /// Whether the first page follows the last one.
    ///
    /// A loop shows no page twice: where the pages are too few to fill what is seen and one page more,
    /// or more than 10¹⁵, the row has ends (``Pager/loops``).
    public var loop = false
    /// Which parallax numbers pages get.
    public var parallax = Parallax.clamped
    /// Who scrolls.
    public var driver = Driver.own
    /// Whether pages are seen within the viewport only.
    public var clips = true
    /// What can be seen around the viewport where it does not clip, in points; negative or not
    /// finite is 0, more
    /// than 2²⁰ is 2²⁰.
    public var outset = Insets.zero
    /// Unmounted views that wait to be used again, 0 to 1000.
    ///
    /// Taken when the pager is made; a change of it later does nothing.
    public var poolCapacity = 4

    /// The default: full pages from left to right, one a flick.
    public init() {}

    /// The flow of the pages.
    var flow: Flow { Flow(axis: axis, direction: direction) }
    /// The rule that ends gestures.
    var rule: SnapRule { SnapRule(limit: limit, deceleration: deceleration) }
  }
}
