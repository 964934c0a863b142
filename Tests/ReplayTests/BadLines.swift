/// Wrong lines, each with a part of what is to be said about it.
enum BadLines {
  static let firstLines: [(line: String, message: String)] = [
    ("[]", "expected an object, found a list of 0"),
    ("3", "expected an object, found 3"),
    (#"{"riffle":1"#, "not JSON: expected a comma or a brace at the end of the line"),
    ("{}", #"missing field "riffle""#),
    (#"{"riffle":2,"from":"the future"}"#, "riffle: unknown version 2"),
    (#"{"riffle":true}"#, "riffle: expected an integer, found true"),
    (#"{"riffle":"1"}"#, #"riffle: expected an integer, found "1""#),
    (#"{"riffle":1}"#, #"missing field "component""#),
    (#"{"riffle":1,"component":7}"#, "component: expected a text, found 7"),
    (#"{"riffle":1,"component":"table"}"#, #"unknown component "table""#),
    (#"{"t":0,"event":"probe"}"#, #"missing field "riffle""#),
    (head(#""pages":{"count":1}"#), #"missing field "viewport""#),
    (
      head(#""viewport":[390],"pages":{"count":1}"#),
      "viewport: expected a list of 2, found a list of 1"
    ),
    (head(#""viewport":[390,844,1],"pages":{"count":1}"#), "viewport: expected a list of 2"),
    (head(#""viewport":390,"pages":{"count":1}"#), "viewport: expected a list of 2, found 390"),
    (
      head(#""viewport":[390,null],"pages":{"count":1}"#),
      "viewport[1]: expected a number, found null"
    ),
    (
      head(#""viewport":[-1,844],"pages":{"count":1}"#),
      "viewport[0]: expected a number of at least 0"
    ),
    (
      head(#""viewport":[1e400,844],"pages":{"count":1}"#),
      "viewport[0]: expected a number that a double"
    ),
    (
      head(#""viewport":[1,1],"scale":0,"pages":{"count":1}"#),
      "scale: expected a number above 0, found 0"
    ),
    (
      head(#""viewport":[1,1],"scale":null,"pages":{"count":1}"#),
      "scale: expected a number, found null"
    ),
    (head(#""viewport":[1,1],"origin":{},"pages":{"count":1}"#), "origin: expected a list of 2"),
    (head(#""viewport":[1,1],"content":[1,1],"pages":{"count":1}"#), #"unknown key "content""#),
    (head(#""viewport":[1,1],"config":[],"pages":{"count":1}"#), "config: expected an object"),
    (head(#""viewport":[1,1]"#), #"missing field "pages""#),
  ]

  static let pages: [(line: String, message: String)] = [
    ("{}", #"missing field "pages.count""#),
    (#"{"initial":2}"#, #"missing field "pages.count""#),
    (#"{"count":-1}"#, "pages.count: expected an integer from 0 to 1000000000000000000"),
    (#"{"count":1000000000000000001}"#, "found 1000000000000000001"),
    (#"{"count":1.5}"#, "pages.count: expected an integer, found 1.5"),
    (#"{"count":1e30}"#, "pages.count: expected an integer of 64 bits, found 1e30"),
    (#"{"count":true}"#, "pages.count: expected an integer, found true"),
    (#"{"count":null}"#, "pages.count: expected an integer, found null"),
    (#"{"count":3,"initial":"1"}"#, "pages.initial: expected an integer"),
    (#"{"count":3,"initial":0.5}"#, "pages.initial: expected an integer"),
    (#"{"count":3,"ids":["a","b","c"]}"#, #"pages.count: "ids" already say"#),
    (#"{"ids":["a",1]}"#, "pages.ids[1]: expected a text, found 1"),
    (#"{"ids":["a",null]}"#, "pages.ids[1]: expected a text, found null"),
    (#"{"ids":["a","b","a"]}"#, #"pages.ids[2]: duplicate id "a""#),
    (#"{"ids":"ab"}"#, "pages.ids: expected a list"),
    (#"{"count":3,"size":2}"#, #"unknown key "pages.size""#),
    (#"{"sizes":[1,-2]}"#, "pages.sizes[1]: expected a number of at least 0, found -2"),
    (#"{"sizes":7}"#, "pages.sizes: expected a list, found 7"),
    (#"{"sizes":[1,2],"ids":["a"]}"#, "pages.ids: 1 ids of 2 sizes"),
    (#"{"sizes":[1,2],"count":2}"#, #"pages.count: "sizes" already say"#),
    (#"{"endless":"backward"}"#, #"pages.endless: expected one of "forward", "both""#),
    (#"{"endless":"both","count":3}"#, #"unknown key "pages.count""#),
    (#"{"endless":"both","initial":0.5}"#, "pages.initial: expected an integer"),
    ("[5]", "pages: expected an object"),
  ]

  static let configurations: [(line: String, message: String)] = [
    (
      #"{"axis":"diagonal"}"#,
      #"config.axis: expected one of "horizontal", "vertical", found "diagonal""#
    ),
    (#"{"axis":1}"#, "config.axis: expected one of"),
    (#"{"direction":"auto"}"#, "config.direction: expected one of"),
    (#"{"alignment":"middle"}"#, "config.alignment: expected one of"),
    (#"{"trim":1}"#, "config.trim: expected true or false, found 1"),
    (#"{"spacing":"8px"}"#, "config.spacing: expected a number"),
    (#"{"insets":[0,0,0]}"#, "config.insets: expected a list of 4, found a list of 3"),
    (#"{"insets":[0,0,0,false]}"#, "config.insets[3]: expected a number, found false"),
    (#"{"extent":200}"#, "config.extent: expected an object"),
    (#"{"extent":{}}"#, #"config.extent: expected "fraction" or "points""#),
    (#"{"extent":{"fraction":1,"points":2}}"#, #"config.extent: "fraction" and "points" at once"#),
    (#"{"extent":{"fraction":-1}}"#, "config.extent.fraction: expected a number of at least 0"),
    (#"{"extent":{"percent":50}}"#, #"unknown key "config.extent.percent""#),
    (#"{"loop":1}"#, "config.loop: expected true or false, found 1"),
    (#"{"loop":null}"#, "config.loop: expected true or false"),
    (#"{"bounces":"no"}"#, "config.bounces: expected true or false"),
    (#"{"limit":0}"#, "config.limit: expected an integer of at least 1"),
    (#"{"limit":false}"#, "config.limit: expected an integer"),
    (#"{"snaps":null}"#, "config.snaps: expected true or false"),
    (#"{"rule":"other"}"#, #"config.rule: expected "riffle", found "other""#),
    (#"{"deceleration":0.998}"#, "config.deceleration: expected one of"),
    (#"{"slop":-1}"#, "config.slop: expected a number of at least 0"),
    (#"{"transition":"spin"}"#, #"config.transition: unknown transition "spin""#),
    (#"{"transition":"coverflow"}"#, #"config.transition: unknown transition "coverflow""#),
    (#"{"transition":null}"#, "config.transition: expected a name or an object, found null"),
    (#"{"transition":{"angle":1}}"#, #"unknown key "config.transition.angle""#),
    (#"{"transition":{"rotation":[1,0]}}"#, "config.transition.rotation: expected a list of 3"),
    (
      #"{"transition":{"perspective":-1}}"#,
      "config.transition.perspective: expected a number of at"
    ),
    (#"{"perspective":-1}"#, "config.perspective: expected a number of at least 0"),
    (#"{"perspective":"far"}"#, "config.perspective: expected a number"),
    (#"{"overscan":-1}"#, "config.overscan: expected an integer from 0 to 1000"),
    (#"{"overscan":1001}"#, "config.overscan: expected an integer from 0 to 1000"),
    (#"{"history":-1}"#, "config.history: expected an integer from 0 to 1000"),
    (#"{"parallax":true}"#, "config.parallax: expected one of"),
    (#"{"driver":"guest"}"#, "config.driver: expected one of"),
    (#"{"clip":0}"#, "config.clip: expected true or false, found 0"),
    (#"{"outset":[1,1]}"#, "config.outset: expected a list of 4"),
    (#"{"Axis":"vertical"}"#, #"unknown key "config.Axis""#),
    (#"{"axis":"vertical","axis":"vertical"}"#, #"duplicate key "axis""#),
  ]

  static let events: [(line: String, message: String)] = [
    ("nonsense", "not JSON: expected a value at byte 1"),
    (#" # no comment: a space stands first"#, "not JSON: expected a value at byte 2"),
    (#"{"event":"probe"}"#, #"missing field "t""#),
    (#"{"t":1}"#, #"missing field "event""#),
    (#"{"t":"1","event":"probe"}"#, "t: expected a number"),
    (#"{"t":null,"event":"probe"}"#, "t: expected a number, found null"),
    (#"{"t":1e999,"event":"probe"}"#, "t: expected a number that a double can hold, found 1e999"),
    (#"{"t":0.999,"event":"probe"}"#, "t: 0.999 comes after a line with t 1.0"),
    (#"{"t":1,"event":"dance"}"#, #"unknown event "dance""#),
    (#"{"t":1,"event":null}"#, "event: expected a text, found null"),
    (#"{"t":1,"event":"probe","x":1}"#, #"unknown key "x""#),
    (#"{"t":1,"event":"select","page":1}"#, #"event "select" is none of a pager's"#),
    (#"{"t":1,"event":"finish","edge":"top"}"#, #"event "finish" is none of a pager's"#),
    (#"{"t":1,"event":"permit","question":1}"#, #"event "permit" is none of a pager's"#),
    (#"{"t":1,"event":"press","x":1}"#, #"missing field "y""#),
    (#"{"t":1,"event":"press","x":true,"y":1}"#, "x: expected a number, found true"),
    (#"{"t":1,"event":"press","x":1,"y":1,"pointer":1.5}"#, "pointer: expected an integer"),
    (
      #"{"t":1,"event":"press","x":1,"y":1,"pointer":2147483648}"#,
      "pointer: expected an integer from"
    ),
    (#"{"t":1,"event":"press","x":1,"y":1,"z":1}"#, #"unknown key "z""#),
    (#"{"t":1,"event":"cancel","x":1,"y":1}"#, #"unknown key "x""#),
    (#"{"t":1,"event":"wheel","dx":1}"#, #"missing field "dy""#),
    (#"{"t":1,"event":"wheel","dx":1,"dy":1,"mode":"mile"}"#, "mode: expected one of"),
    (#"{"t":1,"event":"wheel","dx":1,"dy":1,"phase":0}"#, "phase: expected one of"),
    (#"{"t":1,"event":"key"}"#, #"missing field "key""#),
    (#"{"t":1,"event":"key","key":13}"#, "key: expected a text, found 13"),
    (#"{"t":1,"event":"goTo"}"#, #"missing field "page""#),
    (#"{"t":1,"event":"goTo","page":1.5}"#, "page: expected an integer, found 1.5"),
    (#"{"t":1,"event":"goTo","page":1e19}"#, "page: expected an integer of 64 bits, found 1e19"),
    (#"{"t":1,"event":"goTo","page":9223372036854775808}"#, "page: expected an integer of 64 bits"),
    (#"{"t":1,"event":"goTo","page":1,"animated":"no"}"#, "animated: expected true or false"),
    (#"{"t":1,"event":"next","page":1}"#, #"unknown key "page""#),
    (#"{"t":1,"event":"resize"}"#, #"missing field: one of "viewport", "origin", "scale""#),
    (#"{"t":1,"event":"resize","content":[1,1],"scale":1}"#, #"unknown key "content""#),
    (
      #"{"t":1,"event":"resize","viewport":[1,-1]}"#, "viewport[1]: expected a number of at least 0"
    ),
    (#"{"t":1,"event":"insets"}"#, #"missing field "insets""#),
    (#"{"t":1,"event":"configure","axle":"vertical"}"#, #"unknown key "axle""#),
    (#"{"t":1,"event":"configure","slop":-1}"#, "slop: expected a number of at least 0"),
    (#"{"t":1,"event":"configure","loop":"yes"}"#, "loop: expected true or false"),
    (#"{"t":1,"event":"goTo","page":0,"way":"up"}"#, #"way: expected one of "nearest", "forward""#),
    (#"{"t":1,"event":"goTo","page":0,"through":0}"#, "through: expected true or false, found 0"),
    (
      #"{"t":1,"event":"configure","transition":"Dive"}"#,
      #"transition: unknown transition "Dive""#
    ),
    (#"{"t":1,"event":"container"}"#, #"missing field "visible""#),
    (#"{"t":1,"event":"container","visible":1}"#, "visible: expected true or false, found 1"),
    (#"{"t":1,"event":"insert","count":1}"#, #"missing field "at""#),
    (#"{"t":1,"event":"insert","at":0,"count":-1}"#, "count: expected an integer from 0"),
    (#"{"t":1,"event":"insert","at":0,"count":2,"sizes":[1]}"#, "sizes: expected a list of 2"),
    (#"{"t":1,"event":"insert","at":0,"count":1,"ids":["a","b"]}"#, "ids: expected a list of 1"),
    (#"{"t":1,"event":"insert","at":0,"count":2,"ids":["a","a"]}"#, #"ids[1]: duplicate id "a""#),
    (#"{"t":1,"event":"remove","at":0}"#, #"missing field "count""#),
    (
      #"{"t":1,"event":"remove","at":0,"count":1,"ids":["z"]}"#, #"ids[0]: no id of that page: "z""#
    ),
    (#"{"t":1,"event":"restore"}"#, #"missing field "page""#),
    (#"{"t":1,"event":"restore","page":1,"fraction":"a"}"#, "fraction: expected a number"),
    (
      #"{"t":1,"event":"measureAcross","page":1,"size":-1}"#,
      "size: expected a number of at least 0"
    ),
    (#"{"t":1,"event":"configure","prefetch":101}"#, "prefetch: expected an integer from 0 to 100"),
    (
      #"{"t":1,"event":"configure","prefetchBudget":0}"#,
      "prefetchBudget: expected an integer from 1"
    ),
    (#"{"t":1,"event":"edit"}"#, #"missing field "edits""#),
    (#"{"t":1,"event":"edit","edits":[{"event":"goTo"}]}"#, "edits[0].event: expected one of"),
    (
      #"{"t":1,"event":"edit","edits":[{"event":"insert","at":0,"count":1,"ids":["z"]}]}"#,
      #"unknown key "edits[0].ids""#
    ),
    (
      #"{"t":1,"event":"edit","edits":[{"event":"moveItem","from":0,"to":1,"by":1}]}"#,
      #"unknown key "edits[0].by""#
    ),
    (#"{"t":1,"event":"moveItem","from":0}"#, #"missing field "to""#),
    (#"{"t":1,"event":"moveItem","from":0.5,"to":1}"#, "from: expected an integer"),
    (#"{"t":1,"event":"measure","page":0}"#, #"missing field "size""#),
    (#"{"t":1,"event":"measure","page":0,"size":-1}"#, "size: expected a number of at least 0"),
    (
      #"{"t":1,"event":"hostScrolled","offset":1}"#,
      #"event "hostScrolled" needs the driver "host""#
    ),
    (#"{"t":1,"event":"hostStopped"}"#, #"event "hostStopped" needs the driver "host""#),
    (#"{"t":1,"event":"frames"}"#, #"missing field "until""#),
    (#"{"t":1,"event":"frames","until":0.5}"#, "until: 0.5 is before t 1.0"),
    (#"{"t":1,"event":"frames","until":2,"hz":0}"#, "hz: expected a number above 0"),
    (#"{"t":1,"event":"frames","until":2,"hz":1e9}"#, "until: more than 100000000 frames"),
    (#"{"t":1,"event":"frames","until":1e308}"#, "until: more than 100000000 frames"),
  ]

  private static func head(_ fields: String) -> String {
    #"{"riffle":1,"component":"pager",\#(fields)}"#
  }
}
