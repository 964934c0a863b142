/// One turn of a mouse's wheel, or one step of a trackpad's scroll.
public struct Wheel: Equatable, Sendable {
  /// What the numbers count.
  public enum Mode: Equatable, Sendable {
    /// Points.
    case pixel
    /// Lines of text.
    case line
    /// Viewports.
    case page
  }

  /// What a trackpad's driver says of the step; web hosts know none of it.
  public enum Phase: Equatable, Sendable {
    /// Nothing is known.
    case none
    /// Fingers came down.
    case began
    /// Fingers moved.
    case changed
    /// Fingers went up.
    case ended
    /// Momentum goes on.
    case momentum
  }

  /// How far to scroll along x, positive towards larger x; not finite is 0.
  public let dx: Double
  /// How far to scroll along y, positive towards larger y; not finite is 0.
  public let dy: Double
  /// What the numbers count.
  public let mode: Mode
  /// What is known of the fingers.
  public let phase: Phase

  /// A step by (dx, dy), counted in `mode`.
  public init(dx: Double, dy: Double, mode: Mode = .pixel, phase: Phase = .none) {
    self.dx = dx.orZero
    self.dy = dy.orZero
    self.mode = mode
    self.phase = phase
  }

  /// A line of text in points: the size of a browser's default font.
  static let line: Double = 16
  /// Seconds without a step after which a wheel is quiet: a hand turns notches faster than this.
  static let quiet: Double = 0.125
  /// Points that turn a page when the wheel falls quiet; less falls back.
  ///
  /// Under one notch of a mouse (Firefox: three lines, and sideways two or one; one that moves less
  /// moves as far as this).
  static let turn: Double = 40
}
