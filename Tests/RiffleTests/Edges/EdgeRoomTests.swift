import Testing

@testable import Riffle

/// Room at the ends of a row of pages.
@Suite("Room at the ends of pages")
struct EdgeRoomTests {
  /// A row of five pages of 300 points.
  private static let length = 1200.0

  private static let rooms = [
    EdgeRoom(start: 0, end: 0, head: 300, tail: 300),
    EdgeRoom(start: 50, end: 0, head: 300, tail: 300),
    EdgeRoom(start: 0, end: 50, head: 300, tail: 200),
    EdgeRoom(start: 80, end: 30, head: 100, tail: 300),
    EdgeRoom(start: 400, end: 600, head: 300, tail: 300),
  ]

  private func shown(_ room: EdgeRoom, at before: Double) -> Double {
    before + room.shift(before: before, after: EdgeRoomTests.length - before)
  }

  @Test("is whole where the first and the last page rest, and gone with them")
  func ends() {
    let room = EdgeRoom(start: 50, end: 30, head: 300, tail: 200)
    #expect(room.shift(before: 0, after: 1200) == -50)
    #expect(room.shift(before: -20, after: 1220) == -50)
    #expect(room.shift(before: 300, after: 900) == 0)
    #expect(room.shift(before: 700, after: 500) == 0)
    #expect(room.shift(before: 1000, after: 200) == 0)
    #expect(room.shift(before: 1200, after: 0) == 30)
  }

  @Test("takes what is shown along with the row, without a step or a bend", arguments: rooms)
  func smooth(room: EdgeRoom) {
    var last = shown(room, at: 0)
    var speed = (shown(room, at: 0.5) - last) * 2
    for step in 1...2400 {
      let next = shown(room, at: Double(step) / 2)
      // At least as far as the row, and never suddenly faster or slower.
      #expect(next - last >= 0.5 - 1e-9)
      #expect(abs((next - last) * 2 - speed) < 0.01)
      speed = (next - last) * 2
      last = next
    }
  }

  @Test("lets a finger keep what is under it", arguments: rooms)
  func way(room: EdgeRoom) {
    for start in stride(from: -50.0, through: 1250, by: 25) {
      for by in stride(from: -700.0, through: 700, by: 35) {
        let way = room.way(for: by, before: start, after: EdgeRoomTests.length - start)
        #expect(abs(shown(room, at: start + way) - shown(room, at: start) - by) < 1e-9)
        #expect(way * by >= 0 && abs(way) <= abs(by))
      }
    }
  }

  @Test("is none: the way is the finger's to the bit")
  func none() {
    let room = EdgeRoom(start: 0, end: 0, head: 300, tail: 300)
    #expect(room.way(for: 12.3, before: 0.1, after: 7) == 12.3)
    #expect(room.way(for: -.infinity, before: 0.1, after: 7) == -.infinity)
  }

  @Test("of no length counts as none")
  func totality() {
    let room = EdgeRoom(start: .nan, end: -5, head: 0, tail: .infinity)
    #expect(room == EdgeRoom(start: 0, end: 0, head: 1, tail: 1))
  }

  @Test("lets what is left beyond its place go back by the spring of insets")
  func rest() {
    #expect(EdgeRoom.rest(of: 50, after: -1) == 50)
    var last = 50.0
    for frame in 1...120 {
      let rest = EdgeRoom.rest(of: 50, after: Double(frame) / 60)
      #expect(rest <= last && rest >= 0)
      last = rest
    }
    #expect(last == 0)
    #expect(EdgeRoom.rest(of: 50, after: 0.1) == 0 - EdgeRoom.rest(of: -50, after: 0.1))
  }
}
