import Riffle

/// The commands that a switcher was given and has not answered.
struct CommandLedger {
  /// The page of each by its number; −1 where there is none.
  private var open: [Int: Int64] = [:]
  /// What was wrong with an answer.
  private(set) var breach: String?

  var isEmpty: Bool { open.isEmpty }

  /// Takes in an event, sent to a switcher before which nothing was due.
  mutating func take(_ event: PageSwitcher.Event, of switcher: PageSwitcher) {
    let last = switcher.count - 1
    switch event {
    case .commanded(let page, _, let command) where command != 0:
      open[command] = min(max(0, page), last)
    case .stepped(let steps, _, let command) where command != 0:
      let (page, overflows) = (switcher.destination ?? 0).addingReportingOverflow(steps)
      open[command] = overflows ? (steps < 0 ? min(0, last) : last) : min(max(0, page), last)
    default: break
    }
  }

  /// The pages have other numbers from now on; a command whose page is gone has to be answered.
  mutating func renumber(_ place: (Int64) -> Int64?) {
    open = open.mapValues { place($0) ?? -1 }
  }

  mutating func answer(_ command: Int, isSettled: Bool, on selected: Int64?) {
    guard let page = open.removeValue(forKey: command) else {
      return blame("command \(command) was answered twice, or never given")
    }
    if isSettled, page != selected { blame("settled elsewhere than was asked for") }
  }

  private mutating func blame(_ what: String) {
    if breach == nil { breach = what }
  }
}
