import Testing

@testable import Riffle

/// How far a pager is from its ends.
@Suite("The ends of a pager")
struct EndTests {
  private func pager(
    count: Int64,
    page: Int64 = 0,
    _ change: (inout Pager.Configuration) -> Void = { _ in }
  ) -> Pager {
    var configuration = Pager.Configuration()
    change(&configuration)
    return Pager(
      viewport: Viewport(size: Size(width: 300, height: 400)),
      configuration: configuration,
      count: count,
      initial: page
    )
  }

  @Test("are counted from where the first and the last page rest")
  func distances() {
    #expect(
      pager(count: 5).ends
        == Pager.Ends(before: 0, after: 1200, head: 300, tail: 300, slack: 0)
    )
    #expect(
      pager(count: 5, page: 3).ends
        == Pager.Ends(before: 900, after: 300, head: 300, tail: 300, slack: 0)
    )
  }

  @Test("are both there for one page or none")
  func few() {
    #expect(pager(count: 1).ends == Pager.Ends(before: 0, after: 0, head: 300, tail: 300, slack: 0))
    #expect(pager(count: 0).ends == Pager.Ends(before: 0, after: 0, head: 1, tail: 1, slack: 0))
  }

  @Test("of one page that is longer than the area let the room of each be gone at the other")
  func long() {
    var pager = pager(count: 1)
    var effects: [Pager.Effect] = []
    pager.handle(.started, at: 0, into: &effects)
    pager.handle(.edited([.measured(page: 0, extent: 360)]), at: 1, into: &effects)
    #expect(pager.ends == Pager.Ends(before: 0, after: 60, head: 60, tail: 60, slack: 0))
    let room = EdgeRoom(start: 50, end: 50, head: pager.ends.head, tail: pager.ends.tail)
    #expect(room.shift(before: 0, after: 60) == -50 && room.shift(before: 60, after: 0) == 50)
  }

  @Test("say how much of the area a short row leaves free")
  func slack() {
    let short = pager(count: 2) {
      $0.extent = .points(100)
      $0.spacing = 20
    }
    #expect(short.ends == Pager.Ends(before: 0, after: 0, head: 100, tail: 100, slack: 80))
    let room = EdgeRoom(start: 0, end: 90, head: 100, tail: 100, slack: 80)
    #expect(room.shift(before: 0, after: 0) == 10)
  }

  @Test("are exact at the last of very many pages")
  func many() {
    let many: Int64 = 1_000_000_000_000_000_000
    let ends = pager(count: many, page: many - 1).ends
    #expect(ends.after == 0)
    #expect(ends.tail == 300)
  }

  @Test("let room go with the page, or where another page rests")
  func ways() {
    // Of three in view, trimmed: the row stops 10 points short of where the pages would rest.
    let trimmed = pager(count: 5) { $0.extent = .points(110) }.ends
    #expect(trimmed.head == 110)
    #expect(trimmed.tail == 250 - 220)
    // Where there is space between them, the page is out of view before the next one rests.
    let spaced = pager(count: 5) { $0.spacing = 40 }.ends
    #expect(spaced.head == 300)
    let centred = pager(count: 5) {
      $0.extent = .points(200)
      $0.alignment = .center
      $0.trim = false
    }.ends
    #expect(centred == Pager.Ends(before: 0, after: 800, head: 200, tail: 200, slack: 0))
  }

  @Test("are passed by a pull")
  func pulled() {
    var pager = pager(count: 5)
    var effects: [Pager.Effect] = []
    pager.handle(.started, at: 0, into: &effects)
    pager.handle(.pressed(pointer: 0, x: 100, y: 100), at: 1, into: &effects)
    pager.handle(.moved(pointer: 0, x: 200, y: 100), at: 1.1, into: &effects)
    #expect(pager.ends.before < 0)
    #expect(pager.ends.before == pager.offset)
    #expect(abs(pager.ends.before + pager.ends.after - 1200) < 1e-9)
  }
}
