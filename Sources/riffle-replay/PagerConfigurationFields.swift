import Riffle

extension Fields {
  /// The most pages that may be kept beyond the visible ones, on each side.
  private static let mostOverscan: Int64 = 1000

  /// Reads those keys of a pager's configuration that are there into `configuration`.
  ///
  /// The keys stand in `config` in the first line and beside `t` and `event` in a `configure`.
  mutating func update(_ configuration: inout Pager.Configuration) throws(TraceError) {
    try updateLayout(&configuration)
    try updateScrolling(&configuration)
    try updateLooks(&configuration)
  }

  private mutating func updateLayout(
    _ configuration: inout Pager.Configuration
  ) throws(TraceError) {
    if let field = take("axis") {
      configuration.axis = try field.word(["horizontal": .horizontal, "vertical": .vertical])
    }
    if let field = take("direction") {
      configuration.direction = try field.word(["ltr": .leftToRight, "rtl": .rightToLeft])
    }
    if let field = take("alignment") {
      configuration.alignment = try field.word(
        ["start": .start, "center": .center, "end": .end]
      )
    }
    if let field = take("trim") { configuration.trim = try field.bool() }
    if let field = take("spacing") { configuration.spacing = try field.number() }
    if let field = take("insets") { configuration.insets = try field.insets() }
    if let field = take("extent") { configuration.extent = try field.extent() }
    if let field = take("loop") { configuration.loop = try field.bool() }
  }

  private mutating func updateScrolling(
    _ configuration: inout Pager.Configuration
  ) throws(TraceError) {
    if let field = take("bounces") { configuration.bounces = try field.bool() }
    if let field = take("limit") {
      configuration.limit = field.isNull ? nil : try field.integer(in: 1 ... .max)
    }
    if let field = take("snaps") { configuration.snaps = try field.bool() }
    if let field = take("rule") { try field.word(["riffle": ()]) }
    if let field = take("deceleration") {
      configuration.deceleration = try field.word(["normal": .normal, "fast": .fast])
    }
    if let field = take("slop") { configuration.slop = try field.number(atLeast: 0) }
    if let field = take("driver") {
      configuration.driver = try field.word(["own": .own, "host": .host])
    }
  }

  private mutating func updateLooks(
    _ configuration: inout Pager.Configuration
  ) throws(TraceError) {
    if let field = take("reducedMotion") { configuration.reducedMotion = try field.bool() }
    if let field = take("transition") { configuration.transition = try field.transition() }
    if let field = take("perspective") {
      configuration.perspective = field.isNull ? nil : try field.number(atLeast: 0)
    }
    if let field = take("overscan") {
      configuration.overscan = try field.integer(in: 0...Self.mostOverscan)
    }
    if let field = take("history") {
      configuration.history = try field.integer(in: 0...Self.mostOverscan)
    }
    if let field = take("prefetch") {
      configuration.prefetch = field.isNull ? nil : try field.integer(in: 0...100)
    }
    if let field = take("prefetchBudget") {
      configuration.prefetchBudget = try field.integer(in: 1...1000)
    }
    if let field = take("parallax") {
      configuration.parallax = try field.word(["clamped": .clamped, "unclamped": .unclamped])
    }
    if let field = take("clip") { configuration.clips = try field.bool() }
    if let field = take("outset") { configuration.outset = try field.insets() }
  }
}

extension Field {
  /// `{"fraction": 1}` of the area, or `{"points": 200}`.
  fileprivate func extent() throws(TraceError) -> PageExtent {
    var fields = try fields()
    let extent: PageExtent
    if let fraction = fields.take("fraction") {
      extent = .fraction(try fraction.number(atLeast: 0))
    } else if let points = fields.take("points") {
      extent = .points(try points.number(atLeast: 0))
    } else {
      try fields.finish()
      throw TraceError("\(name): expected \"fraction\" or \"points\"")
    }
    guard !fields.has("points") else {
      throw TraceError("\(name): \"fraction\" and \"points\" at once")
    }
    try fields.finish()
    return extent
  }

  /// The name of a transition, or its numbers.
  fileprivate func transition() throws(TraceError) -> Transition {
    guard case .string(let text) = value else { return try customTransition() }
    guard let transition = Transition.named[text] else {
      throw TraceError("\(name): unknown transition \(quoted(text))")
    }
    return transition
  }

  private func customTransition() throws(TraceError) -> Transition {
    guard case .object = value else {
      throw TraceError("\(name): expected a name or an object, found \(value.description)")
    }
    var fields = try fields()
    let angleRatio = try fields.take("angleRatio")?.number() ?? 0
    let translation = try fields.take("translation")?.point() ?? .zero
    let rotation = try fields.take("rotation")?.numbers(3) ?? [0, 0, 0]
    let perspective = try fields.take("perspective")?.number(atLeast: 0) ?? 0
    try fields.finish()
    return Transition(
      angleRatio: angleRatio,
      translation: translation,
      rotation: (x: rotation[0], y: rotation[1], z: rotation[2]),
      perspective: perspective
    )
  }

  private func numbers(_ count: Int) throws(TraceError) -> [Double] {
    var numbers: [Double] = []
    for field in try list(of: count) { numbers.append(try field.number()) }
    return numbers
  }
}

extension Transition {
  /// The transitions by their names; `custom` is the seed's custom one before it has been given any
  /// numbers.
  fileprivate static let named: [String: Transition] = [
    "none": .none, "slide": .slide, "dive": .dive, "roll": .roll, "cards": .cards, "custom": .none,
    "cube": .cube, "coverFlow": .coverFlow, "stack": .stack, "flip": .flip, "zoom": .zoom,
    "fade": .fade, "carousel": .carousel,
  ]
}
