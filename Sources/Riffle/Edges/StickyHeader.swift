/// A header above the content of a scrolled area, with room of its own there.
///
/// The rules are ScrollEdgeControl's, but that what the header adds is summed with the client's insets and
/// the controls', and leaves without a trace. All lengths are in points; one that is negative or not
/// finite is 0.
public struct StickyHeader: Equatable, Sendable {
  /// How tall it is, by what is in it.
  public var height: Double = 0
  /// Whether it is there: one that is not has no room.
  public var isActive = true
  /// Whether it leaves with content that scrolls up; else it stays at the top.
  ///
  /// Content that is pulled down leaves it there in any case.
  public var scrollsTogether = true
  /// Whether it begins where the safe area does; else it reaches up into what is outside.
  public var attachesToSafeArea = false
  /// How much of the client's inset at the top is there because of the safe area.
  public var safeArea: Double = 0

  /// The seed's defaults, and no height yet.
  public init() {}

  /// How much it adds to the inset at the top.
  var wantedInset: Double { isActive ? room : 0 }

  /// How much it adds while it is there.
  var room: Double { attachesToSafeArea ? height : max(0, height - safeArea) }

  /// The same with what makes no sense as 0.
  var sane: StickyHeader {
    var sane = self
    sane.height = height.nonNegative
    sane.safeArea = safeArea.nonNegative
    return sane
  }
}
