// The controls: they hear of pulls, commands and time, and what they want is done.

extension ScrollArea {
  mutating func attach(_ configuration: EdgeControl.Configuration) {
    let configuration = configuration.sane
    var control = Attached(
      machine: EdgeControl(configuration),
      room: Room(owner: nextOwner, side: configuration.edge.side(self.configuration.direction))
    )
    nextOwner += 1
    // A pull that is under way was none of its.
    if pull(on: control.side) > 0 { control.machine.disarm() }
    controls.append(control)
    limit(control.side.axis)
    needsPlacing = true
  }

  mutating func detach(_ index: Int) {
    guard controls.indices.contains(index) else { return }
    let control = controls.remove(at: index)
    ledger.remove(control.room.owner)
    // What stood in its room goes back on the ends' rubber band.
    limit(control.side.axis, stays: true)
    follow(control.side.axis)
    needsPlacing = true
  }

  mutating func change(
    _ index: Int,
    _ configuration: EdgeControl.Configuration,
    into effects: inout [Effect]
  ) {
    guard controls.indices.contains(index) else { return }
    var configuration = configuration.sane
    configuration.edge = controls[index].machine.configuration.edge
    controls[index].machine.configuration = configuration
    needsPlacing = true
    renewInset(index, animated: true, into: &effects)
  }

  /// A program turns a control on or off, or its work is done.
  mutating func turn(
    _ index: Int,
    _ event: EdgeControl.Event,
    animated: Bool,
    into effects: inout [Effect]
  ) {
    guard controls.indices.contains(index) else { return }
    tell(index, event, animated: animated, into: &effects)
  }

  /// Tells the controls how far the content is pulled.
  mutating func pull(into effects: inout [Effect]) {
    let before = ledger
    for index in controls.indices { pull(index, into: &effects) }
    // One that has taken its room has left less of the pull to those that were told before it.
    guard ledger != before else { return }
    for index in controls.indices { pull(index, into: &effects) }
  }

  private mutating func pull(_ index: Int, into effects: inout [Effect]) {
    let control = controls[index]
    let axis = control.side.axis
    var distance = pull(on: control.side)
    if control.crossing <= now, self[axis].isFlying {
      // Computed, so not missed by a rounding of the time.
      controls[index].crossing = .infinity
      distance = max(distance, control.machine.configuration.trigger)
    }
    let isHeld =
      switch self[axis].state {
      case .dragging: true
      case .wheeling: control.side == wheelSide
      // Momentum may only end what a hand began.
      case .gliding: control.machine.state == .triggering
      case .idle, .held, .animating: false
      }
    tell(index, .pulled(distance: distance, isHeld: isHeld), into: &effects)
  }

  /// Tells a control what happened, and does what it wants.
  @inline(never)
  mutating func tell(
    _ index: Int,
    _ event: EdgeControl.Event,
    animated: Bool = true,
    into effects: inout [Effect]
  ) {
    var wishes: [EdgeControl.Effect] = []
    controls[index].machine.handle(event, at: now, into: &wishes)
    for wish in wishes {
      switch wish {
      case .activated: effects.append(.activated(control: index))
      case .changed(let state, let progress):
        needsPlacing = true
        effects.append(.changed(control: index, state: state, progress: progress))
      }
    }
    renewInset(index, animated: animated, into: &effects)
    // What takes no room is gone when it is done.
    if controls[index].machine.state == .completed, controls[index].room.target == 0,
      controls[index].room.inset == 0, event != .vanished
    {
      tell(index, .vanished, into: &effects)
    }
  }

  /// Brings insets, offsets and controls up to a time.
  mutating func advance(to time: Double, into effects: inout [Effect]) {
    now = time
    for index in roomIndices {
      let room = self[room: index]
      guard let motion = room.motion else { continue }
      setInset(index, max(0, motion.position(at: time - room.start)))
      needsPlacing = true
    }
    for index in roomIndices {
      // Not by the time elapsed: (start + rest) − start may round to less than the rest.
      let room = self[room: index]
      guard let motion = room.motion, time >= room.start + motion.restTime else { continue }
      arriveInset(index, into: &effects)
    }
    for axis in [Axis.horizontal, .vertical] {
      if self[axis].state == .wheeling, self[axis].quietAt <= time {
        wheelBecameQuiet(axis, into: &effects)
      }
      let before = self[axis].offset
      if self[axis].advance(to: time) {
        stand(axis)
        limit(axis)
      }
      if self[axis].offset != before { needsPlacing = true }
    }
    pull(into: &effects)
    for index in controls.indices { tell(index, .elapsed, into: &effects) }
  }

  /// Content that was left beyond an end goes back.
  mutating func comeBack(into effects: inout [Effect]) {
    for axis in [Axis.horizontal, .vertical] where self[axis].state == .idle {
      let offset = self[axis].offset
      guard offset != offset.clamped(to: self[axis].limits.bounds) else { continue }
      fly(axis, velocity: 0)
      // Insets move only what rests.
      arriveInsets(axis, into: &effects)
    }
  }

  /// What each event ends with: insets are told, frames start or stop, placements are read.
  mutating func close(into effects: inout [Effect]) {
    let insets = effectiveInsets
    if insets != told {
      told = insets
      effects.append(.insetsChanged(insets))
    }
    if needsPlacing {
      needsPlacing = false
      effects.append(.placed)
    }
    let needsFrames =
      horizontal.isFlying || vertical.isFlying || movesInsets
    guard needsFrames != runsFrames else { return }
    runsFrames = needsFrames
    effects.append(needsFrames ? .framesStarted : .framesStopped)
  }
}
