import Riffle
import Testing

/// Pages that come, go and move while the row is at rest, in a hand, or in flight.
@Suite("An edit")
struct EditTests {
  @Test(
    "before the page in view leaves it on its pixel, in any state (S09)",
    arguments: Course.allCases
  )
  func prepend(course: Course) {
    for state in ["rest", "drag", "settle"] {
      var run = PagerRun(count: 9, initial: 4, course: course)
      if state != "rest" { run.drag(pages: 0.3) }
      if state == "settle" {
        run.lift(at: 200 - 0.3 * 390 - 10)
        run.wait(0.1)
      }
      _ = run.taken()
      let (page, target) = (run.pager.page ?? 0, run.pager.target ?? 0)
      let (start, fraction, velocity) = (
        run.start(of: page), run.pager.fraction, run.pager.velocity
      )
      run.send(.edited([.inserted(at: 0, count: 5)]))
      #expect(
        run.log.filter { !$0.isMounting } == [.renumbered, .indexMoved(page: page + 5), .placed]
      )
      #expect(run.pager.page == page + 5 && (run.pager.fraction - fraction).magnitude < 1e-12)
      #expect((run.start(of: page + 5) - start).magnitude < 1e-9)
      #expect((run.pager.velocity - velocity).magnitude < 1e-6)
      run.send(.edited([.removed(at: 2, count: 3)]))
      #expect(run.pager.page == page + 2)
      #expect((run.start(of: page + 2) - start).magnitude < 1e-9)
      if state == "drag" { run.lift(at: 200 - 0.3 * 390 - 10, after: 0.3) }
      run.wait(3)
      #expect(run.pager.page == target + 2 && run.pager.fraction == 0)
    }
  }

  @Test(
    "before what is seen changes nothing about a flight that ends on a page",
    arguments: [-2600.0, 2600]
  )
  func flight(speed: Double) {
    for course in Course.allCases {
      var run = PagerRun(count: 9, initial: 1, course: course) { $0.limit = nil }
      run.flick(speed)
      run.wait(0.05)
      var other = run
      run.send(.edited([.inserted(at: 0, count: 5)]))
      while other.pager.state != .idle {
        let page = other.pager.page ?? 0
        #expect(run.pager.page == page + 5)
        #expect((run.start(of: page + 5) - other.start(of: page)).magnitude < 1e-6)
        #expect((run.pager.velocity - other.pager.velocity).magnitude < 1e-6)
        run.wait(0.01)
        other.wait(0.01)
      }
      #expect(run.pager.state == .idle && run.pager.fraction == 0)
    }
  }

  @Test("beyond an end that has thrown a free row back lets it come to rest there")
  func rebound() {
    for course in Course.allCases {
      var run = PagerRun(count: 9, initial: 1, course: course) {
        $0.snaps = false
        $0.extent = .points(100)
      }
      run.flick(-3000)
      while run.pager.velocity <= 0 { run.wait(0.005) }
      var other = run
      run.send(.edited([.inserted(at: 0, count: 5)]))
      #expect((run.pager.velocity - other.pager.velocity).magnitude < 1e-6)
      run.wait(3)
      other.wait(3)
      #expect(other.start(of: 0) == 0)
      #expect(run.start(of: 5).magnitude < 1e-6)
    }
  }

  @Test("beyond an end that a free row flies past keeps its momentum")
  func momentum() {
    for course in Course.allCases {
      var run = PagerRun(count: 9, initial: 1, course: course) {
        $0.snaps = false
        $0.extent = .points(100)
      }
      run.flick(-3000)
      while run.start(of: 0) <= 0 { run.wait(0.005) }
      let (start, velocity) = (run.start(of: 0), run.pager.velocity)
      #expect(velocity < -100)
      run.send(.edited([.inserted(at: 0, count: 50)]))
      #expect((run.start(of: 50) - start).magnitude < 1e-9)
      #expect((run.pager.velocity - velocity).magnitude < 1e-6)
      run.wait(0.1)
      #expect(run.pager.velocity < velocity / 2)
    }
  }

  @Test("that removes the page in view shows what follows it, or the last one (S10)")
  func removal() {
    var run = PagerRun(count: 5, initial: 3)
    _ = run.taken()
    run.send(.edited([.removed(at: 3, count: 1)]))
    #expect(run.pager.page == 3 && run.log.contains(.pageChanged(page: 3)))
    run.send(.edited([.removed(at: 3, count: 1)]))
    #expect(run.pager.page == 2 && run.pager.offset == 780)
    run.send(.edited([.removed(at: 0, count: 3)]))
    #expect(run.pager.page == nil && run.pager.mounted.isEmpty && run.pager.count == 0)
    run.send(.edited([.inserted(at: 0, count: 5)]))
    #expect(run.pager.page == 3 && run.pager.fraction == 0)
  }

  @Test("gives up a target that is gone, and flies on to the nearest page")
  func target() {
    var run = PagerRun(count: 9)
    run.send(.commanded(page: 3, animated: true))
    run.wait(0.1)
    _ = run.taken()
    let velocity = run.pager.velocity
    run.send(.edited([.removed(at: 3, count: 6)]))
    #expect(run.log.contains(.cancelled(page: 3)) && run.pager.state == .gliding)
    #expect((run.pager.velocity - velocity).magnitude < 1e-6)
    run.wait(3)
    #expect(run.pager.page == 2 && run.pager.fraction == 0)
  }

  @Test("that moves the page under the finger leaves it there, with its new number")
  func move() {
    var run = PagerRun(count: 5, initial: 2)
    run.drag(pages: 0.2)
    let start = run.start(of: 2)
    _ = run.taken()
    run.send(.edited([.moved(from: 2, to: 0)]))
    #expect(run.log.contains(.indexMoved(page: 0)) && run.pager.page == 0)
    #expect((run.start(of: 0) - start).magnitude < 1e-9)
    let slot = run.pager.placement(of: 0).slot
    run.send(.edited([.moved(from: 0, to: 4)]))
    #expect(run.pager.placement(of: 4).slot == slot && (run.start(of: 4) - start).magnitude < 1e-9)
  }

  @Test("under a finger that has not set out yet leaves its page there, until it lifts")
  func hold() {
    // None of these is a place where it could rest as it stands.
    for to: Int64 in [0, 1, 7, 8] {
      var run = PagerRun(count: 9, initial: 4) {
        $0.extent = .points(120)
        $0.alignment = .center
      }
      run.press(at: 200)
      run.move(to: 204)
      let start = run.start(of: 4)
      _ = run.taken()
      run.send(.edited([.moved(from: 4, to: to)]))
      #expect((run.start(of: to) - start).magnitude < 1e-9 && run.pager.state == .held)
      #expect(run.log.contains(.indexMoved(page: to)))
      // From there it goes on: with the finger, or when that lifts or sets out across.
      for end in ["drag", "lift", "across"] {
        var run = run
        if end == "drag" {
          run.move(to: 189)
          #expect(run.pager.state == .dragging)
          #expect((run.start(of: to) - start).magnitude <= 1 + 1e-9)
        }
        if end == "across" { run.move(to: 204, across: 430) } else { run.lift(at: 204) }
        #expect(run.pager.state == .gliding)
        run.wait(3)
        #expect(run.pager.state == .idle && run.pager.fraction == 0)
      }
    }
  }

  @Test("of many at once is one: pages keep their views through it")
  func batch() {
    var run = PagerRun(count: 6, initial: 2) { $0.overscan = 2 }
    _ = run.taken()
    let slots = (0..<5).map { run.pager.placement(of: $0).slot }
    // All are turned round.
    run.send(.edited((0..<6).map { .moved(from: 5, to: $0) }))
    #expect(run.log.filter { $0 == .renumbered }.count == 1)
    #expect(run.log.filter { $0 == .placed }.count == 1)
    #expect(run.pager.page == 3)
    #expect((1..<6).map { run.pager.placement(of: 6 - $0).slot } == slots)
    #expect(run.log.filter { $0 == .mount(page: 0, slot: 5, reused: false) }.isEmpty)
  }

  @Test("in a loop counts places anew and moves nothing")
  func loop() {
    var run = PagerRun(count: 6) { $0.loop = true }
    for _ in 0..<13 {
      run.send(.stepped(by: -1, animated: true))
      run.wait(1)
    }
    #expect(run.pager.page == 5)
    run.drag(pages: 0.4)
    func start(of page: Int64) -> Double? { run.placements.first { $0.page == page }?.frame.x }
    let before = (start(of: 5), start(of: 0))
    run.send(.edited([.inserted(at: 3, count: 2), .removed(at: 1, count: 1)]))
    #expect(run.pager.page == 6)
    #expect(abs(start(of: 6)! - before.0!) < 1e-9 && abs(start(of: 0)! - before.1!) < 1e-9)
  }

  @Test("at random, ten thousand in flight, moves nothing under the finger", arguments: 1...4)
  func random(seed: UInt64) {
    var numbers = RepeatableNumbers(seed: seed)
    var run = PagerRun(count: 8) {
      $0.loop = seed == 2
      $0.extent = seed == 3 ? .points(150) : .fraction(1)
      $0.alignment = seed == 4 ? .center : .start
    }
    var along = 200.0
    for step in 0..<2_500 {
      switch numbers.next(below: 6) {
      case 0: run.press(at: along)
      case 1: run.lift(at: along)
      case 2: run.send(.stepped(by: numbers.pick([1, -1, 3]), animated: true))
      default:
        along = min(380, max(10, along + numbers.number(-60...60)))
        run.move(to: along)
      }
      run.send(.elapsed, after: numbers.number(0...0.08))
      let before = run.placements
      let isTouched = run.pager.state == .dragging || run.pager.state == .held
      let nearest = run.pager.placementUnder(isTouched ? along : nil)
      let moves = run.pager.state != .idle
      let count = run.pager.count
      let page = Int64(numbers.next(below: Int(count) + 1))
      let edit: Pager.Edit =
        switch numbers.next(below: 4) {
        case 0 where count < 30: .inserted(at: page, count: Int64(numbers.next(below: 4)))
        case 1 where count > 3: .removed(at: page, count: Int64(numbers.next(below: 3)))
        case 2 where seed == 3: .measured(page: page, extent: numbers.number(60...300))
        default: .moved(from: page, to: Int64(numbers.next(below: Int(count))))
        }
      run.send(.edited([edit]))
      guard moves, let nearest, let after = run.placements.first(where: { $0.slot == nearest.slot })
      else { continue }
      // Its view may have been given to another page where it is gone.
      let wasRemoved =
        run.pager.count < count && !before.isEmpty && edit.removes(nearest.page, count)
      if !wasRemoved {
        #expect((after.frame.x - nearest.frame.x).magnitude < 1e-6, "step \(step): \(edit)")
      }
    }
  }
}

extension Pager {
  /// The placement at a place along x, or of the nearest page.
  fileprivate func placementUnder(_ along: Double?) -> Placement? {
    var found: Placement?
    forEachPlacement {
      let frame = $0.frame
      let isIt = along.map { frame.x <= $0 && $0 < frame.x + frame.width } ?? ($0.page == page)
      if isIt, found == nil { found = $0 }
    }
    return found
  }
}

extension Pager.Edit {
  fileprivate func removes(_ page: Int64, _ count: Int64) -> Bool {
    guard case .removed(let at, let number) = self else { return false }
    return (at..<min(count, at + number)).contains(page)
  }
}
