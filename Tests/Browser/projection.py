"""Where a page's corners are on the screen: the published formulas, computed here on their own.

A page is turned about its centre, moved, and looked at. `c` is how many pages it is away from its
resting place; lengths are in pages, angles in degrees; pages run from left to right, x to the
right, y down, z towards the viewer. The first five have the values of MAGPagedScrollView's table.
"""

import math

# Degrees of turn for each page, the move along and across, the axis of the turn.
ROWS = {
    "none": (0, (0, 0), (1, 0, 0)),
    "slide": (0, (0.25, 0.25), (1, 0, 0)),
    "dive": (50, (0.25, 0), (-1, 0, 0)),
    "roll": (50, (0.25, 0.25), (-1, 0, 0)),
    "cards": (50, (0.25, 0.25), (-1, -1, 0)),
}
# How far away the viewer stands, straight before the resting place; the others have none.
EYES = {"cube": 2, "flip": 2, "carousel": 2, "coverFlow": 2.5}


def place(c, transition):
    """Where the page stands, from its resting place, how it is turned, and how large it is."""
    near = max(-1, min(1, c))
    if transition in ROWS:
        ratio, (along, across), axis = ROWS[transition]
        return (c + along * c, across * abs(c), 0), ratio * c, axis, 1
    if transition == "cube":
        turn = math.radians(90 * c)
        return (math.sin(turn) / 2, 0, (math.cos(turn) - 1) / 2), 90 * c, (0, 1, 0), 1
    if transition == "flip":
        return (0, 0, 0), 180 * c, (0, 1, 0), 1
    if transition == "carousel":
        turn = math.radians(45 * c)
        return (math.sin(turn), 0, math.cos(turn) - 1), 0, (0, 1, 0), 1
    if transition == "coverFlow":
        return (0.65 * near + 0.28 * (c - near), 0, -0.35 * abs(near)), -60 * near, (0, 1, 0), 1
    if transition == "stack":
        top = (1.2 * c, 0, 0), 10 * c, (0, 0, 1), 1
        return top if c < 0 else ((0.1 * c, 0, 0), 0, (0, 0, 1), 1 - 0.08 * c)
    if transition == "zoom":
        return (0, 0, 0), 0, (0, 1, 0), 1 - 0.6 * c if c < 0 else 1 - 0.3 * c
    return (0, 0, 0), 0, (0, 1, 0), 1  # fade


def rotate(point, degrees, axis):
    """A point turned about an axis through the origin (Rodrigues)."""
    length = math.hypot(*axis)
    u = [part / length for part in axis]
    s, k = math.sin(math.radians(degrees)), math.cos(math.radians(degrees))
    dot = sum(a * b for a, b in zip(u, point))
    cross = (
        u[1] * point[2] - u[2] * point[1],
        u[2] * point[0] - u[0] * point[2],
        u[0] * point[1] - u[1] * point[0],
    )
    return [p * k + x * s + a * dot * (1 - k) for p, x, a in zip(point, cross, u)]


def corners(c, transition, axis, direction, area):
    """The four corners, in turn, of a page `c` pages away from rest in the area (x, y, w, h)."""
    x, y, width, height = area
    along, across = (width, height) if axis == "horizontal" else (height, width)
    centre, turn, about, size = place(c, transition)
    result = []
    for u, v in [(-1, -1), (1, -1), (1, 1), (-1, 1)]:
        corner = rotate((u * along / 2 * size, v * across / 2 * size, 0), turn, about)
        p, q, z = (part + along * move for part, move in zip(corner, centre))
        if transition in EYES:
            eye = EYES[transition] * along
            p, q = p * eye / (eye - z), q * eye / (eye - z)
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
