"""The map: an island of nine sheets, from a height that is a formula. Its contours are found by marching squares."""

import math
import random

from brush import Sheet, number, smooth

SHEET = (800, 600)
COUNT = 3
WIDTH, HEIGHT = SHEET[0] * COUNT, SHEET[1] * COUNT

# Where the land rises and how far, in sheets from the north-west corner: x, y, width, height, rise.
HILLS = (
    (1.45, 1.5, 0.95, 0.85, 0.62), (2.25, 0.8, 0.44, 0.36, 0.62), (0.68, 1.05, 0.5, 0.46, 0.34), (2.4, 2.25, 0.5, 0.42, 0.32),
    (0.62, 2.36, 0.4, 0.34, 0.32), (1.5, 1.42, 0.2, 0.17, 0.5), (1.5, 2.4, 0.5, 0.36, 0.24), (1.5, 0.5, 0.5, 0.28, 0.2),
    (0.42, 0.42, 0.12, 0.11, 0.4), (2.74, 1.5, 0.08, 0.08, 0.36), (1.0, 2.02, 0.15, 0.14, -0.27), (2.0, 1.95, 0.12, 0.1, -0.1),
    (0.3, 1.72, 0.14, 0.12, -0.2), (2.66, 1.72, 0.2, 0.18, -0.16),
)
SEA = 0.3
STEP = 40

# How high, and the colour from there up.
TINTS = (
    (0.12, "#a9cfd2"), (0.22, "#bcdad8"), (SEA, "#f0e4c4"), (0.34, "#cfd9a8"), (0.46, "#bccd97"), (0.58, "#d3cd97"), (0.72, "#dfc093"),
    (0.86, "#d2a67d"), (1.0, "#bd8a69"),
)
LINES = (0.4, 0.52, 0.65, 0.79, 0.93, 1.06)

ROAD = (
    (0.5, 2.44), (0.66, 2.3), (0.7, 2.08), (0.74, 1.85), (0.62, 1.5), (0.62, 1.2), (0.88, 0.94), (1.22, 0.84), (1.5, 0.86), (1.78, 0.78),
    (1.92, 0.98), (2.1, 1.08), (1.94, 1.2), (2.14, 1.28), (1.98, 1.4), (2.16, 1.5), (2.02, 1.66), (2.16, 1.86), (2.3, 2.0), (2.22, 2.26),
    (1.9, 2.36), (1.52, 2.43), (1.24, 2.38), (0.98, 2.42), (0.66, 2.3),
)

PLACES = (
    ("Cape Early", 0.42, 0.6), ("Still Lake", 1.5, 0.5), ("Seven Ridges", 2.36, 0.62), ("The Long Wood", 0.72, 1.36),
    ("Paper Hill", 1.5, 1.24), ("Quarter Turns", 2.36, 1.36), ("Low Tide", 0.56, 2.66), ("Lantern Town", 1.5, 2.32), ("Dune Sea", 2.38, 2.14),
)


def at(x, y):
    """Sheets to units."""
    return x * SHEET[0], y * SHEET[1]


def rise(x, y):
    """How high it is there, in sheets from the north-west corner."""
    h = sum(a * math.exp(-(((x - cx) / w) ** 2) - ((y - cy) / d) ** 2) for cx, cy, w, d, a in HILLS)
    ripples = math.sin(4.1 * x + 1.7 * y) * math.sin(3.3 * y - 1.9 * x + 1) + 0.6 * math.sin(9 * x - 2) * math.sin(8 * y + 1.2 * x)
    ripples += 0.5 * math.sin(17 * x + 6 * y) * math.sin(15 * y - 8 * x + 2) + 0.3 * math.sin(31 * x - 9 * y) * math.sin(27 * y + 11 * x)
    # Ridges one behind the other, where they have their name from.
    near = math.exp(-(((x - 2.3) / 0.36) ** 2) - ((y - 0.78) / 0.34) ** 2)
    return h + 0.04 * ripples + 0.1 * near * math.sin(15 * y + 6 * x)


def outlines(level):
    """Closed lines of a height, as lists of points; the field around the map is low enough for all to close."""
    columns, rows = WIDTH // STEP + 3, HEIGHT // STEP + 3
    place = lambda i, j: ((i - 1) * STEP, (j - 1) * STEP)
    field = [
        [(-1 if i in (0, columns - 1) or j in (0, rows - 1) else rise(*(v / s for v, s in zip(place(i, j), SHEET)))) - level
         for i in range(columns)] for j in range(rows)
    ]

    def cut(a, b):
        """Where a line crosses an edge between two corners, named by them."""
        (i, j), (k, l) = a, b
        t = field[j][i] / (field[j][i] - field[l][k])
        (x, y), (u, v) = place(i, j), place(k, l)
        return x + (u - x) * t, y + (v - y) * t

    follows, points = {}, {}
    for j in range(rows - 1):
        for i in range(columns - 1):
            corners = [(i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)]
            high = [field[y][x] > 0 for x, y in corners]
            # Walked with what is high on the left: in where it begins, out where it ends.
            into = [n for n in range(4) if high[n] and not high[(n + 1) % 4]]
            out = [n for n in range(4) if not high[n] and high[(n + 1) % 4]]
            for m, n in zip(into, out):
                ends = [frozenset((corners[e], corners[(e + 1) % 4])) for e in (m, n)]
                for end, e in zip(ends, (m, n)):
                    points[end] = cut(corners[e], corners[(e + 1) % 4])
                follows[ends[0]] = ends[1]
    lines = []
    while follows:
        first, here = follows.popitem()
        line = [points[first]]
        while here != first:
            line.append(points[here])
            here = follows.pop(here)
        lines.append(line)
    return lines


def rounded(points):
    """Path data around closed points: curves from the middle of each edge to the next, in whole units."""
    middles = [tuple(round((a + b) / 2) for a, b in zip(p, points[i - 1])) for i, p in enumerate(points)]
    data, (x, y) = "M" + " ".join(map(str, middles[0])), middles[0]
    for i, point in enumerate(points):
        u, v = middles[(i + 1) % len(points)]
        px, py = map(round, point)
        data += f"q{px - x} {py - y} {u - x} {v - y}".replace(" -", "-")
        x, y = u, v
    return data + "z"


def ground(level, least=3):
    return "".join(rounded(line) for line in outlines(level) if len(line) >= least)


def sprinkled(rng, count, x, y, w, h, fits=lambda x, y: True):
    """Places within an ellipse, none too near to another."""
    found = []
    for _ in range(count * 30):
        a, r = rng.random() * math.tau, math.sqrt(rng.random())
        u, v = x + w * r * math.cos(a), y + h * r * math.sin(a)
        if fits(u, v) and all(math.hypot((u - p) * 4, (v - q) * 3) > 0.17 for p, q in found):
            found.append((u, v))
        if len(found) == count:
            break
    return [at(*place) for place in found]


def marks(s, rng):
    """Woods, dunes, waves, houses."""
    dry = lambda x, y: rise(x, y) > SEA + 0.06
    trees = sprinkled(rng, 110, 0.7, 1.1, 0.42, 0.34, lambda x, y: dry(x, y) and abs(y - 1.36) > 0.07)
    trees += sprinkled(rng, 26, 1.15, 1.75, 0.24, 0.16, dry)
    s.path("".join(f"M{x:.0f} {y:.0f}l-9 20h18zm-1.5 20v6h3v-6z" for x, y in trees), "#5f8a5c")
    sand = [at(2.36 + 0.24 * math.cos(a) * (1 + 0.12 * math.sin(4 * a)), 2.23 + 0.15 * math.sin(a) * (1 + 0.15 * math.cos(3 * a)))
            for a in (k / 16 * math.tau for k in range(16))]
    s.path(rounded(sand), "#ecd29a")
    crests = sprinkled(rng, 24, 2.33, 2.25, 0.19, 0.1)
    s.path("".join(f"M{x:.0f} {y:.0f}q14-14 28 0q12-9 24 0" for x, y in crests), "none", stroke="#b98a4e", stroke_width=3, stroke_linecap="round")
    waves = sprinkled(rng, 70, 1.5, 1.5, 2.2, 2.2, lambda x, y: 0.05 < x < 2.9 and 0.05 < y < 2.95 and rise(x, y) < 0.14)
    s.path("".join(f"M{x:.0f} {y:.0f}q9-9 18 0t18 0" for x, y in waves), "none", stroke="#7fb2ba", stroke_width=3, stroke_linecap="round")
    houses = sprinkled(rng, 24, 1.5, 2.47, 0.24, 0.1, lambda x, y: dry(x, y) and abs(y - 2.31) > 0.06)
    s.path("".join(f"M{x:.0f} {y:.0f}h14v12h-14zl7-8 7 8z" for x, y in houses), "#8a3b34")
    parasols = sprinkled(rng, 11, 0.56, 2.58, 0.26, 0.16, lambda x, y: SEA + 0.005 < rise(x, y) < 0.34 and abs(y - 2.65) > 0.05)
    for i, (x, y) in enumerate(parasols):
        s.circle(round(x), round(y), 8, ("#d5472c", "#efae36", "#3d78a6")[i % 3])


def island():
    """All nine sheets in one picture: a sheet is a window on it."""
    s = Sheet("The island, in nine sheets")
    s.width, s.height = WIDTH, HEIGHT
    s.rect(0, 0, WIDTH, HEIGHT, "#97c3ca")
    for level, colour in TINTS:
        edge = {"stroke": "#7a6a4a", "stroke_width": 2.5} if level == SEA else {}
        s.path(ground(level), colour, **edge)
    s.path("".join(ground(level, 5) for level in LINES), "none", stroke="#7a5a3a", stroke_width=1.5, opacity=0.45)
    lake = [at(1.5 + 0.2 * math.cos(a) * (1 + 0.18 * math.sin(3 * a + 1)), 0.66 + 0.1 * math.sin(a) * (1 + 0.2 * math.cos(2 * a)))
            for a in (k / 14 * math.tau for k in range(14))]
    s.path(rounded(lake), "#97c3ca", stroke="#5f97a3", stroke_width=2.5)
    marks(s, random.Random(12))
    way = smooth([at(*place) for place in ROAD])
    s.path(way, "none", stroke="#fdf8ea", stroke_width=11, stroke_linecap="round")
    s.path(way, "none", stroke="#b23c17", stroke_width=4.5, stroke_dasharray="16 11", stroke_linecap="round")
    for k in range(1, COUNT):
        s.path(f"M{k * SHEET[0]} 0V{HEIGHT}M0 {k * SHEET[1]}H{WIDTH}", "none", stroke="#1d2742", stroke_width=1.5, opacity=0.35)
    s.open(font_family="Georgia,'Times New Roman',serif", font_size=30, font_style="italic", text_anchor="middle", fill="#1d2742",
           stroke="#f6f0dd", stroke_width=6, stroke_linejoin="round", paint_order="stroke")
    for name, x, y in PLACES:
        x, y = at(x, y)
        s.strokes.append(f'<text x="{number(x)}" y="{number(y)}">{name}</text>')
    s.close()
    s.open(font_family="sans-serif", font_size=22, font_weight=700, fill="#1d2742", opacity=0.55)
    for row in range(COUNT):
        for column in range(COUNT):
            s.strokes.append(f'<text x="{column * SHEET[0] + 22}" y="{row * SHEET[1] + 38}">{"ABC"[column]}{row + 1}</text>')
    s.close()
    return s
