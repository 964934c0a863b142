import Riffle

/// What holds for a pager after every event, whatever happened to it.
///
/// It takes in all effects from the start on and keeps the first breach. Plain comparisons, not
/// expectations: a run takes them in by the million.
struct PagerLaw {
  private(set) var breach: String?
  private var words = PageWords()
  private var fetches = FetchLaw()
  private var slots: [Int64: Int32] = [:]
  /// The slots of the views that wait in the host's pool.
  private var waiting: Set<Int32> = []
  private var peak = 0
  private var target: Int64?
  private var nearest: Int64?
  private var runsFrames = false
  private var isDragging = false
  private var isStarted = false
  private var placements: [Placement] = []
  /// The pages that there were before the event.
  private var supply: PageSupply
  private let poolCapacity: Int

  init(of pager: Pager) {
    supply = pager.supply
    poolCapacity = min(1000, max(0, pager.configuration.poolCapacity))
  }

  /// Takes in what one event led to.
  ///
  /// - Parameters:
  ///   - effects: the effects of this event alone.
  ///   - pager: the pager after the event.
  ///   - event: the event; nothing may have been due before it where it is a reload.
  mutating func take(_ effects: [Pager.Effect], of pager: Pager, after event: Pager.Event) {
    let wasReloaded = if case .reloaded = event { true } else { false }
    if event == .started, !isStarted {
      isStarted = true
      nearest = pager.page
    }
    // All views are made anew; the host gives up its pool, too.
    if wasReloaded { waiting.removeAll() }
    for effect in effects {
      words.take(effect)
      fetches.take(effect)
      take(effect)
      if effect == .renumbered { renumber(after: event) }
    }
    fetches.take(pager)
    supply = pager.supply
    // Nothing is nearest among no pages; what is among new ones may be said or not.
    if pager.count == 0 { nearest = nil } else if isStarted { nearest = nearest ?? pager.page }
    if let breach = words.breach ?? fetches.breach { blame(breach) }
    checkSignals(pager)
    checkNumbers(pager)
    checkWindow(pager)
  }

  /// Pages have other numbers.
  private mutating func renumber(after event: Pager.Event) {
    guard case .edited(let edits) = event else { return blame("renumbered by no edit") }
    let model = EditedNumbers(edits, of: supply)
    words.renumber(model.number)
    fetches.renumber(model.number)
    let old = slots
    slots = [:]
    for (page, slot) in old {
      guard let next = model.number(page) else {
        blame("a page that is gone has a view")
        continue
      }
      slots[next] = slot
    }
    nearest = nearest.flatMap(model.number)
    if let page = target, model.number(page) == nil { blame("goes on to a page that is gone") }
    target = target.flatMap(model.number)
  }

  /// Nothing is down, and it has had two seconds: it rests, on a snap where it is to.
  mutating func checkRest(_ pager: Pager) {
    expect(pager.state == .idle, "does not rest")
    expect(pager.due == nil, "something is due at rest")
    expect(pager.velocity == 0, "moves at rest")
    expect(target == nil, "a target was never settled nor cancelled")
    expect(!isDragging, "a drag never ended")
    expect(!runsFrames, "frames at rest")
    fetches.checkRest(pager)
    if let breach = fetches.breach { blame(breach) }
  }

  /// At rest the pages in view have appeared and no others have, or none while off screen.
  mutating func checkAppearances(_ pager: Pager, isShown: Bool) {
    for (page, word) in words.words {
      let isSeen = isShown && pager.visible.contains { pager.page(atPlace: $0) == page }
      expect(
        word == (isSeen ? .didAppear : .hidden),
        "a page at rest was told too little or too much"
      )
    }
  }

  private mutating func take(_ effect: Pager.Effect) {
    switch effect {
    case .mount(let page, let slot, let reused):
      expect(!slots.values.contains(slot), "a slot has two pages")
      let wasWaiting = waiting.remove(slot) != nil
      expect(wasWaiting == reused, "a view is said to be reused and is not, or the other way")
      slots[page] = slot
      peak = max(peak, slots.count)
      expect(slot >= 0 && Int(slot) < peak + poolCapacity, "a slot beyond window and pool")
    case .unmount(let page, let slot, let kept):
      expect(slots.removeValue(forKey: page) == slot, "unmounted from another slot")
      if kept { waiting.insert(slot) }
      expect(waiting.count <= poolCapacity, "too many views wait")
    case .targeted(let page, let offset):
      expect(target == nil, "a new target before the end of the last")
      expect(offset.isFinite, "a target at no finite offset")
      target = page
    case .settled(let page), .cancelled(let page):
      expect(target == page, "settled or cancelled what was not the target")
      target = nil
    case .pageChanged(let page):
      expect(nearest != page, "the nearest page changed to itself")
      nearest = page
    case .framesStarted, .framesStopped:
      expect(runsFrames == (effect == .framesStopped), "frames started or stopped twice")
      runsFrames = effect == .framesStarted
    case .dragBegan, .dragEnded:
      expect(isDragging == (effect != .dragBegan), "a drag began or ended twice")
      isDragging = effect == .dragBegan
      if case .dragEnded(let velocity) = effect {
        expect(velocity.isFinite, "a drag ended at no speed")
      }
    case .boundary(let edge):
      expect(edge == .leading || edge == .trailing, "a boundary that is neither end")
    case .indexMoved(let page):
      expect(page == nearest, "another page than the nearest one has a new number")
    case .prefetch, .cancelPrefetch, .renumbered, .willAppear, .didAppear, .willDisappear,
      .didDisappear, .placed:
      break
    }
  }

  private mutating func checkSignals(_ pager: Pager) {
    guard isStarted else { return }
    expect(runsFrames == (pager.due != nil), "frames run with nothing due, or the other way")
    if pager.count > 0 { expect(pager.page == nearest, "nearest page was not announced") }
    if let target { expect(pager.target == target, "the target is another") }
  }

  private mutating func checkNumbers(_ pager: Pager) {
    let range = pager.pages
    expect(pager.page.map(range.contains) ?? range.isEmpty, "page out of range")
    expect(pager.target.map(range.contains) ?? range.isEmpty, "target out of range")
    expect((-0.5...0.5).contains(pager.fraction), "fraction out of range")
    expect(pager.offset.isFinite && pager.velocity.isFinite, "offset or velocity not finite")
    expect(pager.position.isFinite && pager.due?.isFinite ?? true, "position or due not finite")
  }

  private mutating func checkWindow(_ pager: Pager) {
    let mounted = pager.mounted
    let overscan = Int(min(1000, max(0, pager.configuration.overscan)))
    let behind =
      pager.supply == .forward
      ? Int(min(1000, max(0, pager.configuration.history))) : overscan
    expect(slots.count == mounted.count, "views and mounted pages differ")
    expect(slots.keys.allSatisfy(pager.pages.contains), "mounts no page")
    expect(
      mounted.count <= max(1, pager.visible.count) + overscan + behind,
      "mounts more than the window"
    )
    guard isStarted else { return }
    expect(
      pager.visible.isEmpty || pager.visible.clamped(to: mounted) == pager.visible,
      "a visible page has no view"
    )
    pager.placements(into: &placements)
    expect(placements.count == mounted.count, "placements and mounted pages differ")
    for (place, placement) in zip(mounted, placements) {
      let page = pager.page(atPlace: place)
      expect(
        placement.page == page && placement.slot == slots[page],
        "a placement of another page or slot"
      )
      expect(
        placement.isVisible == pager.visible.contains(place),
        "a placement is wrong about its visibility"
      )
      expect(placement.isFinite, "a placement is not finite")
    }
  }

  private mutating func expect(_ condition: Bool, _ what: String) {
    if !condition { blame(what) }
  }

  private mutating func blame(_ what: String) {
    if breach == nil { breach = what }
  }
}

extension Placement {
  /// Whether all its numbers are finite, and the parallax whole.
  var isFinite: Bool {
    let sum = frame.x.magnitude + frame.y.magnitude + frame.width + frame.height
    guard sum.isFinite, progress.isFinite, opacity.isFinite, depth.isFinite else { return false }
    guard parallax.isFinite, parallax == parallax.rounded() else { return false }
    for index in 0..<16 where !matrix[index].isFinite { return false }
    return frame.width >= 0 && frame.height >= 0
  }
}
