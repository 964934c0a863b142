import Riffle
import Testing

@Suite("Rubber band")
struct RubberBandTests {
  static let dimensions = [375.0, 390, 800]

  @Test(
    "gives as the platform's scroll view does",
    arguments: [
      (375, [5.4205, 47.9651, 138.6555, 374.7445]),
      (390, [5.4235, 48.2022, 140.6557, 389.7237]),
      (800, [5.4624, 51.4620, 172.5490, 798.8381]),
    ] as [(Double, [Double])]
  )
  func table(dimension: Double, offsets: [Double]) {
    let band = RubberBand(dimension: dimension)
    for (distance, offset) in zip([10, 100, 400, 1e6], offsets) {
      #expect(matches(band.offset(forDistance: distance), offset))
    }
  }

  @Test("holds a page that is grabbed again where it is", arguments: dimensions)
  func inverse(dimension: Double) {
    let band = RubberBand(dimension: dimension)
    for distance in [0, 0.001, 1, 10, 87.5, 100, 400, 5000, 1e6, -33, -1e6] {
      let offset = band.offset(forDistance: distance)
      #expect(agrees(band.distance(forOffset: offset), distance, relative: 1e-9))
      let again = band.offset(forDistance: band.distance(forOffset: offset))
      #expect(agrees(again, offset, relative: 1e-12))
    }
  }

  @Test("is not fed its own offset when it is grabbed again")
  func grabbedAgain() {
    let band = RubberBand(dimension: 390)
    let offset = band.offset(forDistance: 100)
    #expect(matches(band.offset(forDistance: offset), 24.8238))
    #expect(matches(band.offset(forDistance: band.distance(forOffset: offset)), 48.2022))
  }

  @Test("gives the same however many events a drag is split into", arguments: [1, 7, 60, 1000])
  func splitting(events: Int) {
    let band = RubberBand(dimension: 390)
    var offset = 0.0
    for _ in 0..<events {
      let distance = band.distance(forOffset: offset) + 400 / Double(events)
      offset = band.offset(forDistance: distance)
    }
    #expect(agrees(offset, band.offset(forDistance: 400), relative: 1e-9))
  }

  @Test("is odd, grows, and never reaches the viewport's length", arguments: dimensions)
  func shape(dimension: Double) {
    let band = RubberBand(dimension: dimension)
    var last = -dimension
    for step in -200...200 {
      let distance = Double(step * step * step) * 0.01
      let offset = band.offset(forDistance: distance)
      #expect(offset > last)
      #expect(offset < dimension)
      #expect(offset == -band.offset(forDistance: -distance))
      #expect(band.slope(atDistance: distance) == band.slope(atDistance: -distance))
      last = offset
    }
  }

  @Test("has its derivative as its slope, the coefficient at first", arguments: dimensions)
  func slope(dimension: Double) {
    let band = RubberBand(dimension: dimension)
    #expect(band.slope(atDistance: 0) == 0.55)
    for distance in [0.5, 20, 100, 700, -45] {
      let difference =
        band.offset(forDistance: distance + 1e-3) - band.offset(forDistance: distance - 1e-3)
      #expect(agrees(band.slope(atDistance: distance), difference / 2e-3))
    }
  }

  @Test("clamps an offset that no distance gives", arguments: [390, 391, 1e9, Double.infinity])
  func beyond(offset: Double) {
    let band = RubberBand(dimension: 390)
    let distance = band.distance(forOffset: offset)
    #expect(distance.isFinite)
    #expect(distance > 1e12)
    #expect(band.distance(forOffset: -offset) == -distance)
  }

  @Test("gives nothing without a length", arguments: [0, -1, -Double.infinity, .nan])
  func noLength(dimension: Double) {
    let band = RubberBand(dimension: dimension)
    #expect(band.offset(forDistance: 100) == 0)
    #expect(band.distance(forOffset: 100) == 0)
    #expect(band.slope(atDistance: 100) == 0)
  }

  @Test("clamps its coefficient to 0…1")
  func coefficients() {
    #expect(RubberBand(dimension: 390, coefficient: 2).coefficient == 1)
    #expect(RubberBand(dimension: 390, coefficient: .nan).coefficient == 0)
    let rigid = RubberBand(dimension: 390, coefficient: -1)
    #expect(rigid.coefficient == 0)
    #expect(rigid.offset(forDistance: 100) == 0)
    #expect(rigid.distance(forOffset: 100) == 0)
  }

  @Test("gives finite numbers for hostile ones")
  func totality() {
    for dimension in hostileNumbers {
      for coefficient in hostileNumbers {
        let band = RubberBand(dimension: dimension, coefficient: coefficient)
        for value in hostileNumbers {
          #expect(band.offset(forDistance: value).isFinite)
          #expect(band.distance(forOffset: value).isFinite)
          #expect(band.slope(atDistance: value).isFinite)
        }
      }
    }
  }
}
