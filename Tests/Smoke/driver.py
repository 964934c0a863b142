"""What a test does with a browser, in the terms of W3C WebDriver, which each of them speaks."""

import itertools
import time

from program import DriverError

INTERVAL = 1 / 60  # of a mouse or a finger, in seconds

# The standard's private characters.
KEYS = {
    "End": "\ue010",
    "Home": "\ue011",
    "ArrowLeft": "\ue012",
    "ArrowUp": "\ue013",
    "ArrowRight": "\ue014",
    "ArrowDown": "\ue015",
}

ASK = """
const done = arguments[0];
(async () => (%s))().then(
  (value) => done([value ?? null, null]),
  (error) => done([null, String(error)]),
);
"""


class Driver:
    """A browser with one page. Positions are CSS pixels of the viewport, times are seconds.

    A subclass starts it, says its `version`, and sends the standard's commands in `_call`.
    """

    pointers = ("mouse",)  # the kinds that it can move
    version = ""
    _numbers = itertools.count()

    def open(self, url):
        """Goes to an address and waits until it is loaded and has been drawn."""
        self._call("Navigate", url=url)
        # WebKit loses a wheel that is turned before a page's first frames.
        for _ in range(3):
            self.evaluate("new Promise(requestAnimationFrame)")

    def evaluate(self, expression):
        """The value of a JavaScript expression, awaited if it is a promise."""
        value, error = self._call("ExecuteAsyncScript", script=ASK % expression, args=[])
        if error is not None:
            raise DriverError(f"{error} in {expression}")
        return value

    def wait_for(self, condition, seconds=5):
        """Waits until a JavaScript expression is true; it is asked again at each frame."""
        end = time.monotonic() + seconds
        asked = f"new Promise(requestAnimationFrame).then(() => ({condition}))"
        while not self.evaluate(asked):
            if time.monotonic() > end:
                raise AssertionError(f"not in {seconds} s: {condition}")

    def drag(self, start, end, seconds, pointer="mouse", release=True):
        """Presses at `start`, moves to `end` at constant speed and lets go there.

        With `release` false it stays down; `release()` lets go later.
        """
        count = max(1, round(seconds / INTERVAL))
        places = [[a + (b - a) * i / count for a, b in zip(start, end)] for i in range(count + 1)]
        (x, y), *moves = places
        steps = [
            {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0},
            {"type": "pointerDown", "button": 0},
        ]
        # Each is a step of its own, since not every driver moves on the way.
        wait = round(1000 * seconds / count)
        for x, y in moves:
            steps.append({"type": "pointerMove", "x": round(x), "y": round(y), "duration": wait})
        if release:
            steps.append({"type": "pointerUp", "button": 0})
        self._act("pointer", pointer, steps, parameters={"pointerType": pointer})

    def release(self):
        """Lets go of all that is down."""
        self._call("ReleaseActions")

    def wheel(self, x, y, dx, dy):
        """Turns the wheel once."""
        turn = {"type": "scroll", "x": x, "y": y, "deltaX": dx, "deltaY": dy}
        # A new wheel each time: WebKit's driver turns an old one back to where it was before.
        self._act("wheel", f"wheel {next(self._numbers)}", [turn])

    def key(self, name):
        """Presses a key of `KEYS` and lets go of it."""
        steps = [{"type": kind, "value": KEYS[name]} for kind in ("keyDown", "keyUp")]
        self._act("key", "keyboard", steps)

    def close(self):
        """Ends the browser."""
        raise NotImplementedError

    def _call(self, command, **parameters):
        """Sends a command, by the standard's name for it, and returns its value."""
        raise NotImplementedError

    def _act(self, kind, name, steps, **more):
        self._call("PerformActions", actions=[{"type": kind, "id": name, "actions": steps, **more}])

