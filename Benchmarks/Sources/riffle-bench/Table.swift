/// Rows of text in columns: the first one flush left, the others flush right.
struct Table {
  let head: [String]
  let rows: [[String]]

  var text: String {
    let lines = [head] + rows
    let widths = head.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { line in
      line.indices.map { column in
        let space = String(repeating: " ", count: widths[column] - line[column].count)
        return column == 0 ? line[column] + space : space + line[column]
      }
      .joined(separator: "   ")
    }
    .joined(separator: "\n")
  }
}
