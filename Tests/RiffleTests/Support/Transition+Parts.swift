import Riffle

extension Transition {
  /// The matrix of a page whose pitch is its extent.
  func matrix(progress: Double, extent: Double) -> Transform3D {
    pose(progress: progress, extent: extent, pitch: extent).matrix
  }

  /// The depth of a page.
  func depth(progress: Double) -> Double {
    pose(progress: progress, extent: 100, pitch: 100).depth
  }
}
