import Riffle
import Testing

@Suite("Transform3D")
struct Transform3DTests {
  /// A matrix of sixteen different numbers.
  private var counted: Transform3D {
    var matrix = Transform3D()
    (matrix.m11, matrix.m12, matrix.m13, matrix.m14) = (1, 2, 3, 4)
    (matrix.m21, matrix.m22, matrix.m23, matrix.m24) = (5, 6, 7, 8)
    (matrix.m31, matrix.m32, matrix.m33, matrix.m34) = (9, 10, 11, 12)
    (matrix.m41, matrix.m42, matrix.m43, matrix.m44) = (13, 14, 15, 16)
    return matrix
  }

  /// Where a matrix brings a point, before the division by the last.
  private func image(of point: [Double], by matrix: Transform3D) -> [Double] {
    (0..<4).map { column in
      (0..<4).reduce(0) { $0 + point[$1] * matrix[4 * $1 + column] }
    }
  }

  @Test("holds its numbers in the order of matrix3d()")
  func order() {
    #expect((0..<16).map { counted[$0] } == (1...16).map(Double.init))
    #expect(counted[-1] == 16 && counted[.max] == 16)
  }

  @Test("is the identity unless told otherwise")
  func identity() {
    #expect((0..<16).allSatisfy { Transform3D()[$0] == ($0 % 5 == 0 ? 1 : 0) })
    #expect(Transform3D() == .identity)
  }

  @Test("does the same in a flow as in a space whose axes are renamed", arguments: Course.allCases)
  func conjugation(course: Course) {
    let matrix = course.flow.transform(counted)
    let point = [2.0, 3, 5, 7]
    #expect(
      image(of: renamed(point, in: course), by: matrix)
        == renamed(image(of: point, by: counted), in: course)
    )
  }

  /// A point for pages from left to right, in a course: x and y swapped, then x turned over.
  private func renamed(_ point: [Double], in course: Course) -> [Double] {
    var point = point
    if course.axis == .vertical { point.swapAt(0, 1) }
    if course.direction == .rightToLeft { point[0] = 0 - point[0] }
    return point
  }

  @Test("stays the identity to the bit in every flow", arguments: Course.allCases)
  func untouched(course: Course) {
    let matrix = course.flow.transform(.identity)
    for index in 0..<16 {
      #expect(matrix[index].bitPattern == Transform3D.identity[index].bitPattern)
    }
  }
}
