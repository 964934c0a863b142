/// The pages that a trace begins with: so many of them, or their names.
struct Pages: Equatable, Sendable {
  let count: Int64
  /// The pages' own names, if they have any; as many as pages.
  let ids: [String]?
  /// The page shown first; the engine clamps it into the range of pages.
  let initial: Int64

  /// The largest number of pages that the engine promises to handle.
  static let mostPages: Int64 = 1_000_000_000_000_000_000

  /// Reads them; `sizes` say how many there are where nothing else does.
  init(_ fields: inout Fields, sizes: [Double]? = nil) throws(TraceError) {
    initial = try fields.take("initial")?.integer() ?? 0
    if let field = fields.take("ids") {
      let ids = try field.ids()
      self.ids = ids
      count = Int64(ids.count)
      if let sizes, sizes.count != ids.count {
        throw TraceError("\(field.name): \(ids.count) ids of \(sizes.count) sizes")
      }
    } else if let sizes {
      ids = nil
      count = Int64(sizes.count)
    } else {
      ids = nil
      count = try fields.need("count").integer(in: 0...Self.mostPages)
    }
    // A count beside the names is one of two answers to the same question.
    guard !fields.has("count") else {
      let others = ids == nil ? "sizes" : "ids"
      throw TraceError(
        "\(fields.name("count")): \"\(others)\" already say how many pages there are"
      )
    }
    try fields.finish()
  }
}

extension Field {
  /// A list of texts, no two equal.
  func ids() throws(TraceError) -> [String] {
    var ids: [String] = []
    // Compared byte by byte: a String takes two spellings of one accented letter for the same.
    var known: Set<[UInt8]> = []
    for field in try list() {
      let id = try field.string()
      guard known.insert(Array(id.utf8)).inserted else {
        throw TraceError("\(field.name): duplicate id \(quoted(id))")
      }
      ids.append(id)
    }
    return ids
  }
}
