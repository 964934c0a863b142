import Riffle
import Testing

@Suite("Viewport")
struct ViewportTests {
  @Test("has an extent that is never negative and never beyond belief", arguments: hostileNumbers)
  func totality(number: Double) {
    let viewport = Viewport(size: Size(width: number, height: 7), scale: 2)
    #expect((0...1_048_576).contains(viewport.size.width))
    #expect(viewport.size.height == 7)
    if !(number > 0) { #expect(viewport.size.width == 0) }
  }

  @Test("keeps what it is made of")
  func plain() {
    let viewport = Viewport(
      size: Size(width: 390, height: 844),
      scale: 3,
      origin: Point(x: 1, y: 2)
    )
    #expect(viewport.size == Size(width: 390, height: 844))
    #expect(viewport.scale == 3 && viewport.origin == Point(x: 1, y: 2))
  }
}
