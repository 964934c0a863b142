// Who is told that it appears and disappears: each page's word stays balanced for any input.
//
// A page that enters the viewport is about to appear, and has appeared once it is at rest there. A
// page that a motion would take out is about to disappear when the motion starts, and has
// disappeared once it has left. A page that is let stay is about to appear again. A page that came
// in but never rested is told of its way out only when it goes: in a drag when it is out of view,
// in a flight at its end, after those that stay, and at the latest when it loses its view. Being
// mounted is not being visible: pages that wait beyond the edge hear nothing.

extension Window {
  /// Whether all that there is to say at rest, with `visible` in view, has been said.
  func isSettled(on visible: Range<Int64>) -> Bool {
    views.allSatisfy { $0.phase == (visible.contains($0.page) ? .appeared : .waiting) }
  }

  /// A motion starts that would leave only `kept` in view.
  @inline(never)
  mutating func departs(keeping kept: Range<Int64>, into effects: inout [Pager.Effect]) {
    for index in views.indices {
      let stays = kept.contains(views[index].page)
      switch views[index].phase {
      case .appeared where !stays, .returning where !stays:
        tell(index, .disappearing, into: &effects)
      case .disappearing where stays:
        tell(index, .returning, into: &effects)
      case .waiting, .appearing, .appeared, .returning, .disappearing:
        break
      }
    }
  }

  /// Pages that were about to disappear and are no longer `visible` have done so, and so has every
  /// page outside `kept`.
  @inline(never)
  mutating func leaves(
    visible: Range<Int64>,
    keeping kept: Range<Int64>,
    into effects: inout [Pager.Effect]
  ) {
    for index in views.indices {
      let page = views[index].page
      let phase = views[index].phase
      let isGone = !kept.contains(page) || phase == .disappearing
      guard phase != .waiting, !visible.contains(page), isGone else { continue }
      if phase != .disappearing { effects.emit(.willDisappear(page: page)) }
      tell(index, .waiting, into: &effects)
    }
  }

  /// Pages came into view.
  @inline(never)
  mutating func enters(visible: Range<Int64>, into effects: inout [Pager.Effect]) {
    for index in views.indices
    where views[index].phase == .waiting && visible.contains(views[index].page) {
      tell(index, .appearing, into: &effects)
    }
  }

  /// The row rests, with `visible` in view.
  @inline(never)
  mutating func rests(visible: Range<Int64>, into effects: inout [Pager.Effect]) {
    leaves(visible: visible, keeping: Int64.min..<Int64.max, into: &effects)
    departs(keeping: visible, into: &effects)
    for index in views.indices where visible.contains(views[index].page) {
      let phase = views[index].phase
      if phase == .appearing || phase == .returning { tell(index, .appeared, into: &effects) }
    }
    leaves(visible: visible, keeping: visible, into: &effects)
  }

  /// Pages are taken out of the row.
  mutating func loses(_ isGone: (Int64) -> Bool, into effects: inout [Pager.Effect]) {
    for index in views.indices where isGone(views[index].page) && views[index].phase != .waiting {
      if views[index].phase != .disappearing {
        effects.emit(.willDisappear(page: views[index].page))
      }
      tell(index, .waiting, into: &effects)
    }
  }

  /// The pager goes off screen, or gives up all its pages.
  mutating func hides(into effects: inout [Pager.Effect]) {
    leaves(visible: 0..<0, keeping: 0..<0, into: &effects)
  }

  @inline(never)
  private mutating func tell(
    _ index: Int,
    _ phase: PageView.Phase,
    into effects: inout [Pager.Effect]
  ) {
    views[index].phase = phase
    let page = views[index].page
    switch phase {
    case .waiting: effects.emit(.didDisappear(page: page))
    case .appearing, .returning: effects.emit(.willAppear(page: page))
    case .appeared: effects.emit(.didAppear(page: page))
    case .disappearing: effects.emit(.willDisappear(page: page))
    }
  }
}
