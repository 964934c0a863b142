/// A place among the pages: the nearest page, and how far from its resting place.
///
/// It stays exact at any page number, which one long offset would not.
public struct PagePosition: Equatable, Sendable {
  /// The page whose resting place is nearest; at halves, the later one.
  public var page: Int64
  /// The way from its resting place in parts of the way to the next one: −0.5…0.5 between pages,
  /// beyond that only when pulled past an end.
  public var fraction: Double

  /// Where a page that is longer than the area is scrolled to inside itself: 0 at its beginning, 1 at
  /// its end.
  public var inside: Double

  /// A place `fraction` of the way from `page`'s resting place to the next, or `inside` it.
  public init(page: Int64, fraction: Double = 0, inside: Double = 0) {
    self.page = page
    self.fraction = fraction
    self.inside = inside
  }
}
