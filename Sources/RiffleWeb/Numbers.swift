#if arch(wasm32)
import Riffle

/// A row of numbers in memory that the host reads and writes.
struct Numbers {
  /// Numbers that an effect takes: code, page, and two more.
  static let perEffect = 4
  /// Numbers that a placement takes.
  static let perPlacement = 28

  private(set) var base: UnsafeMutablePointer<Double>
  private var capacity: Int

  init(capacity: Int) {
    base = .allocate(capacity: max(1, capacity))
    base.initialize(repeating: 0, count: max(1, capacity))
    self.capacity = capacity
  }

  subscript(index: Int) -> Double {
    get { base[index] }
    nonmutating set { base[index] = newValue }
  }

  /// Whether the number at `index` says yes.
  func isSet(_ index: Int) -> Bool { base[index] != 0 }

  /// Makes room; what was there is lost.
  private mutating func reserve(_ count: Int) {
    guard count > capacity else { return }
    base.deallocate()
    capacity = count * 2
    base = .allocate(capacity: capacity)
  }

  mutating func write(_ effects: [Pager.Effect]) {
    reserve(effects.count * Numbers.perEffect)
    var at = base
    for effect in effects {
      let (code, page, first, second) = effect.numbers
      at[0] = code
      at[1] = Double(page)
      at[2] = first
      at[3] = second
      at += Numbers.perEffect
    }
  }

  /// Writes the placements of a pager's mounted pages; returns how many.
  mutating func write(placementsOf pager: UnsafeMutablePointer<Pager>) -> Int32 {
    let pages = pager.pointee.mounted
    reserve(Int(pages.upperBound - pages.lowerBound) * Numbers.perPlacement)
    var at = base
    var page = pages.lowerBound
    while page < pages.upperBound {
      let placement = pager.pointee.placement(of: page)
      at[0] = Double(page)
      at[1] = Double(placement.slot)
      at[2] = placement.frame.x
      at[3] = placement.frame.y
      at[4] = placement.frame.width
      at[5] = placement.frame.height
      for index in 0..<16 { at[6 + index] = placement.matrix[index] }
      at[22] = placement.opacity
      at[23] = placement.depth
      at[24] = placement.progress
      at[25] = placement.parallax
      at[26] = placement.isVisible ? 1 : 0
      at[27] = placement.matrix == .identity ? 1 : 0
      at += Numbers.perPlacement
      page += 1
    }
    return Int32(pages.upperBound - pages.lowerBound)
  }
}

extension Pager.Effect {
  /// The effect's code, its page, and what else it says; `web/border.js` has the same list.
  fileprivate var numbers: (Double, Int64, Double, Double) {
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
    case .boundary(let edge): (12, edge == .trailing ? 1 : 0, 0, 0)
    case .dragBegan: (13, 0, 0, 0)
    case .dragEnded(let velocity): (14, 0, velocity, 0)
    case .framesStarted: (15, 0, 0, 0)
    case .framesStopped: (16, 0, 0, 0)
    case .placed: (17, 0, 0, 0)
    }
  }
}
#endif
