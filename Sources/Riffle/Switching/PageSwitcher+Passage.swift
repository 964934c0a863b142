// One move from its beginning to its end, and who is told of what.

extension PageSwitcher {
  /// Begins a move from the selected page; the caller says how it goes on.
  @inline(never)
  mutating func begin(to page: Int64, isAnimated: Bool = true, into effects: inout [Effect]) {
    guard let selected else { return }
    let move = Move(from: selected, to: page)
    passage = Passage(move, configuration.moving)
    needsPlacing = true
    effects.emit(.willMove(move))
    add(page, into: &effects)
    depart(towards: 1, into: &effects)
    if isAnimated { effects.emit(.alongside(move)) }
  }

  /// The move is on its way to its end, 1, or back to its beginning, 0: the pages are told.
  @inline(never)
  mutating func depart(towards goal: Double, into effects: inout [Effect]) {
    guard let move = passage?.move, isShown else { return }
    if goal > 0 {
      tell(move.from, .disappearing, into: &effects)
      tell(move.to, .appearing, into: &effects)
    } else {
      tell(move.from, .returning, into: &effects)
    }
  }

  /// Ends the move: at its end, 1, or at its beginning, 0.
  @inline(never)
  mutating func conclude(at goal: Double, into effects: inout [Effect]) {
    guard let move = passage?.move else { return }
    depart(towards: goal, into: &effects)
    passage = nil
    course = nil
    needsPlacing = true
    let isThere = goal > 0
    if isThere { tell(move.from, .waiting, into: &effects) }
    let staying = isThere ? move.to : move.from
    if isShown { tell(staying, .appeared, into: &effects) }
    if !isThere { hide(move.to, into: &effects) }
    drop(isThere ? move.from : move.to, into: &effects)
    selected = staying
    effects.emit(isThere ? .didMove(move) : .cancelled(move))
  }

  /// The course is at its goal: the move ends there, and what is pending follows.
  @inline(never)
  mutating func arrive(into effects: inout [Effect]) {
    guard let course else { return }
    conclude(at: course.goal, into: &effects)
    follow(course.next, into: &effects)
  }

  /// A move has ended: the pending page is next, in the same stride where the course has one.
  @inline(never)
  mutating func follow(_ next: Course?, into effects: inout [Effect]) {
    guard passage == nil, !hand.isDragging else { return }
    let page = pending
    pending = nil
    guard let page, page != selected else { return answer(isThere: true, into: &effects) }
    answer(isThere: true, except: page, into: &effects)
    guard let next else { return set(out: page, into: &effects) }
    begin(to: page, into: &effects)
    course = next
  }

  // MARK: - Children

  /// A page that is or may be seen.
  struct Child: Equatable {
    var page: Int64
    var phase = PageView.Phase.waiting
  }

  /// A page becomes the only child, and is told that it appears.
  mutating func show(_ page: Int64, into effects: inout [Effect]) {
    add(page, into: &effects)
    if isShown {
      tell(page, .appearing, into: &effects)
      tell(page, .appeared, into: &effects)
    }
    needsPlacing = true
  }

  private mutating func add(_ page: Int64, into effects: inout [Effect]) {
    let index = children.firstIndex { $0.page > page } ?? children.count
    children.insert(Child(page: page), at: index)
    effects.emit(.mount(page: page))
  }

  mutating func drop(_ page: Int64, into effects: inout [Effect]) {
    if let index = children.firstIndex(where: { $0.page == page }) { children.remove(at: index) }
    effects.emit(.unmount(page: page))
  }

  /// A page is told that it is out of view, unless it knows.
  @inline(never)
  mutating func hide(_ page: Int64, into effects: inout [Effect]) {
    tell(page, .disappearing, into: &effects)
    tell(page, .waiting, into: &effects)
  }

  /// Tells a page of its next phase, where that may follow its last one.
  @inline(never)
  mutating func tell(_ page: Int64, _ phase: PageView.Phase, into effects: inout [Effect]) {
    guard let index = children.firstIndex(where: { $0.page == page }) else { return }
    switch (children[index].phase, phase) {
    case (.waiting, .appearing), (.disappearing, .returning):
      effects.emit(.willAppear(page: page))
    case (.appearing, .appeared), (.returning, .appeared):
      effects.emit(.didAppear(page: page))
    case (.appearing, .disappearing), (.returning, .disappearing), (.appeared, .disappearing):
      effects.emit(.willDisappear(page: page))
    case (.disappearing, .waiting):
      effects.emit(.didDisappear(page: page))
    default: return
    }
    children[index].phase = phase
  }
}
