// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Riffle",
  platforms: [.iOS(.v15), .tvOS(.v15), .macCatalyst(.v15), .macOS(.v12)],
  products: [
    .library(name: "Riffle", targets: ["Riffle"]),
    .executable(name: "riffle-replay", targets: ["riffle-replay"]),
    .executable(name: "RiffleWeb", targets: ["RiffleWeb"]),
  ],
  targets: [
    .target(
      name: "Riffle",
      // Debug builds call libm for rounding, which is an instruction elsewhere; the engine imports nothing that links it.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
    ),
    .executableTarget(name: "riffle-replay", dependencies: ["Riffle"]),
    // The functions that the web host calls; outside wasm the module is an empty program.
    .executableTarget(
      name: "RiffleWeb",
      dependencies: ["Riffle"],
      swiftSettings: [.enableExperimentalFeature("Extern")]
    ),
    .testTarget(name: "RiffleTests", dependencies: ["Riffle"]),
    .testTarget(name: "ReplayTests", dependencies: ["riffle-replay"]),
  ],
  swiftLanguageModes: [.v6]
)
