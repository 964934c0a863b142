/// What pages stand on and are seen through: worked out once a layout, read in every frame.
struct Stage: Equatable, Sendable {
  /// Where pages begin across the flow, in points.
  let near: Double
  /// How far they reach from there, in points.
  let breadth: Double
  /// Where what is seen begins along the flow, in points from the viewport's leading side.
  let seenFrom: Double
  /// Where it ends.
  let seenTo: Double

  /// The stage of pages of the given pitch.
  init(_ configuration: Pager.Configuration, _ viewport: Viewport, pitch: Double) {
    let flow = configuration.flow
    let insets = flow.margins(configuration.insets)
    near = insets.near
    breadth = max(0, flow.across(viewport.size) - insets.near - insets.far)
    let outset = flow.margins(configuration.clips ? .zero : configuration.outset)
    let reach = configuration.reducedMotion ? 0 : Double(configuration.transition.reach) * pitch
    seenFrom = -outset.lead - reach
    seenTo = flow.along(viewport.size) + outset.trail + reach
  }
}
