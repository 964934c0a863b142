import Riffle

/// The first line of a pager's trace.
struct PagerSetup: Equatable, Sendable {
  var viewport: Viewport
  var configuration: Pager.Configuration
  var supply: PageSupply
  /// The pages' own names, if they have any; as many as pages.
  var ids: [String]?
  /// How long the first pages are along the axis, as far as that is known.
  var extents: [Double] = []
  /// The page shown first; the engine clamps it into the range of pages.
  var initial: Int64

  /// Reads all fields of the line but `riffle` and `component`.
  init(_ fields: inout Fields) throws(TraceError) {
    viewport = Viewport(size: try fields.need("viewport").size())
    _ = try fields.update(&viewport)
    configuration = Pager.Configuration()
    if var config = try fields.take("config")?.fields() {
      try config.update(&configuration)
      try config.finish()
    }
    var data = try fields.need("pages").fields()
    if let endless = data.take("endless") {
      supply = try endless.word(["forward": .forward, "both": .endless])
      initial = try data.take("initial")?.integer() ?? 0
      try data.finish()
    } else {
      let sizes = try data.take("sizes")?.extents()
      let pages = try Pages(&data, sizes: sizes)
      extents = sizes ?? []
      supply = .count(pages.count)
      initial = pages.initial
      ids = pages.ids
    }
    try fields.finish()
  }

  /// What the trace is played to.
  var replayer: some Replaying {
    let pager = Pager(
      viewport: viewport,
      configuration: configuration,
      supply: supply,
      extents: extents,
      initial: initial
    )
    return Replayer(pager, PagerPrinter(self))
  }
}

extension Field {
  /// The lengths of pages along the axis.
  func extents() throws(TraceError) -> [Double] {
    var extents: [Double] = []
    for field in try list() { extents.append(try field.number(atLeast: 0)) }
    return extents
  }
}
