// An executable's own malloc takes precedence over the C library's for all that is linked with it,
// the Swift runtime included. These count, and pass on to glibc's, which are there under a second
// name each.
#include "allocations.h"

#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>

static _Atomic uint64_t count;

uint64_t allocations_count(void) { return atomic_load_explicit(&count, memory_order_relaxed); }

#ifdef __GLIBC__

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t number, size_t size);
extern void *__libc_realloc(void *pointer, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static void add_one(void) { atomic_fetch_add_explicit(&count, 1, memory_order_relaxed); }

int allocations_are_counted(void) { return 1; }

void *malloc(size_t size) {
  add_one();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  add_one();
  return __libc_calloc(number, size);
}

void *realloc(void *pointer, size_t size) {
  add_one();
  return __libc_realloc(pointer, size);
}

void *memalign(size_t alignment, size_t size) {
  add_one();
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  add_one();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  add_one();
  void *pointer = __libc_memalign(alignment, size);
  if (pointer == NULL) return ENOMEM;
  *result = pointer;
  return 0;
}

#else

int allocations_are_counted(void) { return 0; }

#endif
