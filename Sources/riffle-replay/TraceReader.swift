import Foundation

/// Turns the lines of a trace, in order, into typed lines; or says what is wrong with one.
///
/// All validation happens here, so that `--check` and a replay agree about every line.
struct TraceReader {
  /// What reads the events; nil before the first line.
  private var events: (any EventReading)?
  private var time = -Double.infinity

  /// The most frames that one `frames` line may ask for.
  static let mostFrames = 1e8

  /// Whether the first line has been read.
  var isSetUp: Bool { events != nil }

  /// Reads the next line, without its line feed; nil for a blank line and a comment.
  mutating func read(_ bytes: [UInt8]) throws(TraceError) -> TraceLine? {
    if bytes.first == UInt8(ascii: "#") || bytes.allSatisfy(isJSONSpace) { return nil }
    guard String(bytes: bytes, encoding: .utf8) != nil else {
      throw TraceError("not valid UTF-8")
    }
    var fields = try Fields(try JSONParser.parse(bytes))
    guard var events else {
      let setup = try setUp(&fields)
      self.events = setup.reader
      return .setUp(setup)
    }
    let event = try event(&fields, by: &events)
    self.events = events
    return .event(event, time: time)
  }

  private func setUp(_ fields: inout Fields) throws(TraceError) -> TraceSetup {
    // A later version may have other components, and those other keys: this order of checks
    // names the true reason.
    let version = try fields.need("riffle").integer()
    guard version == 1 else { throw TraceError("riffle: unknown version \(version)") }
    let component = try fields.need("component").string()
    switch component {
    case "pager":
      return .pager(try PagerSetup(&fields))
    case "switcher":
      return .switcher(try SwitcherSetup(&fields))
    case "edges":
      return .edges(try EdgesSetup(&fields))
    default:
      throw TraceError("unknown component \(quoted(component))")
    }
  }

  private mutating func event(
    _ fields: inout Fields,
    by reader: inout any EventReading
  ) throws(TraceError) -> TraceEvent {
    let time = try fields.need("t").number()
    guard time >= self.time else {
      throw TraceError("t: \(time) comes after a line with t \(self.time)")
    }
    let name = try fields.need("event").string()
    let event: TraceEvent =
      switch name {
      case "frames": try frames(&fields, from: time)
      case "probe": .probe
      default: try reader.event(name, &fields)
      }
    try fields.finish()
    self.time = time
    return event
  }

  private func frames(
    _ fields: inout Fields,
    from time: Double
  ) throws(TraceError) -> TraceEvent {
    let until = try fields.need("until").number()
    guard until >= time else { throw TraceError("until: \(until) is before t \(time)") }
    let hz = try fields.take("hz")?.number(above: 0) ?? 60
    guard (until - time) * hz <= Self.mostFrames else {
      throw TraceError("until: more than \(Int(Self.mostFrames)) frames")
    }
    return .frames(until: until, hz: hz)
  }
}
