import Riffle
import Testing

@Suite("A placement")
struct PlacementTests {
  @Test("stands where its page is, insets and spacing left free", arguments: Course.allCases)
  func frames(course: Course) {
    var run = PagerRun(count: 5, initial: 2, course: course) {
      $0.insets = Insets(top: 10, left: 10, bottom: 10, right: 10)
      $0.spacing = 12
    }
    // 370 points of area, pages of 370, 382 from one to the next.
    #expect(run.placements.map(\.page) == [1, 2, 3])
    #expect([1, 2, 3].map { run.start(of: $0) } == [-372, 10, 392])
    for placement in run.placements {
      let size = Size(width: placement.frame.width, height: placement.frame.height)
      #expect(course.flow.along(size) == 370 && course.flow.across(size) == 824)
    }
    run.drag(pages: 0.25, of: 382)
    #expect(([1, 2, 3].map { run.start(of: $0) }[1] - (10 - 95.5)).magnitude < 1e-9)
    #expect((run.pager.placement(of: 3).progress - 0.75).magnitude < 1e-12)
    #expect((run.pager.placement(of: 1).progress + 1.25).magnitude < 1e-12)
  }

  @Test("has the progress in whole percent, cut off towards zero", arguments: Course.allCases)
  func parallax(course: Course) {
    for unclamped in [false, true] {
      var run = PagerRun(count: 5, initial: 2, course: course) {
        $0.parallax = unclamped ? .unclamped : .clamped
        $0.overscan = 2
      }
      run.drag(pages: 0.256)
      #expect(run.placements.map(\.page) == [0, 1, 2, 3, 4])
      let numbers = run.placements.map(\.parallax)
      #expect(numbers == (unclamped ? [-225, -125, -25, 74, 174] : [-100, -100, -25, 74, 100]))
    }
  }

  @Test("is turned by the transition, unless motion is to be reduced", arguments: Course.allCases)
  func transitions(course: Course) {
    for reducedMotion in [false, true] {
      var run = PagerRun(count: 5, initial: 2, course: course) {
        $0.transition = .cards
        $0.reducedMotion = reducedMotion
      }
      #expect(run.pager.placement(of: 2).matrix == .identity)
      run.drag(pages: 0.25)
      for placement in run.placements {
        let cards = Transition.cards.matrix(progress: placement.progress, extent: 390)
        let expected = reducedMotion ? .identity : course.flow.transform(cards)
        #expect(placement.matrix == expected && placement.opacity == 1)
      }
      let depths = run.placements.map(\.depth)
      #expect(depths[1] > depths[0] && depths[1] > depths[2])
    }
  }

  @Test("is visible with more than half a device pixel in view", arguments: Course.allCases)
  func visibility(course: Course) {
    for scale in [1.0, 2, 3] {
      var run = PagerRun(count: 5, course: course, scale: scale) { $0.slop = 0 }
      run.press(at: 200)
      run.move(to: 200 - 0.49 / scale, after: 0.01)
      #expect(run.pager.visible == 0..<1)
      run.move(to: 200 - 0.51 / scale, after: 0.01)
      #expect(run.pager.visible == 0..<2)
      run.move(to: 200 - 389.6 / scale, after: 0.01)
      #expect(run.pager.visible == (scale == 1 ? 1..<2 : 0..<2))
    }
  }

  @Test("is visible around the viewport, too, where that does not clip", arguments: Course.allCases)
  func outset(course: Course) {
    var run = PagerRun(count: 9, initial: 4, course: course) {
      $0.clips = false
      $0.outset = Insets(top: 5, left: 5, bottom: 5, right: 5)
      $0.overscan = 0
    }
    #expect(run.pager.visible == 3..<6 && run.pager.mounted == 3..<6)
    #expect(run.log.appearances.count == 6)
    run.configure { $0.clips = true }
    #expect(run.pager.visible == 4..<5)
  }

  @Test("keeps its page's slot for as long as the page is mounted", arguments: Course.allCases)
  func slots(course: Course) {
    var run = PagerRun(count: 50, course: course)
    var slots: [Int64: Int32] = [:]
    for _ in 0..<30 {
      run.flick(1500)
      for _ in 0..<10 {
        run.send(.elapsed, after: 0.02)
        let now = run.placements
        for placement in now { #expect(slots[placement.page] ?? placement.slot == placement.slot) }
        slots = Dictionary(uniqueKeysWithValues: now.map { ($0.page, $0.slot) })
        #expect(Set(slots.values).count == slots.count)
      }
    }
  }
}
