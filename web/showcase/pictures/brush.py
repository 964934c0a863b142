"""Strokes that the pictures share: lines, closed shapes, gradients, and the sheet that collects them.

Everything is drawn on one sheet of 1600 × 1000 units and written with presentation attributes only, so that the files
work under the strictest content security policy.
"""

import math
import random

WIDTH, HEIGHT = 1600, 1000


def number(value):
    """A coordinate with at most one decimal: a tenth of a unit is far below a pixel."""
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


def polyline(points):
    """Path data through the points by straight strokes."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)


def smooth(points):
    """Path data through the points by cubic strokes whose tangents follow the neighbours (Catmull-Rom)."""
    data = "M" + " ".join(number(v) for v in points[0])
    for i in range(len(points) - 1):
        p0, p1, p2, p3 = points[max(i - 1, 0)], points[i], points[i + 1], points[min(i + 2, len(points) - 1)]
        a = (p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6)
        b = (p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6)
        data += "C" + " ".join(number(v) for v in (*a, *b, *p2))
    return data


def grounded(line, bottom=HEIGHT):
    """A line closed along the bottom, ready to be filled."""
    return f"{line}V{number(bottom)}H0Z"


def ridge(seed, level, height, roughness=0.52, depth=7):
    """A mountain line from edge to edge by midpoint displacement: `roughness` is what each halving keeps."""
    rng = random.Random(seed)
    heights = [rng.uniform(-1, 1), rng.uniform(-1, 1), rng.uniform(-1, 1)]
    reach = 0.9
    for _ in range(depth - 1):
        finer = []
        for left, right in zip(heights, heights[1:]):
            finer += [left, (left + right) / 2 + rng.uniform(-reach, reach)]
        heights = [*finer, heights[-1]]
        reach *= roughness
    step = WIDTH / (len(heights) - 1)
    return [(i * step, level - h * height) for i, h in enumerate(heights)]


def swell(level, waves, x0=0, x1=WIDTH, step=40):
    """A calm line: a sum of sines, each (amplitude, wavelength, phase)."""
    count = round((x1 - x0) / step)
    return [
        (x0 + i * step, level + sum(a * math.sin((x0 + i * step) / w * math.tau + p) for a, w, p in waves))
        for i in range(count + 1)
    ]


def mixed(a, b, t):
    """The colour `t` of the way from `a` to `b`, both "#rrggbb"."""
    pairs = ((int(a[i : i + 2], 16), int(b[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(p + (q - p) * t):02x}" for p, q in pairs)


class Sheet:
    """The picture being drawn; later strokes lie on top."""

    def __init__(self, title):
        self.title = title
        self.width, self.height = WIDTH, HEIGHT
        self.definitions = []
        self.strokes = []

    def gradient(self, name, *stops, radial=False, across=False):
        """A gradient over the shape's own box, from top to bottom unless `across` or `radial`; stops are (offset, colour, opacity)."""
        kind = "radialGradient" if radial else "linearGradient"
        axis = "" if radial or across else ' x2="0" y2="1"'
        body = "".join(
            f'<stop offset="{o}" stop-color="{c}"' + ("/>" if a == 1 else f' stop-opacity="{a}"/>') for o, c, a in stops
        )
        self.definitions.append(f'<{kind} id="{name}"{axis}>{body}</{kind}>')
        return f"url(#{name})"

    def path(self, data, fill, **more):
        self.put("path", d=data, fill=fill, **more)

    def rect(self, x, y, width, height, fill, **more):
        self.put("rect", x=number(x), y=number(y), width=number(width), height=number(height), fill=fill, **more)

    def circle(self, x, y, radius, fill, **more):
        self.put("circle", cx=number(x), cy=number(y), r=number(radius), fill=fill, **more)

    def put(self, tag, **attributes):
        text = " ".join(f'{k.rstrip("_").replace("_", "-")}="{v}"' for k, v in attributes.items())
        self.strokes.append(f"<{tag} {text}/>")

    def open(self, **attributes):
        text = " ".join(f'{k.rstrip("_").replace("_", "-")}="{v}"' for k, v in attributes.items())
        self.strokes.append(f"<g {text}>")

    def close(self):
        self.strokes.append("</g>")

    def __str__(self):
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}" width="{self.width}" height="{self.height}">'
        definitions = f"<defs>{''.join(self.definitions)}</defs>\n" if self.definitions else ""
        return f"{head}\n<title>{self.title}</title>\n{definitions}" + "\n".join(self.strokes) + "\n</svg>\n"
