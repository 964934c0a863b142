#if arch(wasm32)
import Riffle

// What the web host calls for room at the ends of a pager; `web/row-border.js` mirrors this file.

/// Writes how far a pager is from its ends to the numbers: before, after, head, tail,
/// slack.
@_expose(wasm, "riffle_ends") @_cdecl("riffle_ends")
func riffleEnds(_ id: Instance.ID) {
  let ends = Instance.at(id).pointee.pager.ends
  UnsafeMutableRawPointer(Answer.numbers.room(for: 64))
    .assumingMemoryBound(to: Pager.Ends.self).pointee = ends
}

/// How much farther the row is shown than it is.
@_expose(wasm, "riffle_room_shift") @_cdecl("riffle_room_shift")
func riffleRoomShift(
  _ start: Double,
  _ end: Double,
  _ before: Double,
  _ after: Double,
  _ head: Double,
  _ tail: Double,
  _ slack: Double
) -> Double {
  EdgeRoom(start: start, end: end, head: head, tail: tail, slack: slack)
    .shift(before: before, after: after)
}

/// How far the row goes for what is shown to go `shown` points.
@_expose(wasm, "riffle_room_way") @_cdecl("riffle_room_way")
func riffleRoomWay(
  _ start: Double,
  _ end: Double,
  _ before: Double,
  _ after: Double,
  _ head: Double,
  _ tail: Double,
  _ slack: Double,
  _ shown: Double
) -> Double {
  EdgeRoom(start: start, end: end, head: head, tail: tail, slack: slack)
    .way(for: shown, before: before, after: after)
}

/// What is left of a distance beyond its place after some seconds.
@_expose(wasm, "riffle_room_rest") @_cdecl("riffle_room_rest")
func riffleRoomRest(_ distance: Double, _ time: Double) -> Double {
  EdgeRoom.rest(of: distance, after: time)
}
#endif
