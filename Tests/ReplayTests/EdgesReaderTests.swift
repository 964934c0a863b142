import Riffle
import Testing

@testable import riffle_replay

@Suite("Lines of edge controls as they are understood")
struct EdgesReaderTests {
  private func setup(_ line: String) throws -> EdgesSetup {
    var reader = TraceReader()
    guard case .setUp(.edges(let setup))? = try reader.read(Array(line.utf8)) else {
      throw TraceError("no set-up")
    }
    return setup
  }

  private func control(
    _ edge: Edge,
    _ change: (inout EdgeControl.Configuration) -> Void = { _ in }
  ) -> EdgeControl.Configuration {
    var control = EdgeControl.Configuration()
    control.edge = edge
    change(&control)
    return control
  }

  @Test("What the first line leaves out has the format's defaults")
  func defaults() throws {
    let line = #"{"riffle":1,"component":"edges","viewport":[390,844],"content":[390,2000]"#
    let setup = try setup(line + "}")
    #expect(setup.viewport == Viewport(size: Size(width: 390, height: 844), scale: 1))
    #expect(setup.content == Size(width: 390, height: 2000) && setup.insets == .zero)
    #expect(setup.configuration == ScrollArea.Configuration() && setup.controls.isEmpty)
    let controls = try self.setup(line + #","config":{"edges":[{"edge":"left"}]}}"#).controls
    #expect(controls == [control(.left)])
    let left = try #require(controls.first)
    #expect(left.mode == .enabled && left.length == 50 && left.trigger == 80 && left.delay == 0.2)
    #expect(!left.firesOnRelease && left.margin == 0 && left.layout == .fixed && left.z == .back)
    #expect(left.showing == 0)
  }

  @Test("Every key of the configuration is read")
  func configuration() throws {
    let setup = try setup(
      #"{"riffle":1,"component":"edges","viewport":[1,2],"content":[3,4],"insets":[1,2,3,4],"#
        + #""config":{"direction":"rtl","deceleration":"fast","slop":3,"edges":["#
        + #"{"edge":"trailing","mode":"enabledWithoutInset","length":1,"trigger":2,"delay":3,"#
        + #""fireOnRelease":true,"margin":-4,"layout":"along","z":"front","showing":5},"#
        + #"{"edge":"leading","mode":"disabled"}]}}"#
    )
    #expect(setup.insets == Insets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(setup.configuration.direction == .rightToLeft)
    #expect(setup.configuration.deceleration == .fast && setup.configuration.slop == 3)
    let trailing = control(.trailing) {
      ($0.mode, $0.length, $0.trigger, $0.delay) = (.enabledWithoutInset, 1, 2, 3)
      ($0.firesOnRelease, $0.margin, $0.layout, $0.z) = (true, -4, .along, .front)
      $0.showing = 5
    }
    #expect(setup.controls == [trailing, control(.leading) { $0.mode = .disabled }])
  }

  @Test(
    "Events become the engine's",
    arguments: [
      (#""press","x":1,"y":2"#, [.pressed(pointer: 0, x: 1, y: 2)]),
      (#""move","pointer":-3,"x":1,"y":2"#, [.moved(pointer: -3, x: 1, y: 2)]),
      (#""lift","x":1,"y":2"#, [.lifted(pointer: 0, x: 1, y: 2)]),
      (#""cancel","pointer":4"#, [.cancelled(pointer: 4)]),
      (
        #""wheel","dx":1,"dy":-2,"mode":"line","phase":"momentum""#,
        [.wheeled(Wheel(dx: 1, dy: -2, mode: .line, phase: .momentum))]
      ),
      (#""insets","insets":[1,2,3,4]"#, [.inset(Insets(top: 1, left: 2, bottom: 3, right: 4))]),
      (#""scrolled","x":-1,"y":2.5"#, [.scrolled(x: -1, y: 2.5)]),
      (#""activate","edge":"top""#, [.activated(control: 0, animated: true)]),
      (#""activate","edge":"top","control":1"#, [.activated(control: 2, animated: true)]),
      (
        #""deactivate","edge":"bottom","animated":false"#,
        [.deactivated(control: 1, animated: false)]
      ),
      (#""finish","edge":"bottom""#, [.finished(control: 1, .success)]),
      (#""finish","edge":"top","result":"failure""#, [.finished(control: 0, .failure)]),
      (#""finish","edge":"top","control":1,"result":"end""#, [.finished(control: 2, .end)]),
      (
        #""resize","content":[5,6]"#,
        [
          .resized(
            Viewport(size: Size(width: 390, height: 844), scale: 3),
            content: Size(width: 5, height: 6)
          )
        ]
      ),
      (
        #""resize","scale":2"#,
        [
          .resized(
            Viewport(size: Size(width: 390, height: 844), scale: 2),
            content: Size(width: 390, height: 2000)
          )
        ]
      ),
    ] as [(String, [ScrollArea.Event])]
  )
  func events(fields: String, expected: [ScrollArea.Event]) throws {
    var reader = TraceReader()
    _ = try reader.read(Array(setUpEdges().utf8.dropLast()))
    let line = try reader.read(Array(#"{"t":0.5,"event":\#(fields)}"#.utf8))
    #expect(line == .event(.edges(expected), time: 0.5))
  }

  @Test("A list of controls keeps those at the same edges; the others go, and come after them")
  func lists() throws {
    var reader = TraceReader()
    _ = try reader.read(Array(setUpEdges().utf8.dropLast()))
    let list = #"[{"edge":"left"},{"edge":"top","length":30},{"edge":"bottom"}]"#
    #expect(
      try reader.read(Array(#"{"t":0,"event":"configure","edges":\#(list)}"#.utf8))
        == .event(
          .edges([
            .elapsed, .detached(control: 2), .changed(control: 0, control(.top) { $0.length = 30 }),
            .changed(control: 1, control(.bottom)), .attached(control(.left)),
          ]),
          time: 0
        )
    )
    #expect(
      try reader.read(Array(#"{"t":0,"event":"finish","edge":"left"}"#.utf8))
        == .event(.edges([.finished(control: 2, .success)]), time: 0)
    )
    var configuration = ScrollArea.Configuration()
    configuration.slop = 2
    #expect(
      try reader.read(Array(#"{"t":0,"event":"configure","slop":2}"#.utf8))
        == .event(.edges([.elapsed, .configured(configuration)]), time: 0)
    )
  }

  @Test("Controls come, change and go one by one, and are called by their edge")
  func oneByOne() throws {
    var reader = TraceReader()
    _ = try reader.read(Array(setUpEdges().utf8.dropLast()))
    let lines: [(String, [ScrollArea.Event])] = [
      (
        #""attach","edge":"bottom","length":30"#,
        [.elapsed, .attached(control(.bottom) { $0.length = 30 })]
      ),
      (#""activate","edge":"bottom","control":1"#, [.activated(control: 3, animated: true)]),
      (#""detach","edge":"top""#, [.elapsed, .detached(control: 0)]),
      (
        #""change","edge":"bottom","control":1,"margin":5,"z":"front""#,
        [.changed(control: 2, control(.bottom) { ($0.margin, $0.z) = (5, .front) })]
      ),
      (#""change","edge":"top""#, [.changed(control: 1, control(.top))]),
      (#""finish","edge":"bottom""#, [.finished(control: 0, .success)]),
    ]
    for (fields, expected) in lines {
      let line = try reader.read(Array(#"{"t":0.5,"event":\#(fields)}"#.utf8))
      #expect(line == .event(.edges(expected), time: 0.5))
    }
  }

  @Test("A header is there, is another one, or is none")
  func header() throws {
    var header = StickyHeader()
    header.height = 120
    let line =
      #"{"riffle":1,"component":"edges","viewport":[1,2],"content":[3,4],"config":{"header":"#
    #expect(try setup(line + #"{"height":120}}}"#).header == header)
    #expect(try setup(line + "null}}").header == nil)
    (header.isActive, header.scrollsTogether) = (false, false)
    (header.attachesToSafeArea, header.safeArea) = (true, 59)
    let fields =
      #"{"height":120,"active":false,"scrollsTogether":false,"attachesToSafeArea":true,"safeArea":59}"#
    #expect(try setup(line + fields + "}}").header == header)
    var reader = TraceReader()
    _ = try reader.read(Array(setUpEdges().utf8.dropLast()))
    for (value, expected) in [(fields, header), ("null", nil)] {
      let line = try reader.read(Array(#"{"t":0,"event":"configure","header":\#(value)}"#.utf8))
      #expect(line == .event(.edges([.elapsed, .headed(expected)]), time: 0))
    }
  }
}
