import Riffle

/// The events that all components of the engine have in common, by the same names.
protocol PointerEvents {
  static var elapsed: Self { get }
  static func pressed(pointer: Int, x: Double, y: Double) -> Self
  static func moved(pointer: Int, x: Double, y: Double) -> Self
  static func lifted(pointer: Int, x: Double, y: Double) -> Self
  static func cancelled(pointer: Int) -> Self
}

/// The events that those with pages have in common besides.
protocol CommonEvents: PointerEvents {
  static var started: Self { get }
  static func keyPressed(_ key: Key) -> Self
  static func resized(_ viewport: Viewport) -> Self
  static func containerChanged(visible: Bool) -> Self
}

extension Pager.Event: CommonEvents {}
extension PageSwitcher.Event: CommonEvents {}
extension ScrollArea.Event: PointerEvents {}

/// Each reads one of them from what is left of the line's fields.
extension Fields {
  /// Reads `press`, `move`, `lift` or `cancel`.
  mutating func pointerEvent<Event: PointerEvents>(_ name: String) throws(TraceError) -> Event {
    let pointer = Int(try take("pointer")?.integer(in: Int64(Int32.min)...Int64(Int32.max)) ?? 0)
    if name == "cancel" { return .cancelled(pointer: pointer) }
    let x = try need("x").number()
    let y = try need("y").number()
    return switch name {
    case "press": .pressed(pointer: pointer, x: x, y: y)
    case "move": .moved(pointer: pointer, x: x, y: y)
    default: .lifted(pointer: pointer, x: x, y: y)
    }
  }

  /// Reads `wheel`.
  mutating func wheel() throws(TraceError) -> Wheel {
    Wheel(
      dx: try need("dx").number(),
      dy: try need("dy").number(),
      mode: try take("mode")?.word(["pixel": .pixel, "line": .line, "page": .page]) ?? .pixel,
      phase: try take("phase")?.word([
        "none": Wheel.Phase.none, "began": .began, "changed": .changed, "ended": .ended,
        "momentum": .momentum,
      ]) ?? Wheel.Phase.none
    )
  }

  /// Reads `key`; nil for one that means nothing to any component.
  mutating func keyEvent<Event: CommonEvents>() throws(TraceError) -> Event? {
    let name = try need("key").string()
    return Key.named.first { $0.key == name }.map { .keyPressed($0.value) }
  }

  /// Reads `resize`, which may name a part of what it changes.
  mutating func resizeEvent<Event: CommonEvents>(
    _ viewport: inout Viewport
  ) throws(TraceError) -> Event {
    guard try update(&viewport) else {
      throw TraceError("missing field: one of \"viewport\", \"origin\", \"scale\"")
    }
    return .resized(viewport)
  }

  /// Reads `container`.
  mutating func containerEvent<Event: CommonEvents>() throws(TraceError) -> Event {
    .containerChanged(visible: try need("visible").bool())
  }
}

extension Key {
  /// The keys that turn pages, by the names that the DOM gives them.
  fileprivate static let named: KeyValuePairs<String, Key> = [
    "ArrowLeft": .arrowLeft,
    "ArrowRight": .arrowRight,
    "ArrowUp": .arrowUp,
    "ArrowDown": .arrowDown,
    "Home": .home,
    "End": .end,
    "PageUp": .pageUp,
    "PageDown": .pageDown,
    " ": .space,
  ]
}
