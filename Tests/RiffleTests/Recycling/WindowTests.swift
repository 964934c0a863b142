import Riffle
import Testing

@Suite("Window")
struct WindowTests {
  @Test(
    "is what is visible and the overscan on each side, within the pages there are",
    arguments: [
      (3..<4, 1, 10, 2..<5), (0..<1, 1, 10, 0..<2), (9..<10, 1, 10, 8..<10), (3..<5, 0, 10, 3..<5),
      (0..<1, 5, 1, 0..<1), (2..<4, 2, 5, 0..<5),
    ] as [(Range<Int64>, Int64, Int64, Range<Int64>)]
  )
  func around(visible: Range<Int64>, overscan: Int64, count: Int64, expected: Range<Int64>) {
    #expect(
      Window.pages(around: visible, behind: overscan, ahead: overscan, of: 0..<count) == expected
    )
  }

  @Test("is empty where nothing is visible")
  func nothing() {
    #expect(Window.pages(around: 0..<0, behind: 3, ahead: 3, of: 0..<10).isEmpty)
  }

  @Test("takes views away before it gives any, both in ascending order, and at once reuses them")
  func order() {
    var window = Window(poolCapacity: 4)
    _ = window.changes(to: 2..<5)
    let on = window.changes(to: 3..<6)
    #expect(
      on == [
        .unmounted(page: 2, slot: 0, kept: true), .mounted(page: 5, slot: 0, reused: true),
      ]
    )
    let back = window.changes(to: 0..<2)
    #expect(
      back == [
        .unmounted(page: 3, slot: 1, kept: true), .unmounted(page: 4, slot: 2, kept: true),
        .unmounted(page: 5, slot: 0, kept: true), .mounted(page: 0, slot: 0, reused: true),
        .mounted(page: 1, slot: 2, reused: true),
      ]
    )
    #expect(window.slot(of: 0) == 0 && window.slot(of: 1) == 2 && window.slot(of: 2) == nil)
  }

  @Test("changes nothing where it already is")
  func still() {
    var window = Window(poolCapacity: 4)
    _ = window.changes(to: 7..<9)
    let again = window.changes(to: 7..<9)
    #expect(again.isEmpty)
  }

  @Test("agrees with a plain model for any sequence of windows", arguments: [0, 1, 4])
  func model(capacity: Int) {
    var numbers = RepeatableNumbers(seed: 59)
    var window = Window(poolCapacity: capacity)
    var slots: [Int64: Int32] = [:]
    var waiting: Set<Int32> = []
    for _ in 0..<2_000 {
      let lower = Int64(numbers.next(below: 12))
      let next = lower..<(lower + Int64(numbers.next(below: 6)))
      let changes = window.changes(to: next)
      let removals = changes.prefix(while: \.isRemoval)
      let additions = changes.dropFirst(removals.count)
      #expect(additions.allSatisfy { !$0.isRemoval })
      #expect(removals.map(\.page) == slots.keys.filter { !next.contains($0) }.sorted())
      #expect(
        additions.map(\.page) == next.filter { slots[$0] == nil }
      )
      for change in changes {
        switch change {
        case .unmounted(let page, let slot, let kept):
          #expect(slots.removeValue(forKey: page) == slot)
          #expect(kept == (waiting.count < capacity))
          if kept { waiting.insert(slot) }
        case .mounted(let page, let slot, let reused):
          // Prepared for reuse exactly when it was used before and kept, and then no longer waiting.
          #expect(reused == (waiting.remove(slot) != nil))
          #expect(reused || waiting.isEmpty)
          #expect(!slots.values.contains(slot))
          slots[page] = slot
        }
      }
      #expect(next.allSatisfy { window.slot(of: $0) == slots[$0] && slots[$0] != nil })
      #expect(slots.count == next.count && waiting.count <= capacity)
      #expect(slots.values.allSatisfy { $0 < 5 + Int32(capacity) })
    }
  }
}

extension Window {
  fileprivate mutating func changes(to next: Range<Int64>) -> [Change] {
    var changes: [Change] = []
    move(to: next) { changes.append($0) }
    return changes
  }
}

extension Window.Change {
  fileprivate var isRemoval: Bool { if case .unmounted = self { true } else { false } }

  fileprivate var page: Int64 {
    switch self {
    case .mounted(let page, _, _), .unmounted(let page, _, _): page
    }
  }
}
