import Foundation

/// Lines on their way to a file descriptor, written in large pieces.
struct Output {
  /// Why writing came to an end.
  enum Failure: Equatable {
    /// The reader has gone away, as `head` does.
    case closed
    /// The reason in the system's words.
    case failed(String)
  }

  private let descriptor: Int32
  private var pending: [UInt8] = []
  /// The first failure; after it nothing is written any more.
  private(set) var failure: Failure?

  private static let blockSize = 1 << 16

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  mutating func print(_ line: String) {
    pending += line.utf8
    pending.append(UInt8(ascii: "\n"))
    if pending.count >= Self.blockSize { flush() }
  }

  mutating func flush() {
    var written = 0
    while failure == nil, written < pending.count {
      let length = pending.withUnsafeBytes {
        write(descriptor, $0.baseAddress?.advanced(by: written), $0.count - written)
      }
      if length >= 0 {
        written += length
      } else if errno == EPIPE {
        failure = .closed
      } else if errno != EINTR {
        failure = .failed(String(cString: strerror(errno)))
      }
    }
    pending.removeAll(keepingCapacity: true)
  }
}
