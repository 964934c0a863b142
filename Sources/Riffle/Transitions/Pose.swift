/// What a transition makes of a page: applied about the page's centre, for pages that run from left
/// to right.
public struct Pose: Equatable, Sendable {
  /// Where the page's points go.
  public var matrix = Transform3D.identity
  /// From 0, not to be seen, to 1.
  public var opacity: Double = 1
  /// The order from back to front; larger is nearer.
  public var depth: Double = 0

  /// A page in its place.
  public init() {}
}

extension Transition {
  /// How a page looks at `progress` pitches from its resting place.
  ///
  /// - Parameters:
  ///   - progress: signed pitches, +1 one page after the resting place; what is not finite is 0.
  ///   - extent: a page's length along the axis, in points.
  ///   - pitch: the distance from one page's start to the next one's, in points.
  ///   - perspective: the viewer's distance in points, 0 for none; nil: the transition's own.
  /// - Returns: the matrix, the opacity and the depth of the page.
  @inline(never)
  public func pose(
    progress: Double,
    extent: Double,
    pitch: Double,
    perspective: Double? = nil
  ) -> Pose {
    var pose = Pose()
    guard progress.isFinite else { return pose }
    let eye = perspective.map(Transition.distance) ?? ownPerspective(pitch: pitch)
    guard arrangement != .row else {
      pose.depth = 0 - abs(progress)
      if progress != 0, !isIdentity {
        pose.matrix.turn(about: rotation, degrees: progress * 100 * angleRatio)
        pose.matrix.m41 = extent * translation.x * progress
        pose.matrix.m42 = extent * translation.y * abs(progress)
        pose.matrix.look(from: eye)
      }
      return pose
    }
    let stand = arrangement.stand(progress, eye: eye / pitch)
    pose.opacity = stand.opacity
    pose.depth = arrangement.isPiled ? 0 - progress : 0 - abs(progress)
    guard progress != 0 else { return pose }
    pose.matrix.turn(about: arrangement == .stack ? (0, 0, 1) : (0, 1, 0), degrees: stand.turn)
    pose.matrix.scaleXY(by: stand.scale)
    pose.matrix.m41 = stand.x * pitch
    pose.matrix.m43 = stand.z * pitch
    pose.matrix.look(from: eye)
    // All that was as if the page stood at its resting place, under one viewer for all of them; the
    // row has carried it away from there.
    pose.matrix.shift(alongX: 0 - progress * pitch)
    return pose
  }

  private func ownPerspective(pitch: Double) -> Double {
    arrangement == .row ? perspective : arrangement.eye * pitch
  }
}

extension Transform3D {
  /// Turns it about a unit vector before all else that it does; it has to be the identity so far.
  fileprivate mutating func turn(about axis: (x: Double, y: Double, z: Double), degrees: Double) {
    guard degrees != 0 else { return }
    let turn = Elementary.sinCos(degrees: degrees)
    self = Transform3D(axis: axis, sine: turn.sin, cosine: turn.cos)
  }
}
