import CAllocations

/// What is measured of something with so many pages.
struct Measurement<Subject: Turning> {
  /// Nanoseconds for a frame in flight, one number for each round.
  private(set) var nanoseconds: [Double] = []
  /// Allocations during all the frames that were measured.
  private(set) var allocationsInFrames: UInt64 = 0
  /// Allocations during whole page turns, from the press to the rest.
  private(set) var allocationsInTurns: UInt64 = 0
  /// How many frames in flight were drawn.
  private(set) var frames = 0
  /// How many pages were turned.
  private(set) var turns = 0
  private var subject: Subject

  /// Measures `subject`, once it is warm: buffers have grown, and views were used again.
  init(of subject: Subject) {
    self.subject = subject
    for _ in 0..<50 {
      self.subject.begin()
      self.subject.drawToRest()
    }
  }

  /// What was drawn, in one number.
  var drawn: Double { subject.drawn }

  /// One round of `turns` page turns; the time of their frames in flight is one sample.
  mutating func round(turns count: Int) {
    let clock = ContinuousClock()
    var spent = Duration.zero
    for _ in 0..<count {
      let before = allocations_count()
      subject.begin()
      let atRelease = allocations_count()
      spent += clock.measure { subject.draw(frames: Subject.framesInFlight) }
      allocationsInFrames += allocations_count() - atRelease
      subject.drawToRest()
      allocationsInTurns += allocations_count() - before
    }
    turns += count
    frames += count * Subject.framesInFlight
    let parts = spent.components
    let all = Double(parts.seconds) * 1e9 + Double(parts.attoseconds) * 1e-9
    nanoseconds.append(all / Double(count * Subject.framesInFlight))
  }
}

extension [Double] {
  /// The number in the middle; 0 of none.
  var median: Double {
    isEmpty ? 0 : sorted()[count / 2]
  }
}

/// Whether allocations are counted here: one that is made on purpose must show.
var countsAllocations: Bool {
  let before = allocations_count()
  let made = [UInt64](repeating: before, count: 1000)
  return allocations_are_counted() != 0 && made.count == 1000 && allocations_count() > before
}
