extension PageSwitcher {
  /// What happened.
  ///
  /// Coordinates are points in the viewport. A command's number is of the host's choosing, is given
  /// back in ``Effect/answered(command:settled:)``, and is 0 where nobody waits for an answer.
  public enum Event: Equatable, Sendable {
    /// The host is ready to show pages; what comes before counts as after it.
    case started
    /// A pointer came down.
    case pressed(pointer: Int, x: Double, y: Double)
    /// A pointer moved.
    case moved(pointer: Int, x: Double, y: Double)
    /// A pointer went up.
    case lifted(pointer: Int, x: Double, y: Double)
    /// A pointer was taken away; a lift without velocity.
    case cancelled(pointer: Int)
    /// A key was pressed.
    case keyPressed(Key)
    /// A page was asked for; clamped to the pages there are.
    case commanded(page: Int64, animated: Bool, command: Int = 0)
    /// A page so many pages on from the one that it goes to was asked for; clamped to the ends.
    case stepped(by: Int64, animated: Bool, command: Int = 0)
    /// Whether the move of that question may begin; an old question's answer means nothing.
    case permitted(question: Int, allowed: Bool)
    /// The viewport changed; the progress stays.
    case resized(Viewport)
    /// The configuration changed; the progress stays.
    case configured(Configuration)
    /// Pages came in before the page with the number `at`, or behind the last one.
    case inserted(at: Int64, count: Int64)
    /// Pages are gone, from the one with the number `at` on.
    case removed(at: Int64, count: Int64)
    /// The list is another one, of `count` pages.
    ///
    /// The host says where the pages went that the switcher holds: the ``PageSwitcher/selected`` one,
    /// the one it moves `to`, the ``PageSwitcher/pending`` one, and the one that a command has `asked`
    /// for and that is not let in yet; nil where they are gone, or there is none. Numbers outside of
    /// the list count as nil. Where no page is selected that is still there, the page `instead` is,
    /// clamped to the list; nil: the one that has the selected one's number now, or the first one
    /// that the switcher was to show.
    case replaced(
      count: Int64,
      selected: Int64?,
      to: Int64?,
      pending: Int64?,
      instead: Int64? = nil,
      asked: Int64? = nil
    )
    /// What the switcher is in came on screen or went off; a move under way comes to its end at once
    /// when it goes off, and one in a hand is cancelled.
    case containerChanged(visible: Bool)
    /// Time has passed: a frame is to be drawn.
    case elapsed
  }

  /// What is to be done, in this order.
  public enum Effect: Equatable, Sendable {
    /// A page becomes a child.
    case mount(page: Int64)
    /// A page is no child any more.
    case unmount(page: Int64)
    /// A page is about to come into view.
    case willAppear(page: Int64)
    /// A page is at rest in view.
    case didAppear(page: Int64)
    /// A page is about to leave the view.
    case willDisappear(page: Int64)
    /// A page has left the view.
    case didDisappear(page: Int64)
    /// May the move begin? It waits for ``Event/permitted(question:allowed:)``.
    case shouldMove(Move, question: Int)
    /// A move begins.
    case willMove(Move)
    /// What moves along with the pages may be set in motion; not where nothing moves.
    case alongside(Move)
    /// A move has come to its end: the page that came is the selected one.
    case didMove(Move)
    /// A move was given up: the page that it began on is the selected one.
    case cancelled(Move)
    /// What became of a command: whether the switcher settled on its page.
    case answered(command: Int, settled: Bool)
    /// The list has changed: from here on pages have their new numbers.
    ///
    /// Another page may be selected, if the one that was is gone; no move brings it.
    case renumbered
    /// A finger set out to drag.
    case dragBegan
    /// Frames are needed: handle ``Event/elapsed`` at each from now on.
    case framesStarted
    /// No more frames are needed.
    case framesStopped
    /// The placements have changed.
    case placed
  }
}
