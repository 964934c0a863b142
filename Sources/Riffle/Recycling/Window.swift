/// The pages that have a view, and which one.
///
/// Moving the window unmounts first, in ascending order, and then mounts, in ascending order, so
/// that what leaves is used again at once; a view that is used again is said to be so exactly once.
public struct Window: Equatable, Sendable {
  /// What became of a page.
  public enum Change: Equatable, Sendable {
    /// The page got a view; one that was `reused` must be prepared for it.
    case mounted(page: Int64, slot: Int32, reused: Bool)
    /// The page lost its view, which the pool keeps or not.
    case unmounted(page: Int64, slot: Int32, kept: Bool)
  }

  /// The pages that have a view.
  public private(set) var pages: Range<Int64> = 0..<0
  /// The view of each of them, in order.
  public internal(set) var views: [PageView] = []
  /// The views that wait to be used again.
  public private(set) var pool: ReusePool
  /// All numbers of views below this one are in use.
  private var slotsInUse: Int32 = 0

  /// A window on nothing, with a pool of the given capacity.
  public init(poolCapacity: Int) {
    pool = ReusePool(capacity: poolCapacity)
  }

  /// The window that shows `visible` and keeps `overscan` pages beyond on each side, of `count`
  /// pages.
  public static func pages(
    around visible: Range<Int64>,
    overscan: Int64,
    count: Int64
  ) -> Range<Int64> {
    guard !visible.isEmpty else { return visible }
    return max(0, visible.lowerBound - overscan)..<min(count, visible.upperBound + overscan)
  }

  /// The view of a page, if it has one.
  public func slot(of page: Int64) -> Int32? {
    guard let index = index(of: page) else { return nil }
    return views[index].slot
  }

  /// Where the page's view stands among ``views``.
  func index(of page: Int64) -> Int? {
    pages.contains(page) ? Int(page - pages.lowerBound) : nil
  }

  /// Moves the window to `next` and reports each change to `report`.
  ///
  /// - Complexity: O(pages that had or get a view).
  public mutating func move(to next: Range<Int64>, report: (Change) -> Void) {
    guard next != pages else { return }
    unmount(except: next, pools: true, report: report)
    mount(next, report: report)
  }

  /// Takes the view from every page, and gives up those that wait as well: none is used again.
  ///
  /// - Complexity: O(pages that had a view).
  public mutating func clear(report: (Change) -> Void) {
    unmount(except: 0..<0, pools: false, report: report)
    pool.clear()
    slotsInUse = 0
  }

  private mutating func unmount(
    except next: Range<Int64>,
    pools: Bool,
    report: (Change) -> Void
  ) {
    let stay = pages.clamped(to: next)
    var staying = 0
    var page = pages.lowerBound
    for index in views.indices {
      let view = views[index]
      if stay.contains(page) {
        views[staying] = view
        staying += 1
      } else {
        let kept = pools && pool.put(view)
        if !kept { slotsInUse = min(slotsInUse, view.slot) }
        report(.unmounted(page: page, slot: view.slot, kept: kept))
      }
      page += 1
    }
    while views.count > staying { views.removeLast() }
    pages = stay
  }

  private mutating func mount(_ next: Range<Int64>, report: (Change) -> Void) {
    let stay = pages
    let old = views.count
    var page = next.lowerBound
    while page < next.upperBound {
      if !stay.contains(page) {
        let reused = pool.take(kind: 0)
        let view = reused ?? PageView(slot: unusedSlot(), kind: 0)
        views.append(view)
        report(.mounted(page: page, slot: view.slot, reused: reused != nil))
      }
      page += 1
    }
    // Views of pages before those that stayed were appended behind them: turn the list into page
    // order.
    let before = stay.isEmpty ? 0 : Int(stay.lowerBound - next.lowerBound)
    if before > 0 && old > 0 {
      reverse(0, old)
      reverse(old, old + before)
      reverse(0, old + before)
    }
    pages = next
  }

  private mutating func reverse(_ from: Int, _ to: Int) {
    var (low, high) = (from, to - 1)
    while low < high {
      views.swapAt(low, high)
      low += 1
      high -= 1
    }
  }

  /// The smallest number that no view has.
  private mutating func unusedSlot() -> Int32 {
    var slot = slotsInUse
    while views.contains(where: { $0.slot == slot }) || pool.holds(slot) { slot += 1 }
    slotsInUse = slot + 1
    return slot
  }
}
