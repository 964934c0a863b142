import Riffle
import Testing

@Suite("The defaults of a switcher")
struct SwitcherDefaultsTests {
  @Test("are the seed's")
  func values() {
    let configuration = PageSwitcher.Configuration()
    #expect(configuration.animator == .default)
    #expect(configuration.duration == 1 && configuration.speed == 3.2)
    #expect(configuration.edgeZone == 25 && configuration.isInteractive)
    #expect(configuration.direction == .leftToRight && configuration.whileBusy == .retarget)
    #expect(configuration.slop == 10 && configuration.insets == .zero)
    #expect(!configuration.reducesMotion && !configuration.asks)
  }

  @Test("let a move by command take 0.3125 s")
  func duration() {
    var run = SwitcherRun(count: 3)
    run.select(1)
    #expect(run.switcher.due == 0.3125 && run.switcher.state == .programmatic)
    run.send(.elapsed, after: 0.3125.nextDown)
    #expect(run.switcher.move == Move(from: 0, to: 1) && run.switcher.selected == 0)
    run.send(.elapsed, at: 0.3125)
    #expect(run.switcher.move == nil && run.switcher.selected == 1)
    #expect(run.switcher.state == .idle && run.switcher.due == nil)
  }

  @Test(
    "let it slow down to its end",
    arguments: [
      (0.1, 0.161), (0.25, 0.378), (0.4, 0.571), (0.5, 0.685), (0.75, 0.907), (0.9, 0.983),
    ]
  )
  func easing(part: Double, progress: Double) {
    var run = SwitcherRun(count: 3, initial: 2)
    run.select(0)
    run.send(.elapsed, after: 0.3125 * part)
    #expect(matches(run.switcher.progress, progress, decimals: 3))
    #expect((run.switcher.selection - (2 - 2 * run.switcher.progress)).magnitude < 1e-12)
  }

  @Test(
    "can be other ones",
    arguments: [(1.0, 1.0, 1.0), (0.5, 2, 0.25), (2, 0.5, 4), (1e9, 1, 3600)]
  )
  func otherDurations(duration: Double, speed: Double, time: Double) {
    var run = SwitcherRun(count: 3) { ($0.duration, $0.speed) = (duration, speed) }
    run.select(1)
    #expect(run.switcher.due == time)
  }

  @Test(
    "that are no time at all take none",
    arguments: [
      (0.0, 3.2), (-1, 3.2), (.nan, 3.2), (.infinity, 3.2), (1, 0), (1, -3.2), (1, .nan),
      (1, .infinity),
    ]
  )
  func noTime(duration: Double, speed: Double) {
    var run = SwitcherRun(count: 3) { ($0.duration, $0.speed) = (duration, speed) }
    run.select(1, command: 7)
    #expect(run.switcher.selected == 1 && run.switcher.due == nil)
    #expect(run.log.last { !$0.isDrawing } == .answered(command: 7, settled: true))
  }

  @Test("begin on the first page, or on the one asked for that there is")
  func initial() {
    #expect(SwitcherRun(count: 3).switcher.selected == 0)
    #expect(SwitcherRun(count: 3, initial: 2).switcher.selected == 2)
    #expect(SwitcherRun(count: 3, initial: 9).switcher.selected == 2)
    #expect(SwitcherRun(count: 3, initial: -9).switcher.selected == 0)
    #expect(SwitcherRun(count: 0, initial: 2).switcher.selected == nil)
    #expect(SwitcherRun(count: -4).switcher.count == 0)
    #expect(SwitcherRun(count: .max, initial: .max).switcher.selected == 999_999_999_999_999_999)
  }
}
