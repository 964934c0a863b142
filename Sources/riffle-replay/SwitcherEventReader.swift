import Riffle

/// Reads the events of a switcher's trace.
///
/// It keeps what lines may change in part, so that each event it gives out is whole.
struct SwitcherEventReader: EventReading {
  private var viewport: Viewport
  private var configuration: PageSwitcher.Configuration
  private var names: PageNames

  init(_ setup: SwitcherSetup) {
    viewport = setup.viewport
    configuration = setup.configuration
    names = PageNames(count: setup.pages.count, ids: setup.pages.ids)
  }

  mutating func event(_ name: String, _ fields: inout Fields) throws(TraceError) -> TraceEvent {
    switch name {
    case "press", "move", "lift", "cancel":
      .switcher(try fields.pointerEvent(name))
    case "key":
      try (fields.keyEvent() as PageSwitcher.Event?).map { .switcher($0) } ?? .passed
    case "select", "permit":
      .switcher(try command(name, &fields))
    case "resize", "configure", "container":
      .switcher(try change(name, &fields))
    case "insert", "remove":
      .switcher(try data(name, &fields))
    case "replace":
      .switcher(try replacement(&fields))
    case "wheel", "goTo", "next", "previous", "insets", "moveItem", "measure", "hostScrolled",
      "hostReleased", "hostStopped", "activate", "deactivate", "finish":
      throw TraceError("event \(quoted(name)) is none of a switcher's")
    default:
      throw TraceError("unknown event \(quoted(name))")
    }
  }

  /// What a program asked for, or answered.
  private func command(
    _ name: String,
    _ fields: inout Fields
  ) throws(TraceError) -> PageSwitcher.Event {
    if name == "permit" {
      return .permitted(
        question: Int(try fields.need("question").integer()),
        allowed: try fields.need("allowed").bool()
      )
    }
    return .commanded(
      page: try fields.need("page").integer(),
      animated: try fields.take("animated")?.bool() ?? true
    )
  }

  /// What became different around the switcher.
  private mutating func change(
    _ name: String,
    _ fields: inout Fields
  ) throws(TraceError) -> PageSwitcher.Event {
    switch name {
    case "resize":
      return try fields.resizeEvent(&viewport)
    case "configure":
      try fields.update(&configuration)
      return .configured(configuration)
    default:
      return try fields.containerEvent()
    }
  }

  /// Pages that came or went.
  private mutating func data(
    _ name: String,
    _ fields: inout Fields
  ) throws(TraceError) -> PageSwitcher.Event {
    let at = try fields.need("at").integer()
    let count = try fields.need("count").integer(in: 0...Pages.mostPages)
    // Sizes are a pager's pages'; whatever they are, a page of a switcher fills it.
    for size in try fields.take("sizes")?.list(of: Int(count)) ?? [] {
      _ = try size.number(atLeast: 0)
    }
    let ids = fields.take("ids")
    if name == "insert" {
      try names.insert(count, at: at, ids: ids)
      return .inserted(at: at, count: count)
    }
    try names.remove(count, at: at, ids: ids)
    return .removed(at: at, count: count)
  }

  /// Another list of pages.
  ///
  /// Which of them had which names is not said: they have none from here on.
  private mutating func replacement(
    _ fields: inout Fields
  ) throws(TraceError) -> PageSwitcher.Event {
    let count = try fields.need("count").integer(in: 0...Pages.mostPages)
    names = PageNames(count: count)
    return .replaced(
      count: count,
      selected: try fields.need("selected").page(),
      to: try fields.take("to")?.page(),
      pending: try fields.take("pending")?.page(),
      instead: try fields.take("instead")?.page(),
      asked: try fields.take("asked")?.page()
    )
  }
}

extension Field {
  /// The number of a page; below 0 there is none.
  fileprivate func page() throws(TraceError) -> Int64? {
    let page = try integer()
    return page < 0 ? nil : page
  }
}
