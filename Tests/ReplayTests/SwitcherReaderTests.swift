import Riffle
import Testing

@testable import riffle_replay

@Suite("A switcher's lines as they are understood")
struct SwitcherReaderTests {
  private func setup(_ line: String) throws -> SwitcherSetup {
    var reader = TraceReader()
    guard case .setUp(.switcher(let setup))? = try reader.read(Array(line.utf8)) else {
      throw TraceError("no set-up")
    }
    return setup
  }

  @Test("What the first line leaves out has the format's defaults")
  func defaults() throws {
    let setup = try setup(
      #"{"riffle":1,"component":"switcher","viewport":[390,844],"pages":{"count":3}}"#
    )
    #expect(setup.viewport == Viewport(size: Size(width: 390, height: 844), scale: 1))
    #expect(setup.pages.count == 3 && setup.pages.initial == 0 && setup.pages.ids == nil)
    let configuration = setup.configuration
    #expect(configuration.animator == .default)
    #expect(configuration.duration == 1)
    #expect(configuration.speed == 3.2)
    #expect(configuration.edgeZone == 25)
    #expect(configuration.isInteractive)
    #expect(configuration.direction == .leftToRight)
    #expect(configuration.whileBusy == .retarget)
    #expect(configuration.slop == 10)
    #expect(configuration.insets == .zero)
    #expect(!configuration.reducesMotion)
    #expect(!configuration.asks)
  }

  @Test("Every key of the configuration is read")
  func configuration() throws {
    let setup = try setup(
      setUp(
        "switcher",
        config: """
          {"animator":"parallax","duration":0,"speed":0.5,"edgeZone":null,"interactive":false,\
          "direction":"rtl","whileBusy":"queue","slop":0,"insets":[1,2,3,4],\
          "reducedMotion":true,"asks":true}
          """,
        pages: #"{"ids":["a","b"],"initial":1}"#
      )
    )
    #expect(setup.pages.count == 2 && setup.pages.ids == ["a", "b"] && setup.pages.initial == 1)
    let configuration = setup.configuration
    #expect(configuration.animator == .parallax)
    #expect(configuration.duration == 0)
    #expect(configuration.speed == 0.5)
    #expect(configuration.edgeZone == nil)
    #expect(!configuration.isInteractive)
    #expect(configuration.direction == .rightToLeft)
    #expect(configuration.whileBusy == .queue)
    #expect(configuration.slop == 0)
    #expect(configuration.insets == Insets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(configuration.reducesMotion)
    #expect(configuration.asks)
  }

  @Test(
    "Each animator has a name",
    arguments: [
      ("default", .default), ("parallax", .parallax), ("fade", .fade), ("cube", .cube),
      ("flip", .flip), ("push", .push), ("cover", .cover), ("zoom", .zoom), ("custom", .custom),
      ("none", .none),
    ] as [(String, Animator)]
  )
  func animators(name: String, animator: Animator) throws {
    let setup = try setup(setUp("switcher", config: #"{"animator":"\#(name)"}"#))
    #expect(setup.configuration.animator == animator)
  }

  @Test(
    "Events become the engine's",
    arguments: [
      (#""press","x":1,"y":2"#, .pressed(pointer: 0, x: 1, y: 2)),
      (#""move","pointer":-3,"x":1,"y":2"#, .moved(pointer: -3, x: 1, y: 2)),
      (#""lift","pointer":2.0,"x":1,"y":2"#, .lifted(pointer: 2, x: 1, y: 2)),
      (#""cancel","pointer":4"#, .cancelled(pointer: 4)),
      (#""key","key":"End""#, .keyPressed(.end)),
      (
        #""select","page":1000000000000000001"#,
        .commanded(page: 1_000_000_000_000_000_001, animated: true)
      ),
      (#""select","page":-1,"animated":false"#, .commanded(page: -1, animated: false)),
      (#""permit","question":3,"allowed":false"#, .permitted(question: 3, allowed: false)),
      (#""container","visible":false"#, .containerChanged(visible: false)),
      (#""insert","at":-2,"count":3"#, .inserted(at: -2, count: 3)),
      (#""insert","at":1,"count":1,"ids":["x"],"sizes":[7]"#, .inserted(at: 1, count: 1)),
      (#""remove","at":9,"count":0"#, .removed(at: 9, count: 0)),
      (
        #""replace","count":4,"selected":-1"#,
        .replaced(count: 4, selected: nil, to: nil, pending: nil)
      ),
      (
        #""replace","count":4,"selected":2,"to":0,"pending":-1,"instead":3,"asked":1"#,
        .replaced(count: 4, selected: 2, to: 0, pending: nil, instead: 3, asked: 1)
      ),
      (
        #""resize","scale":2"#,
        .resized(Viewport(size: Size(width: 390, height: 844), scale: 2))
      ),
    ] as [(String, PageSwitcher.Event)]
  )
  func events(fields: String, expected: PageSwitcher.Event) throws {
    var reader = TraceReader()
    _ = try reader.read(Array(setUp("switcher").utf8.dropLast()))
    let line = try reader.read(Array(#"{"t":0.5,"event":\#(fields)}"#.utf8))
    #expect(line == .event(.switcher(expected), time: 0.5))
  }

  @Test("What changes in part keeps the rest, line after line")
  func merging() throws {
    var reader = TraceReader()
    _ = try reader.read(Array(setUp("switcher", config: #"{"slop":4}"#).utf8.dropLast()))
    var configuration = PageSwitcher.Configuration()
    configuration.slop = 4
    configuration.edgeZone = nil
    #expect(
      try reader.read(Array(#"{"t":0,"event":"configure","edgeZone":null}"#.utf8))
        == .event(.switcher(.configured(configuration)), time: 0)
    )
    configuration.asks = true
    #expect(
      try reader.read(Array(#"{"t":0,"event":"configure","asks":true}"#.utf8))
        == .event(.switcher(.configured(configuration)), time: 0)
    )
  }

  @Test("Names keep in step with the pages that come and go")
  func names() {
    let trace =
      setUp("switcher", pages: #"{"ids":["a","b","c"]}"#) + """
        {"t":0,"event":"insert","at":1,"count":2,"ids":["x","y"]}
        {"t":0,"event":"insert","at":0,"count":1}
        {"t":0,"event":"remove","at":2,"count":2,"ids":["x","y"]}
        {"t":0,"event":"insert","at":99,"count":1,"ids":["x"]}
        {"t":0,"event":"remove","at":1,"count":4,"ids":["a","b","c","x"]}
        {"t":0,"event":"remove","at":0,"count":9}
        {"t":0,"event":"insert","at":-1,"count":2,"ids":["c","a"]}
        {"t":0,"event":"remove","at":0,"count":2,"ids":["c","a"]}
        """
    #expect(Played(trace).failure == nil)
    // A name that is still there is no new one, wherever its page has gone.
    let second = trace.split(separator: "\n")[0...4].joined(separator: "\n") + "\n"
    let again = Played(second + #"{"t":0,"event":"insert","at":0,"count":1,"ids":["b"]}"#)
    #expect(again.message == #"ids[0]: duplicate id "b""#)
    let gone = Played(second + #"{"t":0,"event":"remove","at":0,"count":1,"ids":["a"]}"#)
    #expect(gone.message == #"ids[0]: no id of that page: "a""#)
    // In another list nobody has a name yet.
    let other = #"{"t":0,"event":"replace","count":2,"selected":0}"# + "\n"
    let new = Played(second + other + #"{"t":0,"event":"insert","at":2,"count":1,"ids":["b"]}"#)
    #expect(new.failure == nil)
    let nobody = Played(second + other + #"{"t":0,"event":"remove","at":0,"count":1,"ids":["b"]}"#)
    #expect(nobody.message == #"ids[0]: no id of that page: "b""#)
  }
}
