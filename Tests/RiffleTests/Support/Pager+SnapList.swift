import Riffle

extension Pager {
  /// The offset at which its page rests, made the slow way from the configuration alone; nil where
  /// there is no room, or where there are too many pages for that.
  var restingOffset: Double? {
    let flow = configuration.flow(for: viewport)
    guard let page, !loops, count <= 200, flow.area > 0, flow.breadth > 0 else { return nil }
    let length =
      switch configuration.extent {
      case .fraction(let part): part * flow.area
      case .points(let points): points
      }
    let extent =
      length > 0 && length.isFinite ? min(max(length, 1), 1_048_576) : flow.area
    let spacing = configuration.spacing.isFinite ? configuration.spacing : 0
    let list = SnapList(
      count: Int(count),
      extent: extent,
      spacing: max(1, extent + min(spacing, 1_048_576)) - extent,
      area: flow.area,
      alignment: configuration.alignment,
      trim: configuration.trim,
      pixel: 1 / viewport.scale
    )
    // Offsets of a pager are counted from where its first page rests.
    return list.offsets[Int(page)] - list.offsets[0]
  }
}

extension Pager.Configuration {
  /// The length and the breadth of the area that pages are laid out in.
  fileprivate func flow(for viewport: Viewport) -> (area: Double, breadth: Double) {
    let flow = Flow(axis: axis, direction: direction)
    let across = flow.across(insets)
    let area =
      flow.along(viewport.size) - clean(flow.leading(insets)) - clean(flow.trailing(insets))
    return (area, flow.across(viewport.size) - clean(across.near) - clean(across.far))
  }

  private func clean(_ inset: Double) -> Double { inset > 0 && inset.isFinite ? inset : 0 }
}
