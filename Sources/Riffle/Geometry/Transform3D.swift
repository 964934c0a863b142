/// A transformation of space, applied about a page's centre.
///
/// The sixteen numbers stand in the order of CSS's `matrix3d()` and of Core Animation's
/// `CATransform3D`: `m41`, `m42`, `m43` move, `m34` is perspective.
public struct Transform3D: Equatable, Sendable {
  /// What x becomes: its part along x.
  public var m11: Double = 1
  /// What x becomes: its part along y.
  public var m12: Double = 0
  /// What x becomes: its part along z.
  public var m13: Double = 0
  /// What x becomes: its part in the divisor.
  public var m14: Double = 0
  /// What y becomes: its part along x.
  public var m21: Double = 0
  /// What y becomes: its part along y.
  public var m22: Double = 1
  /// What y becomes: its part along z.
  public var m23: Double = 0
  /// What y becomes: its part in the divisor.
  public var m24: Double = 0
  /// What z becomes: its part along x.
  public var m31: Double = 0
  /// What z becomes: its part along y.
  public var m32: Double = 0
  /// What z becomes: its part along z.
  public var m33: Double = 1
  /// What z becomes: its part in the divisor.
  public var m34: Double = 0
  /// The move along x, in points.
  public var m41: Double = 0
  /// The move along y, in points.
  public var m42: Double = 0
  /// The move along z, in points.
  public var m43: Double = 0
  /// The divisor's constant part.
  public var m44: Double = 1

  /// The transformation that changes nothing.
  public static let identity = Transform3D()

  /// The transformation that changes nothing.
  public init() {}

  /// The numbers in order: `m11`, `m12` and so on to `m44`; an index outside 0…15 reads the last
  /// one.
  public subscript(index: Int) -> Double {
    withUnsafeBytes(of: self) {
      $0.load(fromByteOffset: 8 * (index >= 0 && index < 16 ? index : 15), as: Double.self)
    }
  }

  /// Whether it changes nothing.
  public var isIdentity: Bool {
    for index in 0..<16 where self[index] != (index % 5 == 0 ? 1 : 0) { return false }
    return true
  }

  /// The rotation about a unit vector, by the sine and cosine of the angle, clockwise when the
  /// vector points at the viewer (as CSS's `rotate3d()` turns).
  init(axis u: (x: Double, y: Double, z: Double), sine s: Double, cosine c: Double) {
    let k = 1 - c
    m11 = u.x * u.x * k + c
    m12 = u.x * u.y * k + u.z * s
    m13 = u.x * u.z * k - u.y * s
    m21 = u.x * u.y * k - u.z * s
    m22 = u.y * u.y * k + c
    m23 = u.y * u.z * k + u.x * s
    m31 = u.x * u.z * k + u.y * s
    m32 = u.y * u.z * k - u.x * s
    m33 = u.z * u.z * k + c
  }

  /// Scales what it does to x and y.
  mutating func scaleXY(by factor: Double) {
    m11 *= factor
    m12 *= factor
    m13 *= factor
    m21 *= factor
    m22 *= factor
    m23 *= factor
  }

  /// Looks at it from so far away, straight in front of the origin; 0 is infinitely far.
  mutating func look(from distance: Double) {
    guard distance > 0 else { return }
    m14 = 0 - m13 / distance
    m24 = 0 - m23 / distance
    m34 = 0 - m33 / distance
    m44 = 1 - m43 / distance
  }

  /// Moves what is seen, after all perspective.
  mutating func shift(alongX distance: Double) {
    m11 += distance * m14
    m21 += distance * m24
    m31 += distance * m34
    m41 += distance * m44
  }

  /// The point of the plane that is seen at a place; nil where the plane is seen edge on there, or
  /// lies behind the viewer.
  func point(seenAt place: Point) -> Point? {
    let (a, b) = (m11 - place.x * m14, m21 - place.x * m24)
    let (c, d) = (m12 - place.y * m14, m22 - place.y * m24)
    let (right, down) = (place.x * m44 - m41, place.y * m44 - m42)
    let determinant = a * d - b * c
    guard determinant != 0 else { return nil }
    let x = (right * d - b * down) / determinant
    let y = (a * down - right * c) / determinant
    return m14 * x + m24 * y + m44 > 0 ? Point(x: x, y: y) : nil
  }

  /// Makes it the same in a space whose x and y have changed places.
  mutating func transposeXY() {
    swap(&m11, &m22)
    swap(&m12, &m21)
    swap(&m13, &m23)
    swap(&m31, &m32)
    swap(&m14, &m24)
    swap(&m41, &m42)
  }

  /// Makes it the same in a space seen in a mirror that swaps left and right.
  mutating func mirrorX() {
    // 0 − x, not −x: a zero keeps its sign, so that an untouched matrix stays the identity to the
    // bit.
    m12 = 0 - m12
    m13 = 0 - m13
    m14 = 0 - m14
    m21 = 0 - m21
    m31 = 0 - m31
    m41 = 0 - m41
  }
}
