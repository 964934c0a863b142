import Riffle

/// The lists of lengths that the components share.
extension Field {
  /// `[width, height]`, neither negative.
  func size() throws(TraceError) -> Size {
    let list = try list(of: 2)
    return Size(width: try list[0].number(atLeast: 0), height: try list[1].number(atLeast: 0))
  }

  /// `[x, y]`.
  func point() throws(TraceError) -> Point {
    let list = try list(of: 2)
    return Point(x: try list[0].number(), y: try list[1].number())
  }

  /// `[top, left, bottom, right]`.
  func insets() throws(TraceError) -> Insets {
    let list = try list(of: 4)
    return Insets(
      top: try list[0].number(),
      left: try list[1].number(),
      bottom: try list[2].number(),
      right: try list[3].number()
    )
  }
}

extension Fields {
  /// Reads `viewport`, `scale` and `origin` as far as they are there; says whether one was.
  mutating func update(_ viewport: inout Viewport) throws(TraceError) -> Bool {
    let size = try take("viewport")?.size()
    let scale = try take("scale")?.number(above: 0)
    let origin = try take("origin")?.point()
    viewport = Viewport(
      size: size ?? viewport.size,
      scale: scale ?? viewport.scale,
      origin: origin ?? viewport.origin
    )
    return size != nil || scale != nil || origin != nil
  }
}
