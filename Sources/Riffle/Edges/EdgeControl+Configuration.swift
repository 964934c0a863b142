extension EdgeControl {
  /// What a control is like; all lengths in points, all times in seconds.
  ///
  /// A length or a time that is negative or not finite is 0.
  public struct Configuration: Equatable, Sendable {
    /// The side that it is on.
    public var edge: Edge = .top
    /// What a pull does.
    public var mode: Mode = .enabled
    /// Its length along the axis, and what it adds to the insets; from the seed.
    public var length: Double = 50
    /// How far the content has to be pulled, as shown: 1.6 lengths, from the seed.
    public var trigger: Double = 80
    /// How long after the trigger the work begins; from the seed.
    public var delay: Double = 0.2
    /// Whether it is activated when the finger lifts, and not when it has come far enough.
    public var firesOnRelease = false
    /// The space between it and the edge; negative: beyond the edge.
    public var margin: Double = 0
    /// What it moves with.
    public var layout: Layout = .fixed
    /// Whether it lies behind or before the content.
    public var z: Layer = .back
    /// The least time that it is shown at work.
    public var showing: Double = 0

    /// The seed's defaults, at the upper edge.
    public init() {}

    /// What a pull does.
    public enum Mode: Equatable, Sendable {
      /// It activates, and the control keeps its room.
      case enabled
      /// It activates, and the control takes no room.
      case enabledWithoutInset
      /// Nothing: only programs turn it on, and then it has its room.
      case disabled
    }

    /// What a control moves with.
    public enum Layout: Equatable, Sendable {
      /// It stays at its edge.
      case fixed
      /// It moves along with the content, on the other side of the content's edge.
      case along
    }

    /// Where a control lies.
    public enum Layer: Equatable, Sendable {
      /// Behind the content.
      case back
      /// Before it.
      case front
    }

    /// The same with what makes no sense as 0.
    var sane: Configuration {
      var sane = self
      sane.length = length.nonNegative
      sane.trigger = trigger.nonNegative
      sane.delay = delay.nonNegative
      sane.showing = showing.nonNegative
      sane.margin = margin.believable
      return sane
    }
  }
}
