#if arch(wasm32)
import Riffle

/// A pager of the page.
///
/// The host knows it by its address: it stays where it is, is changed in place and never copied.
struct Instance {
  typealias ID = UnsafeMutableRawPointer

  var pager: Pager
  /// A buffer for effects, empty between calls.
  private var effects: [Pager.Effect] = []

  init(_ pager: Pager) {
    self.pager = pager
  }

  /// The instance that the host knows by that address.
  static func at(_ id: ID) -> UnsafeMutablePointer<Instance> {
    id.assumingMemoryBound(to: Instance.self)
  }

  /// Lets a pager take in an event, and writes its effects; returns how many.
  @inline(never)
  static func handle(_ id: ID, _ event: Pager.Event, at time: Double) -> Int32 {
    at(id).pointee.handle(event, at: time)
  }

  private mutating func handle(_ event: Pager.Event, at time: Double) -> Int32 {
    pager.handle(event, at: time, into: &effects)
    Answer.handled = pager.handled
    return Answer.write(&effects)
  }
}

/// What the last call left for the host to read.
///
/// WebAssembly has one thread here, which is what makes the unsafe globals safe.
enum Answer {
  /// What `riffle_configure` reads and `riffle_probe` writes.
  nonisolated(unsafe) static var numbers = Numbers()
  /// The effects of the last call.
  nonisolated(unsafe) static var effects = Numbers()
  /// The placements that were read last.
  nonisolated(unsafe) static var placements = Numbers()
  /// Whether the last wheel, key or command meant something to its pager.
  nonisolated(unsafe) static var handled = false

  /// Writes effects, empties their buffer, and returns how many there were.
  static func write<Effect: Numbered>(_ effects: inout [Effect]) -> Int32 {
    let count = effects.count
    let numbers = Answer.effects.room(for: count * Effect.length)
    while let effect = effects.popLast() {
      effect.write(to: numbers + effects.count * Effect.length)
    }
    return Int32(count)
  }
}

/// What crosses the border as so many numbers.
protocol Numbered {
  static var length: Int { get }
  func write(to numbers: UnsafeMutablePointer<Double>)
}

/// A row of numbers in memory that the host reads and writes.
struct Numbers {
  private(set) var base: UnsafeMutablePointer<Double>?
  private var capacity = 0

  /// The first numbers.
  func list(of count: Int) -> [Double] {
    guard let base else { return [] }
    return Array(UnsafeBufferPointer(start: base, count: max(0, min(count, capacity))))
  }

  /// Room for at least `count` numbers; where it has to grow, what was there is lost.
  @inline(never)
  mutating func room(for count: Int) -> UnsafeMutablePointer<Double> {
    if let base, count <= capacity { return base }
    base?.deallocate()
    capacity = count * 2
    let room = UnsafeMutablePointer<Double>.allocate(capacity: capacity)
    base = room
    return room
  }
}
#endif
