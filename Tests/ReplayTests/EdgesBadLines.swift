/// Wrong lines of a trace of edge controls, each with a part of what is to be said about it.
enum EdgesBadLines {
  static let firstLines: [(line: String, message: String)] = [
    (#""viewport":[1,1]"#, #"missing field "content""#),
    (#""content":[1,1]"#, #"missing field "viewport""#),
    (#""viewport":[1,1],"content":[1]"#, "content: expected a list of 2, found a list of 1"),
    (#""viewport":[1,1],"content":[1,-1]"#, "content[1]: expected a number of at least 0"),
    (#""viewport":[1,1],"content":[1,1],"insets":[0,0,0]"#, "insets: expected a list of 4"),
    (#""viewport":[1,1],"content":[1,1],"insets":null"#, "insets: expected a list of 4"),
    (#""viewport":[1,1],"content":[1,1],"pages":{"count":1}"#, #"unknown key "pages""#),
  ]

  /// The messages begin with the key, as they do in a `configure`.
  static let configurations: [(line: String, message: String)] = [
    (#"{"edges":{"edge":"top"}}"#, "edges: expected a list"),
    (#"{"edges":["top"]}"#, "edges[0]: expected an object"),
    (#"{"edges":[{}]}"#, #"missing field "edges[0].edge""#),
    (#"{"edges":[{"edge":"top"},{"edge":"start"}]}"#, "edges[1].edge: expected one of"),
    (
      #"{"edges":[{"edge":"top","length":-1}]}"#, "edges[0].length: expected a number of at least 0"
    ),
    (#"{"edges":[{"edge":"top","trigger":"80"}]}"#, "edges[0].trigger: expected a number"),
    (#"{"edges":[{"edge":"top","delay":null}]}"#, "edges[0].delay: expected a number, found null"),
    (#"{"edges":[{"edge":"top","fireOnRelease":1}]}"#, "edges[0].fireOnRelease: expected true or"),
    (#"{"edges":[{"edge":"top","margin":[1]}]}"#, "edges[0].margin: expected a number"),
    (#"{"edges":[{"edge":"top","mode":"on"}]}"#, "edges[0].mode: expected one of"),
    (#"{"edges":[{"edge":"top","layout":"float"}]}"#, "edges[0].layout: expected one of"),
    (#"{"edges":[{"edge":"top","z":1}]}"#, "edges[0].z: expected one of"),
    (#"{"edges":[{"edge":"top","showing":-0.1}]}"#, "edges[0].showing: expected a number of at"),
    (#"{"header":true}"#, "header: expected an object"),
    (#"{"header":{}}"#, #"missing field "header.height""#),
    (#"{"header":{"height":-1}}"#, "header.height: expected a number of at least 0"),
    (#"{"header":{"height":1,"active":0}}"#, "header.active: expected true or false"),
    (#"{"header":{"height":1,"safeArea":null}}"#, "header.safeArea: expected a number"),
    (#"{"header":{"height":1,"scrollsTogether":"no"}}"#, "header.scrollsTogether: expected true"),
    (#"{"header":{"height":1,"attachesToSafeArea":2}}"#, "header.attachesToSafeArea: exp"),
    (#"{"direction":"auto"}"#, #"direction: expected one of "ltr", "rtl", found "auto""#),
    (#"{"deceleration":"slow"}"#, "deceleration: expected one of"),
    (#"{"slop":-1}"#, "slop: expected a number of at least 0, found -1"),
  ]

  /// What has no name of its own in a `configure`'s message.
  static let unknown: [(line: String, key: String)] = [
    (#"{"edges":[{"edge":"top","size":1}]}"#, "edges[0].size"),
    (#"{"header":{"height":1,"width":1}}"#, "header.width"),
    (#"{"axis":"vertical"}"#, "axis"),
  ]

  /// There are two controls above and one below.
  static let events: [(line: String, message: String)] = [
    (#"{"t":0.9,"event":"probe"}"#, "t: 0.9 comes after a line with t 1.0"),
    (#"{"t":1,"event":"dance"}"#, #"unknown event "dance""#),
    (#"{"t":1,"event":"key","key":"Home"}"#, #"event "key" is none of edge controls'"#),
    (#"{"t":1,"event":"goTo","page":1}"#, #"event "goTo" is none of edge controls'"#),
    (#"{"t":1,"event":"next"}"#, #"event "next" is none of edge controls'"#),
    (#"{"t":1,"event":"previous"}"#, #"event "previous" is none of edge controls'"#),
    (#"{"t":1,"event":"select","page":1}"#, #"event "select" is none of edge controls'"#),
    (#"{"t":1,"event":"permit"}"#, #"event "permit" is none of edge controls'"#),
    (#"{"t":1,"event":"insert"}"#, #"event "insert" is none of edge controls'"#),
    (#"{"t":1,"event":"remove"}"#, #"event "remove" is none of edge controls'"#),
    (#"{"t":1,"event":"replace"}"#, #"event "replace" is none of edge controls'"#),
    (#"{"t":1,"event":"moveItem"}"#, #"event "moveItem" is none of edge controls'"#),
    (#"{"t":1,"event":"measure"}"#, #"event "measure" is none of edge controls'"#),
    (#"{"t":1,"event":"hostScrolled"}"#, #"event "hostScrolled" is none of edge controls'"#),
    (#"{"t":1,"event":"hostReleased"}"#, #"event "hostReleased" is none of edge controls'"#),
    (#"{"t":1,"event":"hostStopped"}"#, #"event "hostStopped" is none of edge controls'"#),
    (#"{"t":1,"event":"container"}"#, #"event "container" is none of edge controls'"#),
    (#"{"t":1,"event":"press","x":1}"#, #"missing field "y""#),
    (#"{"t":1,"event":"lift","x":1,"y":1,"pointer":0.5}"#, "pointer: expected an integer"),
    (#"{"t":1,"event":"wheel","dx":1}"#, #"missing field "dy""#),
    (#"{"t":1,"event":"wheel","dx":1,"dy":1,"mode":"inch"}"#, "mode: expected one of"),
    (#"{"t":1,"event":"wheel","dx":1,"dy":1,"phase":"now"}"#, "phase: expected one of"),
    (#"{"t":1,"event":"insets"}"#, #"missing field "insets""#),
    (#"{"t":1,"event":"insets","insets":[0,0,0,"0"]}"#, "insets[3]: expected a number"),
    (
      #"{"t":1,"event":"resize"}"#,
      #"missing field: one of "viewport", "content", "origin", "scale""#
    ),
    (#"{"t":1,"event":"resize","content":[1,1,1]}"#, "content: expected a list of 2"),
    (#"{"t":1,"event":"scrolled","x":1}"#, #"missing field "y""#),
    (#"{"t":1,"event":"scrolled","x":1,"y":null}"#, "y: expected a number, found null"),
    (#"{"t":1,"event":"scrolled","x":1,"y":2,"pointer":0}"#, #"unknown key "pointer""#),
    (#"{"t":1,"event":"attach","length":50}"#, #"missing field "edge""#),
    (#"{"t":1,"event":"attach","edge":"top","length":-1}"#, "length: expected a number of at"),
    (#"{"t":1,"event":"attach","edge":"top","control":0}"#, #"unknown key "control""#),
    (#"{"t":1,"event":"detach","edge":"right"}"#, #"edge: no control at "right""#),
    (#"{"t":1,"event":"detach","edge":"bottom","length":50}"#, #"unknown key "length""#),
    (#"{"t":1,"event":"change","length":50}"#, #"missing field "edge""#),
    (#"{"t":1,"event":"change","edge":"top","control":3}"#, "control: expected an integer from 0"),
    (#"{"t":1,"event":"change","edge":"top","z":1}"#, "z: expected one of"),
    (#"{"t":1,"event":"activate"}"#, #"missing field "edge""#),
    (#"{"t":1,"event":"activate","edge":"upper"}"#, "edge: expected one of"),
    (#"{"t":1,"event":"activate","edge":"left"}"#, #"edge: no control at "left""#),
    (
      #"{"t":1,"event":"activate","edge":"top","control":2}"#, "control: expected an integer from 0"
    ),
    (#"{"t":1,"event":"activate","edge":"top","animated":1}"#, "animated: expected true or false"),
    (#"{"t":1,"event":"deactivate","edge":"bottom","control":1}"#, "control: expected an integer"),
    (#"{"t":1,"event":"deactivate","edge":"top","result":"end"}"#, #"unknown key "result""#),
    (#"{"t":1,"event":"finish","edge":"top","result":"done"}"#, "result: expected one of"),
    (#"{"t":1,"event":"finish","edge":"top","animated":true}"#, #"unknown key "animated""#),
    (#"{"t":1,"event":"frames","until":0.5}"#, "until: 0.5 is before t 1.0"),
  ]
}

/// A first line that sets up edge controls around 390 × 2000 points.
func setUpEdges(_ config: String = #"{"edges":[{"edge":"top"},{"edge":"bottom"},{"edge":"top"}]}"#)
  -> String
{
  #"{"riffle":1,"component":"edges","viewport":[390,844],"scale":3,"content":[390,2000],"#
    + #""config":\#(config)}"# + "\n"
}
