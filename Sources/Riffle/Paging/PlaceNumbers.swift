/// Which page stands at which place of the row.
///
/// A place is a page's number, but for two cases. In a loop of n pages the places go on for ever, and at
/// place i stands page i mod n: so nothing has to be cloned. And while the row takes a short cut to a
/// page far away, the pages between are left out, and those behind them stand so much nearer.
struct PlaceNumbers: Equatable, Sendable {
  /// The number of pages of a loop; 0 where the row has ends, or none at all.
  var lap: Int64 = 0
  /// The pages that are left out: of a loop, counted on past its last page.
  var hidden: Range<Int64> = 0..<0

  /// Whether each place is its page's number.
  var isPlain: Bool { lap == 0 && hidden.isEmpty }

  /// How many are left out.
  var gap: Int64 { hidden.upperBound - hidden.lowerBound }

  /// The number of what stands at a place, counted on past a loop's last page.
  func number(at place: Int64) -> Int64 {
    hidden.isEmpty || place < hidden.lowerBound ? place : place + gap
  }

  /// The page that stands at a place.
  func page(at place: Int64) -> Int64 {
    let number = number(at: place)
    return lap > 0 ? number.modulo(lap) : number
  }

  /// The place of a number; nil if it is left out.
  func place(of number: Int64) -> Int64? {
    if hidden.isEmpty || number < hidden.lowerBound { return number }
    return hidden.contains(number) ? nil : number - gap
  }
}

extension Int64 {
  /// The remainder, never negative; the divisor has to be positive.
  func modulo(_ divisor: Int64) -> Int64 {
    let rest = self % divisor
    return rest < 0 ? rest + divisor : rest
  }
}
