import Riffle
import Testing

/// Where controls stand, and how much of them is seen.
@Suite("Where edge controls stand")
struct AreaPlacementTests {
  private func run(
    _ edges: Edge...,
    insets: Insets = .zero,
    control: (inout EdgeControl.Configuration) -> Void = { _ in }
  ) -> AreaRun {
    var run = AreaRun(content: Size(width: 1200, height: 2000), insets: insets)
    for edge in edges {
      var configuration = EdgeControl.Configuration()
      configuration.edge = edge
      control(&configuration)
      run.send(.attached(configuration))
    }
    return run
  }

  @Test("One that is fixed stands at its edge, within the client's inset, wherever the content is")
  func fixed() {
    let insets = Insets(top: 91, left: 7, bottom: 34, right: 9)
    var run = run(.top, .left, .bottom, .right, insets: insets)
    let frames = [
      Rect(x: 0, y: 91, width: 390, height: 50), Rect(x: 7, y: 0, width: 50, height: 844),
      Rect(x: 0, y: 760, width: 390, height: 50), Rect(x: 331, y: 0, width: 50, height: 844),
    ]
    #expect((0..<4).map { run.area.frame(of: $0) } == frames)
    run.send(.scrolled(x: 300, y: 700))
    #expect((0..<4).map { run.area.frame(of: $0) } == frames)
    run.send(.activated(control: 0, animated: false))
    #expect((0..<4).map { run.area.frame(of: $0) } == frames)
    #expect(run.area.frame(of: 4) == nil && run.area.frame(of: -1) == nil)
  }

  @Test("A margin moves it inwards, a negative one outwards")
  func margin() {
    for margin in [12, -20.0] {
      var run = run(.top, .right) { $0.margin = margin }
      #expect(run.area.frame(of: 0)?.y == margin && run.area.frame(of: 1)?.x == 340 - margin)
      run.send(.activated(control: 0, animated: false))
      // The content begins 50 points from the edge; what is outside is not seen.
      #expect(run.area.visibleLength(of: 0) == (margin > 0 ? 38 : 30))
    }
  }

  @Test("One that goes along ends where the content begins, and slides in with it")
  func along() {
    var run = run(.top, .bottom) { $0.layout = .along }
    #expect(run.area.frame(of: 0)?.y == -50 && run.area.frame(of: 1)?.y == 2000)
    run.send(.scrolled(x: 0, y: 100))
    #expect(run.area.frame(of: 0)?.y == -150 && run.area.visibleLength(of: 0) == 0)
    run.send(.scrolled(x: 0, y: 0))
    run.pressAndPull(top: 30)
    #expect(abs((run.area.frame(of: 0)?.y ?? 0) + 20) < 1e-9)
    #expect(abs(run.area.visibleLength(of: 0) - 30) < 1e-9)
    run.pull(top: 70)
    #expect(abs((run.area.frame(of: 0)?.y ?? 0) - 20) < 1e-9)
    #expect(run.area.visibleLength(of: 0) == 50)
  }

  @Test("What is seen of it is what the pull has laid bare")
  func visible() {
    var run = run(.top)
    #expect(run.area.visibleLength(of: 0) == 0 && run.area.visibleLength(of: 7) == 0)
    run.press()
    for distance in [10, 30, 50, 70.0] {
      run.pull(top: distance)
      #expect(abs(run.area.visibleLength(of: 0) - min(50, distance)) < 1e-9)
    }
    run.pull(top: 85)
    #expect(run.state() == .active && run.area.visibleLength(of: 0) == 50)
    run.lift(y: AreaRun.hand(for: 85), after: 0.3)
    run.wait(2)
    #expect(run.area.visibleLength(of: 0) == 50)
    // Scrolled on, the content covers it.
    run.send(.scrolled(x: 0, y: -20))
    #expect(run.area.visibleLength(of: 0) == 20)
  }

  @Test("At one edge they stack inwards, in the order in which they came")
  func stack() {
    var run = run(.top, .top, .top)
    for index in [2, 0] { run.send(.activated(control: index, animated: false)) }
    #expect((0..<3).map { run.area.frame(of: $0)?.y } == [0, 50, 50])
    #expect((0..<3).map { run.area.visibleLength(of: $0) } == [50, 50, 50])
    run.send(.activated(control: 1, animated: false))
    #expect((0..<3).map { run.area.frame(of: $0)?.y } == [0, 50, 100])
    run.send(.detached(control: 0))
    run.wait(1)
    #expect((0..<2).map { run.area.frame(of: $0)?.y } == [0, 50])
  }
}
