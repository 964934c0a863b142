@testable import Riffle

/// What holds for the pages that are to be fetched, whatever happens to a pager.
struct FetchLaw {
  private(set) var breach: String?
  /// The pages that were asked for, or got a view, and were not given up since.
  private var fetched: Set<Int64> = []
  private var mounted: Set<Int64> = []
  /// Whether pages stay fetched that lose their view.
  private var keeps = false

  mutating func take(_ effect: Pager.Effect) {
    switch effect {
    case .mount(let page, _, _):
      mounted.insert(page)
      fetched.insert(page)
    case .unmount(let page, _, _):
      mounted.remove(page)
      if !keeps { fetched.remove(page) }
    case .prefetch(let page):
      expect(fetched.insert(page).inserted, "fetches a page twice, or one that has a view")
    case .cancelPrefetch(let page):
      expect(fetched.remove(page) != nil, "gives up a page that nobody asked for")
      expect(!mounted.contains(page), "gives up a page that has a view")
    default: break
    }
  }

  mutating func renumber(_ number: (Int64) -> Int64?) {
    fetched = Set(fetched.compactMap(number))
    mounted = Set(mounted.compactMap(number))
  }

  /// Takes in how the pager is after an event.
  mutating func take(_ pager: Pager) {
    keeps = pager.configuration.prefetch != nil
    expect(keeps || fetched == mounted, "fetches pages that nobody wants")
  }

  /// Nothing is due: all that is near was fetched, and nothing that is far away is kept.
  mutating func checkRest(_ pager: Pager) {
    guard let prefetch = pager.configuration.prefetch, !pager.visible.isEmpty else { return }
    let distance = min(100, max(0, prefetch))
    let near = (pager.visible.lowerBound - distance)..<(pager.visible.upperBound + distance)
    // On a short cut there are fewer places than pages.
    let places = near.clamped(to: pager.strip.places)
    let pages = Set(places.map { pager.page(atPlace: $0) })
    expect(fetched.isSuperset(of: pages), "a page that is near was not fetched")
    expect(pages.union(mounted).isSuperset(of: fetched), "keeps a page that is far away")
  }

  private mutating func expect(_ condition: Bool, _ what: String) {
    if !condition, breach == nil { breach = what }
  }
}
