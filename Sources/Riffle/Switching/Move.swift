/// A move from one page to another.
public struct Move: Equatable, Sendable {
  /// The page that is left.
  public var from: Int64
  /// The page that comes.
  public var to: Int64

  /// A move between two pages.
  public init(from: Int64, to: Int64) {
    self.from = from
    self.to = to
  }

  /// Which way the content goes where pages are read from left to right.
  public enum Direction: Equatable, Sendable {
    /// To a page with a higher number: the content moves towards its leading side.
    case left
    /// To a page with a lower number.
    case right
  }

  /// Which way it goes; reading from the right mirrors what is seen, not what it is called.
  public var direction: Direction { to > from ? .left : .right }

  /// +1 to a higher number, −1 to a lower one.
  var sign: Double { to > from ? 1 : -1 }
}
