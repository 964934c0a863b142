extension Scroller {
  private var band: RubberBand { RubberBand(dimension: limits.viewport) }

  /// The offset that is shown for one that a pointer asks for: held back past the ends.
  func shown(_ wanted: Double) -> Double {
    let inside = wanted.clamped(to: limits.bounds)
    guard limits.bounces, wanted != inside else { return inside }
    return inside + band.offset(forDistance: wanted - inside)
  }

  /// The offset that a pointer asks for where `shown` is shown; the inverse, so that nothing moves at a new grab.
  func unheld(_ shown: Double) -> Double {
    let inside = shown.clamped(to: limits.bounds)
    guard shown != inside else { return inside }
    return inside + band.distance(forOffset: shown - inside)
  }

  /// How far the offset goes for each point of the pointer's way, at what the pointer asks for.
  func resistance(at wanted: Double) -> Double {
    let inside = wanted.clamped(to: limits.bounds)
    guard wanted != inside else { return 1 }
    return limits.bounces ? band.slope(atDistance: wanted - inside) : 0
  }

  /// The offset that a dragging pointer asks for; the offset as shown while none does.
  var wanted: Double {
    if case .dragging(let drag) = state { drag.wanted } else { offset }
  }
}

// MARK: - Questions

extension Scroller {
  /// Whether a pointer moves it.
  var isDragging: Bool {
    if case .dragging = state { true } else { false }
  }

  /// Whether a pointer is down on it.
  var isTouched: Bool {
    switch state {
    case .held, .dragging: true
    case .idle, .wheeling, .gliding, .animating, .following: false
    }
  }

  /// Whether a wheel moves it.
  var isWheeling: Bool {
    if case .wheeling = state { true } else { false }
  }

  /// Whether its momentum moves it as far as it carries, towards no target.
  var glides: Bool {
    if state == .gliding, case .glide = flight?.trajectory { true } else { false }
  }

  /// The velocity of a motion under way; 0 where a hand has it.
  var flightVelocity: Double {
    switch state {
    case .gliding, .animating: velocityNow
    case .idle, .held, .dragging, .wheeling, .following: 0
    }
  }
}
