import Riffle

/// Reads the events of a pager's trace.
///
/// It keeps what lines may change in part, so that each event it gives out is whole.
struct PagerEventReader: EventReading {
  private var viewport: Viewport
  private var configuration: Pager.Configuration
  private var names: PageNames

  init(_ setup: PagerSetup) {
    viewport = setup.viewport
    configuration = setup.configuration
    names = PageNames(setup.supply, ids: setup.ids)
  }

  mutating func event(_ name: String, _ fields: inout Fields) throws(TraceError) -> TraceEvent {
    switch name {
    case "press", "move", "lift", "cancel", "wheel", "key":
      try input(name, &fields)
    case "goTo", "next", "previous", "restore":
      .pager(try command(name, &fields))
    case "resize", "insets", "configure", "container":
      .pager(try change(name, &fields))
    case "hostScrolled", "hostReleased", "hostStopped":
      .pager(try host(name, &fields))
    case "insert", "remove", "moveItem", "measure", "edit", "measureAcross":
      try data(name, &fields)
    case "select", "permit", "activate", "deactivate", "finish":
      throw TraceError("event \(quoted(name)) is none of a pager's")
    default:
      throw TraceError("unknown event \(quoted(name))")
    }
  }

  /// What a person did.
  private func input(_ name: String, _ fields: inout Fields) throws(TraceError) -> TraceEvent {
    switch name {
    case "key":
      guard let event = try fields.keyEvent() as Pager.Event? else { return .passed }
      return .pager(event)
    case "wheel":
      try demandOwnScroller(name)
      return .pager(.wheeled(try fields.wheel()))
    default:
      let event: Pager.Event = try fields.pointerEvent(name)
      if name == "press" { try demandOwnScroller(name) }
      return .pager(event)
    }
  }

  /// What a program asked for.
  private func command(
    _ name: String,
    _ fields: inout Fields
  ) throws(TraceError) -> Pager.Event {
    if name == "restore" { return .restored(try fields.position()) }
    let animated = try fields.take("animated")?.bool() ?? true
    switch name {
    case "next": return .stepped(by: 1, animated: animated)
    case "previous": return .stepped(by: -1, animated: animated)
    default:
      return .commanded(
        page: try fields.need("page").integer(),
        animated: animated,
        way: try fields.take("way")?.word([
          "nearest": .nearest, "forward": .forward, "backward": .backward,
        ]) ?? .nearest,
        through: try fields.take("through")?.bool() ?? false
      )
    }
  }

  /// What became of the pages.
  private mutating func data(
    _ name: String,
    _ fields: inout Fields
  ) throws(TraceError) -> TraceEvent {
    switch name {
    case "edit":
      var edits: [Pager.Edit] = []
      for field in try fields.need("edits").list() {
        var part = try field.fields()
        let name = try part.need("event").word([
          "insert": "insert", "remove": "remove", "moveItem": "moveItem", "measure": "measure",
        ])
        edits.append(try edit(name, &part))
        try part.finish()
      }
      return .pager(.edited(edits))
    case "measureAcross":
      let page = try fields.need("page").integer()
      let size = try fields.need("size").number(atLeast: 0)
      return .pager(.measuredAcross(page: page, breadth: size))
    default:
      var ids: [String] = []
      let edit = try edit(name, &fields, ids: &ids)
      return .pager(.edited([edit]), ids: ids)
    }
  }

  /// One of several edits; what comes in has no names.
  private mutating func edit(
    _ name: String,
    _ fields: inout Fields
  ) throws(TraceError) -> Pager.Edit {
    guard !fields.has("ids") else { throw TraceError("unknown key \(quoted(fields.name("ids")))") }
    var ids: [String] = []
    return try edit(name, &fields, ids: &ids)
  }

  /// One edit, and the names of what comes in.
  private mutating func edit(
    _ name: String,
    _ fields: inout Fields,
    ids: inout [String]
  ) throws(TraceError) -> Pager.Edit {
    switch name {
    case "moveItem":
      let from = try fields.need("from").integer()
      let to = try fields.need("to").integer()
      names.move(from: from, to: to)
      return .moved(from: from, to: to)
    case "measure":
      let page = try fields.need("page").integer()
      let size = try fields.need("size").number(atLeast: 0)
      return .measured(page: page, extent: size)
    default:
      let at = try fields.need("at").integer()
      let count = try fields.need("count").integer(in: 0...Pages.mostPages)
      let sizes = try fields.take("sizes")?.extents(of: count) ?? []
      let field = fields.take("ids")
      if name == "insert" {
        ids = try names.insert(count, at: at, ids: field)
        return .inserted(at: at, count: count, extents: sizes)
      }
      try names.remove(count, at: at, ids: field)
      return .removed(at: at, count: count)
    }
  }

  /// What became different around the pager.
  private mutating func change(
    _ name: String,
    _ fields: inout Fields
  ) throws(TraceError) -> Pager.Event {
    switch name {
    case "resize":
      return try fields.resizeEvent(&viewport)
    case "insets":
      configuration.insets = try fields.need("insets").insets()
      return .configured(configuration)
    case "configure":
      try fields.update(&configuration)
      return .configured(configuration)
    default:
      return try fields.containerEvent()
    }
  }

  /// What the host's own scroller did.
  private func host(_ name: String, _ fields: inout Fields) throws(TraceError) -> Pager.Event {
    guard configuration.driver == .host else {
      throw TraceError("event \(quoted(name)) needs the driver \"host\"")
    }
    switch name {
    case "hostScrolled": return .hostScrolled(offset: try fields.need("offset").number())
    case "hostReleased": return .hostReleased(velocity: try fields.need("velocity").number())
    default: return .hostStopped
    }
  }

  private func demandOwnScroller(_ name: String) throws(TraceError) {
    guard configuration.driver == .own else {
      throw TraceError("event \(quoted(name)) needs the driver \"own\"")
    }
  }
}

extension Fields {
  /// A place that the row was at before.
  fileprivate mutating func position() throws(TraceError) -> PagePosition {
    PagePosition(
      page: try need("page").integer(),
      fraction: try take("fraction")?.number() ?? 0,
      inside: try take("inside")?.number() ?? 0
    )
  }
}

extension Field {
  /// The lengths of so many pages along the axis.
  fileprivate func extents(of count: Int64) throws(TraceError) -> [Double] {
    _ = try list(of: Int(count))
    return try extents()
  }
}
