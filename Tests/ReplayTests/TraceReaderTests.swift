import Riffle
import Testing

@testable import riffle_replay

@Suite("Lines as they are understood")
struct TraceReaderTests {
  private func setup(_ line: String) throws -> PagerSetup {
    var reader = TraceReader()
    guard case .setUp(.pager(let setup))? = try reader.read(Array(line.utf8)) else {
      throw TraceError("no set-up")
    }
    return setup
  }

  private func event(_ line: String, config: String = "{}") throws -> TraceEvent? {
    var reader = TraceReader()
    _ = try reader.read(Array(setUp(config: config).utf8.dropLast()))
    guard case .event(let event, 0.5)? = try reader.read(Array(line.utf8)) else { return nil }
    return event
  }

  @Test("What the first line leaves out has the format's defaults")
  func defaults() throws {
    let setup = try setup(
      #"{"riffle":1,"component":"pager","viewport":[390,844],"pages":{"count":5}}"#
    )
    #expect(setup.viewport == Viewport(size: Size(width: 390, height: 844), scale: 1))
    #expect(setup.viewport.origin == .zero)
    #expect(setup.supply == .count(5) && setup.initial == 0 && setup.ids == nil)
    let configuration = setup.configuration
    #expect(configuration.axis == .horizontal)
    #expect(configuration.direction == .leftToRight)
    #expect(configuration.alignment == .start)
    #expect(configuration.trim)
    #expect(configuration.spacing == 0)
    #expect(configuration.insets == .zero)
    #expect(configuration.extent == .fraction(1))
    #expect(configuration.bounces)
    #expect(configuration.limit == 1)
    #expect(configuration.snaps)
    #expect(configuration.deceleration == .normal)
    #expect(configuration.slop == 10)
    #expect(!configuration.reducedMotion)
    #expect(configuration.transition == .none)
    #expect(configuration.overscan == 1)
    #expect(configuration.parallax == .clamped)
    #expect(configuration.driver == .own)
    #expect(configuration.clips)
    #expect(configuration.outset == .zero)
  }

  @Test("Every key of the configuration is read")
  func configuration() throws {
    let setup = try setup(
      setUp(
        config: """
          {"axis":"vertical","direction":"rtl","alignment":"center","trim":false,"spacing":-8,\
          "insets":[1,2,3,4],"extent":{"points":200},"loop":false,"bounces":false,"limit":null,\
          "snaps":false,"rule":"riffle","deceleration":"fast","slop":0,"reducedMotion":true,\
          "transition":"cards","overscan":2,"history":7,"parallax":"unclamped","driver":"host",\
          "clip":false,"outset":[5,6,7,8]}
          """,
        pages: #"{"ids":["a","b"],"initial":1}"#
      )
    )
    #expect(setup.supply == .count(2) && setup.ids == ["a", "b"] && setup.initial == 1)
    let configuration = setup.configuration
    #expect(configuration.axis == .vertical)
    #expect(configuration.direction == .rightToLeft)
    #expect(configuration.alignment == .center)
    #expect(!configuration.trim)
    #expect(configuration.spacing == -8)
    #expect(configuration.insets == Insets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(configuration.extent == .points(200))
    #expect(!configuration.bounces)
    #expect(configuration.limit == nil)
    #expect(!configuration.snaps)
    #expect(configuration.deceleration == .fast)
    #expect(configuration.slop == 0)
    #expect(configuration.reducedMotion)
    #expect(configuration.transition == .cards)
    #expect(configuration.overscan == 2)
    #expect(configuration.parallax == .unclamped)
    #expect(configuration.driver == .host)
    #expect(!configuration.clips)
    #expect(configuration.outset == Insets(top: 5, left: 6, bottom: 7, right: 8))
  }

  @Test("A transition is a name or its numbers, each 0 when absent")
  func transition() throws {
    let whole = try setup(
      setUp(
        config: """
          {"transition":{"angleRatio":0.5,"translation":[0.25,0],"rotation":[-1,0,0],\
          "perspective":500}}
          """
      )
    )
    let expected = Transition(
      angleRatio: 0.5,
      translation: Point(x: 0.25, y: 0),
      rotation: (x: -1, y: 0, z: 0),
      perspective: 500
    )
    #expect(whole.configuration.transition == expected)
    let empty = try setup(setUp(config: #"{"transition":{}}"#))
    #expect(empty.configuration.transition == .none)
  }

  @Test(
    "Events become the engine's",
    arguments: [
      (#""press","x":1,"y":2"#, .pressed(pointer: 0, x: 1, y: 2)),
      (#""move","pointer":-3,"x":1,"y":2"#, .moved(pointer: -3, x: 1, y: 2)),
      (#""lift","pointer":2.0,"x":1,"y":2"#, .lifted(pointer: 2, x: 1, y: 2)),
      (#""cancel","pointer":4"#, .cancelled(pointer: 4)),
      (#""wheel","dx":1,"dy":2"#, .wheeled(Wheel(dx: 1, dy: 2, mode: .pixel, phase: .none))),
      (
        #""wheel","dx":0,"dy":-2,"mode":"page","phase":"momentum""#,
        .wheeled(Wheel(dx: 0, dy: -2, mode: .page, phase: .momentum))
      ),
      (#""key","key":"ArrowRight""#, .keyPressed(.arrowRight)),
      (
        #""goTo","page":1000000000000000001"#,
        .commanded(page: 1_000_000_000_000_000_001, animated: true)
      ),
      (#""goTo","page":-1,"animated":false"#, .commanded(page: -1, animated: false)),
      (#""next""#, .stepped(by: 1, animated: true)),
      (#""previous","animated":false"#, .stepped(by: -1, animated: false)),
      (#""container","visible":false"#, .containerChanged(visible: false)),
    ] as [(String, Pager.Event)]
  )
  func events(fields: String, expected: Pager.Event) throws {
    #expect(try event(#"{"t":0.5,"event":\#(fields)}"#) == .pager(expected))
  }

  @Test("Frames and probes are the replay's own, an unknown key is time that passes")
  func otherEvents() throws {
    #expect(try event(#"{"t":0.5,"event":"probe"}"#) == .probe)
    #expect(try event(#"{"t":0.5,"event":"frames","until":2}"#) == .frames(until: 2, hz: 60))
    #expect(
      try event(#"{"t":0.5,"event":"frames","until":0.5,"hz":23.976}"#)
        == .frames(until: 0.5, hz: 23.976)
    )
    #expect(try event(#"{"t":0.5,"event":"key","key":"Dead"}"#) == .passed)
  }

  @Test("What changes in part keeps the rest, line after line")
  func merging() throws {
    var reader = TraceReader()
    func read(_ line: String) throws -> TraceLine? { try reader.read(Array(line.utf8)) }
    guard
      case .setUp(.pager(let setup))? = try read(
        String(setUp(config: #"{"spacing":8}"#).dropLast())
      )
    else {
      Issue.record("no set-up")
      return
    }
    var configuration = setup.configuration
    configuration.limit = nil
    #expect(
      try read(#"{"t":0,"event":"configure","limit":null}"#)
        == .event(.pager(.configured(configuration)), time: 0)
    )
    configuration.insets = Insets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      try read(#"{"t":0,"event":"insets","insets":[1,2,3,4]}"#)
        == .event(.pager(.configured(configuration)), time: 0)
    )
    let wide = Viewport(size: Size(width: 844, height: 390), scale: 3)
    #expect(
      try read(#"{"t":0,"event":"resize","viewport":[844,390]}"#)
        == .event(.pager(.resized(wide)), time: 0)
    )
    let moved = Viewport(size: wide.size, scale: 2, origin: Point(x: 1, y: 2))
    #expect(
      try read(#"{"t":0,"event":"resize","scale":2,"origin":[1,2]}"#)
        == .event(.pager(.resized(moved)), time: 0)
    )
  }

  @Test("Blank lines, comments, carriage returns and a byte order mark are passed over")
  func skipping() {
    let probe = #"{"t":0,"event":"probe"}"#
    let plain = Played(setUp() + probe)
    let trace = "\u{FEFF}# comment\n\n \t\r\n" + setUp().dropLast() + "\r\n#{\n" + probe + "\r\n\n"
    #expect(Played(trace).failure == nil)
    #expect(Played(trace).lines == plain.lines)
    #expect(Played("\u{FEFF}" + setUp() + probe).lines == plain.lines)
  }
}
