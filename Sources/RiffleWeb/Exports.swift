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

/// Starts anew: `count` pages, `initial` first, with the configuration and the viewport that it
/// has.
@_expose(wasm, "riffle_start") @_cdecl("riffle_start")
func riffleStart(_ id: Instance.ID, _ time: Double, _ count: Double, _ initial: Double) -> Int32 {
  let instance = Instance.at(id)
  let viewport = instance.pointee.pager.viewport
  let configuration = instance.pointee.pager.configuration
  instance.deinitialize(count: 1)
  instance.initialize(
    to: Instance(
      Pager(
        viewport: viewport,
        configuration: configuration,
        count: Int64(page: count),
        initial: Int64(page: initial)
      )
    )
  )
  return Instance.handle(id, .started, at: time)
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

@_expose(wasm, "riffle_go") @_cdecl("riffle_go")
func riffleGo(_ id: Instance.ID, _ time: Double, _ page: Double, _ animated: Int32) -> Int32 {
  Instance.handle(id, .commanded(page: Int64(page: page), animated: animated != 0), at: time)
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

extension Int64 {
  /// A page number that came as a Float64; what is no number or beyond 2⁶² is clamped.
  init(page: Double) {
    let limit: Double = 4_611_686_018_427_387_904
    self = page == page ? Int64(Swift.max(-limit, Swift.min(limit, page))) : 0
  }
}
#endif
