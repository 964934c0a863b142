/// The names of a trace's pages, kept in step with the pages that come and go.
///
/// Numbers are clamped as the engine clamps them. Pages may have no names: only those that have are
/// kept, so that 10¹⁸ pages without cost nothing.
struct PageNames {
  private var count: Int64
  /// The pages that have names, ascending.
  private var named: [(page: Int64, id: String)]

  init(_ pages: Pages) {
    count = pages.count
    named = (pages.ids ?? []).enumerated().map { (Int64($0.offset), $0.element) }
  }

  /// So many pages without names.
  init(count: Int64) {
    self.count = count
    named = []
  }

  /// Makes room for so many pages before page `at`; their names, if any, must be new.
  mutating func insert(_ number: Int64, at: Int64, ids field: Field?) throws(TraceError) {
    let ids = try field?.ids(of: number) ?? []
    let known = Set(named.map { Array($0.id.utf8) })
    for (index, id) in ids.enumerated() where known.contains(Array(id.utf8)) {
      throw TraceError("\(field?.name ?? "ids")[\(index)]: duplicate id \(quoted(id))")
    }
    let number = min(number, Pages.mostPages - count)
    let at = min(max(at, 0), count)
    let index = named.firstIndex { $0.page >= at } ?? named.count
    for later in index..<named.count { named[later].page += number }
    let new = ids.prefix(Int(number)).enumerated().map { (at + Int64($0.offset), $0.element) }
    named.insert(contentsOf: new, at: index)
    count += number
  }

  /// Takes away so many pages from page `at` on; their names, if given, must be theirs.
  mutating func remove(_ number: Int64, at: Int64, ids field: Field?) throws(TraceError) {
    let ids = try field?.ids(of: number) ?? []
    let at = min(max(at, 0), count)
    let number = min(number, count - at)
    for (index, id) in ids.enumerated() {
      let isTheirs = named.contains {
        $0.page == at + Int64(index) && $0.page < at + number
          && $0.id.utf8.elementsEqual(id.utf8)
      }
      guard isTheirs else {
        throw TraceError("\(field?.name ?? "ids")[\(index)]: no id of that page: \(quoted(id))")
      }
    }
    named.removeAll { $0.page >= at && $0.page < at + number }
    for index in named.indices where named[index].page >= at { named[index].page -= number }
    count -= number
  }
}

extension Field {
  /// So many texts, no two equal.
  fileprivate func ids(of count: Int64) throws(TraceError) -> [String] {
    _ = try list(of: Int(count))
    return try ids()
  }
}
