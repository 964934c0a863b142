/// Who added which inset to a scrolled area.
///
/// The client's own insets are an input that nobody here writes; each owner adds to one side, and the
/// sides are summed. What an owner takes back is gone exactly: nothing is ever subtracted.
public struct InsetLedger: Equatable, Sendable {
  /// What one owner adds.
  struct Entry: Equatable {
    let owner: Int
    let edge: Edge
    var length: Double
  }

  /// The client's own.
  public var client: Insets
  private(set) var entries: [Entry] = []

  /// A ledger of nothing but the client's insets.
  public init(client: Insets = .zero) {
    self.client = client
  }

  /// What an owner adds to a physical side from now on, in points; 0 takes it back.
  ///
  /// `leading` and `trailing` are no sides here, and a length that is negative or not finite is 0.
  ///
  /// - Complexity: O(owners).
  public mutating func set(_ length: Double, at edge: Edge, by owner: Int) {
    guard edge != .leading, edge != .trailing else { return }
    let length = length.nonNegative
    if let index = entries.firstIndex(where: { $0.owner == owner && $0.edge == edge }) {
      if length > 0 { entries[index].length = length } else { entries.remove(at: index) }
    } else if length > 0 {
      entries.append(Entry(owner: owner, edge: edge, length: length))
    }
  }

  /// Takes back all that an owner added.
  public mutating func remove(_ owner: Int) {
    var index = 0
    while index < entries.count {
      if entries[index].owner == owner { entries.remove(at: index) } else { index += 1 }
    }
  }

  /// The client's insets and all that was added.
  public var effective: Insets {
    var insets = client
    for entry in entries {
      switch entry.edge {
      case .top: insets.top += entry.length
      case .left: insets.left += entry.length
      case .bottom: insets.bottom += entry.length
      case .right: insets.right += entry.length
      case .leading, .trailing: break
      }
    }
    return insets
  }
}
