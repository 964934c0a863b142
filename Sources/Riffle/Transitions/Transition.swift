/// How a page looks on its way in and out: data, from which a pure function makes a matrix for each
/// signed progress.
///
/// A page one pitch after its resting place has progress +1. It is turned about its centre by 100 ·
/// `angleRatio` degrees for each pitch and then moved by `translation`. The model, and the values
/// of the named transitions, are those of MAGPagedScrollView.
public struct Transition: Equatable, Sendable {
  /// Degrees of turn for each percent of a pitch.
  public let angleRatio: Double
  /// How far the page moves at one pitch, in page extents along the axis: x with the sign of the
  /// progress, y always the same way.
  public let translation: Point
  /// The unit vector that the page turns about; zero where it does not turn.
  public let rotation: (x: Double, y: Double, z: Double)
  /// The viewer's distance in points; 0 draws without perspective.
  public let perspective: Double
  /// How many pages on each side it brings on screen at rest.
  public let reach: Int64

  /// Pages move with the finger and nothing else.
  public static var none: Transition {
    Transition(angleRatio: 0, translation: .zero, rotation: (0, 0, 0))
  }
  /// Pages tilt about their diagonal like cards that are dealt.
  public static var cards: Transition {
    Transition(
      angleRatio: 0.5,
      translation: Point(x: 0.25, y: 0.25),
      rotation: (-1, -1, 0)
    )
  }

  /// A transition of one's own.
  ///
  /// - Parameters:
  ///   - angleRatio: degrees of turn for each percent of a pitch.
  ///   - translation: the move at one pitch, in page extents along the axis.
  ///   - rotation: the vector that the page turns about, of any length but 0; 0 does not turn.
  ///   - perspective: the viewer's distance in points, at least 1; 0 or less draws without
  ///     perspective.
  ///
  /// Numbers are clamped to ±10⁶; what is no number counts as 0.
  @inline(never)
  public init(
    angleRatio: Double,
    translation: Point,
    rotation: (x: Double, y: Double, z: Double),
    perspective: Double = 0
  ) {
    self.translation = Point(x: finite(translation.x), y: finite(translation.y))
    let distance = finite(perspective)
    self.perspective = distance > 0 ? max(1, distance) : 0
    reach = 0
    // Scaled by the largest part first, so that squares neither overflow nor vanish.
    let raw = (x: finite(rotation.x), y: finite(rotation.y), z: finite(rotation.z))
    let largest = max(abs(raw.x), max(abs(raw.y), abs(raw.z)))
    guard largest > 0 else {
      self.rotation = (0, 0, 0)
      self.angleRatio = 0
      return
    }
    let part = (x: raw.x / largest, y: raw.y / largest, z: raw.z / largest)
    let length = (part.x * part.x + part.y * part.y + part.z * part.z).squareRoot()
    self.rotation = (part.x / length, part.y / length, part.z / length)
    self.angleRatio = finite(angleRatio)
  }

  /// Whether it leaves every page as it is.
  public var isIdentity: Bool {
    angleRatio == 0 && translation == .zero
  }

  /// The matrix of a page at `progress` pitches from its resting place, for pages of `extent`
  /// points that run from left to right.
  @inline(never)
  public func matrix(progress: Double, extent: Double) -> Transform3D {
    guard progress != 0, !isIdentity else { return .identity }
    var matrix = Transform3D.identity
    if angleRatio != 0 {
      let degrees = progress * 100 * angleRatio
      let turn = Elementary.sinCos(degrees * Transition.radiansPerDegree)
      matrix = Transform3D(axis: rotation, sine: turn.sin, cosine: turn.cos)
    }
    matrix.m41 = extent * translation.x * progress
    matrix.m42 = extent * translation.y * abs(progress)
    if perspective > 0 {
      matrix.m14 = -matrix.m13 / perspective
      matrix.m24 = -matrix.m23 / perspective
      matrix.m34 = -matrix.m33 / perspective
    }
    return matrix
  }

  /// How near a page at `progress` is to the viewer among its neighbours; larger is nearer.
  public func depth(progress: Double) -> Double {
    0 - abs(progress)
  }

  /// π / 180.
  private static let radiansPerDegree = 0.017_453_292_519_943_295

  /// Whether both hold the same numbers.
  public static func == (one: Transition, other: Transition) -> Bool {
    one.angleRatio == other.angleRatio && one.translation == other.translation
      && one.rotation == other.rotation && one.perspective == other.perspective
      && one.reach == other.reach
  }
}

@inline(never)
private func finite(_ value: Double) -> Double {
  value == value ? value.clamped(to: -1_000_000...1_000_000) : 0
}
