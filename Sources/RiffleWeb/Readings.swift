#if arch(wasm32)
import Riffle

// What the web host reads after a call. Pointers may move with each call.

@_expose(wasm, "riffle_numbers") @_cdecl("riffle_numbers")
func riffleNumbers() -> UnsafeMutablePointer<Double> { Answer.numbers.room(for: 64) }

/// The same with room for so many; what was there is lost where it has to grow.
@_expose(wasm, "riffle_room") @_cdecl("riffle_room")
func riffleRoom(_ count: Int32) -> UnsafeMutablePointer<Double> {
  Answer.numbers.room(for: max(64, Int(count)))
}

/// The page that stands at a place of the row.
@_expose(wasm, "riffle_page") @_cdecl("riffle_page")
func rifflePage(_ id: Instance.ID, _ place: Double) -> Double {
  Double(Instance.at(id).pointee.pager.page(atPlace: Int64(page: place)))
}

@_expose(wasm, "riffle_effects") @_cdecl("riffle_effects")
func riffleEffects() -> UnsafeMutablePointer<Double>? { Answer.effects.base }

@_expose(wasm, "riffle_placements") @_cdecl("riffle_placements")
func rifflePlacements() -> UnsafeMutablePointer<Double>? { Answer.placements.base }

/// Whether the last wheel, key or command meant something to its pager.
@_expose(wasm, "riffle_handled") @_cdecl("riffle_handled")
func riffleHandled() -> Int32 { Answer.handled ? 1 : 0 }

/// When something falls due by itself; infinity while nothing does.
@_expose(wasm, "riffle_due") @_cdecl("riffle_due")
func riffleDue(_ id: Instance.ID) -> Double { Instance.at(id).pointee.pager.due ?? .infinity }

/// The page that is seen at a place in the viewport; NaN where there is none.
@_expose(wasm, "riffle_hit") @_cdecl("riffle_hit")
func riffleHit(_ id: Instance.ID, _ x: Double, _ y: Double) -> Double {
  Instance.at(id).pointee.pager.hit(x, y)
}

/// Writes the placements of the mounted pages; returns how many.
@_expose(wasm, "riffle_placed") @_cdecl("riffle_placed")
func rifflePlaced(_ id: Instance.ID) -> Int32 {
  Instance.at(id).pointee.pager.writePlacements()
}

/// Lets time pass and writes the whole state to the numbers; returns how many effects that had.
@_expose(wasm, "riffle_probe") @_cdecl("riffle_probe")
func riffleProbe(_ id: Instance.ID, _ time: Double) -> Int32 {
  let effects = Instance.handle(id, .elapsed, at: time)
  Instance.at(id).pointee.pager.writeState(to: Answer.numbers.room(for: 64))
  return effects
}

// Mutating, though they change nothing: who may change the pager reads it in place and need not copy
// it.
extension Pager {
  fileprivate mutating func hit(_ x: Double, _ y: Double) -> Double {
    page(at: Point(x: x, y: y)).map { Double($0) } ?? .nan
  }

  fileprivate mutating func writePlacements() -> Int32 {
    let count = Int(mounted.upperBound - mounted.lowerBound)
    var numbers = Answer.placements.room(for: count * Placement.length)
    forEachPlacement {
      $0.write(to: numbers)
      numbers += Placement.length
    }
    return Int32(count)
  }

  fileprivate mutating func writeState(to numbers: UnsafeMutablePointer<Double>) {
    numbers[0] = Double(state.rawValue)
    numbers[1] = page == nil ? 0 : 1
    numbers[2] = Double(page ?? 0)
    numbers[3] = fraction
    numbers[4] = position
    numbers[5] = offset
    numbers[6] = velocity
    numbers[7] = Double(target ?? 0)
    numbers[8] = Double(mounted.lowerBound)
    numbers[9] = Double(mounted.upperBound)
    numbers[10] = Double(visible.lowerBound)
    numbers[11] = Double(visible.upperBound)
    let rest = rest ?? PagePosition(page: 0)
    numbers[12] = Double(rest.page)
    numbers[13] = rest.fraction
    numbers[14] = rest.inside
    numbers[15] = breadth ?? .nan
  }
}

extension Pager.Configuration {
  /// Takes over what the host wrote.
  @inline(never)
  mutating func read(_ numbers: UnsafeMutablePointer<Double>) {
    axis = numbers[0] != 0 ? .vertical : .horizontal
    direction = numbers[1] != 0 ? .rightToLeft : .leftToRight
    alignment = numbers[2] == 1 ? .center : numbers[2] == 2 ? .end : .start
    trim = numbers[3] != 0
    spacing = numbers[4]
    insets = Insets(numbers + 5)
    extent = numbers[9] != 0 ? .points(numbers[10]) : .fraction(numbers[10])
    bounces = numbers[11] != 0
    limit = numbers[12] >= 1 ? Int64(min(numbers[12], 1e15)) : nil
    snaps = numbers[13] != 0
    deceleration = numbers[14] != 0 ? .fast : .normal
    slop = numbers[15]
    reducedMotion = numbers[16] != 0
    transition = Transition(numbers + 17)
    perspective = numbers[24] >= 0 ? numbers[24] : nil
    overscan = Int64(max(0, min(numbers[25], 1000)))
    parallax = numbers[26] != 0 ? .unclamped : .clamped
    driver = numbers[27] != 0 ? .host : .own
    clips = numbers[28] != 0
    outset = Insets(numbers + 29)
    loop = numbers[33] != 0
    history = Int64(max(0, min(numbers[34], 1000)))
    prefetch = numbers[35] >= 0 ? Int64(min(numbers[35], 1000)) : nil
    prefetchBudget = Int64(max(1, min(numbers[36], 1000)))
  }
}

extension Transition {
  /// The number of a name, or −1 for one of the host's own, whose numbers follow.
  fileprivate init(_ numbers: UnsafeMutablePointer<Double>) {
    switch numbers[0] {
    case 1: self = .slide
    case 2: self = .dive
    case 3: self = .roll
    case 4: self = .cards
    case 5: self = .cube
    case 6: self = .coverFlow
    case 7: self = .stack
    case 8: self = .flip
    case 9: self = .zoom
    case 10: self = .fade
    case 11: self = .carousel
    case -1:
      self.init(
        angleRatio: numbers[1],
        translation: Point(x: numbers[2], y: numbers[3]),
        rotation: (numbers[4], numbers[5], numbers[6])
      )
    default: self = .none
    }
  }
}

extension Insets {
  init(_ numbers: UnsafeMutablePointer<Double>) {
    self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
}
#endif
