import Riffle
import Testing

@Suite("ReusePool")
struct ReusePoolTests {
  @Test("gives a view of the right kind, the last one put in first, and once only")
  func kinds() {
    var pool = ReusePool(capacity: 8)
    for (slot, kind) in [(0, 1), (1, 2), (2, 1), (3, 2)] as [(Int32, Int32)] {
      let isKept = pool.put(PageView(slot: slot, kind: kind))
      #expect(isKept)
    }
    let taken = ([1, 1, 1, 7, 2] as [Int32]).map { pool.take(kind: $0)?.slot }
    #expect(taken == [2, 0, nil, nil, 3])
    #expect(pool.views.map(\.slot) == [1])
  }

  @Test("holds no more than its capacity", arguments: [-3, 0, 1, 4])
  func capacity(capacity: Int) {
    var pool = ReusePool(capacity: capacity)
    let kept = (0..<6).map { pool.put(PageView(slot: $0, kind: 0)) }
    #expect(kept == (0..<6).map { $0 < capacity })
    #expect(pool.views.count == max(0, capacity))
    pool.clear()
    let view = pool.take(kind: 0)
    #expect(pool.views.isEmpty && view == nil)
  }

  @Test("forgets what a page was told, so that the next one starts anew")
  func phases() {
    var pool = ReusePool(capacity: 1)
    var view = PageView(slot: 3, kind: 0)
    view.phase = .appeared
    _ = pool.put(view)
    let again = pool.take(kind: 0)
    #expect(again?.phase == .waiting)
  }
}
