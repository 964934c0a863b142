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

  /// The view of each page that has one, in the order of the pages.
  public internal(set) var views: [PageView] = []
  /// The views that wait to be used again.
  public private(set) var pool: ReusePool
  /// All numbers of views below this one are in use.
  private var slotsInUse: Int32 = 0

  /// A window on nothing, with a pool of the given capacity.
  public init(poolCapacity: Int) {
    pool = ReusePool(capacity: poolCapacity)
  }

  /// The window that shows `visible` and keeps pages beyond, of those there are.
  ///
  /// - Parameters:
  ///   - visible: the pages in view.
  ///   - behind: how many to keep before them.
  ///   - ahead: how many to keep after them.
  ///   - pages: those there are.
  ///   - most: the most that may have a view, at least as many as are visible: as many as a loop has.
  /// - Returns: the pages that are to have a view; none where none is visible.
  public static func pages(
    around visible: Range<Int64>,
    behind: Int64,
    ahead: Int64,
    of pages: Range<Int64>,
    most: Int64 = .max
  ) -> Range<Int64> {
    guard !visible.isEmpty else { return visible }
    let spare = max(0, most - (visible.upperBound - visible.lowerBound))
    // Where there are too few for both sides, those to come have them.
    let after = min(ahead, max(spare - min(behind, spare / 2), 0))
    let before = min(behind, spare - after)
    return max(
      pages.lowerBound,
      visible.lowerBound - before
    )..<min(pages.upperBound, visible.upperBound + after)
  }

  /// The pages that have a view: all from the first to the last but while their numbers change.
  public var pages: Range<Int64> {
    guard let first = views.first, let last = views.last else { return 0..<0 }
    return first.page..<(last.page + 1)
  }

  /// Whether just those pages have a view.
  func holds(_ pages: Range<Int64>) -> Bool {
    pages.count == views.count && (pages.isEmpty || pages == self.pages)
  }

  /// The view of a page, if it has one.
  public func slot(of page: Int64) -> Int32? {
    guard let index = index(of: page) else { return nil }
    return views[index].slot
  }

  /// Where the page's view stands among ``views``.
  func index(of page: Int64) -> Int? {
    guard let first = views.first else { return nil }
    let guess = page - first.page
    if guess >= 0, guess < Int64(views.count), views[Int(guess)].page == page { return Int(guess) }
    return views.firstIndex { $0.page == page }
  }

  /// Moves the window to `next` and reports each change to `report`.
  ///
  /// - Parameters:
  ///   - next: the pages that are to have a view.
  ///   - report: hears of each change.
  /// - Complexity: O(pages that had or get a view).
  public mutating func move(to next: Range<Int64>, report: (Change) -> Void) {
    move(to: next, by: PlaceNumbers(), report: report)
  }

  /// The same for places: a page that is wanted at another one keeps its view.
  mutating func move(
    to next: Range<Int64>,
    by numbers: PlaceNumbers,
    report: (Change) -> Void
  ) {
    guard !holds(next) else { return }
    if numbers.lap > 0 { bring(into: next, by: numbers) }
    unmount(pools: true, where: { !next.contains($0) }, report: report)
    mount(next, report: report)
  }

  /// Takes the view from every page, and gives up those that wait as well: none is used again.
  ///
  /// - Complexity: O(pages that had a view).
  public mutating func clear(report: (Change) -> Void) {
    unmount(pools: false, where: { _ in true }, report: report)
    pool.clear()
    slotsInUse = 0
  }

  /// Gives each page another number, and takes the view from those that have none any more.
  mutating func renumber(_ number: (Int64) -> Int64?, report: (Change) -> Void) {
    unmount(pools: true, where: { number($0) == nil }, report: report)
    for index in views.indices {
      if let page = number(views[index].page) { views[index].page = page }
    }
    sort()
  }

  /// Pages outside of `next` that come again in it are those.
  private mutating func bring(into next: Range<Int64>, by numbers: PlaceNumbers) {
    var isSorted = true
    for index in views.indices where !next.contains(views[index].page) {
      let page = numbers.page(at: views[index].page)
      for place in next where numbers.page(at: place) == page {
        views[index].page = place
        isSorted = false
        break
      }
    }
    if !isSorted { sort() }
  }

  private mutating func sort() {
    // They are few, and nearly in order.
    for end in views.indices.dropFirst() {
      var index = end
      while index > 0, views[index - 1].page > views[index].page {
        views.swapAt(index - 1, index)
        index -= 1
      }
    }
  }

  private mutating func unmount(
    pools: Bool,
    where isGone: (Int64) -> Bool,
    report: (Change) -> Void
  ) {
    var staying = 0
    for index in views.indices {
      let view = views[index]
      if isGone(view.page) {
        let kept = pools && pool.put(view)
        if !kept { slotsInUse = min(slotsInUse, view.slot) }
        report(.unmounted(page: view.page, slot: view.slot, kept: kept))
      } else {
        views[staying] = view
        staying += 1
      }
    }
    while views.count > staying { views.removeLast() }
  }

  private mutating func mount(_ next: Range<Int64>, report: (Change) -> Void) {
    var index = 0
    for page in next {
      if index == views.count || views[index].page != page {
        let reused = pool.take(kind: 0)
        var view = reused ?? PageView(slot: unusedSlot(), kind: 0)
        view.page = page
        views.insert(view, at: index)
        report(.mounted(page: page, slot: view.slot, reused: reused != nil))
      }
      index += 1
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
