import Riffle

/// What each page was told of its appearance, and whether it was told so in a legal order.
///
/// A page is mounted before it is told anything and told nothing after it lost its view. Its words
/// run: will appear, did appear, will disappear, did disappear; either of the two `will` may be
/// taken back by the other one.
struct PageWords {
  enum Word: Equatable {
    case hidden
    case willAppear
    case didAppear
    case willDisappear
  }

  /// The pages that have a view, and the last word of each.
  private(set) var words: [Int64: Word] = [:]
  /// What was not legal.
  private(set) var breach: String?

  mutating func take(_ effect: Pager.Effect) {
    switch effect {
    case .mount(let page, _, _): mount(page)
    case .unmount(let page, _, _): unmount(page)
    case .willAppear(let page): willAppear(page)
    case .didAppear(let page): didAppear(page)
    case .willDisappear(let page): willDisappear(page)
    case .didDisappear(let page): didDisappear(page)
    default: break
    }
  }

  mutating func take(switching effect: PageSwitcher.Effect) {
    switch effect {
    case .mount(let page): mount(page)
    case .unmount(let page): unmount(page)
    case .willAppear(let page): willAppear(page)
    case .didAppear(let page): didAppear(page)
    case .willDisappear(let page): willDisappear(page)
    case .didDisappear(let page): didDisappear(page)
    default: break
    }
  }

  /// The pages have other numbers from now on; one that is gone should have been unmounted.
  mutating func renumber(_ place: (Int64) -> Int64?) {
    let old = words
    words = [:]
    for (page, word) in old {
      guard let next = place(page) else {
        blame(page, "is gone with a view")
        continue
      }
      words[next] = word
    }
  }

  private mutating func mount(_ page: Int64) {
    if words.updateValue(.hidden, forKey: page) != nil { blame(page, "mounted twice") }
  }

  private mutating func unmount(_ page: Int64) {
    if words.removeValue(forKey: page) != .hidden { blame(page, "unmounted in view") }
  }

  private mutating func willAppear(_ page: Int64) {
    tell(page, .willAppear, from: .hidden, or: .willDisappear)
  }

  private mutating func didAppear(_ page: Int64) {
    tell(page, .didAppear, from: .willAppear, or: .willAppear)
  }

  private mutating func willDisappear(_ page: Int64) {
    tell(page, .willDisappear, from: .didAppear, or: .willAppear)
  }

  private mutating func didDisappear(_ page: Int64) {
    tell(page, .hidden, from: .willDisappear, or: .willDisappear)
  }

  private mutating func tell(_ page: Int64, _ word: Word, from one: Word, or other: Word) {
    guard let last = words[page] else { return blame(page, "told \(word) without a view") }
    if last != one, last != other { blame(page, "told \(word) after \(last)") }
    words[page] = word
  }

  private mutating func blame(_ page: Int64, _ what: String) {
    if breach == nil { breach = "page \(page) \(what)" }
  }
}
