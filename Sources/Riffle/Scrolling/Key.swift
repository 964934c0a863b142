/// The keys that turn pages.
public enum Key: Int32, CaseIterable, Equatable, Sendable {
  /// The arrow to the left.
  case arrowLeft
  /// The arrow to the right.
  case arrowRight
  /// The arrow upwards.
  case arrowUp
  /// The arrow downwards.
  case arrowDown
  /// To the first page.
  case home
  /// To the last page.
  case end
  /// One page back.
  case pageUp
  /// One page on.
  case pageDown
  /// One page on.
  case space

  /// What the key means to pages in a flow; nil where it is another axis's arrow.
  func step(in flow: Flow) -> Step? {
    switch (self, flow.axis) {
    case (.home, _): .first
    case (.end, _): .last
    case (.pageUp, _): .by(-1)
    case (.pageDown, _), (.space, _): .by(1)
    case (.arrowLeft, .horizontal): .by(flow.isReversed ? 1 : -1)
    case (.arrowRight, .horizontal): .by(flow.isReversed ? -1 : 1)
    case (.arrowUp, .vertical): .by(-1)
    case (.arrowDown, .vertical): .by(1)
    case (.arrowLeft, .vertical), (.arrowRight, .vertical), (.arrowUp, .horizontal),
      (.arrowDown, .horizontal):
      nil
    }
  }

  /// What a key asks for.
  enum Step: Equatable {
    /// The first page.
    case first
    /// The last page.
    case last
    /// So many pages on.
    case by(Int64)
  }
}
