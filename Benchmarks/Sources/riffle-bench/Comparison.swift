import CAllocations
import Foundation

/// Something of few pages beside the same of very many.
struct Comparison<Subject: Turning> {
  private static var rounds: Int { 61 }
  private static var turnsPerRound: Int { 40 }

  private(set) var few = Measurement(of: Subject(count: 10, initial: 5))
  private(set) var many = Measurement(
    of: Subject(count: 1_000_000_000_000_000, initial: 500_000_000_000_000)
  )

  /// Measures both in turns, so that whatever else the machine does falls on both.
  mutating func measure() {
    for round in 0..<Comparison.rounds {
      if round.isMultiple(of: 2) {
        few.round(turns: Comparison.turnsPerRound)
        many.round(turns: Comparison.turnsPerRound)
      } else {
        many.round(turns: Comparison.turnsPerRound)
        few.round(turns: Comparison.turnsPerRound)
      }
    }
  }

  /// Allocations of all page turns, frames included.
  var allocations: UInt64 { few.allocationsInTurns + many.allocationsInTurns }

  /// The figures, as a table with what they are of.
  var report: String {
    let ratios = zip(many.nanoseconds, few.nanoseconds).map { $0 / $1 }
    let table = Table(
      head: ["", "10 pages", "10^15 pages", "ratio"],
      rows: [
        row("time of a frame", String(format: "%.3f", ratios.median)) {
          String(format: "%.0f ns", $0.nanoseconds.median)
        },
        row("  in the fastest round") { String(format: "%.0f ns", $0.nanoseconds.min() ?? 0) },
        row("allocations of a frame") { each($0.allocationsInFrames, of: $0.frames) },
        row("allocations of a \(Subject.turn)") { each($0.allocationsInTurns, of: $0.turns) },
      ]
    )
    return """
      \(Subject.name), 120 Hz; the event handled and the placements read.
      Medians of \(Comparison.rounds) rounds for each, in turns; \(few.frames + many.frames) \
      frames and \(few.turns + many.turns) \(Subject.turn)s in all.

      \(table.text)
      """
  }

  private func row(
    _ name: String,
    _ ratio: String = "",
    figure: (Measurement<Subject>) -> String
  ) -> [String] {
    [name, figure(few), figure(many), ratio]
  }

  /// A count for each of a number of things: 0 only where there were none at all.
  private func each(_ allocations: UInt64, of number: Int) -> String {
    allocations == 0 ? "0" : String(format: "%.4f", Double(allocations) / Double(number))
  }
}
