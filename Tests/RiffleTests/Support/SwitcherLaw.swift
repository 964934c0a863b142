import Riffle

/// What holds for a switcher after every event, whatever happened to it.
///
/// It takes in all effects from the start on and keeps the first breach. Plain comparisons, not
/// expectations: a run takes them in by the million.
struct SwitcherLaw {
  private(set) var breach: String?
  private var words = PageWords()
  private var move: Move?
  private var wentAlong = false
  private var selected: Int64?
  private var commands = CommandLedger()
  private var question = 0
  private var isQuestionOpen = false
  private var runsFrames = false
  private var isStarted = false
  private var placements: [Placement] = []
  private var events = 0
  private let initial: Int64

  init(initial: Int64) {
    self.initial = initial
  }

  /// The last question that was asked, if it may still be open.
  var openQuestion: Int? { isQuestionOpen ? question : nil }

  /// Takes in what one event led to.
  ///
  /// - Parameters:
  ///   - effects: the effects of this event alone.
  ///   - event: the event; nothing may have been due before it where it changes the list or steps.
  ///   - before: the switcher before the event.
  ///   - switcher: the switcher after the event.
  mutating func take(
    _ effects: [PageSwitcher.Effect],
    after event: PageSwitcher.Event,
    from before: PageSwitcher,
    to switcher: PageSwitcher
  ) {
    if !isStarted {
      isStarted = true
      selected = before.selected
    }
    commands.take(event, of: before)
    if case .permitted(question, _) = event { isQuestionOpen = false }
    var change = Renumbering(event, of: before)
    for effect in effects {
      words.take(switching: effect)
      take(effect)
      if effect == .renumbered {
        if let change { renumber(by: change) } else { blame("renumbered without need, or twice") }
        change = nil
      }
    }
    expect(change == nil, "did not say that pages have new numbers")
    if let breach = words.breach ?? commands.breach { blame(breach) }
    checkNumbers(switcher)
    checkChildren(switcher)
    checkPlacements(switcher, isPlaced: effects.contains(.placed))
  }

  /// Nothing is down or asked, and it has had its time: it rests.
  mutating func checkRest(_ switcher: PageSwitcher, isShown: Bool) {
    expect(switcher.state == .idle, "does not rest")
    expect(switcher.due == nil, "something is due at rest")
    expect(switcher.velocity == 0 && switcher.progress == 0, "moves at rest")
    expect(switcher.move == nil && move == nil, "a move at rest")
    expect(switcher.pending == nil, "a page is pending at rest")
    expect(!runsFrames, "frames at rest")
    expect(commands.isEmpty, "a command was never answered")
    for word in words.words.values {
      expect(word == (isShown ? .didAppear : .hidden), "the page at rest was told something else")
    }
  }

  private mutating func renumber(by change: Renumbering) {
    selected = change.selection(after: selected, initial: initial)
    if let old = move {
      move = nil
      if let from = change.place(old.from), let to = change.place(old.to) {
        move = Move(from: from, to: to)
      } else {
        blame("a move goes on with a page that is gone")
      }
    }
    words.renumber(change.place)
    commands.renumber(change.place)
  }

  private mutating func take(_ effect: PageSwitcher.Effect) {
    switch effect {
    case .willMove(let next):
      expect(move == nil, "a move begins before the end of the last")
      expect(next.from == selected && next.to != next.from, "a move from elsewhere")
      (move, wentAlong) = (next, false)
    case .alongside(let next):
      expect(move == next && !wentAlong, "goes along with no move, or twice")
      wentAlong = true
    case .didMove(let last), .cancelled(let last):
      expect(move == last, "the end of another move")
      move = nil
      selected = effect == .didMove(last) ? last.to : last.from
    case .shouldMove(let next, let number):
      expect(number > question, "a question's number comes again")
      expect(next.from == selected && next.to != next.from, "asks for a move from elsewhere")
      (question, isQuestionOpen) = (number, true)
    case .answered(let command, let isSettled):
      commands.answer(command, isSettled: isSettled, on: selected)
    case .framesStarted, .framesStopped:
      expect(runsFrames == (effect == .framesStopped), "frames started or stopped twice")
      runsFrames = effect == .framesStarted
    case .mount(let page), .unmount(let page), .willAppear(let page), .didAppear(let page),
      .willDisappear(let page), .didDisappear(let page):
      expect(page >= 0, "a page below 0")
    case .renumbered, .dragBegan, .placed: break
    }
  }

  private mutating func checkNumbers(_ switcher: PageSwitcher) {
    let range = 0..<switcher.count
    expect(switcher.selected.map(range.contains) ?? range.isEmpty, "selected out of range")
    expect(switcher.pending.map(range.contains) ?? true, "pending out of range")
    expect(switcher.selected == selected, "another page is selected than was said")
    expect(switcher.move == move, "another move is under way than was said")
    expect((0...1).contains(switcher.progress), "progress out of range")
    expect(switcher.move != nil || switcher.progress == 0, "progress without a move")
    expect(switcher.selection.isFinite && switcher.velocity.isFinite, "no finite selection")
    expect(switcher.due?.isFinite ?? true, "no finite time is due")
    expect(runsFrames == (switcher.due != nil), "frames run with nothing due, or the other way")
    expect((switcher.due != nil) == switcher.state.isOfItself, "due in another state")
    if switcher.state == .idle, !isQuestionOpen {
      expect(commands.isEmpty, "a command was not answered at rest")
      expect(switcher.pending == nil, "a page is pending at rest")
    }
  }

  private mutating func checkChildren(_ switcher: PageSwitcher) {
    let children = switcher.childPages
    let expected = move.map { [min($0.from, $0.to), max($0.from, $0.to)] } ?? selected.map { [$0] }
    expect(children == expected ?? [], "children other than the move's, or the selected one")
    expect(
      words.words.count == children.count && children.allSatisfy { words.words[$0] != nil },
      "children and views differ"
    )
  }

  /// The placements obey, and are others than they were only where that was said.
  private mutating func checkPlacements(_ switcher: PageSwitcher, isPlaced: Bool) {
    events += 1
    guard isPlaced || events.isMultiple(of: 8) else { return }
    let old = placements
    switcher.placements(into: &placements)
    expect(isPlaced || placements == old, "placed otherwise without a word")
    let children = switcher.childPages
    expect(placements.count == children.count, "placements and children differ")
    for (page, placement) in zip(children, placements) {
      expect(placement.page == page, "a placement of another page")
      expect(placement.isFinite, "a placement is not finite")
      expect((0...1).contains(placement.opacity), "opacity out of range")
      expect((-1...1).contains(placement.progress), "a page's progress out of range")
    }
  }

  private mutating func expect(_ condition: Bool, _ what: String) {
    if !condition { blame(what) }
  }

  private mutating func blame(_ what: String) {
    if breach == nil { breach = what }
  }
}

extension PageSwitcher.State {
  /// Whether it comes to its end by itself.
  fileprivate var isOfItself: Bool { self == .programmatic || self == .settling }
}
