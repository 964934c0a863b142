import Riffle

/// The first line of a trace of edge controls.
struct EdgesSetup: Equatable, Sendable {
  var viewport: Viewport
  var content: Size
  var insets: Insets
  var configuration: ScrollArea.Configuration
  var controls: [EdgeControl.Configuration]
  var header: StickyHeader?

  /// Reads all fields of the line but `riffle` and `component`.
  init(_ fields: inout Fields) throws(TraceError) {
    viewport = Viewport(size: try fields.need("viewport").size())
    _ = try fields.update(&viewport)
    content = try fields.need("content").size()
    insets = try fields.take("insets")?.insets() ?? .zero
    configuration = ScrollArea.Configuration()
    controls = []
    if var config = try fields.take("config")?.fields() {
      try config.update(&configuration)
      header = try config.header() ?? nil
      controls = try config.edges() ?? []
      try config.finish()
    }
    try fields.finish()
  }

  /// What the trace is played to.
  var replayer: some Replaying {
    let area = ScrollArea(
      viewport: viewport,
      content: content,
      insets: insets,
      configuration: configuration,
      controls: controls,
      header: header
    )
    return Replayer(area, EdgesPrinter(controls.map(\.edge)))
  }
}
