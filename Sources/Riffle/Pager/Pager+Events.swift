extension Pager {
  /// What happened.
  ///
  /// Coordinates are points in the viewport, velocities points per second.
  public enum Event: Equatable, Sendable {
    /// The host is ready to show pages; the first event.
    case started
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
    /// A key was pressed.
    case keyPressed(Key)
    /// A page was asked for; clamped to the pages there are.
    case commanded(page: Int64, animated: Bool)
    /// A page so many pages on from the pending one was asked for; clamped to the ends.
    case stepped(by: Int64, animated: Bool)
    /// The viewport changed; page and fraction stay.
    case resized(Viewport)
    /// The configuration changed; page and fraction stay.
    case configured(Configuration)
    /// The number of pages changed at the end of the list.
    case counted(Int64)
    /// All pages are to be asked for anew, and there are so many; the current page stays if there
    /// is one.
    case reloaded(Int64)
    /// What the pager is in came on screen or went off.
    case containerChanged(visible: Bool)
    /// The host's scroller moved; with ``Configuration/Driver-swift.enum/host`` only.
    case hostScrolled(offset: Double)
    /// The host's drag ended and asks for a target; with ``Configuration/Driver-swift.enum/host``
    /// only.
    case hostReleased(velocity: Double)
    /// The host's scroller came to rest; with ``Configuration/Driver-swift.enum/host`` only.
    case hostStopped
    /// Time has passed: a frame is to be drawn.
    case elapsed
  }

  /// What is to be done, in this order.
  public enum Effect: Equatable, Sendable {
    /// A page gets a view; one that was used before must be prepared for reuse.
    case mount(page: Int64, slot: Int32, reused: Bool)
    /// A page loses its view; one that is not kept is never asked for again.
    case unmount(page: Int64, slot: Int32, kept: Bool)
    /// A page is about to come into view.
    case willAppear(page: Int64)
    /// A page is at rest in view.
    case didAppear(page: Int64)
    /// A page is about to leave the view.
    case willDisappear(page: Int64)
    /// A page has left the view.
    case didDisappear(page: Int64)
    /// Another page is nearest.
    case pageChanged(page: Int64)
    /// It is known on which page, and at which offset, the motion ends.
    case targeted(page: Int64, offset: Double)
    /// It rests on the target.
    case settled(page: Int64)
    /// The target was given up: grabbed, replaced by another, or gone.
    case cancelled(page: Int64)
    /// The row was pulled past its leading or its trailing end.
    case boundary(Edge)
    /// A pointer, or the host's scroller, began to drag.
    case dragBegan
    /// The drag ended with this velocity of the offset.
    case dragEnded(velocity: Double)
    /// Frames are needed: handle ``Event/elapsed`` at each from now on.
    case framesStarted
    /// No more frames are needed.
    case framesStopped
    /// The placements have changed.
    case placed
  }
}

extension [Pager.Effect] {
  /// Appends an effect; out of line, since the engine does so in many places and each inlined copy
  /// weighs on a web page.
  @inline(never)
  mutating func emit(_ effect: Pager.Effect) {
    append(effect)
  }
}
