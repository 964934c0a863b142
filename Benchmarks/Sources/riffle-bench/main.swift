// Prints what a frame costs in the middle of a fling and of a move: time and heap allocations, for
// few pages and for very many. Ends with status 1 where a frame or a turn allocates.

import Foundation

var flings = Comparison<Fling>()
var moves = Comparison<Switching>()
flings.measure()
moves.measure()
print(flings.report, moves.report, separator: "\n\n")
guard countsAllocations else {
  print("Allocations are not counted on this platform.")
  exit(0)
}
let drawn = [flings.few.drawn, flings.many.drawn, moves.few.drawn, moves.many.drawn]
let allocations = flings.allocations + moves.allocations
exit(allocations == 0 && drawn.allSatisfy(\.isFinite) ? 0 : 1)
