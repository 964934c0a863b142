#if arch(wasm32)
import Riffle

/// The pagers of the page by number, and the buffers that numbers cross the border in.
///
/// WebAssembly has one thread here, which is what makes the unsafe globals safe.
enum Instances {
  /// The pagers, each where it stays: it is changed in place and never copied.
  ///
  /// A number that was given back is used again.
  nonisolated(unsafe) static var pagers: [UnsafeMutablePointer<Pager>?] = []
  /// The effects of the last call.
  nonisolated(unsafe) static var effects: [Pager.Effect] = []
  /// Whether the last wheel, key or command meant something to its pager.
  nonisolated(unsafe) static var handled = false

  /// What `riffle_configure` reads and `riffle_probe` writes: 64 numbers.
  nonisolated(unsafe) static let numbers = Numbers(capacity: 64)
  /// The effects of the last call, four numbers each.
  nonisolated(unsafe) static var effectNumbers = Numbers(capacity: 0)
  /// The placements that were read last, `Numbers.perPlacement` numbers each.
  nonisolated(unsafe) static var placementNumbers = Numbers(capacity: 0)

  /// A number for a new pager without pages.
  static func add() -> Int32 {
    let pager = UnsafeMutablePointer<Pager>.allocate(capacity: 1)
    pager.initialize(to: Pager(viewport: Viewport(size: .zero), count: 0))
    var id = 0
    while id < pagers.count, pagers[id] != nil { id += 1 }
    if id == pagers.count { pagers.append(pager) } else { pagers[id] = pager }
    return Int32(id)
  }

  /// Gives the number back.
  static func remove(_ id: Int32) {
    guard let pager = pager(id) else { return }
    pagers[Int(id)] = nil
    pager.deinitialize(count: 1)
    pager.deallocate()
  }

  /// The pager of that number, if there is one.
  @inline(never)
  static func pager(_ id: Int32) -> UnsafeMutablePointer<Pager>? {
    id >= 0 && id < pagers.count ? pagers[Int(id)] : nil
  }

  /// Lets the pager take in an event, and writes its effects; returns how many.
  ///
  /// A number of no pager has none.
  @inline(never)
  static func handle(_ id: Int32, _ event: Pager.Event, at time: Double) -> Int32 {
    effects.removeAll(keepingCapacity: true)
    guard let pager = pager(id) else { return 0 }
    pager.pointee.handle(event, at: time, into: &effects)
    handled = pager.pointee.handled
    effectNumbers.write(effects)
    return Int32(effects.count)
  }
}
#endif
