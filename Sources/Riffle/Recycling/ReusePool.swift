/// Views that wait to be used again, by kind, never more than its capacity.
///
/// A view is a `slot`: a small number that the host keeps a view under. What comes back last goes out first.
public struct ReusePool: Equatable, Sendable {
  /// A view that waits.
  public struct Entry: Equatable, Sendable {
    /// The view.
    public let slot: Int32
    /// What it can be used for.
    public let kind: Int32
  }

  /// The views that wait, the oldest first.
  public private(set) var entries: [Entry] = []
  /// The most views that wait at a time.
  public let capacity: Int

  /// An empty pool; a negative capacity is 0.
  public init(capacity: Int) {
    self.capacity = max(0, capacity)
  }

  /// Puts a view in, unless the pool is full; says whether it is kept.
  public mutating func put(_ slot: Int32, kind: Int32) -> Bool {
    guard entries.count < capacity else { return false }
    entries.append(Entry(slot: slot, kind: kind))
    return true
  }

  /// Takes out the view of that kind which was put in last.
  ///
  /// - Complexity: O(capacity).
  public mutating func take(kind: Int32) -> Int32? {
    var index = entries.count - 1
    while index >= 0 {
      if entries[index].kind == kind {
        return entries.remove(at: index).slot
      }
      index -= 1
    }
    return nil
  }

  /// Whether the view waits in the pool.
  func holds(_ slot: Int32) -> Bool {
    entries.contains { $0.slot == slot }
  }

  /// Gives up all views that wait.
  public mutating func clear() {
    entries.removeAll(keepingCapacity: true)
  }
}
