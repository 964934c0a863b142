import Riffle
import Testing

private let directions: [LayoutDirection] = [.leftToRight, .rightToLeft]

@Suite("A finger on a switcher")
struct SwitcherDragTests {
  @Test("has the pages where it is, slop left out", arguments: directions)
  func linear(direction: LayoutDirection) {
    for pages in [0.1, 0.25, 0.5, 0.75, 0.9, -0.1, -0.5, -0.9] {
      var run = SwitcherRun(count: 9, initial: 4, direction: direction)
      run.drag(pages: pages)
      #expect((run.switcher.selection - (4 + pages)).magnitude < 1e-12)
      #expect((run.switcher.progress - pages.magnitude).magnitude < 1e-12)
      #expect(run.switcher.move?.to == (pages > 0 ? 5 : 3) && run.switcher.state == .dragging)
      #expect(run.switcher.due == nil && run.switcher.selected == 4)
    }
  }

  @Test("moves nothing within the slop, and begins without a jump", arguments: directions)
  func slop(direction: LayoutDirection) {
    var run = SwitcherRun(count: 9, initial: 4, direction: direction)
    _ = run.taken()
    run.press(at: 200)
    #expect(run.switcher.handled)
    run.move(to: 190, after: 0.01)
    #expect(run.switcher.state == .idle && run.log == [])
    run.move(to: 189, after: 0.01)
    #expect(run.switcher.state == .dragging && run.log.first == .dragBegan)
    #expect((run.switcher.progress - 1 / 400.0).magnitude < 1e-12)
    run.move(to: 190, after: 0.01)
    #expect(run.switcher.progress == 0)
  }

  @Test("is held at the whole way", arguments: directions)
  func overdrag(direction: LayoutDirection) {
    var run = SwitcherRun(count: 9, initial: 4, direction: direction)
    run.drag(pages: 1.7)
    #expect(run.switcher.progress == 1 && run.switcher.move == Move(from: 4, to: 5))
    run.move(to: run.place(ofPull: 0.9))
    #expect((run.switcher.progress - 0.9).magnitude < 1e-12)
  }

  @Test("that sets out across the pages means something else", arguments: directions)
  func axisLock(direction: LayoutDirection) {
    var run = SwitcherRun(count: 9, initial: 4, direction: direction)
    _ = run.taken()
    run.press(at: 200, y: 400)
    run.move(to: 195, y: 411, after: 0.01)
    run.move(to: 50, y: 411, after: 0.01)
    run.lift(at: 50, y: 411, after: 0.01)
    #expect(run.log == [] && run.switcher.state == .idle)
    // It is decided once: a drag may stray later.
    run.press(at: 200, y: 400, after: 0.1)
    run.move(to: 180, y: 400, after: 0.01)
    run.move(to: 150, y: 700, after: 0.01)
    #expect((run.switcher.progress - 0.1).magnitude < 1e-12)
  }

  @Test("has to come down near a side", arguments: directions)
  func edgeZone(direction: LayoutDirection) {
    let places: [(Double, Bool)] = [
      (0, true), (25, true), (25.5, false), (200, false), (374.5, false), (375, true), (400, true),
    ]
    for (along, isInZone) in places {
      var run = SwitcherRun(count: 9, initial: 4, direction: direction) { $0.edgeZone = 25 }
      run.press(at: along)
      #expect(run.switcher.handled == isInZone)
      for step in 1...10 { run.move(to: along - Double(step) * 10, after: 0.01) }
      // One that wanders into the zone came down outside of it.
      run.move(to: 5, after: 0.01)
      #expect((run.switcher.state == .dragging) == isInZone, "\(along)")
    }
  }

  @Test(
    "may come down where the zone says",
    arguments: [(nil, 200.0, true), (0, 0, true), (0, 1, false), (-5, 1, false), (.nan, 1, false)]
      as [(Double?, Double, Bool)]
  )
  func otherZones(zone: Double?, along: Double, isInZone: Bool) {
    var run = SwitcherRun(count: 9) { $0.edgeZone = zone }
    run.press(at: along)
    #expect(run.switcher.handled == isInZone)
  }

  @Test("has its zone at the sides of the container, inside the insets")
  func zoneInInsets() {
    for (along, isInZone) in [(45.0, true), (46, false), (354, false), (355, true)] {
      var run = SwitcherRun(count: 9) {
        $0.edgeZone = 25
        $0.insets = Insets(top: 0, left: 20, bottom: 0, right: 20)
      }
      run.press(at: along)
      #expect(run.switcher.handled == isInZone, "\(along)")
    }
  }

  @Test("moves pages by the width of the container, inside the insets")
  func widthInInsets() {
    var run = SwitcherRun(count: 9) {
      $0.insets = Insets(top: 10, left: 40, bottom: 30, right: 60)
    }
    #expect(run.switcher.frame == Rect(x: 40, y: 10, width: 300, height: 760))
    run.press(at: 200)
    run.move(to: 115, after: 0.1)
    #expect((run.switcher.progress - 0.25).magnitude < 1e-12)
  }

  @Test("finds a wall where there is no page", arguments: directions)
  func wall(direction: LayoutDirection) {
    for (page, pages) in [(Int64(0), -0.5), (2, 0.5)] {
      var run = SwitcherRun(count: 3, initial: page, direction: direction)
      _ = run.taken()
      run.drag(pages: pages)
      #expect(run.log.deeds == [.dragBegan] && run.switcher.state == .dragging)
      #expect(run.switcher.progress == 0 && run.switcher.move == nil)
      #expect(run.switcher.selection == Double(page) && run.switcher.velocity == 0)
      run.lift(at: run.place(ofPull: pages), after: 0.01)
      #expect(run.switcher.state == .idle && run.log.deeds == [.dragBegan])
    }
  }

  @Test("is one alone; another one means nothing")
  func secondFinger() {
    var run = SwitcherRun(count: 9)
    run.drag(pages: 0.3)
    run.press(at: 300, pointer: 1)
    run.move(to: 10, pointer: 1, after: 0.01)
    run.lift(at: 10, pointer: 1, after: 0.01)
    #expect(run.switcher.state == .dragging && (run.switcher.progress - 0.3).magnitude < 1e-12)
  }

  @Test("may be forbidden; in a drag that cancels", arguments: directions)
  func notInteractive(direction: LayoutDirection) {
    var run = SwitcherRun(count: 9, direction: direction)
    run.drag(pages: 0.8)
    _ = run.taken()
    run.configure { $0.isInteractive = false }
    #expect(run.switcher.state == .settling)
    run.move(to: 0, after: 0.01)
    run.wait(1)
    #expect(run.log.moves == [.cancelled(0, 1)])
    run.lift(at: 0)
    run.press(at: 200)
    #expect(!run.switcher.handled)
    run.move(to: 100, after: 0.01)
    #expect(run.switcher.state == .idle)
  }

  @Test("is cancelled by another direction of reading", arguments: directions)
  func otherDirection(direction: LayoutDirection) {
    var run = SwitcherRun(count: 9, direction: direction)
    run.drag(pages: 0.8)
    run.configure { $0.direction = direction == .leftToRight ? .rightToLeft : .leftToRight }
    #expect(run.switcher.state == .settling && (run.switcher.progress - 0.8).magnitude < 1e-12)
    run.wait(1)
    #expect(run.switcher.selected == 0 && run.log.moves.last == .cancelled(0, 1))
  }

  @Test("keeps the progress while the container gets another size", arguments: directions)
  func resize(direction: LayoutDirection) {
    var run = SwitcherRun(count: 9, direction: direction)
    run.drag(pages: 0.6)
    for width in [896.0, 100.4, 0, 0, 400] {
      run.resize(to: width)
      #expect((run.switcher.progress - 0.6).magnitude < 1e-12)
    }
    run.lift(at: run.place(ofPull: 0.6), after: 0.2)
    run.wait(1)
    #expect(run.switcher.selected == 1)
    #expect(run.log.moves == [.willMove(0, 1), .didMove(0, 1)])
  }

  @Test("whose lift got lost goes on from where it comes down again")
  func lostLift() {
    var run = SwitcherRun(count: 9)
    run.drag(pages: 0.3)
    run.press(at: 390, after: 0.01)
    #expect(run.switcher.handled && (run.switcher.progress - 0.3).magnitude < 1e-12)
    run.move(to: 350, after: 0.01)
    #expect((run.switcher.progress - 0.4).magnitude < 1e-12)
  }
}
