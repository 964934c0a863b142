// The header: its room is outside of the controls' at the top, and comes and goes as theirs does.

extension ScrollArea {
  /// A header in the area.
  struct Headed: Equatable {
    var header: StickyHeader
    var room: Room
  }

  /// Another header, or none; the first one has its room at once.
  mutating func head(_ header: StickyHeader?, into effects: inout [Effect]) {
    needsPlacing = true
    if let header {
      let isNew = headed == nil
      if isNew {
        headed = Headed(header: header.sane, room: Room(owner: nextOwner, side: .top))
        nextOwner += 1
      } else {
        headed?.header = header.sane
      }
      renewInset(controls.count, animated: !isNew, into: &effects)
    } else if let owner = headed?.room.owner {
      headed = nil
      ledger.remove(owner)
      // What stood in its room goes back on the ends' rubber band.
      limit(.vertical, stays: true)
      follow(.vertical)
    }
  }

  /// The header; nil where there is none.
  public var header: StickyHeader? { headed?.header }

  /// Where the header stands in the viewport, in points; nil where there is none.
  ///
  /// It is as wide as the viewport. At the top it begins where the client's inset ends, or reaches into
  /// the safe area from there. One that scrolls together leaves as far as the content is scrolled up.
  public var headerFrame: Rect? {
    guard let headed else { return nil }
    let header = headed.header
    let top = ledger.client.top - (header.attachesToSafeArea ? 0 : header.safeArea)
    return Rect(
      x: 0,
      y: top + headerShift,
      width: viewport.size.width,
      height: header.height
    )
  }

  /// How much of the header shows, from its top on, in points.
  ///
  /// It ends where its room does while that comes or goes; what has left with the content counts.
  public var headerVisibleLength: Double {
    guard let headed else { return 0 }
    let header = headed.header
    guard header.isActive || headed.room.inset > 0 else { return 0 }
    // It ends where its room does now.
    return (header.height - (header.room - headed.room.inset)).clamped(to: 0...header.height)
  }

  /// How far the header is from where it stands at the top: 0, or negative.
  private var headerShift: Double {
    guard let headed, headed.header.scrollsTogether else { return 0 }
    return min(0, pull(on: .top))
  }

  /// How much of the header's room at a side it has left to what is inside of it, in points.
  func leftByHeader(on side: Edge) -> Double {
    guard let headed, side == .top else { return 0 }
    return min(headed.room.inset, 0 - headerShift)
  }

  /// How much of the header's room at a side is before what is inside of it, in points.
  func coveredByHeader(on side: Edge) -> Double {
    guard let headed, side == .top else { return 0 }
    return headed.room.inset - leftByHeader(on: side)
  }
}
