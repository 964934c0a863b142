import Testing

@testable import riffle_replay

@Suite("A switcher's replay")
struct SwitcherReplayTests {
  private let setUpLine = setUp("switcher", pages: #"{"ids":["a","b","c"]}"#)

  @Test("Setting up alone prints nothing; the first page appears at the first event's time")
  func start() {
    let alone = Played(setUpLine)
    #expect(alone.failure == nil && alone.lines.isEmpty)
    let played = Played(setUpLine + #"{"t":3,"event":"key","key":"F5"}"#)
    #expect(
      played.lines == [
        #"{"t":3.0,"effect":"willAppear","page":0}"#,
        #"{"t":3.0,"effect":"didAppear","page":0}"#,
      ]
    )
  }

  @Test("A move prints its own words in order, with the due time of its end")
  func move() {
    let trace =
      setUpLine + """
        {"t":1,"event":"key","key":"F5"}
        {"t":1,"event":"select","page":1}
        {"t":9,"event":"key","key":"F5"}
        """
    #expect(
      Played(trace).lines.dropFirst(2) == [
        #"{"t":1.0,"effect":"willMove","from":0,"to":1,"direction":"left"}"#,
        #"{"t":1.0,"effect":"willDisappear","page":0}"#,
        #"{"t":1.0,"effect":"willAppear","page":1}"#,
        #"{"t":1.0,"effect":"alongside","from":0,"to":1,"direction":"left"}"#,
        #"{"t":1.0,"effect":"framesStarted"}"#,
        #"{"t":1.3125,"effect":"didDisappear","page":0}"#,
        #"{"t":1.3125,"effect":"didAppear","page":1}"#,
        #"{"t":1.3125,"effect":"didMove","from":0,"to":1,"direction":"left"}"#,
        #"{"t":1.3125,"effect":"framesStopped"}"#,
      ]
    )
  }

  @Test("A probe prints its keys in the format's order, null where nothing is")
  func probe() {
    let matrix = "[1.0,0.0,0.0,0.0,0.0,1.0,0.0,0.0,0.0,0.0,1.0,0.0,0.0,0.0,0.0,1.0]"
    #expect(
      Played(setUpLine + #"{"t":0,"event":"probe"}"#).lines.last
        == #"{"t":0.0,"probe":true,"state":"idle","selected":0,"from":null,"to":null,"#
        + #""direction":null,"progress":0.0,"pending":null,"children":[0],"placements":"#
        + #"[{"page":0,"frame":[0.0,0.0,390.0,844.0],"matrix":\#(matrix),"opacity":1.0,"#
        + #""depth":0.0}]}"#
    )
    let empty = setUp("switcher", pages: #"{"count":0}"#)
    #expect(
      Played(empty + #"{"t":0,"event":"probe"}"#).lines == [
        #"{"t":0.0,"probe":true,"state":"idle","selected":null,"from":null,"to":null,"#
          + #""direction":null,"progress":0.0,"pending":null,"children":[],"placements":[]}"#
      ]
    )
    let moving = Played(
      setUpLine + #"{"t":0,"event":"select","page":2}"# + "\n" + #"{"t":0,"event":"probe"}"#
    )
    #expect(
      moving.lines.last?.hasPrefix(
        #"{"t":0.0,"probe":true,"state":"programmatic","selected":0,"from":0,"to":2,"#
          + #""direction":"left","progress":0.0,"pending":null,"children":[0,2],"#
      ) == true
    )
  }

  @Test("A question prints its number, and its answer lets the move begin")
  func question() {
    let trace =
      setUp("switcher", config: #"{"asks":true}"#) + """
        {"t":1,"event":"select","page":1}
        {"t":2,"event":"permit","question":1,"allowed":true}
        """
    #expect(
      Played(trace).lines[2...3] == [
        #"{"t":1.0,"effect":"shouldMove","from":0,"to":1,"direction":"left","question":1}"#,
        #"{"t":2.0,"effect":"willMove","from":0,"to":1,"direction":"left"}"#,
      ]
    )
  }

  @Test("After the last line the frames are drawn to their end, and nothing more happens")
  func remainder() {
    let start = setUpLine + #"{"t":0,"event":"select","page":1}"# + "\n"
    let long = Played(start + #"{"t":0,"event":"frames","until":9,"hz":0.5}"#).lines
    #expect(long.contains { $0.hasPrefix(#"{"t":0.3125,"effect":"didMove""#) })
    let short = Played(start + #"{"t":0,"event":"frames","until":0.3}"#).lines
    #expect(!short.contains { $0.contains("didMove") })
  }
}
