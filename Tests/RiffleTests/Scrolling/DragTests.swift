import Riffle
import Testing

@Suite("A drag")
struct DragTests {
  @Test(
    "begins when the pointer has gone farther than the slop, and leaves the slop out",
    arguments: Course.allCases
  )
  func slop(course: Course) {
    for (slop, direction) in [(10.0, -1.0), (10, 1), (0, -1), (25, 1)] {
      var run = PagerRun(count: 5, initial: 2, course: course) { $0.slop = slop }
      _ = run.taken()
      run.press(at: 200)
      #expect(run.pager.state == .held)
      run.move(to: 200 + direction * slop, after: 0.01)
      #expect(run.pager.state == .held && run.pager.offset == 780 && run.log == [])
      run.move(to: 200 + direction * (slop + 4), after: 0.01)
      #expect(run.pager.state == .dragging)
      #expect(run.log.first == .dragBegan)
      #expect((run.pager.offset - (780 - direction * 4)).magnitude < 1e-9)
    }
  }

  @Test("ends at the same place however many events it is split into", arguments: Course.allCases)
  func splits(course: Course) {
    // Within the pages, past the start, and back from there.
    for path in [[-180.0], [200], [300, -120], [300, -200, 260]] {
      let offsets = [1, 2, 7, 100].map { steps in
        var run = PagerRun(count: 5, course: course)
        run.press(at: 0)
        var along = 0.0
        for way in path {
          for step in 1...steps {
            run.move(to: along + way * Double(step) / Double(steps), after: 0.001)
          }
          along += way
        }
        return run.pager.offset
      }
      for offset in offsets { #expect((offset - offsets[0]).magnitude < 1e-9, "\(path)") }
    }
  }

  @Test("is a tap where the pointer hardly moves: nothing happens", arguments: Course.allCases)
  func tap(course: Course) {
    var run = PagerRun(count: 5, initial: 2, course: course)
    _ = run.taken()
    run.press(at: 200)
    run.move(to: 204, across: 396, after: 0.02)
    run.lift(at: 203, across: 396, after: 0.05)
    #expect(run.log == [] && run.pager.state == .idle && run.pager.page == 2)
  }

  @Test("that is cancelled ends without velocity", arguments: Course.allCases)
  func cancelled(course: Course) {
    var run = PagerRun(count: 5, course: course)
    run.drag(from: 300, to: 200)
    #expect(run.pager.velocity > 900)
    run.send(.cancelled(pointer: 0))
    #expect(run.log.contains(.dragEnded(velocity: 0)) && run.log.targets == [0])
    run.wait(1)
    #expect(run.pager.page == 0 && run.pager.fraction == 0)
  }

  @Test(
    "has the velocity of the hand, past an end that of what is shown",
    arguments: Course.allCases
  )
  func velocity(course: Course) {
    var run = PagerRun(count: 5, initial: 2, course: course)
    run.drag(from: 300, to: 200)
    #expect((run.pager.velocity - 1000).magnitude < 1)
    var pulled = PagerRun(count: 5, course: course)
    pulled.drag(from: 100, to: 200)
    let slope = RubberBand(dimension: 390).slope(atDistance: 90)
    #expect((pulled.pager.velocity + 1000 * slope).magnitude < 1)
  }

  @Test("belongs to one pointer; others are ignored meanwhile", arguments: Course.allCases)
  func secondPointer(course: Course) {
    var run = PagerRun(count: 5, course: course)
    run.drag(from: 300, to: 200)
    let offset = run.pager.offset
    run.press(at: 50, pointer: 1, after: 0.01)
    run.move(to: 350, pointer: 1, after: 0.01)
    run.lift(at: 350, pointer: 1, after: 0.01)
    run.send(.cancelled(pointer: 7))
    #expect(run.pager.offset == offset && run.pager.state == .dragging)
    run.move(to: 190, after: 0.01)
    #expect((run.pager.offset - offset - 10).magnitude < 1e-9)
  }

  @Test("whose lift was lost goes on from the new place without a jump", arguments: Course.allCases)
  func lostLift(course: Course) {
    for end in [200.0, 480] {
      var run = PagerRun(count: 5, course: course)
      run.drag(from: 300, to: end)
      let offset = run.pager.offset
      run.press(at: 20, after: 0.3)
      #expect((run.pager.offset - offset).magnitude < 1e-9)
      run.move(to: 20, after: 0.01)
      #expect((run.pager.offset - offset).magnitude < 1e-9)
      run.lift(at: 20, after: 0.2)
      run.wait(1)
      #expect(run.pager.state == .idle && run.pager.fraction == 0)
    }
  }

  @Test(
    "shorter than the slop that a lift makes longer is a drag all the same",
    arguments: Course.allCases
  )
  func fastLift(course: Course) {
    var run = PagerRun(count: 5, course: course)
    _ = run.taken()
    run.press(at: 300)
    run.lift(at: 200, after: 0.02)
    #expect(run.log.first == .dragBegan && run.log.targets == [1])
    #expect(run.pager.offset == 90)
  }

  @Test(
    "is given up for a command; the pointer is ignored until it lifts",
    arguments: Course.allCases
  )
  func commanded(course: Course) {
    var run = PagerRun(count: 5, course: course)
    run.drag(from: 300, to: 200)
    _ = run.taken()
    run.send(.commanded(page: 3, animated: true))
    #expect(run.log.first == .dragEnded(velocity: 0) && run.pager.state == .animating)
    run.move(to: 20, after: 0.1)
    run.lift(at: 20, after: 0.1)
    run.wait(2)
    #expect(run.log.settlements == [3] && run.pager.page == 3)
    run.press(at: 200)
    #expect(run.pager.state == .held)
  }

  @Test("there and back through its start is one way", arguments: Course.allCases)
  func reversing(course: Course) {
    var run = PagerRun(count: 3, initial: 1, course: course)
    _ = run.taken()
    run.press(at: 200)
    var last = 1.0
    for step in (0...80).map({ Double($0 < 27 ? -$0 : $0 - 54) }) {
      // From 0 to 27 hundredths of a page on, and back to 27 behind.
      run.move(to: 200 + step * 3.9 - 10, after: 0.01)
      #expect((run.pager.position - last).magnitude < 0.0100001)
      last = run.pager.position
    }
    #expect((last - 0.74).magnitude < 1e-9 && run.log.changes == [])
    #expect(run.pager.visible == 0..<2)
    run.lift(at: 200 + 26 * 3.9 - 10, after: 0.2)
    run.wait(1)
    #expect(run.pager.page == 1 && run.log.settlements == [1])
    var words = PageWords()
    for page in 0..<3 as Range<Int64> { words.take(.mount(page: page, slot: 0, reused: false)) }
    words.take(.willAppear(page: 1))
    words.take(.didAppear(page: 1))
    for effect in run.log.appearances { words.take(effect) }
    #expect(words.breach == nil && words.words == [0: .hidden, 1: .didAppear, 2: .hidden])
  }
}
