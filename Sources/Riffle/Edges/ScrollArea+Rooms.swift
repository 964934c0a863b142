// The rooms of the controls and of the header: what each adds to the insets, and how it comes and goes.

extension ScrollArea {
  /// What an owner adds to the inset of a side.
  struct Room: Equatable {
    let owner: Int
    /// The side, as it is on the screen.
    var side: Edge
    /// What it adds now, in points.
    var inset = 0.0
    /// What it goes to.
    var target = 0.0
    /// How it goes there, and since when; nil while it is there.
    var motion: SpringMotion?
    var start = 0.0
    /// How the content goes with it; nil where the content stays where it is.
    var follow: Follow?
  }

  /// How content that stands near its edge goes with an inset that comes in.
  struct Follow: Equatable {
    /// How far it was from its rest.
    var distance: Double
    /// What the inset was then.
    var inset: Double
  }

  /// The rooms: those of the controls by their numbers, after them the header's.
  var roomIndices: Range<Int> { 0..<(headed == nil ? controls.count : controls.count + 1) }

  /// A room; of the header, if there is one, beyond the controls.
  subscript(room index: Int) -> Room {
    get {
      if index < controls.count { return controls[index].room }
      return headed?.room ?? Room(owner: 0, side: .top)
    }
    set {
      if index < controls.count { controls[index].room = newValue } else { headed?.room = newValue }
    }
  }

  /// What the owner of a room wants.
  func wantedInset(_ index: Int) -> Double {
    index < controls.count
      ? controls[index].machine.wantedInset : headed?.header.wantedInset ?? 0
  }

  /// Whether an inset is on its way.
  var movesInsets: Bool { roomIndices.contains { self[room: $0].motion != nil } }
}
