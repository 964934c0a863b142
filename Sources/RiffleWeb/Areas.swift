#if arch(wasm32)
import Riffle

// What the web host calls for a scrolled area with controls at its edges. What an event says stands in
// the numbers, in the order of `web/area-border.js`, which mirrors this file.

@_expose(wasm, "riffle_area_new") @_cdecl("riffle_area_new")
func riffleAreaNew() -> Area.ID {
  let area = UnsafeMutablePointer<Area>.allocate(capacity: 1)
  area.initialize(to: Area(ScrollArea(viewport: Viewport(size: .zero), content: .zero)))
  return Area.ID(area)
}

@_expose(wasm, "riffle_area_free") @_cdecl("riffle_area_free")
func riffleAreaFree(_ id: Area.ID) {
  Area.at(id).deinitialize(count: 1)
  Area.at(id).deallocate()
}

/// Lets an area take in the event of that code; returns how many effects it had.
@_expose(wasm, "riffle_area_send") @_cdecl("riffle_area_send")
func riffleAreaSend(_ id: Area.ID, _ time: Double, _ code: Int32) -> Int32 {
  Area.at(id).pointee.handle(code, Answer.numbers.room(for: 64), at: time)
}

/// When something falls due by itself; infinity while nothing does.
@_expose(wasm, "riffle_area_due") @_cdecl("riffle_area_due")
func riffleAreaDue(_ id: Area.ID) -> Double {
  Area.at(id).pointee.area.due ?? .infinity
}

/// Writes the controls to the placements, and the state to the numbers; returns how many controls there
/// are.
@_expose(wasm, "riffle_area_read") @_cdecl("riffle_area_read")
func riffleAreaRead(_ id: Area.ID) -> Int32 {
  Area.at(id).pointee.read()
}

/// A scrolled area of the page; see `Instance`.
struct Area {
  typealias ID = UnsafeMutableRawPointer

  var area: ScrollArea
  /// A buffer for effects, empty between calls.
  private var effects: [ScrollArea.Effect] = []

  init(_ area: ScrollArea) {
    self.area = area
  }

  static func at(_ id: ID) -> UnsafeMutablePointer<Area> {
    id.assumingMemoryBound(to: Area.self)
  }

  mutating func handle(
    _ code: Int32,
    _ numbers: UnsafeMutablePointer<Double>,
    at time: Double
  ) -> Int32 {
    area.handle(ScrollArea.Event(code, numbers), at: time, into: &effects)
    Answer.handled = area.handled
    return Answer.write(&effects)
  }

  mutating func read() -> Int32 {
    let count = area.controlCount
    var row = Answer.placements.room(for: count * EdgeControl.length)
    for index in 0..<count {
      guard let control = area.control(index), let frame = area.frame(of: index) else { continue }
      row[0] = Double(control.state.rawValue)
      row[1] = control.progress
      row[2] = Double(control.result?.rawValue ?? -1)
      row[3] = area.visibleLength(of: index)
      UnsafeMutableRawPointer(row + 4).assumingMemoryBound(to: Rect.self).pointee = frame
      row += EdgeControl.length
    }
    let numbers = Answer.numbers.room(for: 64)
    let insets = area.effectiveInsets
    numbers[0] = Double(area.state.rawValue)
    numbers[1] = area.offset.x
    numbers[2] = area.offset.y
    numbers[3] = insets.top
    numbers[4] = insets.left
    numbers[5] = insets.bottom
    numbers[6] = insets.right
    numbers[7] = area.headerVisibleLength
    numbers[8] = area.headerFrame?.y ?? 0
    return Int32(count)
  }
}

extension EdgeControl {
  /// Numbers that a control takes: state, progress, result, visible length, frame.
  static let length = 8
}

extension ScrollArea.Event {
  /// The event of a code, from the numbers that the host wrote.
  fileprivate init(_ code: Int32, _ n: UnsafeMutablePointer<Double>) {
    let first = Int(Int32(truncatingIfNeeded: Int64(page: n[0])))
    switch code {
    case 0:
      self = .resized(
        Viewport(size: Size(width: n[0], height: n[1]), scale: n[2]),
        content: Size(width: n[3], height: n[4])
      )
    case 1:
      var configuration = ScrollArea.Configuration()
      configuration.direction = n[0] != 0 ? .rightToLeft : .leftToRight
      configuration.slop = n[1]
      configuration.deceleration = n[2] != 0 ? .fast : .normal
      self = .configured(configuration)
    case 2: self = .pressed(pointer: first, x: n[1], y: n[2])
    case 3: self = .moved(pointer: first, x: n[1], y: n[2])
    case 4: self = .lifted(pointer: first, x: n[1], y: n[2])
    case 5: self = .cancelled(pointer: first)
    case 6:
      let unit: Wheel.Mode = n[2] == 1 ? .line : n[2] == 2 ? .page : .pixel
      // Of the phases, momentum alone means something to an area.
      let phase: Wheel.Phase = n[3] == 4 ? .momentum : .none
      self = .wheeled(Wheel(dx: n[0], dy: n[1], mode: unit, phase: phase))
    case 7: self = .scrolled(x: n[0], y: n[1])
    case 8: self = .attached(EdgeControl.Configuration(n))
    case 9: self = .detached(control: first)
    case 10: self = .changed(control: first, EdgeControl.Configuration(n + 1))
    case 11: self = .activated(control: first, animated: n[1] != 0)
    case 12: self = .deactivated(control: first, animated: n[1] != 0)
    case 13:
      let result = EdgeControl.Result(rawValue: Int32(truncatingIfNeeded: Int64(page: n[1])))
      self = .finished(control: first, result ?? .success)
    case 14: self = .inset(Insets(top: n[0], left: n[1], bottom: n[2], right: n[3]))
    case 15: self = .headed(n[0] != 0 ? StickyHeader(n + 1) : nil)
    default: self = .elapsed
    }
  }
}

extension EdgeControl.Configuration {
  fileprivate init(_ n: UnsafeMutablePointer<Double>) {
    self.init()
    edge =
      switch n[0] {
      case 1: .bottom
      case 2: .left
      case 3: .right
      case 4: .leading
      case 5: .trailing
      default: .top
      }
    mode = n[1] == 1 ? .enabledWithoutInset : n[1] == 2 ? .disabled : .enabled
    length = n[2]
    trigger = n[3]
    delay = n[4]
    firesOnRelease = n[5] != 0
    margin = n[6]
    layout = n[7] != 0 ? .along : .fixed
    z = n[8] != 0 ? .front : .back
    showing = n[9]
  }
}

extension StickyHeader {
  fileprivate init(_ n: UnsafeMutablePointer<Double>) {
    self.init()
    height = n[0]
    isActive = n[1] != 0
    scrollsTogether = n[2] != 0
    attachesToSafeArea = n[3] != 0
    safeArea = n[4]
  }
}

extension ScrollArea.Effect: Numbered {
  /// Numbers that an effect takes: code, and three more.
  static let length = 4

  func write(to numbers: UnsafeMutablePointer<Double>) {
    let (code, control, first, second) = fields
    numbers[0] = Double(code)
    numbers[1] = Double(control)
    numbers[2] = first
    numbers[3] = second
  }

  /// Those that a pager has as well have its codes.
  private var fields: (code: Int32, control: Int, first: Double, second: Double) {
    switch self {
    case .dragBegan: (13, 0, 0, 0)
    case .framesStarted: (15, 0, 0, 0)
    case .framesStopped: (16, 0, 0, 0)
    case .placed: (17, 0, 0, 0)
    case .changed(let control, let state, let progress):
      (25, control, Double(state.rawValue), progress)
    case .activated(let control): (26, control, 0, 0)
    case .insetsChanged: (27, 0, 0, 0)
    }
  }
}
#endif
