"""The land of the calendar: outlines that a style sheet fills with the colours of a month.

An outline ends as high as it begins, so that the months stand side by side as one land.
"""

import math
import random

from brush import Sheet, number, polyline, smooth

WIDTH, HEIGHT = 700, 300


def outline(title):
    s = Sheet(title)
    s.width, s.height = WIDTH, HEIGHT
    return s


def waves(level, *parts):
    """A height by sines, each (amplitude, waves a month, phase)."""
    return lambda x: level + sum(a * math.sin(x / WIDTH * n * math.tau + p) for a, n, p in parts)


def grounded(line):
    """A line closed along the bottom, beyond both sides."""
    return f"{line}V{HEIGHT}H{number(-20)}Z"


def rolling(height, step=20):
    return grounded(smooth([(x, height(x)) for x in range(-20, WIDTH + step + 1, step)]))


def far():
    """Mountains, by halving: the last point is the first one again."""
    rng = random.Random(23)
    heights = [0.1, 0.9, -0.5, 0.55, -0.2, 0.75, -0.6]
    reach = 0.42
    for _ in range(3):
        following = heights[1:] + heights[:1]
        heights = [h for a, b in zip(heights, following) for h in (a, (a + b) / 2 + rng.uniform(-reach, reach))]
        reach *= 0.5
    step = WIDTH / len(heights)
    count = len(heights)
    points = [(i * step, 136 - 40 * heights[i % count]) for i in range(-2, count + 3)]
    s = outline("Far mountains")
    s.path(f"{polyline(points)}V{HEIGHT}H{number(points[0][0])}Z", "#000")
    return s


HILLS = waves(196, (20, 1, 0.6), (11, 2, 2.1), (5, 3, 4.4))
NEAR = waves(244, (15, 1, 3.4), (7, 3, 0.5))


def hills():
    s = outline("Hills")
    s.path(rolling(HILLS), "#000")
    return s


def near():
    s = outline("A meadow")
    s.path(rolling(NEAR), "#000")
    return s


def spruce(x, y, size):
    """A tree of three tiers."""
    w, h = size * 0.36, size
    tiers = ((0.42, 0.55), (0.72, 0.8), (1, 1))
    left = "".join(
        f"L{number(x - w * wide / 2)} {number(y - h * (1 - low))}L{number(x - w * wide / 5)} {number(y - h * (1 - low))}"
        for wide, low in tiers
    )
    right = "".join(
        f"L{number(x + w * wide / 5)} {number(y - h * (1 - low))}L{number(x + w * wide / 2)} {number(y - h * (1 - low))}"
        f"L{number(x + w * up / 5)} {number(y - h * (1 - above))}"
        for (wide, low), (up, above) in zip(reversed(tiers), ((0.72, 0.8), (0.42, 0.55), (0, 0)))
    )
    return f"M{number(x)} {number(y - h)}{left}{right}Z"


def trees():
    s = outline("Trees on the meadow")
    rng = random.Random(8)
    groves = ((84, 5, 60), (268, 3, 34), (470, 7, 84), (624, 2, 26))
    for middle, count, spread in groves:
        for i in range(count):
            x = middle + (i / max(1, count - 1) - 0.5) * 2 * spread + rng.uniform(-6, 6)
            s.path(spruce(x, NEAR(x) + 5, rng.uniform(26, 46)), "#000")
    return s


def files():
    return {sheet.__name__: sheet() for sheet in (far, hills, near, trees)}
