import Riffle
import Testing

@Suite("PageStrip")
struct PageStripTests {
  @Test(
    "rests a row of full pages at multiples of the page",
    arguments: [Alignment.start, .center, .end]
  )
  func fullPages(alignment: Alignment) {
    for trim in [true, false] {
      let row = Row(count: 4, extent: 390, area: 390, alignment: alignment, trim: trim)
      #expect(row.snaps == [0, 390, 780, 1170])
    }
  }

  /// Five pages of 200 in 500: the rules by hand.
  @Test(
    "rests pages that leave room where their alignment says, and never shows room when trimmed",
    arguments: [
      (.start, false, [0, 200, 400, 600, 800]), (.start, true, [0, 200, 400, 500, 500]),
      (.center, false, [-150, 50, 250, 450, 650]), (.center, true, [0, 50, 250, 450, 500]),
      (.end, false, [-300, -100, 100, 300, 500]), (.end, true, [0, 0, 100, 300, 500]),
    ] as [(Alignment, Bool, [Double])]
  )
  func smallPages(alignment: Alignment, trim: Bool, snaps: [Double]) {
    #expect(Row(count: 5, extent: 200, area: 500, alignment: alignment, trim: trim).snaps == snaps)
  }

  @Test(
    "rests pages that are larger than the viewport where their alignment says",
    arguments: [
      (.start, [0, 600, 1200]), (.center, [50, 650, 1250]), (.end, [100, 700, 1300]),
    ] as [(Alignment, [Double])]
  )
  func largePages(alignment: Alignment, snaps: [Double]) {
    for trim in [true, false] {
      #expect(
        Row(count: 3, extent: 600, area: 500, alignment: alignment, trim: trim).snaps == snaps
      )
    }
  }

  @Test("counts snaps closer than one device pixel as one")
  func devicePixels() {
    let closer = Row(count: 4, extent: 400, area: 799.5, alignment: .start, trim: true)
    #expect(closer.snaps == [0, 400, 800.5, 800.5])
    let apart = Row(count: 4, extent: 400, area: 799, alignment: .start, trim: true)
    #expect(apart.snaps == [0, 400, 800, 801])
    // The same half point is a pixel of a denser screen.
    let dense = Row(count: 4, extent: 400, area: 799.5, alignment: .start, trim: true, pixel: 0.5)
    #expect(dense.snaps == [0, 400, 800, 800.5])
    let still = Row(count: 2, extent: 400, area: 799.5, alignment: .start, trim: true)
    #expect(still.snaps == [0, 0])
  }

  @Test("agrees with the rules page by page", arguments: [Alignment.start, .center, .end])
  func everySnap(alignment: Alignment) {
    for row in Row.many(alignment) {
      for (page, snap) in row.list.offsets.enumerated() {
        #expect((row.snap(of: page) - snap).magnitude < 1e-9, "page \(page) of \(row)")
      }
      let bounds = row.strip.bounds(from: 0)
      let low = row.trim ? 0 : row.list.offsets[0]
      #expect((bounds.lowerBound - low).magnitude < 1e-9, "\(row)")
      #expect(bounds.upperBound >= row.snap(of: row.count - 1) - 1e-9, "\(row)")
    }
  }

  @Test("finds the nearest page and the way to it, and from these the offset again")
  func roundTrip() {
    for alignment in [Alignment.start, .center, .end] {
      for row in Row.many(alignment) {
        for step in -20...120 {
          let offset = Double(step) / 100 * (Double(row.count) * row.pitch) + 0.125
          let position = row.strip.position(at: offset, from: 0, anchor: 0)
          let back = row.strip.offset(of: position, from: 0)
          #expect((back - offset).magnitude < 1e-9 * max(1, offset.magnitude), "\(row)")
          let distance = (row.snap(of: Int(position.page)) - offset).magnitude
          let nearest = row.list.offsets.map { ($0 - offset).magnitude }.min() ?? 0
          #expect(distance <= nearest + 1e-9, "\(row) at \(offset): \(position)")
        }
      }
    }
  }

  @Test("is exact at a page's own offset, and prefers the page asked for where several rest")
  func positions() {
    for row in Row.many(.center) {
      for page in 0..<row.count {
        let offset = row.snap(of: page)
        let position = row.strip.position(at: offset, from: 0, anchor: Int64(page))
        #expect(position == PagePosition(page: Int64(page)), "\(row)")
      }
    }
  }

  @Test("lays out a page at the far end with the bits of page 5", arguments: Course.allCases)
  func farPages(course: Course) {
    let near = PagerRun(count: 11, initial: 5, course: course) { $0.extent = .points(130.7) }
    for page in [1_000_000_000_000_000, 999_999_999_999_999_990] as [Int64] {
      var far = PagerRun(count: page + 6, initial: page, course: course) {
        $0.extent = .points(130.7)
      }
      var here = near
      here.flick(700)
      far.flick(700)
      for _ in 0..<30 {
        here.send(.elapsed, after: 1 / 60)
        far.send(.elapsed, after: 1 / 60)
        #expect(here.pager.fraction.bitPattern == far.pager.fraction.bitPattern)
        for (one, other) in zip(here.placements, far.placements) {
          #expect(one.page - 5 == other.page - page)
          #expect(one.frame == other.frame && one.matrix == other.matrix)
          #expect(one.progress.bitPattern == other.progress.bitPattern)
        }
      }
      #expect(far.pager.page == page + 1 && here.pager.page == 6)
    }
  }

  @Test("steps over stops, so that no step is without effect before the end")
  func steps() {
    let row = Row(count: 5, extent: 200, area: 500, alignment: .end, trim: true)
    let page = { row.strip.page(after: $0, by: $1) }
    #expect(page(0, 1) == 2 && page(1, 1) == 2)
    #expect(page(2, -1) == 0)
    #expect(page(2, 1) == 3 && page(2, 2) == 4 && page(2, 3) == 4)
    #expect(page(4, .max) == 4 && page(4, .min) == 0)
    #expect(page(1, -1) == 1, "a page that rests at the end stays the current one")
  }

  @Test("sees the pages that show more than a margin")
  func visiblePages() {
    for row in Row.many(.start) {
      for step in -10...60 {
        let offset = Double(step) * 17.3
        let seen = row.strip.pages(
          between: 0,
          and: row.area,
          margin: 0.5,
          offset: offset,
          from: 0
        )
        let expected = (0..<row.count).filter { page in
          let start = Double(page) * row.pitch - offset
          return min(start + row.extent, row.area) - max(start, 0) > 0.5 + 1e-9
        }
        #expect(seen.map { Int($0) } == expected, "\(row) at \(offset)")
      }
    }
  }

  @Test("takes any numbers", arguments: hostileNumbers)
  func totality(number: Double) {
    for count in [Int64.min, -1, 0, 1, 7, .max] {
      for alignment in [Alignment.start, .center, .end] {
        for other in [100, number] {
          let strip = PageStrip(
            count: count,
            extent: .points(other),
            spacing: number,
            lead: number,
            area: other,
            alignment: alignment,
            trim: number > 0,
            pixel: 1
          )
          #expect((0...1_000_000_000_000_000_000).contains(strip.count))
          let bounds = strip.bounds(from: 0)
          #expect(bounds.lowerBound.isFinite && bounds.upperBound.isFinite)
          let position = strip.position(at: 55, from: 0, anchor: 3)
          #expect((0...max(0, strip.count - 1)).contains(position.page))
          #expect(position.fraction.isFinite && strip.pitch >= 1)
          #expect((0...max(0, strip.count - 1)).contains(strip.page(after: 0, by: .max)))
        }
      }
    }
  }
}
