import Riffle

/// What holds for an area with edge controls after every event, whatever happened to it.
///
/// It takes in all effects from the start on and keeps the first breach. Plain comparisons, not
/// expectations: a run takes them in by the hundred thousand.
struct AreaLaw {
  private(set) var breach: String?
  private var words: [ControlWord] = []
  private var told: Insets
  private var runsFrames = false
  private var time = -Double.infinity
  /// How often a hand or a wheel has begun to pull.
  private var pulls = 0

  init(_ area: ScrollArea) {
    told = area.effectiveInsets
    words = (0..<area.controlCount).map { _ in ControlWord() }
  }

  /// Takes in what one event led to; nothing may have been due before it where it attaches or
  /// detaches.
  mutating func take(
    _ effects: [ScrollArea.Effect],
    after event: ScrollArea.Event,
    at time: Double,
    from before: ScrollArea,
    to area: ScrollArea
  ) {
    self.time = time
    switch event {
    case .pressed, .wheeled: pulls += 1
    case .attached: words.append(ControlWord())
    case .detached(let control):
      if words.indices.contains(control) { words.remove(at: control) }
    default: break
    }
    for effect in effects { take(effect, in: area) }
    if case .inset = event {
    } else {
      expect(area.clientInsets == before.clientInsets, "wrote the client's insets")
    }
    checkControls(area)
    checkHeader(area)
    checkInsets(area)
    checkNumbers(area)
    checkTime(area)
    if !effects.contains(.placed) {
      let isSame =
        area.offset == before.offset && area.effectiveInsets == before.effectiveInsets
        && area.controlCount == before.controlCount && area.headerFrame == before.headerFrame
        && area.headerVisibleLength == before.headerVisibleLength
        && (0..<area.controlCount).allSatisfy { area.frame(of: $0) == before.frame(of: $0) }
      expect(isSame, "moved without a word")
    }
  }

  /// Nothing is down or asked, and it has had its time: it rests.
  mutating func checkRest(_ area: ScrollArea) {
    expect(area.state == .idle, "does not rest")
    expect(area.due == nil, "something is due at rest")
    expect(!runsFrames, "frames at rest")
    for index in 0..<area.controlCount {
      expect(area.control(index)?.state == .idle, "a control is not idle at rest")
    }
    var insets = area.clientInsets
    if let header = area.header, header.isActive {
      let reach = header.attachesToSafeArea ? 0 : header.safeArea
      insets.top += max(0, header.height - reach)
    }
    expect(area.effectiveInsets == insets, "an inset has stayed")
    expectInside(
      area.offset.x,
      insets.left,
      insets.right,
      area.content.width,
      area.viewport.size.width
    )
    expectInside(
      area.offset.y,
      insets.top,
      insets.bottom,
      area.content.height,
      area.viewport.size.height
    )
  }

  private mutating func expectInside(
    _ offset: Double,
    _ lead: Double,
    _ trail: Double,
    _ content: Double,
    _ length: Double
  ) {
    let lower = 0 - lead
    let upper = max(lower, content + trail - length)
    expect(offset >= lower && offset <= upper, "rests beyond an end")
  }

  private mutating func take(_ effect: ScrollArea.Effect, in area: ScrollArea) {
    switch effect {
    case .changed(let control, let state, let progress):
      guard words.indices.contains(control) else { return blame("there is no such control") }
      words[control].change(to: state, progress, pull: pulls)
      if let breach = words[control].breach { blame(breach) }
    case .activated(let control):
      guard words.indices.contains(control) else { return blame("there is no such control") }
      words[control].activate()
      if let breach = words[control].breach { blame(breach) }
    case .insetsChanged(let insets):
      expect(insets != told, "tells the same insets again")
      told = insets
    case .framesStarted, .framesStopped:
      expect(runsFrames == (effect == .framesStopped), "frames started or stopped twice")
      runsFrames = effect == .framesStarted
    case .dragBegan, .placed: break
    }
  }

  private mutating func checkControls(_ area: ScrollArea) {
    guard words.count == area.controlCount else {
      return blame("other controls than were attached")
    }
    for (index, word) in words.enumerated() {
      guard let control = area.control(index), let frame = area.frame(of: index) else {
        return blame("a control cannot be read")
      }
      expect(
        control.state == word.state && control.progress == word.progress,
        "a control shows what was not said"
      )
      expect((0...1).contains(control.progress), "progress out of range")
      let isFinite =
        frame.x.isFinite && frame.y.isFinite && frame.width.isFinite && frame.height.isFinite
      expect(isFinite, "a frame is not finite")
      let visible = area.visibleLength(of: index)
      expect(visible >= 0 && visible <= control.configuration.length, "shows more than there is")
    }
  }

  private mutating func checkHeader(_ area: ScrollArea) {
    guard let header = area.header, let frame = area.headerFrame else {
      return expect(area.header == nil && area.headerFrame == nil, "half a header")
    }
    let top = area.clientInsets.top - (header.attachesToSafeArea ? 0 : header.safeArea)
    expect(frame.y.isFinite && frame.y <= top, "a header hangs from nothing")
    expect(header.scrollsTogether || frame.y == top, "a header leaves that stays")
    expect((0...header.height).contains(area.headerVisibleLength), "a header shows too much")
  }

  private mutating func checkInsets(_ area: ScrollArea) {
    let (client, effective) = (area.clientInsets, area.effectiveInsets)
    expect(effective == told, "the insets are others than was told")
    if words.allSatisfy({ $0.state == .idle || $0.state == .triggering }) {
      var expected = client
      if area.header != nil { expected.top = effective.top }
      expect(effective == expected, "an inset of nobody's")
    }
    expect(
      effective.top >= client.top && effective.left >= client.left
        && effective.bottom >= client.bottom && effective.right >= client.right,
      "less than the client's insets"
    )
  }

  private mutating func checkNumbers(_ area: ScrollArea) {
    let insets = area.effectiveInsets
    let numbers = [
      area.offset.x, area.offset.y, insets.top, insets.left, insets.bottom, insets.right,
    ]
    expect(numbers.allSatisfy { $0.isFinite }, "a number is not finite")
  }

  private mutating func checkTime(_ area: ScrollArea) {
    if let due = area.due { expect(due.isFinite && due > time, "something was due") }
    if runsFrames { expect(area.due != nil, "frames run, and nothing comes of it") }
    if area.state == .gliding || area.state == .animating { expect(runsFrames, "no frames") }
  }

  private mutating func expect(_ condition: Bool, _ what: String) {
    if !condition { blame(what) }
  }

  private mutating func blame(_ what: String) {
    if breach == nil { breach = what }
  }
}

/// What one control has said of itself.
private struct ControlWord {
  private(set) var breach: String?
  private(set) var state = EdgeControl.State.idle
  private(set) var progress = 0.0
  private var hasBegun = false
  private var lastPull = -1

  mutating func change(to next: EdgeControl.State, _ progress: Double, pull: Int) {
    if next == state, progress == self.progress { breach = "says the same again" }
    switch (state, next) {
    case (.idle, .triggering), (.idle, .active), (.completed, .active), (.completed, .idle): break
    case (.triggering, .triggering), (.triggering, .idle), (.active, .completed): break
    case (.triggering, .active):
      // By a program as well, but then none is pulled any further.
      if pull == lastPull { breach = "activated twice by one pull" }
      lastPull = pull
    default: breach = "goes from \(state) to \(next)"
    }
    if next == .active { hasBegun = false }
    (state, self.progress) = (next, progress)
  }

  mutating func activate() {
    if state != .active || hasBegun { breach = "begins twice, or while not active" }
    hasBegun = true
  }
}
