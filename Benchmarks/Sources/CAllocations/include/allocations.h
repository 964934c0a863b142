// Counts the heap allocations of the whole program.
#ifndef ALLOCATIONS_H
#define ALLOCATIONS_H

#include <stdint.h>

// How many times memory was asked for since the program began; 0 for ever where that cannot be
// counted (see allocations_are_counted).
uint64_t allocations_count(void);

// Whether allocations are counted on this platform: with glibc only.
int allocations_are_counted(void);

#endif
