import Riffle
import Testing

/// The same gestures on every course: what is logical is equal, what is seen is mirrored or turned.
@Suite("A course")
struct MirrorTests {
  /// Gestures by a seed, the same for every course.
  private func play(_ seed: UInt64, on course: Course, each: (PagerRun) -> Void) -> PagerRun {
    var numbers = RepeatableNumbers(seed: seed)
    var run = PagerRun(count: 9, initial: 4, course: course, extent: 390, breadth: 390) {
      $0.transition = .cards
      $0.extent = numbers.pick([.fraction(1), .points(300), .points(130)])
      $0.alignment = numbers.pick([.start, .center, .end])
      $0.trim = numbers.happens(50)
      $0.spacing = numbers.pick([0, 12])
      let (lead, trail) = (numbers.pick([0, 20.0]), numbers.pick([0, 33.0]))
      $0.insets =
        switch course {
        case .leftToRight: Insets(top: 0, left: lead, bottom: 0, right: trail)
        case .rightToLeft: Insets(top: 0, left: trail, bottom: 0, right: lead)
        case .downwards, .downwardsReadFromTheRight:
          Insets(top: lead, left: 0, bottom: trail, right: 0)
        }
    }
    for _ in 0..<400 {
      let along = Double(numbers.next(below: 390))
      switch numbers.next(below: 12) {
      case 0..<5: run.move(to: along, across: Double(numbers.next(below: 390)), after: 0.0078125)
      case 5, 6: run.press(at: along, across: 200, after: 0.0078125)
      case 7: run.lift(at: along, across: 200, after: 0.0078125)
      case 8: run.wheel(Double(numbers.next(below: 200)) - 100, after: 0.0078125)
      case 9: run.send(.stepped(by: numbers.pick([1, -1, 3]), animated: true), after: 0.03125)
      case 10: run.send(.keyPressed(key(numbers.happens(50), course)), after: 0.03125)
      default: run.send(.elapsed, after: 0.125)
      }
      each(run)
    }
    return run
  }

  /// The arrow that points to the next page, or to the one before.
  private func key(_ isNext: Bool, _ course: Course) -> Key {
    switch course {
    case .leftToRight: isNext ? .arrowRight : .arrowLeft
    case .rightToLeft: isNext ? .arrowLeft : .arrowRight
    case .downwards, .downwardsReadFromTheRight: isNext ? .arrowDown : .arrowUp
    }
  }

  @Test(
    "has the same log and the same numbers as any other",
    arguments: 1...12 as ClosedRange<UInt64>
  )
  func logs(seed: UInt64) {
    var reference: [[Double]] = []
    let first = play(seed, on: .leftToRight) { reference.append(numbers($0)) }
    for course in Course.allCases {
      var step = 0
      var differs = false
      let run = play(seed, on: course) {
        // From the other side, places are rounded otherwise.
        let pairs = zip(numbers($0), reference[step])
        differs = differs || pairs.contains { ($0 - $1).magnitude > 1e-6 }
        step += 1
      }
      #expect(!differs && step == 400)
      #expect(run.log.map(\.rounded) == first.log.map(\.rounded))
    }
    #expect(first.log.targets.count > 10)
  }

  private func numbers(_ run: PagerRun) -> [Double] {
    let pager = run.pager
    return [
      pager.position, pager.offset, pager.velocity, Double(pager.page ?? -1), pager.fraction,
      Double(pager.target ?? -1), Double(pager.visible.lowerBound), Double(pager.visible.count),
    ]
  }

  @Test("shows the mirrored or turned picture", arguments: 1...12 as ClosedRange<UInt64>)
  func pictures(seed: UInt64) {
    var reference: [[Placement]] = []
    _ = play(seed, on: .leftToRight) { reference.append($0.placements) }
    for course in Course.allCases {
      var step = 0
      var worst = 0.0
      _ = play(seed, on: course) { run in
        let placements = run.placements
        guard placements.count == reference[step].count else { return worst = .infinity }
        for (one, other) in zip(reference[step], placements) {
          worst = max(worst, difference(one, other, run))
        }
        step += 1
      }
      // At rest each stands on a device pixel, and of two that are as near it takes the larger.
      #expect(worst <= 1, "\(course)")
    }
  }

  /// How far two placements are apart once the second one's course is undone.
  private func difference(_ one: Placement, _ other: Placement, _ run: PagerRun) -> Double {
    let size = run.pager.viewport.size
    let extent = run.course.flow.along(Size(width: other.frame.width, height: other.frame.height))
    var worst = (one.frame.x - run.course.start(of: other.frame, in: size)).magnitude
    worst = max(worst, (one.frame.width - extent).magnitude)
    let turned = run.course.flow.transform(one.matrix)
    for index in 0..<16 where (turned[index] - other.matrix[index]).magnitude > 1e-6 {
      return .infinity
    }
    let isSame = (one.progress - other.progress).magnitude < 1e-9 && one.slot == other.slot
    return isSame ? worst : .infinity
  }
}

extension Pager.Effect {
  /// The effect with its measures to a thousandth.
  fileprivate var rounded: Pager.Effect {
    switch self {
    case .targeted(let page, let offset):
      .targeted(page: page, offset: (offset * 1000).rounded() / 1000)
    case .dragEnded(let velocity): .dragEnded(velocity: (velocity * 1000).rounded() / 1000)
    default: self
    }
  }
}
