import Riffle

extension PageSwitcher.Effect {
  /// What a page is told of coming into view and leaving it.
  var isAppearance: Bool {
    switch self {
    case .willAppear, .didAppear, .willDisappear, .didDisappear: true
    default: false
    }
  }

  /// The beginning or the end of a move.
  var isMove: Bool {
    switch self {
    case .willMove, .didMove, .cancelled: true
    default: false
    }
  }

  /// What only says that it is to be drawn.
  var isDrawing: Bool { self == .placed || self == .framesStarted || self == .framesStopped }
}

extension [PageSwitcher.Effect] {
  var appearances: [PageSwitcher.Effect] { filter(\.isAppearance) }
  var moves: [PageSwitcher.Effect] { filter(\.isMove) }
  /// All but what only says that it is to be drawn.
  var deeds: [PageSwitcher.Effect] { filter { !$0.isDrawing } }

  /// The moves that were asked for, and the numbers of the questions.
  var questions: [Int] {
    compactMap { if case .shouldMove(_, let question) = $0 { question } else { nil } }
  }

  /// Which commands were answered, in order.
  var answers: [PageSwitcher.Effect] {
    filter { if case .answered = $0 { true } else { false } }
  }
}

extension PageSwitcher.Effect {
  /// The beginning of a move between two pages.
  static func willMove(_ from: Int64, _ to: Int64) -> Self { .willMove(Move(from: from, to: to)) }
  static func alongside(_ from: Int64, _ to: Int64) -> Self { .alongside(Move(from: from, to: to)) }
  static func didMove(_ from: Int64, _ to: Int64) -> Self { .didMove(Move(from: from, to: to)) }
  static func cancelled(_ from: Int64, _ to: Int64) -> Self { .cancelled(Move(from: from, to: to)) }
  static func shouldMove(_ from: Int64, _ to: Int64, _ question: Int) -> Self {
    .shouldMove(Move(from: from, to: to), question: question)
  }
}
