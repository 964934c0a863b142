"""The layers of the onboarding example: one coast road, drawn once for each of four times of day.

A layer is a strip that is `speed` pages longer for each page turned. A page has its own piece of the strip, in its own
colours: what it can ever show, from one page before to one page after it rests. Where two pages meet, shapes run on and
colours change.
"""

import math
import random
from dataclasses import dataclass

from brush import Sheet, mixed, number, smooth

PAGE, HEIGHT = 390, 800
HORIZON, ROAD, GROUND = 352, 446, 482


@dataclass
class Hour:
    """The colours of a time of day."""

    name: str
    sky: tuple
    lamp: tuple  # sun or moon: x and y on its page, radius, colour
    far: tuple  # lit side, shaded side
    sea: tuple
    hills: tuple  # behind, before
    wall: str
    roof: str
    window: str
    road: str
    line: str
    ground: str
    dimmed: float  # how much of the night lies over the van


HOURS = (
    Hour("dawn", ("#6473b4", "#eb9c94", "#fde0b8"), (232, 236, 44, "#fff3da"), ("#c48f9f", "#a2779a"), ("#efb9a0", "#8c76a6"),
         ("#7d5c86", "#5f456f"), "#f4d9c6", "#c9685c", "#8a6a86", "#6a5374", "#e9c9b4", "#3a2c4d", 0.12),
    Hour("noon", ("#2f8fca", "#9bd5ea", "#eef6e4"), (236, 118, 44, "#fffbe6"), ("#a3c8c6", "#7faeb8"), ("#4fb6c2", "#1c7f9a"),
         ("#9cbf75", "#5f9a63"), "#fffaf0", "#d5472c", "#3d78a6", "#77807f", "#fff6dc", "#1f4d48", 0),
    Hour("dusk", ("#41397c", "#d85f7b", "#fbb873"), (150, 262, 56, "#ffe2a6"), ("#a4557c", "#81416f"), ("#e98a7c", "#5f3167"),
         ("#6d3160", "#4f244c"), "#f0b69a", "#8c2f45", "#ffd58a", "#5d3a55", "#f2b79a", "#3f1c37", 0.3),
    Hour("night", ("#090e2b", "#172453", "#3c4d88"), (284, 128, 34, "#f4efdc"), ("#25326a", "#1c2756"), ("#33447f", "#0d1436"),
         ("#141d45", "#0e1534"), "#5a6598", "#2b335f", "#ffd98c", "#232b52", "#7d86b4", "#10142e", 0.55),
)


def piece(title, page, speed):
    """A sheet for a page's piece of a strip, and where on the strip it begins."""
    s = Sheet(title)
    s.width, s.height = round(PAGE * (1 + 2 * speed), 1), HEIGHT
    return s, speed * (page - 1) * PAGE


def line(height, begin, width, step=13):
    """A smooth line by its height at each place of the strip, as points of the piece."""
    first = math.floor(begin / step) - 1
    return [(i * step - begin, height(i * step)) for i in range(first, first + math.ceil(width / step) + 4)]


def closed(points, bottom):
    return f"{smooth(points)}V{bottom}H{number(points[0][0])}Z"


def waves(*parts):
    """A height by sines, each (amplitude, wavelength, phase)."""
    return lambda x: sum(a * math.sin(x / w * math.tau + p) for a, w, p in parts)


def places(seed, spacing, spread):
    """Seeded places all along any strip, and a source of chance for each."""
    for i in range(-12, 60):
        chance = random.Random(seed * 1000 + i)
        yield i * spacing + chance.uniform(-spread, spread), chance


def sky(page, hour):
    s, _ = piece(f"The sky at {hour.name}", page, 0.15)
    low, middle, high = hour.sky[2], hour.sky[1], hour.sky[0]
    s.rect(0, 0, s.width, HEIGHT, s.gradient("sky", (0, high, 1), (0.27, middle, 1), (0.46, low, 1)))
    x, y, radius, colour = hour.lamp
    x += 0.15 * PAGE
    if hour.name == "night":
        chance = random.Random(5)
        for _ in range(90):
            size = chance.choice((0.7, 0.9, 1.2, 1.7))
            s.circle(chance.uniform(0, 507), chance.random() ** 1.5 * 300 + 12, size, "#ffffff", opacity=number(chance.uniform(0.3, 1)))
    glow = s.gradient("glow", (0, colour, 0.75), (0.3, colour, 0.28), (1, colour, 0), radial=True)
    s.circle(x, y, radius * 3.6, glow, opacity="0.45" if hour.name == "night" else "1")
    s.circle(x, y, radius, colour)
    if hour.name == "night":
        s.circle(x - 11, y - 8, 6, "#dcd8cb")
        s.circle(x + 8, y + 9, 9, "#dcd8cb")
        s.circle(x + 12, y - 13, 4, "#dcd8cb")
    clouds = {"dawn": ((300, 150, 1), (60, 226, 0.7)), "noon": ((96, 176, 1.1), (420, 236, 0.8)), "dusk": ((120, 140, 1), (400, 196, 0.8)), "night": ()}
    for cx, cy, k in clouds[hour.name]:
        s.path(f"M{number(cx - 74 * k)} {cy}a{number(13 * k)} {number(13 * k)} 0 0 1 {number(20 * k)} {number(-13 * k)}"
               f"a{number(26 * k)} {number(26 * k)} 0 0 1 {number(48 * k)} {number(-9 * k)}a{number(20 * k)} {number(20 * k)} 0 0 1 {number(36 * k)} {number(9 * k)}"
               f"a{number(14 * k)} {number(14 * k)} 0 0 1 {number(24 * k)} {number(13 * k)}z", mixed(low, "#ffffff", 0.5), opacity="0.75")
    return s


def far(page, hour):
    s, begin = piece(f"Mountains across the bay at {hour.name}", page, 0.3)
    width = s.width
    lit, shaded = hour.far
    low = hour.sky[2]
    fill = s.gradient("lit", (0, lit, 1), (1, mixed(lit, low, 0.55), 1))
    shade = s.gradient("shade", (0, shaded, 1), (1, mixed(shaded, low, 0.5), 1))
    for x, chance in places(3, 92, 30):
        top, wide = chance.uniform(46, 150), chance.uniform(90, 150)
        notch, fall = chance.uniform(-10, 16), chance.uniform(0.25, 0.5)
        x -= begin
        if x + wide < 0 or x - wide > width:
            continue
        y = HORIZON - top
        s.path(f"M{number(x - wide)} {HORIZON}L{number(x - wide * fall)} {number(y + top * fall * 0.8)}L{number(x)} {number(y)}"
               f"L{number(x + wide * fall)} {number(y + top * fall)}L{number(x + wide)} {HORIZON}Z", fill)
        s.path(f"M{number(x)} {number(y)}L{number(x + notch)} {number(y + top * 0.3)}L{number(x - notch * 0.6)} {number(y + top * 0.55)}"
               f"L{number(x + notch * 1.4)} {HORIZON}H{number(x + wide)}L{number(x + wide * fall)} {number(y + top * fall)}Z", shade)
    s.rect(0, HORIZON, width, HEIGHT - HORIZON, s.gradient("sea", (0, hour.sea[0], 1), (0.24, hour.sea[1], 1)))
    glints = ""
    for x, chance in places(8, 34, 16):
        y = HORIZON + 5 + chance.random() ** 1.6 * 80
        long = 8 + (y - HORIZON) * 0.5 * chance.uniform(0.5, 1)
        if -60 < x - begin < width + 60:
            glints += f"M{number(x - begin)} {number(y)}h{number(long)}"
    s.path(glints, "none", stroke=mixed(hour.sea[0], "#ffffff", 0.35), stroke_width="1.6", stroke_linecap="round", opacity="0.7")
    if hour.name == "dusk":
        s.path("".join(f"M{number(hour.lamp[0] + 0.3 * PAGE - 44 + i * 3)} {HORIZON + 6 + i * 9}h{number(88 - i * 6)}" for i in range(8)),
               "none", stroke="#ffe2a6", stroke_width="2.4", stroke_linecap="round", opacity="0.75")
    return s


BEHIND = waves((30, 620, 0.2), (15, 250, 1.7), (5, 96, 0.4))
BEFORE = waves((24, 480, 2.4), (11, 190, 0.3), (3, 70, 1))


def behind(x):
    return 398 - max(-12, BEHIND(x))


def before(x):
    return 424 - max(-8, BEFORE(x))


def hills(page, hour):
    s, begin = piece(f"Headlands at {hour.name}", page, 0.55)
    width = s.width
    back, front = hour.hills
    s.path(closed(line(behind, begin, width), HEIGHT), s.gradient("back", (0, mixed(back, hour.sky[2], 0.16), 1), (0.2, back, 1)))
    if hour.name == "night":
        # Under the lighthouse's top, so that the light comes out of it.
        beam = s.gradient("beam", (0, "#ffe9a8", 0), (1, "#ffe9a8", 0.5), across=True)
        x = 1.62 * PAGE - begin
        s.path(f"M{number(x)} {number(behind(1.62 * PAGE) - 78)}l-300 -34v76z", beam)
    lighthouse(s, 1.62 * PAGE - begin, behind(1.62 * PAGE) + 3, hour)
    for x, chance in places(21, 58, 24):
        house(s, x - begin, behind(x) + 3, hour, chance, width)
    s.path(closed(line(before, begin, width), HEIGHT), s.gradient("front", (0, mixed(front, hour.sky[2], 0.1), 1), (0.2, front, 1)))
    trees = ""
    for x, chance in places(33, 27, 12):
        high, wide = chance.uniform(20, 40), chance.uniform(4, 6.5)
        if chance.random() < 0.62 and -20 < x - begin < width + 20:
            trees += f"M{number(x - begin - wide)} {number(before(x) + 4)}q0 {number(-high * 0.75)} {number(wide)} {number(-high)}q{number(wide)} {number(high * 0.25)} {number(wide)} {number(high)}z"
    s.path(trees, mixed(front, hour.ground, 0.55))
    return s


def house(s, x, y, hour, chance, width):
    """A small house on a slope, or nothing."""
    wide, high, window, there = chance.uniform(13, 21), chance.uniform(9, 14), chance.random(), chance.random()
    if there > 0.5 or not -30 < x < width + 30:
        return
    s.rect(x, y - high, wide, high + 4, hour.wall)
    s.path(f"M{number(x - 2)} {number(y - high)}l{number(wide / 2 + 2)} {number(-wide * 0.34)} {number(wide / 2 + 2)} {number(wide * 0.34)}z", hour.roof)
    s.rect(x + 3, y - high + 3, 3, 4, hour.window)
    if window < 0.7:
        s.rect(x + wide - 6, y - high + 3, 3, 4, hour.window)


def lighthouse(s, x, y, hour):
    s.path(f"M{number(x - 8)} {number(y)}l3 -70h10l3 70z", hour.wall)
    for i in range(3):
        k = i * 22
        s.path(f"M{number(x - 7.4 + k * 0.043)} {number(y - 8 - k)}l.5 -11h{number(13.8 - k * 0.086)}l.5 11z", hour.roof)
    s.rect(x - 7, y - 73, 14, 3.4, hour.roof)
    s.rect(x - 4.4, y - 84, 8.8, 11, hour.window if hour.name == "night" else mixed(hour.wall, hour.window, 0.5))
    s.path(f"M{number(x - 6)} {number(y - 84)}q6 -9 12 0z", hour.roof)


def road(page, hour):
    s, begin = piece(f"The road at {hour.name}", page, 1)
    width = s.width
    s.rect(0, ROAD, width, HEIGHT - ROAD, hour.road)
    s.rect(0, ROAD, width, 2.5, mixed(hour.road, hour.line, 0.45))
    dashes = rail = ""
    for i in range(-60, 260):
        x = i * 39 - begin
        if -60 < x < width + 60:
            dashes += f"M{number(x)} 466h19"
            rail += f"M{number(x + 8)} {ROAD}v-13"
    s.path(dashes, "none", stroke=hour.line, stroke_width="2.4", opacity="0.9")
    s.path(rail + f"M0 {ROAD - 11}H{number(width)}", "none", stroke=mixed(hour.wall, hour.hills[1], 0.25), stroke_width="3")
    s.rect(0, GROUND, width, HEIGHT - GROUND, hour.ground)
    return s


def van(page, hour):
    s, _ = piece(f"A camper van at {hour.name}", page, 0)

    def tone(colour):
        return mixed(colour, "#12183c", hour.dimmed)

    if hour.name in ("dusk", "night"):
        s.path("M268 444L390 426V480Z", s.gradient("lights", (0, "#ffe9a8", 0.75), (1, "#ffe9a8", 0), across=True))
    s.put("ellipse", cx=196, cy=470, rx=86, ry=5, fill="#0b0d1c", opacity="0.35")
    # A board on the roof, on two bars.
    s.path("M150 380v-6M226 380v-6", "none", stroke=tone("#2b2f3a"), stroke_width="4")
    s.path("M122 372q4-8 30-8h86q22 0 30 5-8 6-30 6h-86q-26 0-30-3z", tone("#efae36"))
    s.path("M140 369.500h110", "none", stroke=tone("#d5472c"), stroke_width="2.4")
    # The body: cream above, red below, a round nose.
    s.path("M118 462V402q0-22 24-22h86q20 0 29 18l10 22q8 4 8 16v26z", tone("#f6ead6"))
    s.path("M118 462V426h118q22 0 34-3 5 5 5 13v26z", tone("#d5472c"))
    s.path("M118 425.500h118q22 0 33-3", "none", stroke=tone("#ffffff"), stroke_width="2.6")
    glass = "#ffd98c" if hour.dimmed > 0.25 else "#9fd0de"
    if hour.dimmed > 0.25:
        glass = mixed(glass, "#ffffff", 0.08)
    s.path("M130 417V402q0-10 11-10h19v25zM167 392h30v25h-30zM204 392h22q13 0 19 11l7 14h-48z", glass)
    s.path("M147 417l12-25M182 417l12-25M222 417l12-23", "none", stroke="#ffffff", stroke_width="3", opacity="0.35")
    s.path("M200 426v34M164 426v34", "none", stroke=tone("#a93420"), stroke_width="1.6")
    s.rect(187, 436, 9, 2.6, tone("#f6ead6"))
    s.circle(266, 442, 6.500, "#fff2c4" if hour.dimmed > 0.25 else tone("#f6ead6"))
    s.rect(117, 440, 4, 10, tone("#ffb08c"))
    s.path("M114 458h164v4q0 3-3 3H117q-3 0-3-3z", tone("#c9ccd2"))
    s.path("M136 465a19 19 0 0 1 38 0zM219 465a19 19 0 0 1 38 0z", tone("#3b2226"))
    return s


def wheel(x):
    s, _ = piece("A wheel", 0, 0)
    s.circle(x, 464, 14.500, "#1a1c24")
    s.circle(x, 464, 8.500, "#d9d6cc")
    s.path("".join(f"M{number(x + 3.4 * math.cos(a))} {number(464 + 3.4 * math.sin(a))}L{number(x + 8.5 * math.cos(a))} {number(464 + 8.5 * math.sin(a))}"
                   for a in (k / 5 * math.tau for k in range(5))), "none", stroke="#565a66", stroke_width="2.2")
    s.circle(x, 464, 2.600, "#565a66")
    return s


def near(page, hour):
    s, begin = piece(f"Roadside at {hour.name}", page, 1.6)
    width = s.width
    data = f"M0 {GROUND + 16}"
    bank = waves((5, 330, 0.6), (3, 120, 2))
    points = line(lambda x: GROUND + 12 - bank(x), begin, width, 26)
    data = closed(points, HEIGHT)
    for x, chance in places(55, 74, 40):
        at, y, kind, size = x - begin, GROUND + 18 - bank(x), chance.random(), chance.uniform(0.8, 1.3)
        if not -90 < at < width + 90:
            continue
        if kind < 0.55:
            # A tuft of grass.
            for k in range(7):
                lean, high = (k - 3) * 6 * size, (34 - abs(k - 3) * 5) * size * chance.uniform(0.8, 1.1)
                data += f"M{number(at + k * 4 - 14)} {number(y)}q{number(lean * 0.2)} {number(-high * 0.7)} {number(lean)} {number(-high)}q{number(-lean * 0.5 + 3)} {number(high * 0.4)} {number(-lean + 5)} {number(high)}z"
        elif kind < 0.85:
            # An agave.
            for k in range(9):
                a = math.pi * (0.08 + 0.84 * k / 8)
                high = 34 * size * (0.75 + 0.25 * math.sin(a))
                tip = at - math.cos(a) * high, y - math.sin(a) * high
                side = 5 * size
                data += (f"M{number(at - math.sin(a) * side)} {number(y + math.cos(a) * side)}Q{number((at + tip[0]) / 2 - math.sin(a) * side)} {number((y + tip[1]) / 2 + math.cos(a) * side)} "
                         f"{number(tip[0])} {number(tip[1])}Q{number((at + tip[0]) / 2 + math.sin(a) * side)} {number((y + tip[1]) / 2 - math.cos(a) * side)} {number(at + math.sin(a) * side)} {number(y - math.cos(a) * side)}Z")
        else:
            # A milestone.
            data += f"M{number(at - 9)} {number(y + 6)}v-26a9 9 0 0 1 18 0v26z"
    s.path(data, hour.ground)
    return s


LAYERS = (sky, far, hills, road, van, near)


def files():
    """Each layer's sheet by the name of its file."""
    pieces = {f"{hour.name}-{layer.__name__}": layer(page, hour) for page, hour in enumerate(HOURS) for layer in LAYERS}
    return pieces | {"rear": wheel(155), "front": wheel(238)}
