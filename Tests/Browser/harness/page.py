"""One page: open, ask, wait, look. Its input devices are in `devices`."""

import base64
import json
import threading

from . import accessibility
from .connection import ProtocolError
from .devices import Keyboard, Mouse, Touch
from .picture import Picture

# JSON has no words for these.
UNSERIALIZABLE = {
    "NaN": float("nan"),
    "Infinity": float("inf"),
    "-Infinity": float("-inf"),
    "-0": -0.0,
}


class JavaScriptError(Exception):
    """Something was thrown inside the page."""


class Page:
    """A tab. What it logs is in `console`; uncaught exceptions are in `errors`."""

    def __init__(self, connection, context):
        self._connection = connection
        self._context = context
        self._loaded = threading.Event()
        self.console = []
        self.errors = []
        self._target = self._new_tab()
        attached = connection.call(
            "Target.attachToTarget", {"targetId": self._target, "flatten": True}
        )
        self._session = attached["sessionId"]
        connection.listen(self._session, self._happened)
        for domain in ("Page", "Runtime", "Log"):
            self.call(f"{domain}.enable")
        self.call("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 5})
        self.touch = Touch(self)
        self.mouse = Mouse(self)
        self.keyboard = Keyboard(self)

    # Commands

    def send(self, method, parameters=None):
        """Sends a command of the devtools protocol without waiting for its answer."""
        return self._connection.send(method, parameters, self._session)

    def call(self, method, parameters=None, timeout=30):
        """Sends a command of the devtools protocol and returns its answer."""
        return self._connection.call(method, parameters, self._session, timeout)

    def open(self, address, timeout=30):
        """Goes to `address` and waits until its load event has fired."""
        self._loaded.clear()
        answer = self.call("Page.navigate", {"url": address}, timeout)
        if answer.get("errorText"):
            raise ProtocolError(f"{address}: {answer['errorText']}")
        if not self._loaded.wait(timeout):
            raise ProtocolError(f"{address}: not loaded in {timeout} s")

    def close(self):
        """Closes the tab and forgets its context."""
        self._connection.ignore(self._session)
        self._connection.call("Target.disposeBrowserContext", {"browserContextId": self._context})

    # Asking

    def evaluate(self, expression, *arguments, timeout=30, world=None):
        """The value of a JavaScript expression, awaited if it is a promise.

        With arguments the expression is a function, called with them. What it throws is raised
        as `JavaScriptError`. The value comes back as JSON does, with NaN, infinities and -0.
        `world` is the number of an execution context, by default the page's own.
        """
        if arguments:
            expression = f"({expression})(...{json.dumps(arguments)})"
        parameters = {"expression": expression, "awaitPromise": True, "returnByValue": True}
        if world is not None:
            parameters["contextId"] = world
        answer = self.call("Runtime.evaluate", parameters, timeout)
        if "exceptionDetails" in answer:
            raise JavaScriptError(_describe(answer["exceptionDetails"]))
        result = answer["result"]
        if "unserializableValue" in result:
            return UNSERIALIZABLE.get(result["unserializableValue"])
        return result.get("value")

    def wait_for(self, condition, timeout=5):
        """Waits until a JavaScript expression is true and returns its value.

        It is asked again at each frame of the page; `timeout` is in seconds.
        """
        return self.evaluate(
            f"""new Promise((resolve, reject) => {{
              const end = performance.now() + {timeout * 1000};
              const ask = async () => {{
                const value = await ({condition});
                if (value) resolve(value);
                else if (performance.now() < end) requestAnimationFrame(() => ask().catch(reject));
                else reject(new Error({json.dumps(f"not in {timeout} s: {condition}")}));
              }};
              ask().catch(reject);
            }})""",
            timeout=timeout + 10,
        )

    def frames(self, count=1):
        """Waits for `count` animation frames of the page."""
        self.evaluate(
            """(count) => new Promise((resolve) => {
              const next = () => (count-- > 0 ? requestAnimationFrame(next) : resolve());
              next();
            })""",
            count,
        )

    def bounds(self, selector):
        """The rectangle of an element as (x, y, width, height), in CSS pixels of the viewport."""
        return tuple(
            self.evaluate(
                """(selector) => {
                  const { x, y, width, height } =
                    document.querySelector(selector).getBoundingClientRect();
                  return [x, y, width, height];
                }""",
                selector,
            )
        )

    def screenshot(self, path=None):
        """A picture of the viewport, in device pixels; written to `path` too if there is one."""
        data = base64.b64decode(self.call("Page.captureScreenshot", {"format": "png"})["data"])
        if path:
            with open(path, "wb") as file:
                file.write(data)
        return Picture(data)

    # Accessibility

    def violations(self, selector=None, rules=None, without=()):
        """Faults that axe-core finds in the page, or in one element of it, as lines to read.

        `rules` are the names of the rules, or of the tags such as "wcag2aa", to keep to; by default
        it is all of them but `without`. What is not in sight is not looked at.
        """
        return accessibility.violations(self, selector, rules, without)

    def accessibility_tree(self, selector=None):
        """What assistive technology sees of the page, or of one element, as a list of lines.

        A line is `role "name" (role description): description`, or a text alone, and is two spaces
        further in than what it is in. What the tree ignores is left out, and so is a text that only
        repeats the name of what it is in.
        """
        return accessibility.tree(self, selector)

    # Surroundings

    def set_viewport(self, width=800, height=600, scale=1, mobile=False):
        """Sets the size of the viewport in CSS pixels, and how many device pixels one of them is."""
        self.call(
            "Emulation.setDeviceMetricsOverride",
            {"width": width, "height": height, "deviceScaleFactor": scale, "mobile": mobile},
        )

    def set_media(self, **features):
        """Sets media features, such as `prefers_color_scheme="dark"`; none resets them all."""
        named = [{"name": n.replace("_", "-"), "value": v} for n, v in features.items()]
        self.call("Emulation.setEmulatedMedia", {"features": named})

    def hide(self):
        """Puts another tab in front: the page becomes hidden. Returns once it knows."""
        self._new_tab()
        self._wait_for_visibility("hidden")

    def show(self):
        """Puts the page in front again."""
        self.call("Page.bringToFront")
        self._wait_for_visibility("visible")

    # Inside

    def _new_tab(self):
        parameters = {"url": "about:blank", "browserContextId": self._context}
        return self._connection.call("Target.createTarget", parameters)["targetId"]

    def _wait_for_visibility(self, state):
        # A hidden page has no frames to ask at.
        self.evaluate(
            """(state) => new Promise((resolve) => {
              const look = () => document.visibilityState === state && resolve();
              document.addEventListener("visibilitychange", look);
              look();
            })""",
            state,
        )

    def _happened(self, method, parameters):
        if method == "Page.loadEventFired":
            self._loaded.set()
        elif method == "Runtime.exceptionThrown":
            self.errors.append(_describe(parameters["exceptionDetails"]))
        elif method == "Runtime.consoleAPICalled":
            text = " ".join(_text(argument) for argument in parameters["args"])
            self.console.append((parameters["type"], text))
        elif method == "Log.entryAdded":
            entry = parameters["entry"]
            self.console.append((entry["level"], f"{entry['text']} {entry.get('url', '')}".strip()))


def _text(value):
    if "value" in value:
        return str(value["value"])
    return value.get("unserializableValue") or value.get("description", value["type"])


def _describe(details):
    return details.get("exception", {}).get("description") or (
        f"{details['text']} {_text(details['exception'])}"
        if "exception" in details
        else details["text"]
    )
