import Riffle

/// Writes what a pager's client can see as lines of JSON.
struct PagerPrinter: TracePrinter {
  /// The pages' own names, if the trace gave any.
  private var names: PageNames
  /// The name of the page that each view was given last: it loses it after its number has changed.
  private var shown: [Int32: String] = [:]
  /// Whether a target prints with its offset: only a host that scrolls itself needs it.
  private var printsTargetOffset: Bool

  init(_ setup: PagerSetup) {
    names = PageNames(setup.supply, ids: setup.ids)
    printsTargetOffset = setup.configuration.driver == .host
  }

  mutating func prepare(for event: TraceEvent) {
    guard case .pager(let event, let ids) = event else { return }
    switch event {
    case .configured(let configuration): printsTargetOffset = configuration.driver == .host
    case .edited(let edits): for edit in edits { rename(edit, ids) }
    default: break
    }
  }

  private mutating func rename(_ edit: Pager.Edit, _ ids: [String]) {
    switch edit {
    case .inserted(let at, let count, _): names.insert(count, at: at, ids: ids)
    case .removed(let at, let count): names.remove(count, at: at)
    case .moved(let from, let to): names.move(from: from, to: to)
    case .measured: break
    }
  }

  mutating func line(for effect: Pager.Effect, at time: Double) -> String? {
    switch effect {
    case .mount(let page, let slot, _):
      shown[slot] = names.id(of: page)
      return effectLine(time, "mount") { mounting(page, slot, &$0) }
    case .unmount(let page, let slot, _):
      return effectLine(time, "unmount") { mounting(page, slot, &$0) }
    default:
      return pageLine(for: effect, at: time)
    }
  }

  private func pageLine(for effect: Pager.Effect, at time: Double) -> String? {
    switch effect {
    case .indexMoved(let page): effectLine(time, "indexMoved", page: page)
    case .willAppear(let page): effectLine(time, "willAppear", page: page)
    case .didAppear(let page): effectLine(time, "didAppear", page: page)
    case .willDisappear(let page): effectLine(time, "willDisappear", page: page)
    case .didDisappear(let page): effectLine(time, "didDisappear", page: page)
    case .pageChanged(let page): effectLine(time, "pageChanged", page: page)
    case .targeted(let page, let offset):
      effectLine(time, "targeted") {
        $0.key("page")
        $0.integer(page)
        if printsTargetOffset {
          $0.key("offset")
          $0.number(offset)
        }
      }
    case .prefetch(let page): effectLine(time, "prefetch", page: page)
    case .cancelPrefetch(let page): effectLine(time, "cancelPrefetch", page: page)
    case .settled(let page): effectLine(time, "settled", page: page)
    case .cancelled(let page): effectLine(time, "cancelled", page: page)
    case .boundary(let edge):
      effectLine(time, "boundary") {
        $0.key("edge")
        $0.string(edge == .leading ? "leading" : "trailing")
      }
    case .dragBegan: effectLine(time, "dragBegan")
    case .dragEnded(let velocity):
      effectLine(time, "dragEnded") {
        $0.key("velocity")
        $0.number(velocity)
      }
    case .framesStarted: effectLine(time, "framesStarted")
    case .framesStopped: effectLine(time, "framesStopped")
    case .mount, .unmount, .renumbered, .placed: nil
    }
  }

  private func mounting(_ page: Int64, _ slot: Int32, _ line: inout JSONText) {
    line.key("page")
    line.integer(page)
    if let id = shown[slot] {
      line.key("id")
      line.string(id)
    }
    line.key("slot")
    line.integer(slot)
  }

  func line(for pager: Pager, _ placements: [Placement], at time: Double) -> String {
    probeLine(time) { line in
      line.key("state")
      line.string(word(for: pager.state))
      line.key("page")
      line.page(pager.page)
      line.key("fraction")
      line.number(pager.fraction)
      line.key("position")
      line.number(pager.position)
      line.key("offset")
      line.number(pager.offset)
      line.key("velocity")
      line.number(pager.velocity)
      line.key("target")
      line.page(pager.target)
      line.key("mounted")
      line.pages(placements.map(\.page).sorted())
      line.key("visible")
      line.pages(pager.visible.map { pager.page(atPlace: $0) }.sorted())
      if let breadth = pager.breadth {
        line.key("breadth")
        line.number(breadth)
      }
      line.key("placements")
      line.list { list in
        for placement in placements.sorted(by: { $0.page < $1.page }) { add(placement, to: &list) }
      }
    }
  }

  private func word(for state: Pager.State) -> String {
    switch state {
    case .idle: "idle"
    case .held: "held"
    case .dragging: "dragging"
    case .gliding: "gliding"
    case .animating: "animating"
    }
  }

  private func add(_ placement: Placement, to line: inout JSONText) {
    line.object {
      $0.key("page")
      $0.integer(placement.page)
      $0.key("id")
      if let id = names.id(of: placement.page) { $0.string(id) } else { $0.null() }
      $0.key("slot")
      $0.integer(placement.slot)
      $0.look(placement)
      $0.key("progress")
      $0.number(placement.progress)
      $0.key("parallax")
      $0.number(placement.parallax)
    }
  }
}
