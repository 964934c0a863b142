extension ScrollArea {
  /// What happened.
  ///
  /// Coordinates are points in the viewport. Controls go by their place in the order in which they were
  /// attached; one that there is not means nothing.
  public enum Event: Equatable, Sendable {
    /// Time has passed: a frame is to be drawn.
    case elapsed
    /// A pointer came down.
    case pressed(pointer: Int, x: Double, y: Double)
    /// A pointer moved.
    case moved(pointer: Int, x: Double, y: Double)
    /// A pointer went up.
    case lifted(pointer: Int, x: Double, y: Double)
    /// A pointer was taken away; a lift without velocity.
    case cancelled(pointer: Int)
    /// A wheel turned.
    case wheeled(Wheel)
    /// A scroller of the host's own moved the content to an offset; it activates nothing.
    case scrolled(x: Double, y: Double)
    /// The viewport or the content has another size.
    case resized(Viewport, content: Size)
    /// The client's own insets are others.
    case inset(Insets)
    /// It scrolls in another way.
    case configured(Configuration)
    /// One more control is there.
    case attached(EdgeControl.Configuration)
    /// A control is gone, and what it added; those after it move up.
    case detached(control: Int)
    /// A control is another one; it keeps its edge.
    case changed(control: Int, EdgeControl.Configuration)
    /// There is another header, or none; the first one has its room at once.
    case headed(StickyHeader?)
    /// A program turned a control on; it begins no work.
    case activated(control: Int, animated: Bool)
    /// A program turned a control off.
    case deactivated(control: Int, animated: Bool)
    /// A control's work is done.
    case finished(control: Int, EdgeControl.Result)
  }

  /// What is to be done, in this order.
  public enum Effect: Equatable, Sendable {
    /// A control shows something else.
    case changed(control: Int, state: EdgeControl.State, progress: Double)
    /// A control's work is to begin.
    case activated(control: Int)
    /// The client's insets, the header's and the controls' are others together.
    case insetsChanged(Insets)
    /// A pointer began to drag.
    case dragBegan
    /// Frames are needed: handle ``Event/elapsed`` at each from now on.
    case framesStarted
    /// No more frames are needed.
    case framesStopped
    /// The offset, an inset or a control's look has changed.
    case placed
  }
}
