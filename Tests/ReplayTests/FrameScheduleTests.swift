import Testing

@testable import riffle_replay

@Suite("When frames are drawn")
struct FrameScheduleTests {
  private func times(_ schedule: FrameSchedule) -> [Double] {
    var schedule = schedule
    var times: [Double] = []
    while let time = schedule.next {
      times.append(time)
      schedule.advance()
    }
    return times
  }

  @Test(
    "Below the end at t + k/hz, and once exactly at the end",
    arguments: [
      (0, 1, 4, [0, 0.25, 0.5, 0.75, 1]),
      (1, 1.6, 4, [1, 1.25, 1.5, 1.6]),
      (2, 2, 60, [2]),
      (0, 0.1, 1, [0, 0.1]),
      // 0.1 + 2/10 is a little more than 0.3: that frame is the last one, not one more.
      (0.1, 0.3, 10, [0.1, 0.2, 0.3]),
      (-1, 0, 1.5, [-1, -1 + 1 / 1.5, 0]),
    ] as [(Double, Double, Double, [Double])]
  )
  func tables(start: Double, until: Double, hz: Double, expected: [Double]) {
    #expect(times(FrameSchedule(from: start, until: until, hz: hz)) == expected)
  }

  @Test("An hour of frames does not drift")
  func drift() {
    let times = times(FrameSchedule(from: 0, until: 3600, hz: 59.94))
    #expect(times.count == 215_785)
    #expect(times[200_000] == 200_000 / 59.94)
    #expect(times.last == 3600)
  }
}
