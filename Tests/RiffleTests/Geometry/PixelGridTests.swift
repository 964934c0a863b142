import Riffle
import Testing

@Suite("PixelGrid")
struct PixelGridTests {
  @Test("moves a point to the nearest device pixel of the screen", arguments: [1, 1.25, 1.5, 2, 3])
  func nearest(scale: Double) {
    let grid = PixelGrid(scale: scale, origin: Point(x: 10.4, y: -3.3))
    for step in -500...500 {
      let point = Point(x: Double(step) * 0.173, y: Double(step) * 7.31)
      let aligned = grid.aligned(point)
      for (here, ideal, origin) in [
        (aligned.x, point.x, grid.origin.x), (aligned.y, point.y, grid.origin.y),
      ] {
        let device = (here + origin) * scale
        #expect((device - device.rounded()).magnitude < 1e-9)
        #expect((here - ideal).magnitude <= 0.5 / scale + 1e-9)
      }
      let again = grid.aligned(aligned)
      #expect((again.x - aligned.x).magnitude < 1e-9 && (again.y - aligned.y).magnitude < 1e-9)
    }
  }

  @Test("rounds halves towards larger coordinates")
  func halves() {
    let grid = PixelGrid(scale: 2)
    #expect(grid.aligned(Point(x: 0.25, y: -0.25)) == Point(x: 0.5, y: 0))
    #expect(grid.pixel == 0.5)
  }

  @Test("takes any scale and any origin", arguments: hostileNumbers)
  func totality(number: Double) {
    for other in hostileNumbers {
      let grid = PixelGrid(scale: number, origin: Point(x: other, y: number))
      #expect(grid.scale > 0 && grid.scale.isFinite)
      #expect(grid.pixel > 0 && grid.pixel.isFinite)
      let aligned = grid.aligned(Point(x: 12.3, y: -4.5))
      #expect(aligned.x.isFinite && aligned.y.isFinite)
    }
    if !(number > 0 && number.isFinite) { #expect(PixelGrid(scale: number).scale == 1) }
  }
}
