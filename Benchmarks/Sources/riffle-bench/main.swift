// Prints what a frame costs in the middle of a fling: time and heap allocations, for few pages and
// for very many. Ends with status 1 where a frame or a page turn allocates.

import Foundation

var comparison = Comparison()
comparison.measure()
print(comparison.report)
guard Measurement.countsAllocations else {
  print("Allocations are not counted on this platform.")
  exit(0)
}
let isDrawn = comparison.few.drawn.isFinite && comparison.many.drawn.isFinite
exit(comparison.allocations == 0 && isDrawn ? 0 : 1)
