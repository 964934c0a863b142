/// The host's view of one page.
public struct PageView: Equatable, Sendable {
  /// What the page was told last of coming into view and leaving it.
  public enum Phase: Equatable, Sendable {
    /// Nothing: mounted, but not in view.
    case waiting
    /// That it is about to appear.
    case appearing
    /// That it has appeared.
    case appeared
    /// That it is about to appear, after all: it had appeared and was about to disappear.
    case returning
    /// That it is about to disappear.
    case disappearing
  }

  /// The number that the host keeps the view under.
  public let slot: Int32
  /// What the view can be used for.
  public let kind: Int32
  /// The page that it shows, or showed last.
  public internal(set) var page: Int64 = 0
  /// How far the page reaches across the axis, in points; nil where that was not measured.
  public internal(set) var breadth: Double?
  /// What its page was told last.
  public var phase = Phase.waiting

  /// A view of a page that was told nothing.
  public init(slot: Int32, kind: Int32) {
    self.slot = slot
    self.kind = kind
  }
}

/// Views that wait to be used again, by kind, never more than its capacity.
///
/// What comes back last goes out first.
public struct ReusePool: Equatable, Sendable {
  /// The views that wait, the oldest first.
  public private(set) var views: [PageView] = []
  /// The most views that wait at a time.
  public let capacity: Int

  /// An empty pool; a negative capacity is 0.
  public init(capacity: Int) {
    self.capacity = max(0, capacity)
  }

  /// Puts a view in, unless the pool is full; says whether it is kept.
  public mutating func put(_ view: PageView) -> Bool {
    guard views.count < capacity else { return false }
    views.append(PageView(slot: view.slot, kind: view.kind))
    return true
  }

  /// Takes out the view of that kind which was put in last.
  ///
  /// - Complexity: O(capacity).
  public mutating func take(kind: Int32) -> PageView? {
    var index = views.count - 1
    while index >= 0, views[index].kind != kind { index -= 1 }
    guard index >= 0 else { return nil }
    let view = views[index]
    while index + 1 < views.count {
      views[index] = views[index + 1]
      index += 1
    }
    views.removeLast()
    return view
  }

  /// Whether the view waits in the pool.
  func holds(_ slot: Int32) -> Bool {
    views.contains { $0.slot == slot }
  }

  /// Gives up all views that wait.
  public mutating func clear() {
    views.removeAll(keepingCapacity: true)
  }
}
