import Testing

@testable import riffle_replay

@Suite("Wrong lines of edge controls")
struct EdgesBadLineTests {
  private func expect(_ trace: String, line: Int, _ message: String) {
    for checksOnly in [false, true] {
      let played = Played(trace, checksOnly: checksOnly)
      #expect(played.wrongLine == line)
      #expect(played.message?.contains(message) == true, "said: \(played.message ?? "nothing")")
    }
  }

  @Test("A wrong first line is refused", arguments: EdgesBadLines.firstLines)
  func firstLine(fields: String, message: String) {
    expect(#"{"riffle":1,"component":"edges",\#(fields)}"#, line: 1, message)
  }

  @Test("A wrong configuration is refused", arguments: EdgesBadLines.configurations)
  func configuration(config: String, message: String) {
    let missing = "missing field \""
    let name =
      message.hasPrefix(missing)
      ? missing + "config." + message.dropFirst(missing.count) : "config." + message
    expect(setUpEdges(config), line: 1, name)
    let configure = #"{"t":0,"event":"configure","# + config.dropFirst()
    expect(setUpEdges() + configure, line: 2, message)
  }

  @Test("A key that there is not is refused", arguments: EdgesBadLines.unknown)
  func unknown(config: String, key: String) {
    expect(setUpEdges(config), line: 1, #"unknown key "config.\#(key)""#)
    let configure = #"{"t":0,"event":"configure","# + config.dropFirst()
    expect(setUpEdges() + configure, line: 2, #"unknown key "\#(key)""#)
  }

  @Test(
    "A wrong event is refused, and what came before it has been run",
    arguments: EdgesBadLines.events
  )
  func event(line: String, message: String) {
    let good = setUpEdges() + #"{"t":1,"event":"probe"}"#
    expect(good + "\n" + line, line: 3, message)
    #expect(Played(good + "\n" + line).lines == Played(good).lines)
  }
}
