import Riffle

extension Fields {
  /// Reads those keys of an area's configuration that are there into `configuration`.
  mutating func update(_ configuration: inout ScrollArea.Configuration) throws(TraceError) {
    if let field = take("direction") {
      configuration.direction = try field.word(["ltr": .leftToRight, "rtl": .rightToLeft])
    }
    if let field = take("deceleration") {
      configuration.deceleration = try field.word(["normal": .normal, "fast": .fast])
    }
    if let field = take("slop") { configuration.slop = try field.number(atLeast: 0) }
  }

  /// Reads the header, if the line says which there is: none for null.
  ///
  /// It says all that is not the default.
  mutating func header() throws(TraceError) -> StickyHeader?? {
    guard let field = take("header") else { return nil }
    if field.isNull { return .some(nil) }
    var fields = try field.fields()
    var header = StickyHeader()
    header.height = try fields.need("height").number(atLeast: 0)
    if let field = fields.take("active") { header.isActive = try field.bool() }
    if let field = fields.take("scrollsTogether") { header.scrollsTogether = try field.bool() }
    if let field = fields.take("attachesToSafeArea") {
      header.attachesToSafeArea = try field.bool()
    }
    if let field = fields.take("safeArea") { header.safeArea = try field.number(atLeast: 0) }
    try fields.finish()
    return .some(header)
  }

  /// Reads the list of controls, if it is there; each says all that is not the default.
  mutating func edges() throws(TraceError) -> [EdgeControl.Configuration]? {
    guard let list = try take("edges")?.list() else { return nil }
    var controls: [EdgeControl.Configuration] = []
    for field in list {
      var fields = try field.fields()
      controls.append(try fields.control())
      try fields.finish()
    }
    return controls
  }

  /// Reads what a control is like; what is left out is the default.
  mutating func control() throws(TraceError) -> EdgeControl.Configuration {
    try control(at: try need("edge").edge())
  }

  /// The same of a control whose edge is known.
  mutating func control(at edge: Edge) throws(TraceError) -> EdgeControl.Configuration {
    var control = EdgeControl.Configuration()
    control.edge = edge
    if let field = take("mode") {
      control.mode = try field.word([
        "enabled": .enabled, "enabledWithoutInset": .enabledWithoutInset, "disabled": .disabled,
      ])
    }
    if let field = take("length") { control.length = try field.number(atLeast: 0) }
    if let field = take("trigger") { control.trigger = try field.number(atLeast: 0) }
    if let field = take("delay") { control.delay = try field.number(atLeast: 0) }
    if let field = take("fireOnRelease") { control.firesOnRelease = try field.bool() }
    if let field = take("margin") { control.margin = try field.number() }
    if let field = take("layout") {
      control.layout = try field.word(["fixed": .fixed, "along": .along])
    }
    if let field = take("z") { control.z = try field.word(["back": .back, "front": .front]) }
    if let field = take("showing") { control.showing = try field.number(atLeast: 0) }
    return control
  }
}

extension Field {
  /// The name of an edge.
  func edge() throws(TraceError) -> Edge {
    try word([
      "top": .top, "bottom": .bottom, "left": .left, "right": .right, "leading": .leading,
      "trailing": .trailing,
    ])
  }
}
