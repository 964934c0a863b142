import Riffle
import Testing

/// The same gestures from the left and from the right: what is logical is equal, what is seen is
/// mirrored.
@Suite("A switcher that is read from the right")
struct SwitcherMirrorTests {
  private struct Step {
    var effects: [PageSwitcher.Effect]
    var numbers: [Double]
    var placements: [Placement]
  }

  /// Gestures by a seed, the same for both directions.
  private func play(_ seed: UInt64, _ direction: LayoutDirection) -> [Step] {
    var numbers = RepeatableNumbers(seed: seed)
    let isMirrored = direction == .rightToLeft
    var run = SwitcherRun(count: 5, initial: 2, direction: direction) {
      $0.animator = numbers.pick(Animator.allCases)
      $0.edgeZone = numbers.pick([nil, nil, 60, 120])
      $0.whileBusy = numbers.pick([.retarget, .queue])
      $0.asks = numbers.happens(30)
      let sides = (numbers.pick([0, 20.0]), numbers.pick([0, 33.0]))
      $0.insets = Insets(
        top: 10,
        left: isMirrored ? sides.1 : sides.0,
        bottom: 0,
        right: isMirrored ? sides.0 : sides.1
      )
    }
    var steps: [Step] = []
    for _ in 0..<400 {
      let along = Double(numbers.next(below: 400))
      let pause = 0.0078125
      switch numbers.next(below: 14) {
      case 0..<5: run.move(to: along, y: Double(numbers.next(below: 150)) + 330, after: pause)
      case 5, 6: run.press(at: along, after: pause)
      case 7: run.lift(at: along, after: pause)
      case 8: run.select(Int64(numbers.next(below: 5)), command: 3, after: 0.03125)
      case 9: run.send(.stepped(by: numbers.pick([1, -1, 2]), animated: true), after: 0.03125)
      case 10:
        let isNext = numbers.happens(50)
        run.send(.keyPressed(isNext != isMirrored ? .arrowRight : .arrowLeft), after: 0.03125)
      case 11:
        let question = steps.reduce(0) { max($0, $1.effects.questions.max() ?? 0) }
        run.send(.permitted(question: question, allowed: numbers.happens(70)), after: pause)
      case 12: run.send(.inserted(at: Int64(numbers.next(below: 5)), count: 1), after: pause)
      default: run.send(.elapsed, after: 0.125)
      }
      let switcher = run.switcher
      steps.append(
        Step(
          effects: run.taken(),
          numbers: [
            switcher.selection, switcher.progress, switcher.velocity, switcher.due ?? -1,
            Double(switcher.selected ?? -1), Double(switcher.pending ?? -1),
            Double(switcher.state.rawValue), switcher.handled ? 1 : 0,
          ],
          placements: run.placements
        )
      )
    }
    return steps
  }

  @Test("does the same and shows the mirrored picture", arguments: 1...40 as ClosedRange<UInt64>)
  func mirrored(seed: UInt64) {
    let steps = play(seed, .leftToRight)
    let others = play(seed, .rightToLeft)
    var worst = 0.0
    var far = 0.0
    for (step, other) in zip(steps, others) {
      guard step.effects == other.effects, step.placements.count == other.placements.count else {
        Issue.record("\(step.effects) and \(other.effects)")
        return
      }
      for (one, two) in zip(step.numbers, other.numbers) {
        worst = max(worst, (one - two).magnitude)
      }
      for (one, two) in zip(step.placements, other.placements) {
        let (frame, matrix) = one.mirrored(in: 400)
        far = max(far, (frame.x - two.frame.x).magnitude, (frame.y - two.frame.y).magnitude)
        far = max(far, (frame.width - two.frame.width).magnitude)
        far = max(far, (one.opacity - two.opacity).magnitude, (one.depth - two.depth).magnitude)
        far = max(far, (one.progress - two.progress).magnitude)
        for index in 0..<16 { far = max(far, (matrix[index] - two.matrix[index]).magnitude) }
      }
    }
    #expect(worst < 1e-6 && far < 1e-6)
    #expect(steps.flatMap(\.effects.moves).count > 10)
  }
}
