// A transition's numbers in the languages that take them.

/** A statement for a script: the property of the element. */
export function javascriptOf({ angleRatio, translation, rotation, perspective }) {
  return `pager.transition = {
  angleRatio: ${angleRatio},
  translation: [${translation.join(", ")}],
  rotation: [${rotation.join(", ")}],
  perspective: ${perspective},
};`;
}

/** An expression for an app: the engine's own type. */
export function swiftOf({ angleRatio, translation: [x, y], rotation, perspective }) {
  return `Transition(
  angleRatio: ${angleRatio},
  translation: Point(x: ${x}, y: ${y}),
  rotation: (${rotation.join(", ")}),
  perspective: ${perspective}
)`;
}

/** An object for an attribute or a recording. */
export function jsonOf({ angleRatio, translation, rotation, perspective }) {
  return `{
  "angleRatio": ${angleRatio},
  "translation": [${translation.join(", ")}],
  "rotation": [${rotation.join(", ")}],
  "perspective": ${perspective}
}`;
}
