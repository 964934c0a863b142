#if arch(wasm32)
import Riffle

// What the engine says, as numbers; `web/border.js` has the same lists.

extension Pager.Effect: Numbered {
  /// Numbers that an effect takes: code, page, and two more.
  static let length = 4

  func write(to numbers: UnsafeMutablePointer<Double>) {
    let (code, page, first, second) = fields
    numbers[0] = Double(code)
    numbers[1] = Double(page)
    numbers[2] = first
    numbers[3] = second
  }

  /// The effect's code, its page, and what else it says.
  private var fields: (code: Int32, page: Int64, first: Double, second: Double) {
    switch self {
    case .mount(let page, let slot, let reused): (1, page, Double(slot), reused ? 1 : 0)
    case .unmount(let page, let slot, let kept): (2, page, Double(slot), kept ? 1 : 0)
    case .willAppear(let page): (3, page, 0, 0)
    case .didAppear(let page): (4, page, 0, 0)
    case .willDisappear(let page): (5, page, 0, 0)
    case .didDisappear(let page): (6, page, 0, 0)
    case .pageChanged(let page): (7, page, 0, 0)
    case .targeted(let page, let offset): (8, page, offset, 0)
    case .settled(let page): (9, page, 0, 0)
    case .cancelled(let page): (10, page, 0, 0)
    case .indexMoved(let page): (11, page, 0, 0)
    case .boundary(let edge): (12, edge == .trailing ? 1 : 0, 0, 0)
    case .dragBegan: (13, 0, 0, 0)
    case .dragEnded(let velocity): (14, 0, velocity, 0)
    case .framesStarted: (15, 0, 0, 0)
    case .framesStopped: (16, 0, 0, 0)
    case .placed: (17, 0, 0, 0)
    case .renumbered: (18, 0, 0, 0)
    case .prefetch(let page): (19, page, 0, 0)
    case .cancelPrefetch(let page): (20, page, 0, 0)
    }
  }
}

extension Placement {
  /// Numbers that a placement takes.
  static let length = 28

  func write(to numbers: UnsafeMutablePointer<Double>) {
    numbers[0] = Double(page)
    numbers[1] = Double(slot)
    // A rectangle is four Float64 in memory, a transform sixteen.
    UnsafeMutableRawPointer(numbers + 2).assumingMemoryBound(to: Rect.self).pointee = frame
    UnsafeMutableRawPointer(numbers + 6).assumingMemoryBound(to: Transform3D.self).pointee = matrix
    numbers[22] = opacity
    numbers[23] = depth
    numbers[24] = progress
    numbers[25] = parallax
    numbers[26] = isVisible ? 1 : 0
    numbers[27] = matrix.isIdentity ? 1 : 0
  }
}
#endif
