import Riffle

/// What an event does to the numbers of a switcher's pages, made the slow way: from the event and
/// from what the switcher held before it.
struct Renumbering {
  /// The number of pages afterwards.
  let count: Int64
  /// The page that is selected where the selected one is gone; nil: the one to begin with.
  private let successor: Int64?
  private let change: Change

  private enum Change {
    case inserted(at: Int64, count: Int64)
    case removed(Range<Int64>)
    case replaced([Int64: Int64])
  }

  /// The change that an event makes; nil where it leaves the list as it is.
  init?(_ event: PageSwitcher.Event, of switcher: PageSwitcher) {
    let old = switcher.count
    switch event {
    case .inserted(let place, let number):
      let number = min(max(0, number), PageSwitcher.mostPages - old)
      guard number > 0 else { return nil }
      let at = min(max(0, place), old)
      (count, successor, change) = (old + number, nil, .inserted(at: at, count: number))
    case .removed(let place, let number):
      let at = min(max(0, place), old)
      let gone = at..<(at + min(max(0, number), old - at))
      guard !gone.isEmpty else { return nil }
      (count, successor, change) = (old - Int64(gone.count), at, .removed(gone))
    case .replaced(let number, let selected, let to, let pending, let instead, _):
      count = min(max(0, number), PageSwitcher.mostPages)
      successor = instead ?? switcher.selected
      var places: [Int64: Int64] = [:]
      // The earlier of two that claim the same page, or the same place, has it.
      let claims = [
        (switcher.selected, selected), (switcher.move?.to, to == selected ? nil : to),
        (switcher.pending, pending),
      ]
      var known: Set<Int64> = []
      for case (let page?, let next) in claims where known.insert(page).inserted {
        if let next, next >= 0, next < count { places[page] = next }
      }
      change = .replaced(places)
    default: return nil
    }
  }

  /// The new number of an old page; nil where it is gone.
  func place(_ page: Int64) -> Int64? {
    switch change {
    case .inserted(let at, let number): page < at ? page : page + number
    case .removed(let gone):
      page < gone.lowerBound ? page : gone.contains(page) ? nil : page - Int64(gone.count)
    case .replaced(let places): places[page]
    }
  }

  /// The page that is selected where `page` was; nil where there are none.
  func selection(after page: Int64?, initial: Int64) -> Int64? {
    guard count > 0 else { return nil }
    if let page, let next = place(page) { return next }
    return min(max(0, successor ?? initial), count - 1)
  }
}
