// Nothing runs by itself: the web host calls what `Exports.swift` exposes. Off wasm this is an
// empty program.
