/// Room at the ends of a row of pages, and how the row goes through it.
///
/// A row that rests on pages cannot be scrolled into the room: its first page rests where it always
/// did. So it is *shown* elsewhere: with the whole room before it where its first page rests, with
/// none once that page is out of view, and in between the room goes away with it, without a step or a
/// bend. What rests, snaps and turns goes by the row as it is, and knows of no room.
///
/// Lengths are points along the flow. Where the row is, its distances from where the first and the
/// last page rest say; see ``Pager/Ends``.
public struct EdgeRoom: Equatable, Sendable {
  /// The room before the first page; not negative.
  public var start: Double
  /// The room after the last one; not negative.
  public var end: Double
  /// The way over which the room before the first page goes away with it; positive.
  public var head: Double
  /// The same at the end.
  public var tail: Double

  /// What is no length counts as none.
  ///
  /// Where all pages leave some of the area free, as `slack` says, the room at the end takes that
  /// first.
  public init(start: Double, end: Double, head: Double, tail: Double, slack: Double = 0) {
    self.start = start > 0 && start < .infinity ? start : 0
    let taken = slack > 0 ? end - slack : end
    self.end = taken > 0 && taken < .infinity ? taken : 0
    self.head = head > 0 && head < .infinity ? head : 1
    self.tail = tail > 0 && tail < .infinity ? tail : 1
  }

  /// How much farther the row is shown than it is: minus the room at its start, the room at its end.
  public func shift(before: Double, after: Double) -> Double {
    end * share(after, of: tail) - start * share(before, of: head)
  }

  /// The square makes the way of what is shown a smooth one where the room is gone.
  private func share(_ distance: Double, of way: Double) -> Double {
    let left = (1 - distance / way).clamped(to: 0...1)
    return left * left
  }

  /// How far the row goes, from where it is, for what is shown to go `shown` points: the way of a
  /// finger that the row keeps under it.
  ///
  /// What is shown goes as far as the row or farther, so the answer lies between 0 and `shown`.
  ///
  /// - Complexity: O(1).
  public func way(for shown: Double, before: Double, after: Double) -> Double {
    guard start > 0 || end > 0, shown != 0, shown.magnitude < .infinity else { return shown }
    let goal = shown + shift(before: before, after: after)
    var (near, far) = (0.0, shown)
    // Until there is no number in between.
    for _ in 0..<60 {
      let way = near + (far - near) / 2
      let place = way + shift(before: before + way, after: after - way)
      if shown > 0 ? place < goal : place > goal { near = way } else { far = way }
    }
    return far
  }

  /// What is left of a distance that the row is shown beyond its place, some seconds after nothing
  /// has held it there any more; it goes by the spring that insets go by.
  public static func rest(of distance: Double, after time: Double) -> Double {
    let motion = SpringMotion(ScrollArea.spring, from: distance, velocity: 0, to: 0)
    return time >= motion.restTime ? 0 : motion.position(at: max(0, time))
  }
}
