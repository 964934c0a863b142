/// Which pages there are.
public enum PageSupply: Equatable, Sendable {
  /// So many, from 0 on; less than 0 is 0, more than 10¹⁸ is 10¹⁸.
  case count(Int64)
  /// From 0 on without an end: up to 10¹⁸.
  case forward
  /// Without a beginning and without an end: −10¹⁸ to 10¹⁸.
  case endless

  /// The largest number of pages: 10¹⁸, which leaves room to add in `Int64`.
  static let most: Int64 = 1_000_000_000_000_000_000

  /// The largest number of pages that go round: 10¹⁵.
  static let mostOfLoop: Int64 = 1_000_000_000_000_000

  /// The numbers of the pages.
  var pages: Range<Int64> {
    switch self {
    case .count(let count): 0..<PageSupply.sane(count)
    case .forward: 0..<PageSupply.most
    case .endless: -PageSupply.most..<(PageSupply.most + 1)
    }
  }

  /// The same with a count that is in range.
  var sane: PageSupply {
    if case .count(let count) = self { .count(PageSupply.sane(count)) } else { self }
  }

  private static func sane(_ count: Int64) -> Int64 { count.clamped(to: 0...PageSupply.most) }

  /// Whether there is no telling how many.
  var isEndless: Bool {
    switch self {
    case .count: false
    case .forward, .endless: true
    }
  }
}
