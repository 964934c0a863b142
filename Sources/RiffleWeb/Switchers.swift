#if arch(wasm32)
import Riffle

// What the web host calls for a switcher. What an event says stands in the numbers, in the order of
// `web/switcher-border.js`, which mirrors this file.

@_expose(wasm, "riffle_switcher_new") @_cdecl("riffle_switcher_new")
func riffleSwitcherNew() -> Switcher.ID {
  let switcher = UnsafeMutablePointer<Switcher>.allocate(capacity: 1)
  switcher.initialize(to: Switcher(PageSwitcher(viewport: Viewport(size: .zero), count: 0)))
  return Switcher.ID(switcher)
}

@_expose(wasm, "riffle_switcher_free") @_cdecl("riffle_switcher_free")
func riffleSwitcherFree(_ id: Switcher.ID) {
  Switcher.at(id).deinitialize(count: 1)
  Switcher.at(id).deallocate()
}

/// Lets a switcher take in the event of that code; returns how many effects it had.
@_expose(wasm, "riffle_switcher_send") @_cdecl("riffle_switcher_send")
func riffleSwitcherSend(_ id: Switcher.ID, _ time: Double, _ code: Int32) -> Int32 {
  Switcher.at(id).pointee.handle(code, Answer.numbers.room(for: 64), at: time)
}

/// When something falls due by itself; infinity while nothing does.
@_expose(wasm, "riffle_switcher_due") @_cdecl("riffle_switcher_due")
func riffleSwitcherDue(_ id: Switcher.ID) -> Double {
  Switcher.at(id).pointee.switcher.due ?? .infinity
}

/// Writes the placements of the children, and the state to the numbers; returns how many children
/// there are.
@_expose(wasm, "riffle_switcher_read") @_cdecl("riffle_switcher_read")
func riffleSwitcherRead(_ id: Switcher.ID) -> Int32 {
  Switcher.at(id).pointee.read()
}

/// A switcher of the page; see `Instance`.
struct Switcher {
  typealias ID = UnsafeMutableRawPointer

  var switcher: PageSwitcher
  /// A buffer for effects, empty between calls.
  private var effects: [PageSwitcher.Effect] = []

  init(_ switcher: PageSwitcher) {
    self.switcher = switcher
  }

  static func at(_ id: ID) -> UnsafeMutablePointer<Switcher> {
    id.assumingMemoryBound(to: Switcher.self)
  }

  mutating func handle(
    _ code: Int32,
    _ numbers: UnsafeMutablePointer<Double>,
    at time: Double
  ) -> Int32 {
    if code == 0 {
      // Starts anew, with the configuration and the viewport that it has.
      switcher = PageSwitcher(
        viewport: switcher.viewport,
        configuration: switcher.configuration,
        count: Int64(page: numbers[0]),
        initial: Int64(page: numbers[1])
      )
    }
    if let event = PageSwitcher.Event(code, numbers) {
      switcher.handle(event, at: time, into: &effects)
    }
    Answer.handled = switcher.handled
    return Answer.write(&effects)
  }

  mutating func read() -> Int32 {
    var count: Int32 = 0
    // Two at most: there is room, and it does not move.
    var placements = Answer.placements.room(for: 4 * Placement.length)
    switcher.forEachPlacement {
      $0.write(to: placements)
      placements += Placement.length
      count += 1
    }
    let numbers = Answer.numbers.room(for: 64)
    let move = switcher.move
    numbers[0] = Double(switcher.state.rawValue)
    numbers[1] = Double(switcher.selected ?? -1)
    numbers[2] = Double(move?.from ?? -1)
    numbers[3] = Double(move?.to ?? -1)
    numbers[4] = switcher.progress
    numbers[5] = Double(switcher.pending ?? -1)
    numbers[6] = switcher.selection
    numbers[7] = Double(switcher.destination ?? -1)
    return count
  }
}

extension PageSwitcher.Event {
  /// The event of a code, from the numbers that the host wrote.
  fileprivate init?(_ code: Int32, _ n: UnsafeMutablePointer<Double>) {
    let pointer = Int(Int32(truncatingIfNeeded: Int64(page: n[0])))
    switch code {
    case 0: self = .started
    case 1:
      self = .resized(
        Viewport(
          size: Size(width: n[0], height: n[1]),
          scale: n[2],
          origin: Point(x: n[3], y: n[4])
        )
      )
    case 2: self = .configured(PageSwitcher.Configuration(n))
    case 3: self = .pressed(pointer: pointer, x: n[1], y: n[2])
    case 4: self = .moved(pointer: pointer, x: n[1], y: n[2])
    case 5: self = .lifted(pointer: pointer, x: n[1], y: n[2])
    case 6: self = .cancelled(pointer: pointer)
    case 7:
      guard let key = Key(rawValue: Int32(truncatingIfNeeded: pointer)) else { return nil }
      self = .keyPressed(key)
    case 8:
      self = .commanded(page: Int64(page: n[0]), animated: n[1] != 0, command: Int(page: n[2]))
    case 9: self = .permitted(question: Int(page: n[0]), allowed: n[1] != 0)
    case 10:
      // −1, like any number outside of the list, says that a page is gone.
      self = .replaced(
        count: Int64(page: n[0]),
        selected: Int64(page: n[1]),
        to: Int64(page: n[2]),
        pending: Int64(page: n[3]),
        instead: n[4] < 0 ? nil : Int64(page: n[4]),
        asked: Int64(page: n[5])
      )
    case 11: self = .containerChanged(visible: n[0] != 0)
    default: self = .elapsed
    }
  }
}

extension Int {
  /// A number of the host's own counting; beyond 31 bits it starts anew.
  fileprivate init(page: Double) {
    self = Int(Int32(truncatingIfNeeded: Int64(page: page)))
  }
}

extension PageSwitcher.Configuration {
  fileprivate init(_ n: UnsafeMutablePointer<Double>) {
    self.init()
    animator = Animator(rawValue: Int32(truncatingIfNeeded: Int64(page: n[0]))) ?? .default
    duration = n[1]
    speed = n[2]
    edgeZone = n[3] >= 0 ? n[3] : nil
    isInteractive = n[4] != 0
    direction = n[5] != 0 ? .rightToLeft : .leftToRight
    whileBusy = n[6] != 0 ? .queue : .retarget
    slop = n[7]
    insets = Insets(n + 8)
    reducesMotion = n[12] != 0
    asks = n[13] != 0
  }
}

extension PageSwitcher.Effect: Numbered {
  /// Numbers that an effect takes: code, and three more.
  static let length = 4

  func write(to numbers: UnsafeMutablePointer<Double>) {
    let (code, first, second, third) = fields
    numbers[0] = Double(code)
    numbers[1] = Double(first)
    numbers[2] = Double(second)
    numbers[3] = Double(third)
  }

  /// Those that a pager has as well have its codes.
  private var fields: (code: Int32, Int64, Int64, Int) {
    switch self {
    case .mount(let page): (1, page, 0, 0)
    case .unmount(let page): (2, page, 0, 0)
    case .willAppear(let page): (3, page, 0, 0)
    case .didAppear(let page): (4, page, 0, 0)
    case .willDisappear(let page): (5, page, 0, 0)
    case .didDisappear(let page): (6, page, 0, 0)
    case .dragBegan: (13, 0, 0, 0)
    case .framesStarted: (15, 0, 0, 0)
    case .framesStopped: (16, 0, 0, 0)
    case .placed: (17, 0, 0, 0)
    case .willMove(let move): (18, move.from, move.to, 0)
    case .alongside(let move): (19, move.from, move.to, 0)
    case .didMove(let move): (20, move.from, move.to, 0)
    case .cancelled(let move): (21, move.from, move.to, 0)
    case .shouldMove(let move, let question): (22, move.from, move.to, question)
    case .answered(let command, let settled): (23, 0, settled ? 1 : 0, command)
    case .renumbered: (24, 0, 0, 0)
    }
  }
}
#endif
