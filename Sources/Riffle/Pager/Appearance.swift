/// Who is told that it appears and disappears: each page's word stays balanced for any input.
///
/// A page that enters the viewport is about to appear, and has appeared once it is at rest there. A page that a
/// motion would take out is about to disappear when the motion starts, and has disappeared once it has left. A page
/// that is let stay is about to appear again. A page that came in but never rested is told of its way out only when it
/// goes: at rest, after those that stay, or when it loses its view.
///
/// Being mounted is not being visible: pages that wait beyond the edge hear nothing.
public struct Appearance: Equatable, Sendable {
  /// What a page was told last.
  enum Phase: Equatable {
    /// The phase after `willAppear`.
    case appearing
    /// The phase after `didAppear`.
    case appeared
    /// The phase after `willDisappear`.
    case disappearing
  }

  struct Entry: Equatable {
    var page: Int64
    var phase: Phase
  }

  /// The pages that were told something and have not disappeared, ascending.
  private(set) var entries: [Entry] = []
  /// How many of them rest in view; nothing is left to say while that is all.
  private var appearedCount = 0

  /// No page in view.
  public init() {}

  /// Whether every page that was told something has appeared, and these are `pages`.
  func isSettled(on pages: Range<Int64>) -> Bool {
    appearedCount == entries.count && entries.count == pages.count
      && (entries.first.map { $0.page == pages.lowerBound } ?? true)
  }

  /// A motion starts that would leave only `kept` in view.
  @inline(never)
  mutating func departs(keeping kept: Range<Int64>, into effects: inout [Pager.Effect]) {
    for index in entries.indices {
      let stays = kept.contains(entries[index].page)
      switch entries[index].phase {
      case .appeared where !stays: advance(index, to: .disappearing, into: &effects)
      case .disappearing where stays: advance(index, to: .appearing, into: &effects)
      case .appearing, .appeared, .disappearing: break
      }
    }
  }

  /// Pages that were about to disappear and are no longer `visible` have done so, and so has every page
  /// that loses its view, being outside `mounted`.
  @inline(never)
  mutating func leaves(
    visible: Range<Int64>,
    mounted: Range<Int64>,
    into effects: inout [Pager.Effect]
  ) {
    var kept = 0
    for index in entries.indices {
      let entry = entries[index]
      let isGone = !mounted.contains(entry.page) || entry.phase == .disappearing
      if visible.contains(entry.page) || !isGone {
        entries[kept] = entry
        kept += 1
        continue
      }
      appearedCount -= entry.phase == .appeared ? 1 : 0
      if entry.phase != .disappearing { effects.emit(.willDisappear(page: entry.page)) }
      effects.emit(.didDisappear(page: entry.page))
    }
    entries.removeLast(entries.count - kept)
  }

  /// Pages came into view.
  @inline(never)
  mutating func enters(visible: Range<Int64>, into effects: inout [Pager.Effect]) {
    guard !visible.isEmpty else { return }
    for page in visible where !entries.contains(where: { $0.page == page }) {
      var index = entries.count
      while index > 0 && entries[index - 1].page > page { index -= 1 }
      entries.insert(Entry(page: page, phase: .appearing), at: index)
      effects.emit(.willAppear(page: page))
    }
  }

  /// The row rests, with `visible` in view.
  @inline(never)
  mutating func rests(visible: Range<Int64>, into effects: inout [Pager.Effect]) {
    leaves(visible: visible, mounted: Int64.min..<Int64.max, into: &effects)
    departs(keeping: visible, into: &effects)
    for index in entries.indices
    where entries[index].phase == .appearing && visible.contains(entries[index].page) {
      advance(index, to: .appeared, into: &effects)
    }
    leaves(visible: visible, mounted: visible, into: &effects)
  }

  /// The pager goes off screen, or gives up all its pages.
  mutating func hides(into effects: inout [Pager.Effect]) {
    leaves(visible: 0..<0, mounted: 0..<0, into: &effects)
  }

  @inline(never)
  private mutating func advance(
    _ index: Int,
    to phase: Phase,
    into effects: inout [Pager.Effect]
  ) {
    let page = entries[index].page
    appearedCount += (phase == .appeared ? 1 : 0) - (entries[index].phase == .appeared ? 1 : 0)
    entries[index].phase = phase
    switch phase {
    case .appearing: effects.emit(.willAppear(page: page))
    case .appeared: effects.emit(.didAppear(page: page))
    case .disappearing: effects.emit(.willDisappear(page: page))
    }
  }
}
