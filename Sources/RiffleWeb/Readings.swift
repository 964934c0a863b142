#if arch(wasm32)
import Riffle

// What the web host reads after a call. Pointers may move with each call.

@_expose(wasm, "riffle_numbers") @_cdecl("riffle_numbers")
func riffleNumbers() -> UnsafeMutablePointer<Double> { Instances.numbers.base }

@_expose(wasm, "riffle_effects") @_cdecl("riffle_effects")
func riffleEffects() -> UnsafeMutablePointer<Double> { Instances.effectNumbers.base }

@_expose(wasm, "riffle_placements") @_cdecl("riffle_placements")
func rifflePlacements() -> UnsafeMutablePointer<Double> { Instances.placementNumbers.base }

/// Whether the last wheel, key or command meant something to its pager.
@_expose(wasm, "riffle_handled") @_cdecl("riffle_handled")
func riffleHandled() -> Int32 { Instances.handled ? 1 : 0 }

/// When something falls due by itself; infinity while nothing does.
@_expose(wasm, "riffle_due") @_cdecl("riffle_due")
func riffleDue(_ id: Int32) -> Double { Instances.pager(id)?.pointee.due ?? .infinity }

/// Writes the placements of the mounted pages; returns how many.
@_expose(wasm, "riffle_placed") @_cdecl("riffle_placed")
func rifflePlaced(_ id: Int32) -> Int32 {
  guard let pager = Instances.pager(id) else { return 0 }
  return Instances.placementNumbers.write(placementsOf: pager)
}

/// Lets time pass and writes the whole state to the numbers; returns how many effects that had.
@_expose(wasm, "riffle_probe") @_cdecl("riffle_probe")
func riffleProbe(_ id: Int32, _ time: Double) -> Int32 {
  let effects = Instances.handle(id, .elapsed, at: time)
  guard let pager = Instances.pager(id) else { return 0 }
  let numbers = Instances.numbers
  numbers[0] = Double(pager.pointee.state.rawValue)
  numbers[1] = pager.pointee.page == nil ? 0 : 1
  numbers[2] = Double(pager.pointee.page ?? 0)
  numbers[3] = pager.pointee.fraction
  numbers[4] = pager.pointee.position
  numbers[5] = pager.pointee.offset
  numbers[6] = pager.pointee.velocity
  numbers[7] = Double(pager.pointee.target ?? 0)
  numbers[8] = Double(pager.pointee.mounted.lowerBound)
  numbers[9] = Double(pager.pointee.mounted.upperBound)
  numbers[10] = Double(pager.pointee.visible.lowerBound)
  numbers[11] = Double(pager.pointee.visible.upperBound)
  return effects
}

extension Pager.Configuration {
  /// Takes over what `numbers` holds.
  mutating func read(_ numbers: Numbers) {
    axis = numbers.isSet(0) ? .vertical : .horizontal
    direction = numbers.isSet(1) ? .rightToLeft : .leftToRight
    alignment = numbers[2] == 1 ? .center : numbers[2] == 2 ? .end : .start
    trim = numbers.isSet(3)
    spacing = numbers[4]
    insets = Insets(numbers, at: 5)
    extent = numbers.isSet(9) ? .points(numbers[10]) : .fraction(numbers[10])
    bounces = numbers.isSet(11)
    limit = numbers[12] >= 1 ? Int64(min(numbers[12], 1e15)) : nil
    snaps = numbers.isSet(13)
    deceleration = numbers.isSet(14) ? .fast : .normal
    slop = numbers[15]
    reducedMotion = numbers.isSet(16)
    transition = Transition(numbers)
    overscan = Int64(max(0, min(numbers[25], 1000)))
    parallax = numbers.isSet(26) ? .unclamped : .clamped
    driver = numbers.isSet(27) ? .host : .own
    clips = numbers.isSet(28)
    outset = Insets(numbers, at: 29)
  }
}

extension Transition {
  /// 0 none, 1 cards, −1 one of the host's own, whose numbers follow.
  fileprivate init(_ numbers: Numbers) {
    switch numbers[17] {
    case 1: self = .cards
    case -1:
      self.init(
        angleRatio: numbers[18],
        translation: Point(x: numbers[19], y: numbers[20]),
        rotation: (numbers[21], numbers[22], numbers[23]),
        perspective: numbers[24]
      )
    default: self = .none
    }
  }
}

extension Insets {
  fileprivate init(_ numbers: Numbers, at index: Int) {
    self.init(
      top: numbers[index],
      left: numbers[index + 1],
      bottom: numbers[index + 2],
      right: numbers[index + 3]
    )
  }
}
#endif
