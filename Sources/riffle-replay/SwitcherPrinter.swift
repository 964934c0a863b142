import Riffle

/// Writes what a switcher's client can see as lines of JSON.
struct SwitcherPrinter: TracePrinter {
  func line(for effect: PageSwitcher.Effect, at time: Double) -> String? {
    switch effect {
    case .willAppear(let page): effectLine(time, "willAppear", page: page)
    case .didAppear(let page): effectLine(time, "didAppear", page: page)
    case .willDisappear(let page): effectLine(time, "willDisappear", page: page)
    case .didDisappear(let page): effectLine(time, "didDisappear", page: page)
    case .shouldMove(let move, let question):
      effectLine(time, "shouldMove") {
        $0.move(move)
        $0.key("question")
        $0.integer(question)
      }
    case .willMove(let move): effectLine(time, "willMove") { $0.move(move) }
    case .alongside(let move): effectLine(time, "alongside") { $0.move(move) }
    case .didMove(let move): effectLine(time, "didMove") { $0.move(move) }
    case .cancelled(let move): effectLine(time, "cancelled") { $0.move(move) }
    case .framesStarted: effectLine(time, "framesStarted")
    case .framesStopped: effectLine(time, "framesStopped")
    // Which pages are children, and where, a probe tells; the rest only a host cares about.
    case .mount, .unmount, .answered, .renumbered, .dragBegan, .placed: nil
    }
  }

  func line(for switcher: PageSwitcher, _ placements: [Placement], at time: Double) -> String {
    probeLine(time) { line in
      line.key("state")
      line.string(word(for: switcher.state))
      line.key("selected")
      line.page(switcher.selected)
      line.move(switcher.move)
      line.key("progress")
      line.number(switcher.progress)
      line.key("pending")
      line.page(switcher.pending)
      line.key("children")
      line.pages(switcher.childPages)
      line.key("placements")
      line.list { list in
        for placement in placements {
          list.object {
            $0.key("page")
            $0.integer(placement.page)
            $0.look(placement)
          }
        }
      }
    }
  }

  private func word(for state: PageSwitcher.State) -> String {
    switch state {
    case .idle: "idle"
    case .programmatic: "programmatic"
    case .dragging: "dragging"
    case .settling: "settling"
    }
  }
}

extension JSONText {
  /// The fields of a move, null where there is none.
  fileprivate mutating func move(_ move: Move?) {
    key("from")
    page(move?.from)
    key("to")
    page(move?.to)
    key("direction")
    switch move?.direction {
    case .left: string("left")
    case .right: string("right")
    case nil: null()
    }
  }
}
