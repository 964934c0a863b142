/// The fields of one object, taken out one by one.
///
/// What nobody took is an unknown key, and ``finish()`` says so: a reader cannot forget to check.
struct Fields {
  /// How messages name the object: empty for the line itself, else a path such as `config`.
  private let path: String
  private var members: [JSON.Member]

  init(_ value: JSON, path: String = "") throws(TraceError) {
    guard case .object(let members) = value else {
      let place = path.isEmpty ? "" : "\(path): "
      throw TraceError("\(place)expected an object, found \(value.description)")
    }
    self.path = path
    self.members = members
  }

  /// The field's name from the line's top, as messages print it.
  func name(_ key: String) -> String {
    path.isEmpty ? key : "\(path).\(key)"
  }

  /// Whether the field is there and was not taken yet.
  func has(_ key: String) -> Bool {
    members.contains { $0.key == key }
  }

  /// Takes the field out, if it is there.
  mutating func take(_ key: String) -> Field? {
    guard let index = members.firstIndex(where: { $0.key == key }) else { return nil }
    return Field(name: name(key), value: members.remove(at: index).value)
  }

  /// Takes out a field that has to be there.
  mutating func need(_ key: String) throws(TraceError) -> Field {
    guard let field = take(key) else { throw TraceError("missing field \(quoted(name(key)))") }
    return field
  }

  /// Says that each field has been taken.
  func finish() throws(TraceError) {
    guard let first = members.first else { return }
    throw TraceError("unknown key \(quoted(name(first.key)))")
  }
}
