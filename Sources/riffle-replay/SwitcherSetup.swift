import Riffle

/// The first line of a switcher's trace.
struct SwitcherSetup: Equatable, Sendable {
  var viewport: Viewport
  var configuration: PageSwitcher.Configuration
  var pages: Pages

  /// Reads all fields of the line but `riffle` and `component`.
  init(_ fields: inout Fields) throws(TraceError) {
    viewport = Viewport(size: try fields.need("viewport").size())
    _ = try fields.update(&viewport)
    configuration = PageSwitcher.Configuration()
    if var config = try fields.take("config")?.fields() {
      try config.update(&configuration)
      try config.finish()
    }
    var data = try fields.need("pages").fields()
    pages = try Pages(&data)
    try fields.finish()
  }

  /// What the trace is played to.
  var replayer: some Replaying {
    let switcher = PageSwitcher(
      viewport: viewport,
      configuration: configuration,
      count: pages.count,
      initial: pages.initial
    )
    return Replayer(switcher, SwitcherPrinter())
  }
}
