// Prints what a frame costs in the middle of a fling, of one round a loop, of one whose pages are fetched ahead, and of a move:
// time and heap allocations, for few pages and for very many. Ends with status 1 where a frame or a turn allocates.

import Foundation

var flings = Comparison<Fling>()
var rounds = Comparison<Round>()
var fetches = Comparison<Ahead>()
var moves = Comparison<Switching>()
flings.measure()
rounds.measure()
fetches.measure()
moves.measure()
print(flings.report, rounds.report, fetches.report, moves.report, separator: "\n\n")
guard countsAllocations else {
  print("Allocations are not counted on this platform.")
  exit(0)
}
let drawn = [
  flings.few.drawn, flings.many.drawn, rounds.few.drawn, rounds.many.drawn, fetches.few.drawn,
  fetches.many.drawn, moves.few.drawn, moves.many.drawn,
]
let allocations = flings.allocations + rounds.allocations + fetches.allocations + moves.allocations
exit(allocations == 0 && drawn.allSatisfy(\.isFinite) ? 0 : 1)
