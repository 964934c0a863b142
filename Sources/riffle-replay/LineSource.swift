import Foundation

/// The lines of a file or of standard input, read as they are needed.
///
/// A trace may be larger than memory; only one block and one line of it are held.
struct LineSource {
  private let descriptor: Int32
  private var block: [UInt8] = []
  private var index = 0
  private var isAtEnd = false
  /// How many lines have been given out.
  private(set) var count = 0

  private static let blockSize = 1 << 16
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Opens the file; `-` is standard input.
  init(path: String) throws(Replay.Failure) {
    descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY)
    guard descriptor >= 0 else { throw Self.failure }
  }

  /// Lines that are in memory already.
  init(text: some Sequence<UInt8>) {
    descriptor = -1
    block = Array(text)
    isAtEnd = true
  }

  /// The failure of the system call before, in the system's words.
  private static var failure: Replay.Failure {
    .unreadable(String(cString: strerror(errno)))
  }

  func close() {
    if descriptor > STDIN_FILENO { _ = Foundation.close(descriptor) }
  }

  /// The next line without its line feed; nil at the end.
  mutating func next() throws(Replay.Failure) -> [UInt8]? {
    var line: [UInt8] = []
    while true {
      let rest = block[index...]
      if let feed = rest.firstIndex(of: UInt8(ascii: "\n")) {
        line += rest[..<feed]
        index = feed + 1
        break
      }
      line += rest
      index = block.count
      guard !isAtEnd else {
        if line.isEmpty { return nil }
        break
      }
      try fill()
    }
    count += 1
    if count == 1, line.starts(with: Self.byteOrderMark) {
      line.removeFirst(Self.byteOrderMark.count)
    }
    return line
  }

  private mutating func fill() throws(Replay.Failure) {
    var length = 0
    block = [UInt8](unsafeUninitializedCapacity: Self.blockSize) { buffer, initialized in
      repeat {
        length = read(descriptor, buffer.baseAddress, buffer.count)
      } while length < 0 && errno == EINTR
      initialized = max(length, 0)
    }
    index = 0
    guard length >= 0 else { throw Self.failure }
    isAtEnd = length == 0
  }
}
