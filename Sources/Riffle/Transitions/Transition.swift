/// How a page looks on its way in and out: data, from which a pure function makes a ``Pose`` for each
/// signed progress.
///
/// A page one pitch after its resting place has progress +1. In a row it is turned about its centre
/// by 100 · `angleRatio` degrees for each pitch and then moved by `translation`: the model, and the
/// values of `none`, `slide`, `dive`, `roll` and `cards`, are those of MAGPagedScrollView. Other
/// arrangements hold the pages around the resting place and say themselves how they stand there.
public struct Transition: Equatable, Sendable {
  /// Degrees of turn for each percent of a pitch.
  public let angleRatio: Double
  /// How far the page moves at one pitch, in page extents along the axis: x with the sign of the
  /// progress, y always the same way.
  public let translation: Point
  /// The unit vector that the page turns about; zero where it does not turn.
  public let rotation: (x: Double, y: Double, z: Double)
  /// The viewer's distance in points; 0 draws without perspective, unless the arrangement has one
  /// of its own.
  public let perspective: Double
  /// How pages stand to one another.
  let arrangement: Arrangement

  /// Pages move with the finger and nothing else.
  public static var none: Transition { row(ratio: 0, move: .zero, turn: (0, 0, 0)) }
  /// Neighbours lie farther out and lower.
  public static var slide: Transition { row(ratio: 0, move: corner, turn: (0, 0, 0)) }
  /// Pages tip over their horizontal axis, head over heels.
  public static var dive: Transition {
    row(ratio: 0.5, move: Point(x: 0.25, y: 0), turn: (-1, 0, 0))
  }
  /// Pages tip over and fall away.
  public static var roll: Transition { row(ratio: 0.5, move: corner, turn: (-1, 0, 0)) }
  /// Pages tilt about their diagonal like cards that are dealt.
  public static var cards: Transition { row(ratio: 0.5, move: corner, turn: (-1, -1, 0)) }
  /// Pages are the sides of a cube that turns.
  public static var cube: Transition { Transition(.cube) }
  /// One page faces the viewer, the others stand turned and close together on both sides of it.
  public static var coverFlow: Transition { Transition(.coverFlow) }
  /// Pages lie in a pile, the later ones beneath, and the top one is drawn off.
  public static var stack: Transition { Transition(.stack) }
  /// Pages are the two sides of a sheet that is turned over.
  public static var flip: Transition { Transition(.flip) }
  /// A page leaves towards the viewer while the next one comes from behind.
  public static var zoom: Transition { Transition(.zoom) }
  /// A page dissolves into the next one.
  public static var fade: Transition { Transition(.fade) }
  /// Pages stand upright on a ring that turns in depth.
  public static var carousel: Transition { Transition(.carousel) }

  private static let corner = Point(x: 0.25, y: 0.25)

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
    arrangement = .row
    self.translation = Point(x: finite(translation.x), y: finite(translation.y))
    self.perspective = Transition.distance(perspective)
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

  private init(_ arrangement: Arrangement) {
    self.arrangement = arrangement
    angleRatio = 0
    translation = .zero
    rotation = (0, 0, 0)
    perspective = 0
  }

  private static func row(
    ratio: Double,
    move: Point,
    turn: (x: Double, y: Double, z: Double)
  ) -> Transition {
    Transition(angleRatio: ratio, translation: move, rotation: turn)
  }

  /// A viewer's distance in points: at least 1, or 0 for none.
  static func distance(_ points: Double) -> Double {
    let points = finite(points)
    return points > 0 ? max(1, points) : 0
  }

  /// How many pages on each side it brings on screen at rest.
  public var reach: Int64 { arrangement.reach }

  /// Whether it leaves every page as it is.
  public var isIdentity: Bool {
    arrangement == .row && angleRatio == 0 && translation == .zero
  }

  /// Whether both hold the same numbers.
  public static func == (one: Transition, other: Transition) -> Bool {
    one.angleRatio == other.angleRatio && one.translation == other.translation
      && one.rotation == other.rotation && one.perspective == other.perspective
      && one.arrangement == other.arrangement
  }
}

@inline(never)
private func finite(_ value: Double) -> Double {
  value == value ? value.clamped(to: -1_000_000...1_000_000) : 0
}
