import Riffle

/// A strip of pages and the measures it was made of, with the list of its snaps made the slow way.
struct Row: CustomStringConvertible {
  let count: Int
  let extent: Double
  let spacing: Double
  let area: Double
  let alignment: Alignment
  let trim: Bool
  let pixel: Double
  let strip: PageStrip

  init(
    count: Int,
    extent: Double,
    spacing: Double = 0,
    area: Double,
    alignment: Alignment,
    trim: Bool,
    pixel: Double = 1
  ) {
    self.count = count
    self.extent = extent
    self.spacing = spacing
    self.area = area
    self.alignment = alignment
    self.trim = trim
    self.pixel = pixel
    strip = PageStrip(
      count: Int64(count),
      extent: .points(extent),
      spacing: spacing,
      lead: 0,
      area: area,
      alignment: alignment,
      trim: trim,
      pixel: pixel
    )
  }

  var pitch: Double { extent + spacing }

  var list: SnapList {
    SnapList(
      count: count,
      extent: extent,
      spacing: spacing,
      area: area,
      alignment: alignment,
      trim: trim,
      pixel: pixel
    )
  }

  func snap(of page: Int) -> Double { strip.snap(of: Int64(page), from: 0) }

  var snaps: [Double] { (0..<count).map(snap) }

  var description: String {
    "\(count) × \(extent) + \(spacing) in \(area), \(alignment), trim \(trim), pixel \(pixel)"
  }

  /// Rows of pages smaller than, as large as and larger than the area; few and many; trimmed and
  /// not; with and without spacing.
  static func many(_ alignment: Alignment) -> [Row] {
    var rows: [Row] = []
    for count in [1, 2, 3, 5, 12] {
      for (extent, area) in [(390.0, 390.0), (200, 500), (600, 500), (130.7, 390.2), (99.9, 100.4)]
      {
        for spacing in [0, 12.5, -20] {
          for (trim, pixel) in [(true, 1.0), (true, 1.0 / 3), (false, 1)] {
            rows.append(
              Row(
                count: count,
                extent: extent,
                spacing: spacing,
                area: area,
                alignment: alignment,
                trim: trim,
                pixel: pixel
              )
            )
          }
        }
      }
    }
    return rows
  }
}
