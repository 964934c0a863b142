import Riffle

extension Fields {
  /// Reads those keys of a switcher's configuration that are there into `configuration`.
  ///
  /// The keys stand in `config` in the first line and beside `t` and `event` in a `configure`.
  mutating func update(_ configuration: inout PageSwitcher.Configuration) throws(TraceError) {
    try updateMoves(&configuration)
    try updateFinger(&configuration)
    if let field = take("direction") {
      configuration.direction = try field.word(["ltr": .leftToRight, "rtl": .rightToLeft])
    }
    if let field = take("insets") { configuration.insets = try field.insets() }
  }

  private mutating func updateMoves(
    _ configuration: inout PageSwitcher.Configuration
  ) throws(TraceError) {
    if let field = take("animator") { configuration.animator = try field.animator() }
    if let field = take("duration") { configuration.duration = try field.number(atLeast: 0) }
    if let field = take("speed") { configuration.speed = try field.number(atLeast: 0) }
    if let field = take("whileBusy") {
      configuration.whileBusy = try field.word(["retarget": .retarget, "queue": .queue])
    }
    if let field = take("reducedMotion") { configuration.reducesMotion = try field.bool() }
    if let field = take("asks") { configuration.asks = try field.bool() }
  }

  private mutating func updateFinger(
    _ configuration: inout PageSwitcher.Configuration
  ) throws(TraceError) {
    if let field = take("edgeZone") {
      configuration.edgeZone = field.isNull ? nil : try field.number(atLeast: 0)
    }
    if let field = take("interactive") { configuration.isInteractive = try field.bool() }
    if let field = take("slop") { configuration.slop = try field.number(atLeast: 0) }
  }
}

extension Field {
  /// The name of an animator, which is the engine's own.
  fileprivate func animator() throws(TraceError) -> Animator {
    guard case .string(let text) = value else {
      throw TraceError("\(name): expected a name, found \(value.description)")
    }
    guard let animator = Animator.allCases.first(where: { "\($0)" == text }) else {
      throw TraceError("\(name): unknown animator \(quoted(text))")
    }
    return animator
  }
}
