"""What assistive technology gets of a page: its tree, and the faults that axe-core finds in it."""

import json
import pathlib

from .connection import ProtocolError

AXE = pathlib.Path(__file__).resolve().parents[3] / ".build/axe/axe.min.js"

# A line for each element and fault. Nothing is loaded again for it, and frames have no axe inside.
CHECK = """(scope, rules, without) => axe.run(scope ?? document, {
  ...(rules && { runOnly: rules }),
  rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  resultTypes: ["violations"], preload: false, iframes: false,
}).then(({ violations }) => violations.flatMap(({ id, impact, nodes }) =>
  nodes.map(({ target, any, all, none }) => {
    const reasons = [...all, ...none, ...any].map(({ message }) => message);
    return `${impact} ${id} at ${target.flat().join(" ")}: ${reasons.join("; ")}`;
  })))"""


def violations(page, selector=None, rules=None, without=()):
    """The faults in a page, or in one element of it, as lines: how bad, which rule, where, why."""
    if not AXE.is_file():
        raise ProtocolError("no axe-core here; Scripts/require test gets it")
    # A world beside the page's own: no policy of the page is asked, and no global of it changes.
    frame = page.call("Page.getFrameTree")["frameTree"]["frame"]["id"]
    answer = page.call("Page.createIsolatedWorld", {"frameId": frame, "worldName": "axe"})
    world = answer["executionContextId"]
    if page.evaluate("typeof axe", world=world) == "undefined":
        page.evaluate(AXE.read_text(encoding="utf-8") + "; 0", world=world)
    return page.evaluate(CHECK, selector, rules, list(without), world=world)


def tree(page, selector=None):
    """The accessibility tree of the page, or of one element, as lines; two spaces are a level."""
    nodes = page.call("Accessibility.getFullAXTree")["nodes"]
    start = [nodes[0]]
    if selector is not None:
        expression = f"document.querySelector({json.dumps(selector)})"
        element = page.call("Runtime.evaluate", {"expression": expression})["result"]
        if "objectId" not in element:
            raise ProtocolError(f"no {selector} in the page")
        described = page.call("DOM.describeNode", {"objectId": element["objectId"]})["node"]
        # An element that is not rendered has no node.
        number = described["backendNodeId"]
        start = [node for node in nodes if node.get("backendDOMNodeId") == number][:1]
    by_number = {node["nodeId"]: node for node in nodes}
    return [line for node in start for line in _lines(node, by_number)]


def _lines(node, nodes, indent="", above=""):
    """The lines of a node and of what is in it; `above` is the name of what it is in."""
    role, name = (node.get(key, {}).get("value", "").strip() for key in ("role", "name"))
    if role == "InlineTextBox" or (role == "StaticText" and name == above):
        return
    # A generic element without a name is nothing to a person, as much as an ignored one.
    if not node["ignored"] and (role != "generic" or name):
        yield indent + _line(node, role, name)
        indent, above = indent + "  ", name
    for child in node.get("childIds", []):
        if child in nodes:
            yield from _lines(nodes[child], nodes, indent, above)


def _line(node, role, name):
    parts = [] if role == "StaticText" else [role]
    if name:
        parts.append(f'"{name}"')
    properties = {prop["name"]: prop["value"].get("value") for prop in node.get("properties", [])}
    if properties.get("roledescription"):
        parts.append(f"({properties['roledescription']})")
    description = node.get("description", {}).get("value")
    return " ".join(parts) + (f": {description}" if description else "")
