extension PageSwitcher {
  /// How pages are switched.
  public struct Configuration: Equatable, Sendable {
    /// What a move looks like; a new one takes effect with the next move.
    public var animator: Animator = .default
    /// How long a move by command takes at speed 1, in seconds, from the seed; what is negative or no
    /// number is 0.
    public var duration: Double = 1
    /// How many times faster it runs, from the seed: a move then takes 0.3125 s.
    ///
    /// Where duration and speed give no finite time above 0, a command takes effect at once.
    public var speed: Double = 3.2
    /// How near to a side a finger comes down that drags, in points, from the seed; nil: anywhere.
    public var edgeZone: Double? = 25
    /// Whether a finger drags at all; turned off in a drag, it cancels.
    public var isInteractive = true
    /// The direction in which pages are read.
    public var direction: LayoutDirection = .leftToRight
    /// What a command does while a move is under way.
    public var whileBusy: WhileBusy = .retarget
    /// Points that a finger moves before it drags; subtracted in the direction of travel.
    public var slop: Double = 10
    /// The space around the pages inside the viewport: the seed's container paddings.
    public var insets: Insets = .zero
    /// Whether pages dissolve into one another instead of moving.
    public var reducesMotion = false
    /// Whether each move is asked for before it begins; see ``Effect/shouldMove(_:question:)``.
    public var asks = false

    /// The seed's defaults.
    public init() {}

    /// What a command does while a move is under way.
    public enum WhileBusy: Equatable, Sendable {
      /// The move turns to the new page from where it is.
      case retarget
      /// The new page follows when the move has come to its end; the last command wins.
      case queue
    }

    /// The animator of a move that begins now.
    var moving: Animator { reducesMotion && animator != .none ? .fade : animator }

    /// How long a whole move by command takes in seconds; 0: no time at all.
    var wholeDuration: Double {
      let time = duration / speed
      return time > 0 && time < .infinity && animator != .none ? min(time, 3600) : 0
    }

    var flow: Flow { Flow(axis: .horizontal, direction: direction) }
  }
}
