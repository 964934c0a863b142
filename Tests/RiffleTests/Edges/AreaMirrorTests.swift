import Riffle
import Testing

/// The same gestures from the left and from the right: what is logical is equal, what is seen is
/// mirrored.
@Suite("Edge controls that are read from the right")
struct AreaMirrorTests {
  private static let width = 390.0
  private static let content = Size(width: 1200, height: 2000)

  @Test("do the same and stand at the other side", arguments: 1...10 as ClosedRange<UInt64>)
  func mirrored(seed: UInt64) {
    var events = RandomPulling(seed: seed)
    let viewport = Viewport(size: Size(width: Self.width, height: 844), scale: 3)
    var one = ScrollArea(viewport: viewport, content: Self.content)
    var configuration = ScrollArea.Configuration()
    configuration.direction = .rightToLeft
    var other = ScrollArea(
      viewport: viewport,
      content: Self.content,
      configuration: configuration
    )
    var effects: [ScrollArea.Effect] = []
    // It begins at its left.
    let side = ScrollArea.Event.scrolled(x: Self.content.width - Self.width, y: 0)
    other.handle(side, at: 0, into: &effects)
    one.handle(.elapsed, at: 0, into: &effects)
    var time = 0.0
    var changes = 0
    for step in 0..<4000 {
      let event = events.next(controls: one.controlCount)
      let pause = events.pause()
      if pause >= 0, pause.isFinite { time += pause }
      guard let (plain, turned) = pair(event) else { continue }
      var (ones, others): ([ScrollArea.Effect], [ScrollArea.Effect]) = ([], [])
      one.handle(plain, at: time, into: &ones)
      other.handle(turned, at: time, into: &others)
      let words = (ones.map(word), others.map(word))
      changes += words.0.filter { $0.hasSuffix("active") || $0.hasSuffix("triggering") }.count
      guard words.0 == words.1, isMirrored(one, other) else {
        Issue.record("step \(step), \(event): \(one.offset) \(words.0), \(other.offset) \(words.1)")
        return
      }
    }
    #expect(changes > 50)
  }

  /// An event and its mirrored form; nil where there is none, or its numbers are absurd.
  private func pair(_ event: ScrollArea.Event) -> (ScrollArea.Event, ScrollArea.Event)? {
    let w = Self.width
    func isSensible(_ numbers: Double...) -> Bool { numbers.allSatisfy { $0.magnitude < 1e4 } }
    switch event {
    case .pressed(let pointer, let x, let y):
      return isSensible(x, y) ? (event, .pressed(pointer: pointer, x: w - x, y: y)) : nil
    case .moved(let pointer, let x, let y):
      return isSensible(x, y) ? (event, .moved(pointer: pointer, x: w - x, y: y)) : nil
    case .lifted(let pointer, let x, let y):
      return isSensible(x, y) ? (event, .lifted(pointer: pointer, x: w - x, y: y)) : nil
    case .wheeled(let wheel):
      guard isSensible(wheel.dx, wheel.dy) else { return nil }
      let turned = Wheel(dx: 0 - wheel.dx, dy: wheel.dy, mode: wheel.mode, phase: wheel.phase)
      return (event, .wheeled(turned))
    case .scrolled(let x, let y):
      return isSensible(x, y) ? (event, .scrolled(x: Self.content.width - w - x, y: y)) : nil
    case .inset(let insets):
      guard isSensible(insets.top, insets.left, insets.bottom, insets.right) else { return nil }
      return (event, .inset(turned(insets)))
    case .configured(var configuration):
      guard isSensible(configuration.slop) else { return nil }
      var other = configuration
      configuration.direction = .leftToRight
      other.direction = .rightToLeft
      return (.configured(configuration), .configured(other))
    case .attached(var control):
      guard isSensible(control.length, control.trigger, control.delay, control.margin) else {
        return nil
      }
      control.edge = turned(control.edge)
      return (event, .attached(control))
    case .changed(_, let control):
      return isSensible(control.length, control.trigger, control.delay, control.margin)
        ? (event, event) : nil
    case .resized: return nil
    case .elapsed, .cancelled, .detached, .headed, .activated, .deactivated, .finished:
      return (event, event)
    }
  }

  private func turned(_ edge: Edge) -> Edge {
    switch edge {
    case .left: .right
    case .right: .left
    case .top, .bottom, .leading, .trailing: edge
    }
  }

  private func turned(_ insets: Insets) -> Insets {
    Insets(top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
  }

  /// What an effect says, without numbers that are rounded.
  private func word(_ effect: ScrollArea.Effect) -> String {
    switch effect {
    case .changed(let control, let state, _): "\(control) \(state)"
    case .activated(let control): "activated \(control)"
    case .insetsChanged: "insets"
    case .dragBegan, .framesStarted, .framesStopped, .placed: "\(effect)"
    }
  }

  private func isMirrored(_ one: ScrollArea, _ other: ScrollArea) -> Bool {
    func isNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 1e-6 }
    let insets = turned(other.effectiveInsets)
    return isNear(Self.content.width - Self.width - one.offset.x, other.offset.x)
      && isNear(one.offset.y, other.offset.y) && isNear(one.effectiveInsets.left, insets.left)
      && isNear(one.effectiveInsets.right, insets.right) && one.state == other.state
      && isNear(one.effectiveInsets.top, insets.top)
      && isNear(one.headerFrame?.y ?? 0, other.headerFrame?.y ?? 0)
      && (0..<one.controlCount).allSatisfy { index in
        guard let frame = one.frame(of: index), let turned = other.frame(of: index) else {
          return false
        }
        return isNear(Self.width - frame.x - frame.width, turned.x) && isNear(frame.y, turned.y)
          && isNear(frame.width, turned.width) && isNear(frame.height, turned.height)
          && isNear(one.visibleLength(of: index), other.visibleLength(of: index))
      }
  }
}
