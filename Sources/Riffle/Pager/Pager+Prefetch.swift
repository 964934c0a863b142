// Which pages are to be fetched before they come into view: motions are known to their end, so it is
// known what they will show.

extension Pager {
  /// When something falls due by itself; infinity while nothing does.
  var fallsDue: Double { min(scroller.fallsDue, prefetcher.due) }

  /// Pages that come near are to be fetched, and those that are so no more are not.
  @inline(never)
  mutating func prefetch(into effects: inout [Effect]) {
    guard let distance = configuration.prefetch else {
      guard prefetcher.isOn else { return }
      dropFetched(into: &effects)
      return prefetcher.end()
    }
    // What has no room yet, or is hidden, shows no page, and so none is near.
    if strip.isDegenerate, strip.count > 0 { return prefetcher.pause() }
    prefetcher.follow(
      course(distance.clamped(to: 0...100)),
      at: now,
      budget: configuration.prefetchBudget
    ) {
      effects.emit(.fetching($0))
    }
  }

  /// What was fetched for pages that have no view is needed no more.
  mutating func dropFetched(into effects: inout [Effect]) {
    let (views, numbers) = (window.views, strip.numbers)
    prefetcher.drop { page in
      views.contains { numbers.page(at: $0.page) == page }
    } report: {
      effects.emit(.fetching($0))
    }
  }

  /// Where the row goes, as far as that is known: under a hand, and at rest, it is where it is.
  private mutating func course(_ distance: Int64) -> Prefetcher.Course {
    let here = seen(at: scroller.offset)
    var (soon, rest) = (here, here)
    var goesBack = prefetcher.goesBack
    if scroller.isFlying {
      let motion = scroller.lastFlight.motion
      let end = motion.restPosition
      soon = seen(at: motion.position(at: now + Prefetcher.lead - scroller.lastFlight.start))
      rest = seen(at: end)
      goesBack = end < scroller.offset
    } else if let pending {
      rest = seen(at: landing(on: pending))
    } else if scroller.isTouched, scroller.offset != gesture.offset {
      goesBack = scroller.offset < gesture.offset
    }
    let most = Prefetcher.mostOnTheWay
    let first = max(min(here.lowerBound, soon.lowerBound), here.lowerBound - most)
    let last = min(max(here.upperBound, soon.upperBound), here.upperBound + most)
    return Prefetcher.Course(
      rest: rest,
      way: first..<last,
      mounted: mounted,
      places: strip.places,
      numbers: strip.numbers,
      distance: distance,
      goesBack: goesBack
    )
  }

  /// The places in view at an offset, or where there are none, because the spacing fills the view, the
  /// nearest.
  private mutating func seen(at offset: Double) -> Range<Int64> {
    let seen = visiblePages(at: offset)
    guard seen.isEmpty, !strip.isDegenerate else { return seen }
    let page = strip.position(at: offset, from: origin, anchor: place.page).page
    return page..<(page + 1)
  }
}

extension Pager.Effect {
  static func fetching(_ change: Prefetcher.Change) -> Self {
    switch change {
    case .wanted(let page): .prefetch(page: page)
    case .dropped(let page): .cancelPrefetch(page: page)
    }
  }
}
