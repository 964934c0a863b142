extension RepeatableNumbers {
  /// The next whole number from 0 up to, not including, `bound`.
  mutating func next(below bound: Int) -> Int {
    min(bound - 1, Int(next(in: 0...Double(bound))))
  }

  /// Whether something happens that happens `percent` times of a hundred.
  mutating func happens(_ percent: Double) -> Bool {
    next(in: 0...100) < percent
  }

  /// One of some values.
  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[next(below: values.count)]
  }
}
