"""Where a page's corners are on the screen: the published formulas, computed here on their own.

For a page that is c pages away from its resting place (W: its length along the axis), Cards turns
it by 50°·c about the axis (−1, −1, 0) through its centre, without perspective, and moves it by
0.25·W·c along and 0.25·W·|c| across the pages. Seen flat, a turn by any angle θ about that axis is
x′ = a·x + b·y, y′ = b·x + a·y with a = (1 + cos θ)/2 and b = (1 − cos θ)/2.
"""

import math


def corners(c, transition, axis, direction, area):
    """The four corners, in turn, of a page `c` pages away from rest in the area (x, y, w, h)."""
    x, y, width, height = area
    along, across = (width, height) if axis == "horizontal" else (height, width)
    turn = math.radians(50 * c) if transition == "cards" else 0
    share = 0.25 if transition == "cards" else 0
    a, b = (1 + math.cos(turn)) / 2, (1 - math.cos(turn)) / 2
    result = []
    for u, v in [(-1, -1), (1, -1), (1, 1), (-1, 1)]:
        u, v = u * along / 2, v * across / 2
        # From the centre of the area: along the pages and across them.
        p = c * along + share * along * c + a * u + b * v
        q = share * along * abs(c) + b * u + a * v
        if axis == "vertical":
            p, q = q, p
        if direction == "rtl":
            p = -p
        result.append((x + width / 2 + p, y + height / 2 + q))
    return result


def outward(polygon, index):
    """The direction in which a corner of a convex polygon is farther out than all of it."""
    ways = []
    here = polygon[index]
    for other in (polygon[index - 1], polygon[(index + 1) % len(polygon)]):
        dx, dy = here[0] - other[0], here[1] - other[1]
        length = math.hypot(dx, dy)
        ways.append((dx / length, dy / length))
    return ways[0][0] + ways[1][0], ways[0][1] + ways[1][1]


def depth_inside(point, polygon):
    """How far inside a convex polygon a point is; negative outside."""
    area = sum(p[0] * q[1] - q[0] * p[1] for p, q in sides(polygon))
    sign = 1 if area > 0 else -1
    return min(
        sign * ((q[0] - p[0]) * (point[1] - p[1]) - (q[1] - p[1]) * (point[0] - p[0]))
        / math.hypot(q[0] - p[0], q[1] - p[1])
        for p, q in sides(polygon)
    )


def sides(polygon):
    """The sides of a polygon, as pairs of corners."""
    return [(polygon[index - 1], polygon[index]) for index in range(len(polygon))]


def rectangle(x, y, width, height):
    """A rectangle as a polygon."""
    return [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
