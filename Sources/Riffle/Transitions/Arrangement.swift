/// How the pages of a transition stand to one another.
///
/// All but the row hold pages around the resting place: how a page stands there follows from its
/// progress. Pages come into sight and go out of it by opacity alone, so that what is beyond
/// ``reach`` is never seen and nothing pops in.
enum Arrangement: Equatable, Sendable {
  /// Pages move with the row.
  case row
  /// The four sides of a cube.
  case cube
  /// Covers on both sides of one that faces the viewer.
  case coverFlow
  /// A pile.
  case stack
  /// The two sides of a sheet.
  case flip
  /// One behind the other, in depth.
  case zoom
  /// One behind the other.
  case fade
  /// Eight places on a ring.
  case carousel

  /// How many pages on each side are seen at rest.
  var reach: Int64 {
    switch self {
    case .row, .cube, .flip, .zoom, .fade: 0
    case .coverFlow, .stack: 2
    case .carousel: 3
    }
  }

  /// The viewer's distance in pitches; 0 for none.
  var eye: Double {
    switch self {
    case .cube, .flip, .carousel: 2
    case .coverFlow: 2.5
    case .row, .stack, .zoom, .fade: 0
    }
  }

  /// Whether earlier pages lie on later ones; else the nearer to its resting place, the nearer.
  var isPiled: Bool { self == .stack || self == .zoom || self == .fade }

  /// How a page stands, lengths in pitches.
  struct Stand {
    /// Along the axis, from the resting place.
    var x: Double = 0
    /// Towards the viewer.
    var z: Double = 0
    /// Degrees, about the upright axis; in a pile about that towards the viewer.
    var turn: Double = 0
    var scale: Double = 1
    var opacity: Double = 1
  }

  /// How a page stands at `progress`, seen from `eye` pitches away.
  func stand(_ progress: Double, eye: Double) -> Stand {
    var stand = Stand()
    let distance = abs(progress)
    /// How far the page is on its way out to the first place beside the middle.
    let out = progress.clamped(to: -1...1)
    switch self {
    case .row: break
    case .cube: stand.turn(on: 0.5, by: 90 * progress, eye: eye)
    case .flip: stand.turn(on: 0, by: 180 * progress, eye: eye)
    case .carousel:
      let place = Elementary.sinCos(degrees: 45 * progress.clamped(to: -4...4))
      stand.x = place.sin
      stand.z = place.cos - 1
      stand.opacity = (4 - distance).clamped(to: 0...1)
    case .coverFlow:
      stand.x = 0.65 * out + 0.28 * (progress - out)
      stand.z = -0.35 * abs(out)
      stand.turn = -60 * out
      stand.opacity = (3 - distance).clamped(to: 0...1)
    case .stack where progress < 0:
      stand.x = 1.2 * progress
      stand.turn = 10 * progress
      stand.opacity = (2 - 2 * distance).clamped(to: 0...1)
    case .stack:
      stand.x = 0.1 * progress
      stand.scale = max(0, 1 - 0.08 * progress)
      stand.opacity = (3 - progress).clamped(to: 0...1)
    case .zoom where progress < 0:
      stand.scale = 1 + 0.6 * distance
      stand.opacity = 1 - abs(out)
    case .fade where progress < 0:
      stand.opacity = 1 - abs(out)
    // What lies beneath is opaque before it can be seen through what dissolves above it.
    case .zoom:
      stand.scale = 1 - 0.3 * out
      stand.opacity = (3 - 3 * progress).clamped(to: 0...1)
    case .fade:
      stand.opacity = (3 - 3 * progress).clamped(to: 0...1)
    }
    return stand
  }
}

extension Arrangement.Stand {
  /// Puts the page on the outside of a drum of `radius` that turns by `degrees`; its back is not
  /// seen.
  fileprivate mutating func turn(on radius: Double, by degrees: Double, eye: Double) {
    turn = degrees.clamped(to: -180...180)
    let place = Elementary.sinCos(degrees: turn)
    x = radius * place.sin
    z = radius * (place.cos - 1)
    // It faces a viewer in front of its plane, and one infinitely far away where its normal points
    // at all that way.
    let faces = eye > 0 ? (eye + radius) * place.cos > radius + 1e-9 : place.cos > 1e-9
    if !faces { opacity = 0 }
  }
}
