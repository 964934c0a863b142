import Riffle
import Testing

/// Who looks in between changes nothing: neither what happens nor where anything stands.
@Suite("Edge controls at any frame rate")
struct AreaFrameTests {
  @Test("do the same at the same times", arguments: 1...10 as ClosedRange<UInt64>)
  func frames(seed: UInt64) {
    var events = RandomPulling(seed: seed)
    var looks = RepeatableNumbers(seed: seed)
    let viewport = Viewport(size: Size(width: 390, height: 844), scale: 3)
    var plain = ScrollArea(viewport: viewport, content: events.content())
    var drawn = plain
    var time = 0.0
    for step in 0..<4000 {
      let event = events.next(controls: plain.controlCount)
      let pause = events.pause()
      let next = pause >= 0 && pause.isFinite ? time + pause : time
      var (ones, others): ([ScrollArea.Effect], [ScrollArea.Effect]) = ([], [])
      if next > time {
        for _ in 0..<looks.next(below: 4) {
          drawn.handle(.elapsed, at: time + looks.next(in: 0...(next - time)), into: &others)
        }
      }
      plain.handle(event, at: next, into: &ones)
      drawn.handle(event, at: next, into: &others)
      time = next
      guard isSame(plain, drawn), works(ones) == works(others) else {
        Issue.record("step \(step), \(event): \(plain.offset) and \(drawn.offset)")
        return
      }
    }
  }

  private func works(_ effects: [ScrollArea.Effect]) -> [ScrollArea.Effect] {
    effects.filter { if case .activated = $0 { true } else { false } }
  }

  private func isSame(_ one: ScrollArea, _ other: ScrollArea) -> Bool {
    let scale = 1 + max(one.offset.x.magnitude, one.offset.y.magnitude)
    return abs(one.offset.x - other.offset.x) <= 1e-9 * scale
      && abs(one.offset.y - other.offset.y) <= 1e-9 * scale
      && one.state == other.state && one.due == other.due
      && (0..<one.controlCount).allSatisfy { index in
        one.control(index)?.state == other.control(index)?.state
          && abs((one.control(index)?.progress ?? 0) - (other.control(index)?.progress ?? 0)) < 1e-9
          && abs(one.visibleLength(of: index) - other.visibleLength(of: index)) <= 1e-9 * scale
      }
  }
}
