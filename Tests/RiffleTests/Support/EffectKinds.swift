import Riffle

extension Pager.Effect {
  /// What a page is told of coming into view and leaving it.
  var isAppearance: Bool {
    switch self {
    case .willAppear, .didAppear, .willDisappear, .didDisappear: true
    default: false
    }
  }

  /// Where the pager goes: nearest, targeted, settled, cancelled.
  var isSignal: Bool {
    switch self {
    case .pageChanged, .targeted, .settled, .cancelled: true
    default: false
    }
  }

  /// A view that comes or goes.
  var isMounting: Bool {
    switch self {
    case .mount, .unmount: true
    default: false
    }
  }
}

extension [Pager.Effect] {
  var appearances: [Pager.Effect] { filter(\.isAppearance) }
  var signals: [Pager.Effect] { filter(\.isSignal) }
  var mountings: [Pager.Effect] { filter(\.isMounting) }

  /// The pages of the targets, in order.
  var targets: [Int64] {
    compactMap { if case .targeted(let page, _) = $0 { page } else { nil } }
  }

  /// The pages that it settled on, in order.
  var settlements: [Int64] {
    compactMap { if case .settled(let page) = $0 { page } else { nil } }
  }

  /// The pages that were nearest, in order.
  var changes: [Int64] {
    compactMap { if case .pageChanged(let page) = $0 { page } else { nil } }
  }
}
