#if arch(wasm32)
import Riffle

/// The pagers of the page by number, and the buffers that numbers cross the border in.
///
/// WebAssembly has one thread here, which is what makes the unsafe globals safe.
enum Instances {
  /// A pager that is changed where it is, and never copied.
  final class Box {
    var pager: Pager
    init(_ pager: Pager) { self.pager = pager }
  }

  /// The pagers; a number that was given back is used again.
  nonisolated(unsafe) static var boxes: [Box?] = []
  /// The effects of the last call.
  nonisolated(unsafe) static var effects: [Pager.Effect] = []
  /// The placements that were read last.
  nonisolated(unsafe) static var placements: [Placement] = []
  /// Whether the last wheel, key or command meant something to its pager.
  nonisolated(unsafe) static var handled = false

  /// What `riffle_configure` reads and `riffle_probe` writes: 64 numbers.
  nonisolated(unsafe) static let numbers = Numbers(capacity: 64)
  /// The effects of the last call, four numbers each.
  nonisolated(unsafe) static var effectNumbers = Numbers(capacity: 0)
  /// The placements that were read last, `Numbers.perPlacement` numbers each.
  nonisolated(unsafe) static var placementNumbers = Numbers(capacity: 0)

  /// A number for a new pager.
  static func add(_ pager: Pager) -> Int32 {
    var id = 0
    while id < boxes.count, boxes[id] != nil { id += 1 }
    if id == boxes.count { boxes.append(nil) }
    boxes[id] = Box(pager)
    return Int32(id)
  }

  /// The pager of that number, if there is one.
  @inline(never)
  static func box(_ id: Int32) -> Box? {
    id >= 0 && id < boxes.count ? boxes[Int(id)] : nil
  }

  /// Lets the pager take in an event, and writes its effects; returns how many. A number of no pager has none.
  @inline(never)
  static func handle(_ id: Int32, _ event: Pager.Event, at time: Double) -> Int32 {
    effects.removeAll(keepingCapacity: true)
    guard let box = box(id) else { return 0 }
    box.pager.handle(event, at: time, into: &effects)
    handled = box.pager.handled
    effectNumbers.write(effects)
    return Int32(effects.count)
  }
}
#endif
