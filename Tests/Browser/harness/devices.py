"""A finger, a mouse and a keyboard, as the browser gets them from the system.

Positions are CSS pixels of the viewport, times are seconds. A movement is played in real time,
each event stamped with its own time and sent without waiting for the answer to the one before:
the browser answers once per frame, so waiting would halve the rate of the events and spoil the
speed at the end.
"""

import time

INTERVAL = 1 / 60  # of a digitiser or mouse; the browser hands out one move per frame anyway
MODIFIERS = {"Alt": 1, "Control": 2, "Meta": 4, "Shift": 8}
BUTTONS = {"left": 1, "right": 2, "middle": 4}


def play(page, method, steps):
    """Sends a command at each of its times: `steps` are pairs of seconds and parameters."""
    start = time.time()
    pending = []
    for offset, parameters in steps:
        time.sleep(max(0, start + offset - time.time()))
        pending.append(page.send(method, {**parameters, "timestamp": start + offset}))
    for answer in pending:
        answer.result()


def line(start, end, seconds):
    """Pairs of seconds and position on a straight way at constant speed, without its start."""
    count = max(1, round(seconds / INTERVAL))
    for index in range(1, count + 1):
        part = index / count
        yield (
            part * seconds,
            tuple(a + (b - a) * part for a, b in zip(start, end)),
        )


def modifier_bits(names):
    """The devtools protocol's number for a set of modifier keys."""
    return sum(MODIFIERS[name] for name in names)


class Touch:
    """A touch screen. A finger is named by a small number."""

    def __init__(self, page):
        self._page = page
        self._fingers = {}

    def press(self, x, y, finger=0):
        """Puts a finger down."""
        self._fingers[finger] = (x, y)
        self._play([(0, "touchStart", dict(self._fingers))])

    def move(self, x, y, finger=0):
        """Moves a finger that is down, in one step."""
        self._fingers[finger] = (x, y)
        self._play([(0, "touchMove", dict(self._fingers))])

    def release(self, finger=0):
        """Lifts a finger, wherever it is."""
        del self._fingers[finger]
        # An end may not name fingers: one of several is lifted by no longer naming it.
        self._play([(0, "touchMove" if self._fingers else "touchEnd", dict(self._fingers))])

    def cancel(self):
        """Takes all fingers away as the system does, for a gesture of its own."""
        self._fingers.clear()
        self._play([(0, "touchCancel", {})])

    def tap(self, x, y):
        """Presses and lifts a finger at one place."""
        self._play([(0, "touchStart", {0: (x, y)}), (0.05, "touchEnd", {})])

    def swipe(self, start, end, seconds=0.2, hold=0, release=True):
        """Presses at `start`, moves to `end` at constant speed, rests there for `hold`, lifts.

        With `release` false the finger stays down; `release()` lifts it later.
        """
        self.follow([(0, start), *line(start, end, seconds)], hold, release)

    def follow(self, path, hold=0, release=True):
        """Moves a finger along pairs of seconds and position; the first one presses."""
        (first, pressed), *moves = path
        last, end = path[-1]
        steps = [(first, "touchStart", {0: pressed})]
        steps += [(at, "touchMove", {0: position}) for at, position in moves]
        if release:
            steps.append((last + hold, "touchEnd", {}))
        self._fingers = {} if release else {0: end}
        self._play(steps)

    def pinch(self, center, before, after, seconds=0.3):
        """Moves two fingers, `before` apart, sideways until they are `after` apart."""
        x, y = center

        def fingers(distance):
            return {0: (x - distance / 2, y), 1: (x + distance / 2, y)}

        moves = [
            (at, "touchMove", fingers(distance))
            for at, (distance,) in line((before,), (after,), seconds)
        ]
        self._play([(0, "touchStart", fingers(before)), *moves, (seconds, "touchEnd", {})])

    def _play(self, steps):
        play(
            self._page,
            "Input.dispatchTouchEvent",
            [
                (
                    at,
                    {
                        "type": kind,
                        "touchPoints": [
                            {"id": finger, "x": x, "y": y, "force": 1}
                            for finger, (x, y) in fingers.items()
                        ],
                    },
                )
                for at, kind, fingers in steps
            ],
        )


class Mouse:
    """A mouse, or a pen where `pointer` says so."""

    def __init__(self, page):
        self._page = page

    def move(self, x, y):
        """Moves with no button pressed."""
        self._play([(0, "mouseMoved", x, y, {})])

    def press(self, x, y, button="left", pointer="mouse"):
        """Presses a button."""
        held = {"button": button, "buttons": BUTTONS[button], "clickCount": 1}
        self._play([(0, "mousePressed", x, y, {**held, "pointerType": pointer})])

    def release(self, x, y, button="left", pointer="mouse"):
        """Releases a button."""
        held = {"button": button, "buttons": 0, "clickCount": 1}
        self._play([(0, "mouseReleased", x, y, {**held, "pointerType": pointer})])

    def click(self, x, y, button="left"):
        """Moves there, presses and releases."""
        self.move(x, y)
        self.press(x, y, button)
        self.release(x, y, button)

    def drag(self, start, end, seconds=0.2, hold=0, release=True, pointer="mouse"):
        """Presses at `start`, moves to `end` at constant speed, rests for `hold`, releases."""
        held = {"button": "left", "buttons": 1, "pointerType": pointer}
        steps = [(0, "mousePressed", *start, {**held, "clickCount": 1})]
        steps += [(at, "mouseMoved", *where, held) for at, where in line(start, end, seconds)]
        if release:
            lifted = {**held, "buttons": 0, "clickCount": 1}
            steps.append((seconds + hold, "mouseReleased", *end, lifted))
        self._play(steps)

    def wheel(self, x, y, dx=0, dy=0, count=1, modifiers=()):
        """Turns the wheel `count` times by (dx, dy) pixels each, a frame apart.

        The browser answers before the page has seen it: wait for what it does.
        """
        turn = {"deltaX": dx, "deltaY": dy, "modifiers": modifier_bits(modifiers)}
        self._play([(index * INTERVAL, "mouseWheel", x, y, turn) for index in range(count)])

    def _play(self, steps):
        play(
            self._page,
            "Input.dispatchMouseEvent",
            [(at, {"type": kind, "x": x, "y": y, **more}) for at, kind, x, y, more in steps],
        )


# The name of a key: its code, its Windows number, the text that it types.
KEYS = {
    "ArrowLeft": ("ArrowLeft", 37, ""),
    "ArrowUp": ("ArrowUp", 38, ""),
    "ArrowRight": ("ArrowRight", 39, ""),
    "ArrowDown": ("ArrowDown", 40, ""),
    "PageUp": ("PageUp", 33, ""),
    "PageDown": ("PageDown", 34, ""),
    "End": ("End", 35, ""),
    "Home": ("Home", 36, ""),
    "Escape": ("Escape", 27, ""),
    "Tab": ("Tab", 9, ""),
    "Enter": ("Enter", 13, "\r"),
    " ": ("Space", 32, " "),
}


class Keyboard:
    """A keyboard; keys have the names that the DOM gives them."""

    def __init__(self, page):
        self._page = page

    def press(self, key, modifiers=(), repeat=0):
        """Presses a key, lets it repeat `repeat` times, and releases it."""
        code, number, text = KEYS.get(key) or self._character(key)
        parameters = {
            "key": key,
            "code": code,
            "windowsVirtualKeyCode": number,
            "modifiers": modifier_bits(modifiers),
        }
        if set(modifiers) - {"Shift"}:
            text = ""
        kind = "keyDown" if text else "rawKeyDown"
        steps = [
            {**parameters, "type": kind, "text": text, "autoRepeat": index > 0}
            for index in range(repeat + 1)
        ]
        steps.append({**parameters, "type": "keyUp"})
        play(self._page, "Input.dispatchKeyEvent", [(0, step) for step in steps])

    def type(self, text):
        """Presses the key of each letter or digit."""
        for character in text:
            self.press(character)

    @staticmethod
    def _character(key):
        code = f"Digit{key}" if key.isdigit() else f"Key{key.upper()}"
        return code, ord(key.upper()), key
