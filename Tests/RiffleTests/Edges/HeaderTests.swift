import Riffle
import Testing

/// A header above the content: its room, and where it stands.
@Suite("Sticky headers")
struct HeaderTests {
  private func header(_ height: Double, _ change: (inout StickyHeader) -> Void = { _ in })
    -> StickyHeader
  {
    var header = StickyHeader()
    header.height = height
    change(&header)
    return header
  }

  private func top(_ run: AreaRun) -> Double { run.area.effectiveInsets.top }
  private func y(_ run: AreaRun) -> Double { run.area.headerFrame?.y ?? .nan }

  @Test("The first one has its room at once, beside the client's inset, which stays his")
  func room() {
    var run = AreaRun(.top, insets: Insets(top: 20, left: 0, bottom: 8, right: 0))
    #expect(run.area.header == nil && run.area.headerFrame == nil)
    run.send(.headed(header(100)))
    #expect(run.area.clientInsets == Insets(top: 20, left: 0, bottom: 8, right: 0))
    #expect(run.area.effectiveInsets == Insets(top: 120, left: 0, bottom: 8, right: 0))
    #expect(run.area.offset.y == -120 && run.area.due == nil)
    #expect(run.area.headerFrame == Rect(x: 0, y: 20, width: 390, height: 100))
    #expect(run.area.headerVisibleLength == 100)
    // The client's own inset is another one under it, and moves nothing that stands in the new one.
    run.send(.inset(Insets(top: 30, left: 0, bottom: 0, right: 0)))
    #expect(top(run) == 130 && run.area.clientInsets.top == 30)
    #expect(run.area.offset.y == -120 && y(run) == 20)
    run.send(.scrolled(x: 0, y: -130))
    #expect(y(run) == 30)
    run.send(.headed(nil))
    run.wait(2)
    #expect(run.area.effectiveInsets == run.area.clientInsets && run.area.offset.y == -30)
    #expect(run.area.header == nil && run.area.headerVisibleLength == 0)
  }

  @Test("An area may begin with one")
  func beginning() {
    var area = ScrollArea(
      viewport: Viewport(size: Size(width: 390, height: 844)),
      content: Size(width: 390, height: 2000),
      insets: Insets(top: 20, left: 0, bottom: 0, right: 0),
      header: header(100)
    )
    #expect(area.offset.y == -120 && area.due == nil && area.state == .idle)
    var effects: [ScrollArea.Effect] = []
    area.handle(.elapsed, at: 0, into: &effects)
    #expect(effects == [.placed])
  }

  @Test("Who has scrolled away stays where he is")
  func away() {
    var run = AreaRun(.top)
    run.send(.scrolled(x: 0, y: 300))
    run.send(.headed(header(100)))
    #expect(run.area.offset.y == 300 && top(run) == 100 && y(run) == -400)
    run.send(.headed(header(100) { $0.isActive = false }))
    run.wait(1)
    #expect(run.area.offset.y == 300 && top(run) == 0)
  }

  @Test("It leaves with content that scrolls up, and stays at the top where that is pulled down")
  func together() {
    var run = AreaRun(.top)
    run.send(.headed(header(100)))
    for (offset, place) in [(-100.0, 0.0), (-70, -30), (0, -100), (500, -600)] {
      run.send(.scrolled(x: 0, y: offset))
      #expect(y(run) == place)
    }
    run.send(.scrolled(x: 0, y: -100))
    run.pressAndPull(top: 60)
    #expect(run.area.offset.y < -150 && y(run) == 0)
  }

  @Test("One that does not scroll together stays at the top")
  func stays() {
    var run = AreaRun(.top)
    run.send(.headed(header(100) { $0.scrollsTogether = false }))
    for offset in [-100.0, 0, 500] {
      run.send(.scrolled(x: 0, y: offset))
      #expect(y(run) == 0 && top(run) == 100)
    }
  }

  @Test("It reaches into the safe area, or begins below it")
  func safeArea() {
    let insets = Insets(top: 59, left: 0, bottom: 0, right: 0)
    var run = AreaRun(.top, insets: insets)
    run.send(.headed(header(159) { $0.safeArea = 59 }))
    #expect(top(run) == 159 && run.area.headerFrame == Rect(x: 0, y: 0, width: 390, height: 159))
    run.send(.headed(header(100) { ($0.safeArea, $0.attachesToSafeArea) = (59, true) }))
    run.wait(1)
    #expect(top(run) == 159 && run.area.headerFrame == Rect(x: 0, y: 59, width: 390, height: 100))
    // One that is not taller than what it reaches into needs no room.
    run.send(.headed(header(40) { $0.safeArea = 59 }))
    run.wait(1)
    #expect(top(run) == 59 && run.area.headerVisibleLength == 40)
  }

  @Test("It comes and goes by the seed's spring, and the content with it")
  func spring() {
    var run = AreaRun(.top)
    run.send(.headed(header(50) { $0.isActive = false }))
    #expect(top(run) == 0 && run.area.headerVisibleLength == 0)
    run.send(.headed(header(50)))
    #expect(run.area.state == .animating)
    run.wait(0.08)
    #expect(top(run) >= 25 && top(run) < 28 && run.area.offset.y == 0 - top(run))
    #expect(abs(run.area.headerVisibleLength - top(run)) < 1e-9 && y(run) == 0)
    // It turns where it is.
    let before = top(run)
    run.send(.headed(header(50) { $0.isActive = false }))
    #expect(top(run) == before)
    run.wait(2)
    #expect(run.area.effectiveInsets == .zero && run.area.offset.y == 0 && run.area.due == nil)
  }

  @Test("Under a hand its room is there at once, and what is seen stays", arguments: [40, 180.0])
  func hand(height: Double) {
    var run = AreaRun(.top)
    run.send(.headed(header(100)))
    run.pressAndPull(top: 60)
    let offset = run.area.offset.y
    #expect(run.progress() ?? 0 > 0.5)
    run.send(.headed(header(height)))
    #expect(run.area.offset.y == offset && top(run) == height && run.area.state == .dragging)
    // An end that has gone back under the hand is no pull.
    run.pull(top: 300)
    run.lift(y: 900)
    run.wait(2)
    #expect(run.activations() == (height > 100 ? run.activations() : []))
    #expect(run.area.offset.y == 0 - top(run))
  }

  @Test("A control's room is inside of it, whichever came first", arguments: [true, false])
  func control(headerFirst: Bool) {
    var run = headerFirst ? AreaRun() : AreaRun(.top)
    run.send(.headed(header(100)))
    if headerFirst { run.send(.attached(EdgeControl.Configuration())) }
    run.send(.activated(control: 0, animated: false))
    #expect(top(run) == 150 && run.area.offset.y == -150 && y(run) == 0)
    #expect(run.area.frame(of: 0) == Rect(x: 0, y: 100, width: 390, height: 50))
    #expect(run.area.visibleLength(of: 0) == 50)
    // The header leaves with the content; what is left of it has the control below.
    run.send(.scrolled(x: 0, y: -120))
    #expect(y(run) == -30 && run.area.frame(of: 0)?.y == 70 && run.area.visibleLength(of: 0) == 50)
    run.send(.scrolled(x: 0, y: -20))
    #expect(y(run) == -130 && run.area.frame(of: 0)?.y == 0 && run.area.visibleLength(of: 0) == 20)
    // One that stays covers the edge for good.
    run.send(.headed(header(100) { $0.scrollsTogether = false }))
    #expect(run.area.frame(of: 0)?.y == 100 && run.area.visibleLength(of: 0) == 0)
    run.send(.headed(nil))
    #expect(run.area.frame(of: 0)?.y == 0 && top(run) == 50)
    run.send(.deactivated(control: 0, animated: true))
    run.wait(2)
    #expect(run.area.effectiveInsets == .zero)
  }

  @Test("A pull is measured from below it")
  func pull() {
    var run = AreaRun(.top)
    run.send(.headed(header(100)))
    run.pressAndPull(top: 79)
    #expect(run.state() == .triggering)
    run.pull(top: 81)
    #expect(run.state() == .active && top(run) == 150)
    #expect(abs(run.area.offset.y + 181) < 0.001)
  }

  @Test("What makes no sense is no height")
  func sense() {
    for height in [-1, .nan, .infinity] {
      var run = AreaRun(.top)
      run.send(.headed(header(height) { $0.safeArea = height }))
      #expect(run.area.effectiveInsets == .zero && run.area.headerFrame?.height == 0)
      #expect(y(run) == 0)
    }
  }
}
