import Testing

@testable import Riffle

/// A way that is sent to an end from any progress, at any speed.
private struct Turn: CustomStringConvertible, Sendable {
  let progress: Double
  let velocity: Double
  let goal: Double
  let goesOn: Bool

  var course: Riffle.Course {
    Riffle.Course(
      from: progress,
      velocity: velocity,
      to: goal,
      goesOn: goesOn,
      whole: 0.3125,
      at: 5
    )
  }

  var length: Double { (goal - progress).magnitude + (goesOn ? 1 : 0) }
  /// The speed towards the goal.
  var speed: Double { goal > 0 ? velocity : 0 - velocity }

  var description: String {
    "from \(progress) at \(velocity) to \(goal)\(goesOn ? " and on" : "")"
  }

  static let all: [Turn] = {
    var all: [Turn] = []
    for progress in [0.01, 0.2, 0.5, 0.77, 0.99, 1.0] {
      for velocity in [-40.0, -3, -0.5, 0, 0.5, 3, 12, 80] {
        for goal in [0.0, 1] {
          for goesOn in [false, true] where goesOn || progress != goal {
            all.append(Turn(progress: progress, velocity: velocity, goal: goal, goesOn: goesOn))
          }
        }
      }
    }
    return all
  }()

  /// The whole way in small steps of time: the progress along it, counted from its beginning.
  var steps: [(time: Double, way: Double, speed: Double)] {
    let course = course
    let sign: Double = goal > 0 ? 1 : -1
    let first = (goal - progress).magnitude
    return (0...400).map { step in
      let time = 5 + 0.32 * Double(step) / 400
      guard let next = course.next, time >= course.end else {
        return (
          time, (course.progress(at: time) - progress) * sign, course.velocity(at: time) * sign
        )
      }
      return (time, first + next.progress(at: time), next.velocity(at: time))
    }
  }
}

@Suite("The course of a move that is turned")
struct CourseTests {
  @Test("begins where the pages are, as fast as they are", arguments: Turn.all)
  fileprivate func beginning(turn: Turn) {
    let course = turn.course
    guard course.end > 5 else { return }
    #expect((course.progress(at: 5) - turn.progress).magnitude < 1e-12)
    // It turns round at most at two lengths per duration; see `Course.greatestTurn`.
    guard turn.speed * 0.3125 * min(1, turn.length) / turn.length >= -2 else { return }
    #expect((course.velocity(at: 5) - turn.velocity).magnitude < 1e-9 * (1 + turn.speed.magnitude))
  }

  @Test(
    "arrives exactly, at rest, and in no more than the time of a whole move",
    arguments: Turn.all
  )
  fileprivate func arrival(turn: Turn) {
    let course = turn.course
    let last = course.next ?? course
    #expect(course.progress(at: course.end) == turn.goal && course.goal == turn.goal)
    #expect(last.progress(at: last.end) == last.goal && last.goal == (turn.goesOn ? 1 : turn.goal))
    #expect(last.velocity(at: last.end) == 0)
    #expect((last.velocity(at: last.end.nextDown)).magnitude < 1e-6)
    #expect(last.end >= course.end && course.end >= 5 && last.end <= 5 + 0.3125 + 1e-12)
    #expect((course.next == nil) == !turn.goesOn && course.isCommanded)
  }

  @Test("never leaves the way between its ends, nor turns round twice", arguments: Turn.all)
  fileprivate func bounds(turn: Turn) {
    var isUnderWay = turn.speed >= 0
    var last = 0.0
    for step in turn.steps {
      let course = turn.course
      #expect((0...1).contains(course.progress(at: step.time)))
      #expect((0...1).contains(course.next?.progress(at: step.time) ?? 0))
      #expect(step.way <= turn.length + 1e-12)
      isUnderWay = isUnderWay || step.way > last + 1e-12
      if isUnderWay { #expect(step.way >= last - 1e-12) }
      last = step.way
    }
    #expect(last == turn.length || (last - turn.length).magnitude < 1e-12)
  }

  @Test("has its derivative as its velocity", arguments: Turn.all)
  fileprivate func derivative(turn: Turn) {
    let course = turn.course
    let span = course.end - 5
    for part in [0.1, 0.37, 0.5, 0.9] where span > 1e-6 {
      let (time, step) = (5 + part * span, span * 1e-5)
      let progress = course.progress(at: time)
      guard progress > 0, progress < 1 else { continue }
      let slope =
        (course.progress(at: time + step) - course.progress(at: time - step)) / (2 * step)
      #expect((slope - course.velocity(at: time)).magnitude < 1e-4 * (1 + 1 / span))
    }
  }

  @Test("goes on in the same stride", arguments: Turn.all.filter(\.goesOn))
  fileprivate func stride(turn: Turn) throws {
    let course = turn.course
    let next = try #require(course.next)
    #expect(next.next == nil && next.isCommanded)
    #expect(next.progress(at: course.end) < 1e-9)
    guard course.end > 5 else { return }
    let speed = course.velocity(at: course.end).magnitude
    #expect((next.velocity(at: course.end) - speed).magnitude < 1e-6 * (1 + speed))
    // The first part is over when the way has come so far, and not before.
    #expect((course.progress(at: course.end - 1e-9) - turn.goal).magnitude < 1e-6)
    let early = 5 + (course.end - 5) * 0.98
    #expect(course.progress(at: early) != turn.goal)
  }

  @Test("is as much quicker as a fast hand makes it: three times the even speed, and no less")
  func fastHand() {
    for (progress, velocity, goal, goesOn, length) in [
      (0.5, 60.0, 1.0, false, 0.5), (0.5, -60, 0, true, 1.5), (0.25, 20, 1, false, 0.75),
    ] {
      let course = Riffle.Course(
        from: progress,
        velocity: velocity,
        to: goal,
        goesOn: goesOn,
        whole: 0.3125,
        at: 0
      )
      let expected = min(0.3125 * min(1, length), 3 * length / velocity.magnitude)
      #expect(((course.next ?? course).end - expected).magnitude < 1e-12)
    }
  }

  @Test("of a hand that let go is even", arguments: [(0.3, 0.0, 2.0), (0.3, 1, 4), (0.9, 1, 2)])
  func settling(progress: Double, goal: Double, rate: Double) {
    let course = Riffle.Course(settlingFrom: progress, to: goal, rate: rate, at: 1)
    let duration = (goal - progress).magnitude / rate
    #expect(course.end == 1 + duration && course.next == nil && !course.isCommanded)
    for part in [0.0, 0.25, 0.5, 0.875] {
      let expected = progress + (goal - progress) * part
      #expect((course.progress(at: 1 + duration * part) - expected).magnitude < 1e-12)
      #expect((course.velocity(at: 1 + duration * part).magnitude - rate).magnitude < 1e-9)
    }
    #expect(course.progress(at: course.end) == goal)
  }
}
