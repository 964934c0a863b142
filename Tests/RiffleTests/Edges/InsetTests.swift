import Riffle
import Testing

/// Who adds what: the client's insets, the controls', and what is left of them.
@Suite("Insets of edge controls")
struct InsetTests {
  @Test("Owners add up, and take back exactly what was theirs")
  func ledger() {
    let client = Insets(top: 0.1, left: 0.2, bottom: 0.3, right: 0.7)
    var ledger = InsetLedger(client: client)
    ledger.set(50, at: .top, by: 1)
    ledger.set(0.3, at: .top, by: 2)
    ledger.set(12, at: .right, by: 2)
    #expect(ledger.effective.top == 0.1 + 50 + 0.3 && ledger.effective.right == 0.7 + 12)
    ledger.set(70, at: .top, by: 1)
    #expect(ledger.effective.top == 0.1 + 70 + 0.3)
    ledger.set(.nan, at: .bottom, by: 1)
    ledger.set(-5, at: .bottom, by: 1)
    ledger.set(9, at: .leading, by: 1)
    #expect(ledger.effective.bottom == 0.3 && ledger.effective.left == 0.2)
    ledger.remove(2)
    ledger.set(0, at: .top, by: 1)
    #expect(ledger.effective == client && ledger == InsetLedger(client: client))
  }

  @Test("The client's are kept while a control is active, and stay when it goes")
  func client() {
    var run = AreaRun(.top, insets: Insets(top: 91, left: 0, bottom: 34, right: 0))
    #expect(run.area.offset.y == -91)
    run.send(.activated(control: 0, animated: true))
    run.wait(1)
    #expect(run.area.effectiveInsets.top == 141 && run.area.offset.y == -141)
    let insets = Insets(top: 44, left: 0, bottom: 20, right: 0)
    run.send(.inset(insets))
    #expect(run.area.clientInsets == insets && run.area.effectiveInsets.top == 94)
    #expect(run.area.offset.y == -94)
    run.send(.finished(control: 0, .success))
    run.wait(1)
    #expect(run.area.effectiveInsets == insets && run.area.offset.y == -44)
  }

  @Test("A mode without an inset takes no room, and is gone when it is done")
  func withoutInset() {
    var run = AreaRun(.top) { $0.mode = .enabledWithoutInset }
    run.pressAndPull(top: 85)
    run.lift(y: AreaRun.hand(for: 85), after: 0.3)
    run.wait(2)
    #expect(run.state() == .active && run.area.effectiveInsets == .zero && run.area.offset.y == 0)
    run.send(.finished(control: 0, .success))
    #expect(run.states() == [.triggering, .active, .completed, .idle])
  }

  @Test("Four edges at once are on their own")
  func four() {
    var run = AreaRun(.top, .left, .bottom, .right, content: Size(width: 1200, height: 2000))
    for index in 0..<4 { run.send(.activated(control: index, animated: true)) }
    run.wait(1)
    #expect(run.area.effectiveInsets == Insets(top: 50, left: 50, bottom: 50, right: 50))
    #expect(run.area.offset == Point(x: -50, y: -50))
    run.send(.finished(control: 2, .end))
    run.send(.deactivated(control: 1, animated: false))
    run.wait(1)
    #expect(run.area.effectiveInsets == Insets(top: 50, left: 0, bottom: 0, right: 50))
    run.send(.detached(control: 0))
    run.wait(1)
    #expect(run.area.effectiveInsets == Insets(top: 0, left: 0, bottom: 0, right: 50))
    #expect(run.area.offset == .zero && run.state(2) == .active)
  }

  @Test("Opposite edges of short content are independent (S52)")
  func short() {
    var run = AreaRun(.top, .bottom, content: Size(width: 390, height: 300))
    run.pressAndPull(top: 120)
    run.lift(y: AreaRun.hand(for: 120))
    for _ in 0..<120 { run.wait(1 / 60) }
    #expect(run.states(of: 1).isEmpty && run.state() == .active && run.area.offset.y == -50)
    run.send(.finished(control: 0, .success))
    run.wait(1)
    #expect(run.area.offset.y == 0)
    run.press(y: 700)
    run.move(y: 690 - RubberBand(dimension: 844).distance(forOffset: 85))
    #expect(run.states(of: 1) == [.triggering, .active])
  }

  @Test("Detaching gives the room back on the band, and nothing jumps")
  func detach() {
    for content in [2000, 300.0] {
      var run = AreaRun(.top, content: Size(width: 390, height: content))
      run.send(.activated(control: 0, animated: false))
      run.send(.detached(control: 0))
      #expect(run.area.offset.y == -50 && run.area.effectiveInsets == .zero)
      run.wait(0.05)
      #expect(run.area.offset.y < -5 && run.area.offset.y > -45)
      run.wait(1)
      #expect(run.area.offset.y == 0 && run.area.due == nil)
    }
  }

  @Test("Content that grows takes nobody along to its new end")
  func growth() {
    var run = AreaRun(.bottom)
    run.send(.scrolled(x: 0, y: 1156))
    run.send(.activated(control: 0, animated: true))
    run.wait(0.1)
    let offset = run.area.offset.y
    run.send(.resized(run.area.viewport, content: Size(width: 390, height: 3000)))
    run.wait(1)
    #expect(offset > 1170 && run.area.offset.y == offset)
    run.send(.finished(control: 0, .success))
    run.wait(1)
    #expect(run.area.offset.y == offset && run.area.effectiveInsets == .zero)
  }

  @Test("Pulled twice at one edge, two controls take their turns; the first one's end is no pull")
  func oneEdge() {
    var run = AreaRun(.top, .top)
    run.pressAndPull(top: 81)
    #expect(run.state(0) == .active && run.state(1) == .triggering)
    #expect(abs((run.progress(1) ?? 0) - 31.0 / 80) < 1e-9)
    run.send(.finished(control: 0, .success))
    run.pull(top: 90)
    #expect(run.area.effectiveInsets == .zero && run.state(1) == .idle)
    run.lift(y: AreaRun.hand(for: 90))
    run.wait(2)
    // Past the first one's room, another 80 points belong to the second.
    run.pressAndPull(top: 81)
    run.move(y: 900)
    #expect(run.state(0) == .active && run.state(1) == .active)
    #expect(run.area.effectiveInsets.top == 100)
  }

  @Test("In another direction a leading control is at the other side, with its room")
  func direction() {
    var run = AreaRun(.leading, .trailing, content: Size(width: 1200, height: 2000))
    run.send(.activated(control: 0, animated: false))
    #expect(run.area.effectiveInsets.left == 50)
    var configuration = ScrollArea.Configuration()
    configuration.direction = .rightToLeft
    run.send(.configured(configuration))
    #expect(run.area.effectiveInsets == Insets(top: 0, left: 0, bottom: 0, right: 50))
    run.send(.deactivated(control: 0, animated: true))
    run.wait(1)
    #expect(run.area.effectiveInsets == .zero)
  }
}
