import Riffle

/// Writes what a pager's client can see as lines of JSON.
struct PagerPrinter {
  /// The pages' own names, if the trace gave any.
  let ids: [String]?
  /// Whether a target prints with its offset: only a host that scrolls itself needs it.
  var printsTargetOffset: Bool

  init(_ setup: PagerSetup) {
    ids = setup.pages.ids
    printsTargetOffset = setup.configuration.driver == .host
  }

  private func id(of page: Int64) -> String? {
    guard let ids, ids.indices.contains(Int(page)) else { return nil }
    return ids[Int(page)]
  }

  /// The line of one effect; nil for what only a host cares about.
  func line(for effect: Pager.Effect, at time: Double) -> String? {
    switch effect {
    case .mount(let page, let slot, _):
      line(time, "mount") { mounting(page, slot, &$0) }
    case .unmount(let page, let slot, _):
      line(time, "unmount") { mounting(page, slot, &$0) }
    case .willAppear(let page): line(time, "willAppear", page: page)
    case .didAppear(let page): line(time, "didAppear", page: page)
    case .willDisappear(let page): line(time, "willDisappear", page: page)
    case .didDisappear(let page): line(time, "didDisappear", page: page)
    case .pageChanged(let page): line(time, "pageChanged", page: page)
    case .targeted(let page, let offset):
      line(time, "targeted") {
        $0.key("page")
        $0.integer(page)
        if printsTargetOffset {
          $0.key("offset")
          $0.number(offset)
        }
      }
    case .settled(let page): line(time, "settled", page: page)
    case .cancelled(let page): line(time, "cancelled", page: page)
    case .boundary(let edge):
      line(time, "boundary") {
        $0.key("edge")
        $0.string(edge == .leading ? "leading" : "trailing")
      }
    case .dragBegan: line(time, "dragBegan") { _ in }
    case .dragEnded(let velocity):
      line(time, "dragEnded") {
        $0.key("velocity")
        $0.number(velocity)
      }
    case .framesStarted: line(time, "framesStarted") { _ in }
    case .framesStopped: line(time, "framesStopped") { _ in }
    case .placed: nil
    }
  }

  private func line(
    _ time: Double,
    _ name: String,
    fields: (inout JSONText) -> Void
  ) -> String {
    var line = JSONText()
    line.object {
      $0.key("t")
      $0.number(time)
      $0.key("effect")
      $0.string(name)
      fields(&$0)
    }
    return line.text
  }

  private func line(_ time: Double, _ name: String, page: Int64) -> String {
    line(time, name) {
      $0.key("page")
      $0.integer(page)
    }
  }

  private func mounting(_ page: Int64, _ slot: Int32, _ line: inout JSONText) {
    line.key("page")
    line.integer(page)
    if let id = id(of: page) {
      line.key("id")
      line.string(id)
    }
    line.key("slot")
    line.integer(slot)
  }

  /// The line of a probe: the whole state, with the placements that belong to it.
  func line(for pager: Pager, _ placements: [Placement], at time: Double) -> String {
    var line = JSONText()
    line.object { line in
      line.key("t")
      line.number(time)
      line.key("probe")
      line.bool(true)
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
      line.pages(pager.mounted)
      line.key("visible")
      line.pages(pager.visible)
      line.key("placements")
      line.list { list in
        for placement in placements { add(placement, to: &list) }
      }
    }
    return line.text
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
      if let id = id(of: placement.page) { $0.string(id) } else { $0.null() }
      $0.key("slot")
      $0.integer(placement.slot)
      let frame = placement.frame
      $0.key("frame")
      $0.numbers([frame.x, frame.y, frame.width, frame.height])
      $0.key("matrix")
      $0.numbers(columns(of: placement.matrix))
      $0.key("opacity")
      $0.number(placement.opacity)
      $0.key("depth")
      $0.number(placement.depth)
      $0.key("progress")
      $0.number(placement.progress)
      $0.key("parallax")
      $0.number(placement.parallax)
    }
  }
}

/// The numbers of a matrix in the order of CSS's `matrix3d()`.
private func columns(of matrix: Transform3D) -> [Double] {
  [
    matrix.m11, matrix.m12, matrix.m13, matrix.m14,
    matrix.m21, matrix.m22, matrix.m23, matrix.m24,
    matrix.m31, matrix.m32, matrix.m33, matrix.m34,
    matrix.m41, matrix.m42, matrix.m43, matrix.m44,
  ]
}

extension JSONText {
  /// A page number, or null where there are no pages.
  fileprivate mutating func page(_ page: Int64?) {
    if let page { integer(page) } else { null() }
  }

  fileprivate mutating func pages(_ pages: Range<Int64>) {
    list { list in
      for page in pages { list.integer(page) }
    }
  }

  fileprivate mutating func numbers(_ numbers: [Double]) {
    list { list in
      for number in numbers { list.number(number) }
    }
  }
}
