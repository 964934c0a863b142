/// Pages that are to be fetched before they get a view: those that are in view soon and those around
/// them, the nearest to where the row comes to rest first, and few at a time.
///
/// What has been asked for stays so until it is no longer near; a page that gets a view counts as asked
/// for, whoever asked.
struct Prefetcher: Equatable, Sendable {
  /// What is to be done about a page.
  enum Change: Equatable {
    /// It is to be fetched.
    case wanted(Int64)
    /// It is not near any more.
    case dropped(Int64)
  }

  /// The places that the row will show, as far as that is known.
  struct Course: Equatable, Sendable {
    /// Those in view where it comes to rest.
    var rest: Range<Int64>
    /// Those in view from now on for as long as is looked ahead.
    var way: Range<Int64>
    /// Those that have a view.
    var mounted: Range<Int64>
    /// All that there are.
    var places: Range<Int64>
    /// Which page stands at each.
    var numbers: PlaceNumbers
    /// How many before and after them are near.
    var distance: Int64
    /// Whether it moves towards earlier pages, or did last.
    var goesBack: Bool
  }

  /// Seconds of a motion that are looked ahead: what is fetched for less comes too late to be seen.
  static let lead = 0.5
  /// Seconds between two batches: a frame at 60 Hz, whatever the screen's are.
  static let interval = 1.0 / 60
  /// The most places on the way that are near: of those that a fling rushes past nobody sees anything.
  static let mostOnTheWay: Int64 = 64

  /// When the next batch falls due; infinity while there is none.
  private(set) var due = Double.infinity
  /// No batch before then.
  private var next = -Double.infinity
  private var course: Course?
  /// Whether it is to be known which pages have been fetched.
  private(set) var isOn = false
  private var asked = PageSet()
  private var near = PageSet()

  /// Whether the last motion went towards earlier pages.
  var goesBack: Bool { course?.goesBack ?? false }

  /// Takes in where the row goes, and says which pages are wanted and which are no more.
  ///
  /// - Parameters:
  ///   - next: where it goes.
  ///   - time: now, in seconds.
  ///   - budget: how many pages a batch may ask for, at least 1.
  ///   - report: hears of each change.
  /// - Complexity: O(n log n) of n pages near where the course is another one or a batch is due; else O(1).
  mutating func follow(
    _ next: Course,
    at time: Double,
    budget: Int64,
    report: (Change) -> Void
  ) {
    isOn = true
    if course != next {
      course = next
      aim(report: report)
    } else if due > time {
      return
    }
    fetch(at: time, budget: budget, report: report)
  }

  /// A page got a view, and with it all that it needs.
  mutating func mounted(_ page: Int64) {
    _ = asked.insert(page)
  }

  /// Nothing is shown: what was asked for stays so, and nothing more is until something is.
  mutating func pause() {
    isOn = true
    course = nil
    due = .infinity
  }

  /// From now on nobody wants to know.
  mutating func end() { isOn = false }

  /// Drops all that was asked for, but for pages that have a view.
  mutating func drop(keeping isMounted: (Int64) -> Bool, report: (Change) -> Void) {
    for page in asked.pages where !isMounted(page) { report(.dropped(page)) }
    asked.clear()
    course = nil
    due = .infinity
  }

  /// Gives each page another number, and drops those that have none any more.
  mutating func renumber(_ number: (Int64) -> Int64?, report: (Change) -> Void) {
    var moved = PageSet()
    for page in asked.pages {
      if let page = number(page) { _ = moved.insert(page) } else { report(.dropped(page)) }
    }
    asked = moved
    // What is near is another page now.
    course = nil
  }

  private mutating func aim(report: (Change) -> Void) {
    guard let course else { return }
    near.clear()
    course.visit {
      _ = near.insert($0)
      return true
    }
    for place in course.mounted { _ = near.insert(course.numbers.page(at: place)) }
    asked.remove(where: { !near.contains($0) }) { report(.dropped($0)) }
    for place in course.mounted { _ = asked.insert(course.numbers.page(at: place)) }
  }

  private mutating func fetch(
    at time: Double,
    budget: Int64,
    report: (Change) -> Void
  ) {
    guard let course else { return }
    var left = time < next ? 0 : max(1, budget)
    due = .infinity
    course.visit { page in
      if asked.contains(page) { return true }
      guard left > 0 else {
        due = max(next, time)
        return false
      }
      left -= 1
      next = time + Prefetcher.interval
      _ = asked.insert(page)
      report(.wanted(page))
      return true
    }
  }
}

extension Prefetcher.Course {
  /// Goes through the pages that are near, in the order in which they are wanted, until `body` says no.
  fileprivate func visit(_ body: (Int64) -> Bool) {
    if visit(around: rest, body) { _ = visit(around: way, body) }
  }

  private func visit(around core: Range<Int64>, _ body: (Int64) -> Bool) -> Bool {
    let (first, last) = (core.lowerBound, core.upperBound - 1)
    for step in 0..<(core.upperBound - first) {
      let place = goesBack ? last - step : first + step
      if places.contains(place), !body(numbers.page(at: place)) { return false }
    }
    guard distance > 0 else { return true }
    for step in 1...distance {
      let ahead = goesBack ? first - step : last + step
      let behind = goesBack ? last + step : first - step
      if places.contains(ahead), !body(numbers.page(at: ahead)) { return false }
      if places.contains(behind), !body(numbers.page(at: behind)) { return false }
    }
    return true
  }
}

/// Different pages, in order.
private struct PageSet: Equatable, Sendable {
  private(set) var pages: [Int64] = []

  func contains(_ page: Int64) -> Bool {
    let index = pages.place(of: page)
    return index < pages.count && pages[index] == page
  }

  /// Takes a page in; says whether it was not there.
  mutating func insert(_ page: Int64) -> Bool {
    let index = pages.place(of: page)
    guard index == pages.count || pages[index] != page else { return false }
    pages.insert(page, at: index)
    return true
  }

  mutating func remove(where isGone: (Int64) -> Bool, report: (Int64) -> Void) {
    var staying = 0
    // Not the pages themselves: they would be copied.
    for index in pages.indices {
      let page = pages[index]
      if isGone(page) {
        report(page)
      } else {
        pages[staying] = page
        staying += 1
      }
    }
    while pages.count > staying { pages.removeLast() }
  }

  mutating func clear() { pages.removeAll(keepingCapacity: true) }
}
