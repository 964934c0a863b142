#if arch(wasm32)
import Riffle

// What the web host calls. Every number is a Float64 unless it is an Int32; times are seconds. Each
// function that takes a time lets its pager take in an event and returns how many effects it wrote;
// `web/border.js` mirrors this file.

@_expose(wasm, "riffle_new") @_cdecl("riffle_new")
func riffleNew() -> Instance.ID {
  let instance = UnsafeMutablePointer<Instance>.allocate(capacity: 1)
  instance.initialize(to: Instance(Pager(viewport: Viewport(size: .zero), count: 0)))
  return Instance.ID(instance)
}

@_expose(wasm, "riffle_free") @_cdecl("riffle_free")
func riffleFree(_ id: Instance.ID) {
  Instance.at(id).deinitialize(count: 1)
  Instance.at(id).deallocate()
}

/// Starts anew, with the configuration and the viewport that it has, `initial` first.
///
/// There are `count` pages; where that is −1, from 0 on without an end, −2 without a beginning either.
/// The numbers hold the lengths of the first `known` ones.
@_expose(wasm, "riffle_start") @_cdecl("riffle_start")
func riffleStart(
  _ id: Instance.ID,
  _ time: Double,
  _ count: Double,
  _ initial: Double,
  _ known: Int32
) -> Int32 {
  let instance = Instance.at(id)
  let viewport = instance.pointee.pager.viewport
  let configuration = instance.pointee.pager.configuration
  instance.deinitialize(count: 1)
  instance.initialize(
    to: Instance(
      Pager(
        viewport: viewport,
        configuration: configuration,
        supply: count == -1 ? .forward : count == -2 ? .endless : .count(Int64(page: count)),
        extents: Answer.numbers.list(of: Int(known)),
        initial: Int64(page: initial)
      )
    )
  )
  return Instance.handle(id, .started, at: time)
}

/// So many edits of the pages, one after the other in the numbers: 0 inserted, 1 removed, 2 moved, 3
/// measured; its two numbers; how many lengths follow; those.
@_expose(wasm, "riffle_edit") @_cdecl("riffle_edit")
func riffleEdit(_ id: Instance.ID, _ time: Double, _ count: Int32) -> Int32 {
  var numbers = Answer.numbers.room(for: 64)
  var edits: [Pager.Edit] = []
  for _ in 0..<count { edits.append(Pager.Edit(&numbers)) }
  return Instance.handle(id, .edited(edits), at: time)
}

@_expose(wasm, "riffle_resize") @_cdecl("riffle_resize")
func riffleResize(
  _ id: Instance.ID,
  _ time: Double,
  _ width: Double,
  _ height: Double,
  _ scale: Double,
  _ x: Double,
  _ y: Double
) -> Int32 {
  let viewport = Viewport(
    size: Size(width: width, height: height),
    scale: scale,
    origin: Point(x: x, y: y)
  )
  return Instance.handle(id, .resized(viewport), at: time)
}

@_expose(wasm, "riffle_configure") @_cdecl("riffle_configure")
func riffleConfigure(_ id: Instance.ID, _ time: Double) -> Int32 {
  var configuration = Pager.Configuration()
  configuration.read(Answer.numbers.room(for: 64))
  return Instance.handle(id, .configured(configuration), at: time)
}

@_expose(wasm, "riffle_press") @_cdecl("riffle_press")
func rifflePress(_ id: Instance.ID, _ time: Double, _ pointer: Int32, _ x: Double, _ y: Double)
  -> Int32
{
  Instance.handle(id, .pressed(pointer: Int(pointer), x: x, y: y), at: time)
}

@_expose(wasm, "riffle_move") @_cdecl("riffle_move")
func riffleMove(_ id: Instance.ID, _ time: Double, _ pointer: Int32, _ x: Double, _ y: Double)
  -> Int32
{
  Instance.handle(id, .moved(pointer: Int(pointer), x: x, y: y), at: time)
}

@_expose(wasm, "riffle_lift") @_cdecl("riffle_lift")
func riffleLift(_ id: Instance.ID, _ time: Double, _ pointer: Int32, _ x: Double, _ y: Double)
  -> Int32
{
  Instance.handle(id, .lifted(pointer: Int(pointer), x: x, y: y), at: time)
}

@_expose(wasm, "riffle_cancel") @_cdecl("riffle_cancel")
func riffleCancel(_ id: Instance.ID, _ time: Double, _ pointer: Int32) -> Int32 {
  Instance.handle(id, .cancelled(pointer: Int(pointer)), at: time)
}

/// A wheel turned.
///
/// `mode`: 0 points, 1 lines, 2 pages, as in the DOM. `phase`: 0 none, 1 began, 2 changed, 3 ended,
/// 4 momentum.
@_expose(wasm, "riffle_wheel") @_cdecl("riffle_wheel")
func riffleWheel(
  _ id: Instance.ID,
  _ time: Double,
  _ dx: Double,
  _ dy: Double,
  _ mode: Int32,
  _ phase: Int32
) -> Int32 {
  let unit: Wheel.Mode = mode == 1 ? .line : mode == 2 ? .page : .pixel
  let fingers: Wheel.Phase =
    switch phase {
    case 1: .began
    case 2: .changed
    case 3: .ended
    case 4: .momentum
    default: .none
    }
  return Instance.handle(
    id,
    .wheeled(Wheel(dx: dx, dy: dy, mode: unit, phase: fingers)),
    at: time
  )
}

/// `key`: the index in `Key`; one that it does not have means nothing.
@_expose(wasm, "riffle_key") @_cdecl("riffle_key")
func riffleKey(_ id: Instance.ID, _ time: Double, _ key: Int32) -> Int32 {
  guard let key = Key(rawValue: key) else {
    Answer.handled = false
    return 0
  }
  return Instance.handle(id, .keyPressed(key), at: time)
}

/// A page is asked for.
///
/// `way`: 0 the shorter one, 1 forward, 2 backward. `through`: whether all pages between pass by.
@_expose(wasm, "riffle_go") @_cdecl("riffle_go")
func riffleGo(
  _ id: Instance.ID,
  _ time: Double,
  _ page: Double,
  _ animated: Int32,
  _ way: Int32,
  _ through: Int32
) -> Int32 {
  let event = Pager.Event.commanded(
    page: Int64(page: page),
    animated: animated != 0,
    way: Pager.Way(rawValue: way) ?? .nearest,
    through: through != 0
  )
  return Instance.handle(id, event, at: time)
}

/// The row is to be where it has been: on a page, in parts of the way to the next, or inside it.
@_expose(wasm, "riffle_restore") @_cdecl("riffle_restore")
func riffleRestore(
  _ id: Instance.ID,
  _ time: Double,
  _ page: Double,
  _ fraction: Double,
  _ inside: Double
) -> Int32 {
  let position = PagePosition(page: Int64(page: page), fraction: fraction, inside: inside)
  return Instance.handle(id, .restored(position), at: time)
}

/// It is known how far a mounted page reaches across the axis.
@_expose(wasm, "riffle_across") @_cdecl("riffle_across")
func riffleAcross(_ id: Instance.ID, _ time: Double, _ page: Double, _ breadth: Double) -> Int32 {
  Instance.handle(id, .measuredAcross(page: Int64(page: page), breadth: breadth), at: time)
}

@_expose(wasm, "riffle_step") @_cdecl("riffle_step")
func riffleStep(_ id: Instance.ID, _ time: Double, _ steps: Double, _ animated: Int32) -> Int32 {
  Instance.handle(id, .stepped(by: Int64(page: steps), animated: animated != 0), at: time)
}

@_expose(wasm, "riffle_count") @_cdecl("riffle_count")
func riffleCount(_ id: Instance.ID, _ time: Double, _ count: Double) -> Int32 {
  Instance.handle(id, .counted(Int64(page: count)), at: time)
}

@_expose(wasm, "riffle_reload") @_cdecl("riffle_reload")
func riffleReload(_ id: Instance.ID, _ time: Double, _ count: Double) -> Int32 {
  Instance.handle(id, .reloaded(Int64(page: count)), at: time)
}

@_expose(wasm, "riffle_container") @_cdecl("riffle_container")
func riffleContainer(_ id: Instance.ID, _ time: Double, _ visible: Int32) -> Int32 {
  Instance.handle(id, .containerChanged(visible: visible != 0), at: time)
}

/// `kind`: 0 scrolled to the offset `value`, 1 released with the velocity `value`, 2 stopped.
@_expose(wasm, "riffle_host") @_cdecl("riffle_host")
func riffleHost(_ id: Instance.ID, _ time: Double, _ kind: Int32, _ value: Double) -> Int32 {
  let event: Pager.Event =
    switch kind {
    case 0: .hostScrolled(offset: value)
    case 1: .hostReleased(velocity: value)
    default: .hostStopped
    }
  return Instance.handle(id, event, at: time)
}

@_expose(wasm, "riffle_elapsed") @_cdecl("riffle_elapsed")
func riffleElapsed(_ id: Instance.ID, _ time: Double) -> Int32 {
  Instance.handle(id, .elapsed, at: time)
}

extension Pager.Edit {
  /// The edit that stands at `numbers`, which point behind it afterwards.
  fileprivate init(_ numbers: inout UnsafeMutablePointer<Double>) {
    let (first, second) = (Int64(page: numbers[1]), Int64(page: numbers[2]))
    let known = Int(Int32(truncatingIfNeeded: Int64(page: numbers[3])))
    switch numbers[0] {
    case 0:
      let extents = Array(UnsafeBufferPointer(start: numbers + 4, count: max(0, known)))
      self = .inserted(at: first, count: second, extents: extents)
    case 1: self = .removed(at: first, count: second)
    case 2: self = .moved(from: first, to: second)
    default: self = .measured(page: first, extent: numbers[2])
    }
    numbers += 4 + max(0, known)
  }
}

extension Int64 {
  /// A page number that came as a Float64; what is no number or beyond 2⁶² is clamped.
  init(page: Double) {
    let limit: Double = 4_611_686_018_427_387_904
    self = page == page ? Int64(Swift.max(-limit, Swift.min(limit, page))) : 0
  }
}
#endif
