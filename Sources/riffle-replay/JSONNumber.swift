/// A number of JSON, kept as it was written.
///
/// Page numbers need all 64 bits and offsets need a double; which of the two a number is, only
/// the field that it stands in knows.
struct JSONNumber: Equatable, Sendable {
  /// The digits as they stand in the line; they follow the grammar of JSON.
  let text: String

  /// The nearest double, or nil where that would be infinite.
  var double: Double? {
    guard let value = Double(text), value.isFinite else { return nil }
    return value
  }

  /// The number as a 64-bit integer: exact, or not at all.
  ///
  /// `1.0` and `1e3` are integers, `1.5` is not. The way through a double would round page
  /// numbers beyond 2^53, so the decimal digits themselves are shifted.
  var integer: Int64? {
    if let plain = Int64(text) { return plain }
    let (mantissa, exponent) = Self.split(text, at: ["e", "E"])
    let isNegative = mantissa.hasPrefix("-")
    let (whole, part) = Self.split(isNegative ? mantissa.dropFirst() : mantissa, at: ["."])
    var digits = (whole + part).drop { $0 == "0" }
    guard !digits.isEmpty else { return 0 }
    guard let power = exponent.isEmpty ? 0 : Int(exponent) else { return nil }
    var zeros = power.subtractingReportingOverflow(part.count).partialValue
    while digits.last == "0" {
      digits.removeLast()
      zeros &+= 1
    }
    // 2^63 has 19 digits.
    guard zeros >= 0, zeros <= 19, digits.count + zeros <= 19 else { return nil }
    return Int64((isNegative ? "-" : "") + digits + String(repeating: "0", count: zeros))
  }

  private static func split(
    _ text: some StringProtocol,
    at separators: Set<Character>
  ) -> (head: Substring, tail: Substring) {
    let whole = Substring(text)
    guard let index = whole.firstIndex(where: separators.contains) else { return (whole, "") }
    return (whole[..<index], whole[whole.index(after: index)...])
  }
}
