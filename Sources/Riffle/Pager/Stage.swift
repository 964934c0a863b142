/// What pages stand on and are seen through: worked out once a layout, read in every frame.
struct Stage: Equatable, Sendable {
  /// Where the area that pages are laid out in begins along the flow, in points from the viewport's
  /// leading side.
  let lead: Double
  /// How long that area is, in points; 0 where nothing of a page could be seen.
  let length: Double
  /// Where it begins across the flow.
  let near: Double
  /// How far it reaches from there.
  let breadth: Double
  /// Where what is seen begins along the flow, in points from the viewport's leading side.
  let seenFrom: Double
  /// Where it ends.
  let seenTo: Double
  /// All that is seen, in physical coordinates of the viewport.
  let seen: Rect
  /// How many pages on each side of that the transition brings on screen.
  let reach: Double

  init(_ configuration: Pager.Configuration, _ viewport: Viewport) {
    let flow = configuration.flow
    let insets = flow.margins(configuration.insets)
    lead = insets.lead
    near = insets.near
    breadth = max(0, flow.across(viewport.size) - insets.near - insets.far)
    // Without any breadth nothing of a page is seen either.
    length = breadth > 0 ? flow.along(viewport.size) - insets.lead - insets.trail : 0
    let outset = flow.margins(configuration.clips ? .zero : configuration.outset)
    seenFrom = -outset.lead
    seenTo = flow.along(viewport.size) + outset.trail
    seen = flow.rect(
      start: seenFrom,
      near: -outset.near,
      extent: seenTo - seenFrom,
      breadth: flow.across(viewport.size) + outset.near + outset.far,
      in: viewport.size
    )
    reach = configuration.reducedMotion ? 0 : Double(configuration.transition.reach)
  }
}
