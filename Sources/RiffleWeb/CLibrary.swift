#if arch(wasm32)
// Two doors to the C library that are kept narrow, since every byte of it travels to every reader
// of a page.

/// Stands in for libc's random numbers, which the standard library's hashing names but nothing here
/// calls.
///
/// Without it the linker takes libc's own from the archive, and with it the C library's files and
/// streams.
@_cdecl("arc4random_buf")
func noRandomNumbers(_ buffer: UnsafeMutableRawPointer, _ count: Int) {}
/// Memory from libc's `malloc`, which aligns to 16 bytes; nothing that Swift asks for here needs
/// more.
///
/// libc's own `posix_memalign` would bring its code for any alignment along, a fifth of the
/// allocator.
@_cdecl("__wrap_posix_memalign")
func allocateAligned(
  _ result: UnsafeMutablePointer<UnsafeMutableRawPointer?>,
  _ alignment: Int,
  _ size: Int
) -> Int32 {
  result.pointee = malloc(size)
  return result.pointee == nil ? 12 : 0
}

@_extern(c, "__libc_malloc")
private func malloc(_ size: Int) -> UnsafeMutableRawPointer?
#endif
