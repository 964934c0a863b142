import Riffle

// What the lines of all components are made of.

/// The line of an effect: its time, its name, then its own fields.
func effectLine(
  _ time: Double,
  _ name: String,
  fields: (inout JSONText) -> Void = { _ in }
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

/// The line of an effect on one page.
func effectLine(_ time: Double, _ name: String, page: Int64) -> String {
  effectLine(time, name) {
    $0.key("page")
    $0.integer(page)
  }
}

/// The line of a probe: its time, then the component's state.
func probeLine(_ time: Double, state: (inout JSONText) -> Void) -> String {
  var line = JSONText()
  line.object {
    $0.key("t")
    $0.number(time)
    $0.key("probe")
    $0.bool(true)
    state(&$0)
  }
  return line.text
}

extension JSONText {
  /// A page number, or null where there are no pages.
  mutating func page(_ page: Int64?) {
    if let page { integer(page) } else { null() }
  }

  mutating func pages(_ pages: some Sequence<Int64>) {
    list { list in
      for page in pages { list.integer(page) }
    }
  }

  /// The fields that a placement has in every component.
  mutating func look(_ placement: Placement) {
    frame(placement.frame)
    key("matrix")
    numbers(columns(of: placement.matrix))
    key("opacity")
    number(placement.opacity)
    key("depth")
    number(placement.depth)
  }

  mutating func frame(_ frame: Rect) {
    key("frame")
    numbers([frame.x, frame.y, frame.width, frame.height])
  }

  mutating func numbers(_ numbers: [Double]) {
    list { list in
      for number in numbers { list.number(number) }
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
