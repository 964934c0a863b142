import Riffle
import Testing

/// Pages of differing lengths, known from the start or found out late.
@Suite("A page's own length")
struct ExtentTests {
  private static let oracle: [(Alignment, [Double])] = [
    (.start, [0, 800, 1200, 1400, 1900]), (.center, [-100, 500, 800, 1150, 1550]),
    (.end, [-200, 200, 400, 900, 1200]),
  ]

  private func pager(
    _ extents: [Double],
    length: Double = 1000,
    count: Int64? = nil,
    configure: (inout Pager.Configuration) -> Void = { _ in }
  ) -> Pager {
    var configuration = Pager.Configuration()
    configure(&configuration)
    var pager = Pager(
      viewport: Viewport(size: Size(width: length, height: 600), scale: 1),
      configuration: configuration,
      supply: .count(count ?? Int64(extents.count)),
      extents: extents
    )
    var effects: [Pager.Effect] = []
    pager.handle(.started, at: 0, into: &effects)
    return pager
  }

  @Test("makes the snap lists of the oracles", arguments: oracle)
  func snaps(alignment: Alignment, snaps: [Double]) {
    var pager = pager([800, 400, 200, 500, 300]) {
      $0.alignment = alignment
      $0.trim = false
    }
    var effects: [Pager.Effect] = []
    for page in 0..<5 {
      pager.handle(.commanded(page: Int64(page), animated: false), at: 1, into: &effects)
      #expect(pager.offset == snaps[page] - snaps[0])
      #expect(pager.page == Int64(page) && pager.fraction == 0)
    }
  }

  @Test("is held back by the ends where they are trimmed")
  func trimmed() {
    var pager = pager([800, 400, 200, 500, 300])
    var effects: [Pager.Effect] = []
    let expected: [Double] = [0, 800, 1200, 1200, 1200]
    for page in 0..<5 {
      pager.handle(.commanded(page: Int64(page), animated: false), at: 1, into: &effects)
      #expect(pager.offset == expected[page] && pager.page == Int64(page))
    }
  }

  @Test("gives the same row as the configuration's where all are as long")
  func uniform() {
    var even = pager([], count: 12) {
      $0.extent = .points(250)
      $0.spacing = 10
      $0.alignment = .center
      $0.transition = .cards
    }
    var own = pager(Array(repeating: 250, count: 12)) {
      $0.spacing = 10
      $0.alignment = .center
      $0.transition = .cards
    }
    var numbers = RepeatableNumbers(seed: 5)
    var (one, other): ([Pager.Effect], [Pager.Effect]) = ([], [])
    for step in 0..<600 {
      let x = numbers.number(0...1000)
      let event: Pager.Event =
        switch numbers.next(below: 5) {
        case 0: .pressed(pointer: 0, x: x, y: 300)
        case 1: .lifted(pointer: 0, x: x, y: 300)
        case 2: .commanded(page: Int64(numbers.next(below: 12)), animated: true)
        default: .moved(pointer: 0, x: x, y: 300)
        }
      even.handle(event, at: Double(step) * 0.05, into: &one)
      own.handle(event, at: Double(step) * 0.05, into: &other)
      #expect(even.page == own.page && (even.offset - own.offset).magnitude < 1e-9)
      #expect(even.visible == own.visible && even.mounted == own.mounted)
    }
    #expect(one.filter { !$0.isMeasured } == other.filter { !$0.isMeasured })
  }

  @Test("found out late moves nothing that is in view, in any state", arguments: [0, 0.3, 1.7])
  func late(dragged: Double) {
    var pager = pager([], length: 390, count: 50) { $0.extent = .points(150) }
    var effects: [Pager.Effect] = []
    pager.handle(.commanded(page: 20, animated: false), at: 1, into: &effects)
    if dragged > 0 {
      pager.handle(.pressed(pointer: 0, x: 300, y: 300), at: 2, into: &effects)
      pager.handle(.moved(pointer: 0, x: 290, y: 300), at: 2.1, into: &effects)
      pager.handle(.moved(pointer: 0, x: 290 - 150 * dragged, y: 300), at: 2.2, into: &effects)
    }
    let before = pager.starts
    let (page, fraction) = (pager.page, pager.fraction)
    for (measured, extent) in [(2, 500), (19, 33), (0, 151), (18, 600)] as [(Int64, Double)] {
      pager.handle(
        .edited([.measured(page: measured, extent: extent)]),
        at: 2.2,
        into: &effects
      )
      for (page, start) in pager.starts where page >= 20 {
        #expect(((before[page] ?? start) - start).magnitude < 1e-9)
      }
    }
    #expect(pager.page == page && (pager.fraction - fraction).magnitude < 1e-12)
    // The one in view grows behind its start; under a finger on the next one, before that one's.
    guard dragged == 0 else { return }
    pager.handle(.edited([.measured(page: 20, extent: 200)]), at: 2.2, into: &effects)
    #expect(pager.starts[20] == before[20])
  }

  @Test("keeps the velocity of what flies")
  func flying() {
    var pager = pager([], length: 390, count: 50)
    var effects: [Pager.Effect] = []
    pager.handle(.commanded(page: 3, animated: true), at: 1, into: &effects)
    pager.handle(.elapsed, at: 1.1, into: &effects)
    let velocity = pager.velocity
    let starts = pager.starts
    pager.handle(.edited([.measured(page: 0, extent: 300)]), at: 1.1, into: &effects)
    #expect((pager.velocity - velocity).magnitude < 1e-6)
    let page = pager.page ?? 0
    #expect((pager.starts[page]! - starts[page]!).magnitude < 1e-9)
    pager.handle(.elapsed, at: 4, into: &effects)
    #expect(pager.page == 3 && pager.fraction == 0 && pager.state == .idle)
  }

  @Test("that is no length means nothing", arguments: [-1, Double.nan, .infinity, -.infinity])
  func nonsense(extent: Double) {
    var pager = pager([300, 200], length: 390)
    let before = pager
    var effects: [Pager.Effect] = []
    pager.handle(.edited([.measured(page: 0, extent: extent)]), at: 0, into: &effects)
    pager.handle(.edited([.measured(page: 7, extent: 100)]), at: 0, into: &effects)
    #expect(effects.isEmpty && pager.offset == before.offset)
  }

  @Test("longer than the area scrolls inside itself before it turns")
  func long() {
    var pager = pager([390, 1200, 390], length: 390)
    var effects: [Pager.Effect] = []
    func flick(_ way: Double, at time: Double) {
      for (step, event) in [
        Pager.Event.pressed(pointer: 0, x: 200, y: 300),
        .moved(pointer: 0, x: 200 - way * 0.1, y: 300),
        .moved(pointer: 0, x: 200 - way * 0.5, y: 300),
        .lifted(pointer: 0, x: 200 - way, y: 300),
      ].enumerated() {
        pager.handle(event, at: time + Double(step) * 0.02, into: &effects)
      }
      pager.handle(.elapsed, at: time + 9, into: &effects)
    }
    flick(150, at: 0)
    #expect(pager.page == 1 && pager.offset == 390)
    flick(40, at: 10)
    #expect(pager.page == 1 && pager.fraction == 0 && pager.offset > 450)
    // However fast, it stops at its end, and the next flick turns.
    flick(300, at: 20)
    #expect(pager.page == 1 && pager.offset == 390 + 1200 - 390)
    flick(150, at: 30)
    #expect(pager.page == 2 && pager.offset == 1590)
    // Back, it is entered at its end, and left from its beginning.
    flick(-150, at: 40)
    #expect(pager.page == 1 && pager.offset == 1200)
    flick(-300, at: 50)
    #expect(pager.page == 1 && pager.offset == 390)
    flick(-150, at: 60)
    #expect(pager.page == 0 && pager.offset == 0)
  }
}

extension Pager {
  /// Where mounted pages start along x, by their numbers.
  var starts: [Int64: Double] {
    var starts: [Int64: Double] = [:]
    forEachPlacement { starts[$0.page] = $0.frame.x }
    return starts
  }
}

extension Pager.Effect {
  /// Whether it tells an offset or a velocity, which may be rounded.
  fileprivate var isMeasured: Bool {
    switch self {
    case .targeted, .dragEnded: true
    default: false
    }
  }
}
