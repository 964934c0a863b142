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
    ///
    /// In a loop `way` says which way to go. A page far away is reached on a short cut, without those
    /// that lie between, unless it is to be reached `through` them.
    case commanded(page: Int64, animated: Bool, way: Way = .nearest, through: Bool = false)
    /// The row is to be where it has been before, at once.
    ///
    /// The page is clamped to those there are; the fraction means something only where pages do not snap,
    /// and `inside` only on a page that is longer than the area.
    case restored(PagePosition)
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
    /// Pages came, went or became others, one edit after the other.
    case edited([Edit])
    /// It is known how far a mounted page reaches across the axis, in points from 0 to 2²⁰; anything else
    /// means that it is not.
    case measuredAcross(page: Int64, breadth: Double)
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

  /// Which way to a page in a loop.
  public enum Way: Int32, Equatable, Sendable {
    /// The shorter one; forward where both are as long.
    case nearest
    /// Towards later pages.
    case forward
    /// Towards earlier pages.
    case backward
  }

  /// A change of the pages.
  ///
  /// Numbers out of range are clamped to the pages there are.
  public enum Edit: Equatable, Sendable {
    /// So many pages came in before page `at`; `extents` says how long they are along the axis, in
    /// points, as far as that is known.
    case inserted(at: Int64, count: Int64, extents: [Double] = [])
    /// So many pages are gone from page `at` on.
    case removed(at: Int64, count: Int64)
    /// A page stands elsewhere: it is page `to` now.
    case moved(from: Int64, to: Int64)
    /// It is known how long a page is along the axis, in points from 1 to 2²⁰; what is no length means
    /// nothing.
    case measured(page: Int64, extent: Double)
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
    /// From here on pages have the numbers that they have after the edits; before it, those that are gone
    /// lost their views.
    case renumbered
    /// The nearest page is the same, but its number is this one now: pages before it came or went.
    case indexMoved(page: Int64)
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
    /// What a page needs is to be fetched: it will be in view soon, and has no view yet.
    case prefetch(page: Int64)
    /// A page is not near any more: what is being fetched for it, or has been, is not needed.
    case cancelPrefetch(page: Int64)
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
