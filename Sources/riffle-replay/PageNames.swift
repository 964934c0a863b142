import Riffle

/// The names of a trace's pages, kept in step with the pages that come and go.
///
/// Numbers are clamped as the engine clamps them. Pages may have no names: only those that have are
/// kept, so that 10¹⁸ pages without cost nothing.
struct PageNames {
  private var pages: Range<Int64>
  /// The pages that have names, ascending.
  private var named: [(page: Int64, id: String)]

  /// So many pages, with those names if they have any.
  init(count: Int64, ids: [String]? = nil) {
    pages = 0..<count
    named = (ids ?? []).enumerated().map { (Int64($0.offset), $0.element) }
  }

  /// The pages of a supply, with those names if they have any.
  init(_ supply: PageSupply, ids: [String]?) {
    switch supply {
    case .count(let count): self.init(count: count, ids: ids)
    case .forward: self.init(count: Pages.mostPages)
    case .endless:
      self.init(count: 0)
      pages = -Pages.mostPages..<Pages.mostPages
    }
  }

  /// The name of a page, if it has one.
  func id(of page: Int64) -> String? {
    named.first { $0.page == page }?.id
  }

  /// Makes room for so many pages before page `at`; their names, if any, must be new, and are handed
  /// back.
  @discardableResult
  mutating func insert(
    _ number: Int64,
    at: Int64,
    ids field: Field?
  ) throws(TraceError) -> [String] {
    let ids = try field?.ids(of: number) ?? []
    let known = Set(named.map { Array($0.id.utf8) })
    for (index, id) in ids.enumerated() where known.contains(Array(id.utf8)) {
      throw TraceError("\(field?.name ?? "ids")[\(index)]: duplicate id \(quoted(id))")
    }
    insert(number, at: at, ids: ids)
    return ids
  }

  /// Makes room for so many pages before page `at`, with those names.
  mutating func insert(_ number: Int64, at: Int64, ids: [String]) {
    let number = min(number, Pages.mostPages - pages.upperBound)
    let at = clamped(at)
    let index = named.firstIndex { $0.page >= at } ?? named.count
    for later in index..<named.count { named[later].page += number }
    let new = ids.prefix(Int(number)).enumerated().map { (at + Int64($0.offset), $0.element) }
    named.insert(contentsOf: new, at: index)
    pages = pages.lowerBound..<(pages.upperBound + number)
  }

  /// Has a page stand elsewhere, with its name.
  mutating func move(from: Int64, to: Int64) {
    guard !pages.isEmpty else { return }
    let from = min(clamped(from), pages.upperBound - 1)
    let to = min(clamped(to), pages.upperBound - 1)
    let id = id(of: from)
    remove(1, at: from)
    insert(1, at: to, ids: id.map { [$0] } ?? [])
  }

  private func clamped(_ page: Int64) -> Int64 {
    min(max(page, pages.lowerBound), pages.upperBound)
  }

  /// Takes away so many pages from page `at` on; their names, if given, must be theirs.
  mutating func remove(_ number: Int64, at: Int64, ids field: Field?) throws(TraceError) {
    let ids = try field?.ids(of: number) ?? []
    let (first, end) = (clamped(at), min(number, pages.upperBound - clamped(at)) + clamped(at))
    for (index, id) in ids.enumerated() {
      let isTheirs = named.contains {
        $0.page == first + Int64(index) && $0.page < end
          && $0.id.utf8.elementsEqual(id.utf8)
      }
      guard isTheirs else {
        throw TraceError("\(field?.name ?? "ids")[\(index)]: no id of that page: \(quoted(id))")
      }
    }
    remove(number, at: at)
  }

  /// Takes away so many pages from page `at` on.
  mutating func remove(_ number: Int64, at: Int64) {
    let at = clamped(at)
    let number = min(number, pages.upperBound - at)
    named.removeAll { $0.page >= at && $0.page < at + number }
    for index in named.indices where named[index].page >= at { named[index].page -= number }
    pages = pages.lowerBound..<(pages.upperBound - number)
  }
}

extension Field {
  /// So many texts, no two equal.
  fileprivate func ids(of count: Int64) throws(TraceError) -> [String] {
    _ = try list(of: Int(count))
    return try ids()
  }
}
