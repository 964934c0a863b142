import Riffle

/// The first line of a pager's trace.
struct PagerSetup: Equatable, Sendable {
  var viewport: Viewport
  var configuration: Pager.Configuration
  var pages: PagerPages

  /// Reads all fields of the line but `riffle` and `component`.
  init(_ fields: inout Fields) throws(TraceError) {
    viewport = Viewport(size: try fields.need("viewport").size())
    _ = try fields.update(&viewport)
    configuration = Pager.Configuration()
    if var config = try fields.take("config")?.fields() {
      try config.update(&configuration)
      try config.finish()
    }
    pages = try PagerPages(try fields.need("pages"))
    try fields.finish()
  }
}

/// The pages that a pager's trace begins with.
struct PagerPages: Equatable, Sendable {
  let count: Int64
  /// The pages' own names, if they have any; as many as pages.
  let ids: [String]?
  /// The page shown first; the engine clamps it into the range of pages.
  let initial: Int64

  /// The largest number of pages that the engine promises to handle.
  static let mostPages: Int64 = 1_000_000_000_000_000_000

  init(_ field: Field) throws(TraceError) {
    var fields = try field.fields()
    try fields.refuse("sizes", "endless")
    initial = try fields.take("initial")?.integer() ?? 0
    if let list = try fields.take("ids")?.list() {
      ids = try Self.ids(list)
      count = Int64(list.count)
    } else {
      ids = nil
      count = try fields.need("count").integer(in: 0...Self.mostPages)
    }
    // A count beside the names is one of two answers to the same question.
    guard !fields.has("count") else {
      throw TraceError("\(fields.name("count")): \"ids\" already say how many pages there are")
    }
    try fields.finish()
  }

  private static func ids(_ list: [Field]) throws(TraceError) -> [String] {
    var ids: [String] = []
    // Compared byte by byte: a String takes two spellings of one accented letter for the same.
    var known: Set<[UInt8]> = []
    ids.reserveCapacity(list.count)
    for field in list {
      let id = try field.string()
      guard known.insert(Array(id.utf8)).inserted else {
        throw TraceError("\(field.name): duplicate id \(quoted(id))")
      }
      ids.append(id)
    }
    return ids
  }
}
