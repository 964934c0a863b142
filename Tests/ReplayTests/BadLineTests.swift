import Testing

@testable import riffle_replay

@Suite("Wrong lines")
struct BadLineTests {
  private func expect(_ trace: String, line: Int, _ message: String) {
    for checksOnly in [false, true] {
      let played = Played(trace, checksOnly: checksOnly)
      #expect(played.wrongLine == line)
      #expect(played.message?.contains(message) == true, "said: \(played.message ?? "nothing")")
    }
  }

  @Test("A wrong first line is refused", arguments: BadLines.firstLines)
  func firstLine(line: String, message: String) {
    expect("# a comment\n\n" + line, line: 3, message)
  }

  @Test("Wrong pages are refused", arguments: BadLines.pages)
  func pages(pages: String, message: String) {
    expect(setUp(pages: pages), line: 1, message)
  }

  @Test("A wrong configuration is refused", arguments: BadLines.configurations)
  func configuration(config: String, message: String) {
    expect(setUp(config: config), line: 1, message)
  }

  @Test(
    "A wrong event is refused, and what came before it has been run",
    arguments: BadLines.events
  )
  func event(line: String, message: String) {
    let good = #"{"t":1,"event":"probe"}"# + "\n"
    let trace = setUp() + good + "\n# a comment\n" + line + "\n" + good
    expect(trace, line: 5, message)
    #expect(Played(trace).lines == Played(setUp() + good).lines)
  }

  @Test("Wrong pages of a switcher are refused", arguments: SwitcherBadLines.pages)
  func switcherPages(pages: String, message: String) {
    expect(setUp("switcher", pages: pages), line: 1, message)
  }

  @Test(
    "A wrong configuration of a switcher is refused",
    arguments: SwitcherBadLines.configurations
  )
  func switcherConfiguration(config: String, message: String) {
    expect(setUp("switcher", config: config), line: 1, "config." + message)
    let configure = #"{"t":0,"event":"configure","# + config.dropFirst()
    expect(setUp("switcher") + configure, line: 2, message)
  }

  @Test("A wrong event of a switcher is refused", arguments: SwitcherBadLines.events)
  func switcherEvent(line: String, message: String) {
    let good = setUp("switcher", pages: #"{"ids":["a","b","c"]}"#) + #"{"t":1,"event":"probe"}"#
    expect(good + "\n" + line, line: 3, message)
    #expect(Played(good + "\n" + line).lines == Played(good).lines)
  }

  @Test(
    "With the host's driver, its scroller's events are right and our input is wrong",
    arguments: [
      (#"{"t":0,"event":"hostScrolled","offset":1}"#, nil),
      (#"{"t":0,"event":"hostReleased","velocity":1}"#, nil),
      (#"{"t":0,"event":"hostStopped"}"#, nil),
      (#"{"t":0,"event":"configure","driver":"host"}"#, nil),
      (#"{"t":0,"event":"press","x":1,"y":1}"#, #"event "press" needs the driver "own""#),
      (#"{"t":0,"event":"wheel","dx":1,"dy":1}"#, #"event "wheel" needs the driver "own""#),
      (#"{"t":0,"event":"hostScrolled"}"#, #"missing field "offset""#),
      (#"{"t":0,"event":"hostReleased","velocity":null}"#, "velocity: expected a number"),
      (#"{"t":0,"event":"hostStopped","velocity":0}"#, #"unknown key "velocity""#),
    ] as [(String, String?)]
  )
  func hostDriver(line: String, message: String?) {
    let played = Played(setUp(config: #"{"driver":"host"}"#) + line)
    #expect(played.message == message || played.message?.hasPrefix(message ?? "-") == true)
  }

  @Test("A trace without a first line is refused", arguments: [("", 1), ("\n# nothing\n", 2)])
  func empty(trace: String, line: Int) {
    expect(trace, line: line, "no first line")
  }

  @Test("Bytes that are not UTF-8 are refused")
  func encoding() {
    let played = Played(bytes: Array(setUp().utf8) + [0x22, 0xFF, 0x22])
    #expect(played.failure == .line(2, TraceError("not valid UTF-8")))
  }

  @Test("Frames that a wrong line should have waited for are not drawn")
  func pendingFrames() {
    let start = #"{"t":0,"event":"next"}"# + "\n" + #"{"t":0,"event":"frames","until":9}"# + "\n"
    let wrong = Played(setUp() + start + #"{"t":5,"event":"dance"}"#)
    #expect(wrong.wrongLine == 4)
    #expect(!wrong.lines.contains { $0.contains("settled") })
    #expect(Played(setUp() + start).lines.contains { $0.contains("settled") })
  }
}
