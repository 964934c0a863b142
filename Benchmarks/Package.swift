// swift-tools-version: 6.0
import PackageDescription

// A package of its own: who uses the engine does not build what measures it.
let package = Package(
  name: "RiffleBenchmarks",
  platforms: [.macOS(.v13)],
  // Named, since a folder may be called anything.
  dependencies: [.package(name: "Riffle", path: "..")],
  targets: [
    .executableTarget(
      name: "riffle-bench",
      dependencies: ["CAllocations", .product(name: "Riffle", package: "Riffle")]
    ),
    .target(name: "CAllocations"),
  ],
  swiftLanguageModes: [.v6]
)
