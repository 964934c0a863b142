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
    case .mount(let page, _, _):
      if words.updateValue(.hidden, forKey: page) != nil { blame(page, "mounted twice") }
    case .unmount(let page, _, _):
      if words.removeValue(forKey: page) != .hidden { blame(page, "unmounted in view") }
    case .willAppear(let page): tell(page, .willAppear, from: .hidden, or: .willDisappear)
    case .didAppear(let page): tell(page, .didAppear, from: .willAppear, or: .willAppear)
    case .willDisappear(let page): tell(page, .willDisappear, from: .didAppear, or: .willAppear)
    case .didDisappear(let page): tell(page, .hidden, from: .willDisappear, or: .willDisappear)
    default: break
    }
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
