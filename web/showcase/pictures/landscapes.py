"""The landscapes: ridges, dunes, tide, pines, windows, aurora."""

import math
import random

from brush import HEIGHT, WIDTH, Sheet, grounded, mixed, number, polyline, ridge, smooth, swell


def ridges():
    s = Sheet("Seven ridges as the sun comes up")
    s.rect(0, 0, WIDTH, HEIGHT, s.gradient("sky", (0, "#6f86b8", 1), (0.34, "#e9a78f", 1), (0.58, "#fbd9b0", 1), (1, "#fbe7cf", 1)))
    s.circle(1010, 392, 330, s.gradient("glow", (0, "#fff3d6", 0.8), (0.35, "#fff3d6", 0.34), (0.7, "#fff3d6", 0.08), (1, "#fff3d6", 0), radial=True))
    s.circle(1010, 392, 64, "#fff6e2")
    far, near = "#d98f8c", "#161c3a"
    levels = (430, 500, 560, 640, 725, 815, 915)
    heights = (44, 62, 74, 84, 88, 84, 70)
    for i, (level, height) in enumerate(zip(levels, heights)):
        t = (i / 6) ** 0.8
        body = mixed(mixed(far, "#7a6596", min(1, t * 1.9)), near, max(0, t * 1.5 - 0.5))
        mist = mixed(body, "#f6c3a6", 0.55 * (1 - t))
        line = ridge(11 + i * 7, level, height, roughness=0.5)
        s.path(grounded(polyline(line)), s.gradient(f"r{i}", (0, body, 1), (0.5, mist, 1), (1, mist, 1)))
    for x, y, k in ((620, 250, 1), (676, 226, 0.8), (566, 222, 0.7), (706, 268, 0.6)):
        s.path(f"M{x - 20 * k:.0f} {y}q{10 * k:.0f} {-14 * k:.0f} {20 * k:.0f} 0q{10 * k:.0f} {-14 * k:.0f} {20 * k:.0f} 0",
               "none", stroke="#41406b", stroke_width=3, stroke_linecap="round")
    return s


def dunes():
    s = Sheet("A sea of dunes, late in the day")
    s.rect(0, 0, WIDTH, HEIGHT, s.gradient("sky", (0, "#2f6f78", 1), (0.3, "#8fb9ad", 1), (0.52, "#f2d9ae", 1)))
    s.circle(420, 330, 92, "#fbeecb")
    # Each dune: where its crest lies, its line, the colours of the lit and of the shaded side, and how the edge between runs.
    dunes = (
        (1120, 430, ((0, 520), (300, 500), (700, 520), (960, 468), (1120, 430), (1300, 470), (1600, 500)), "#e9b27c", "#c98a68"),
        (520, 480, ((0, 640), (180, 580), (380, 510), (520, 480), (700, 530), (1000, 600), (1600, 640)), "#e39a5f", "#a95f4e"),
        (1240, 560, ((0, 740), (500, 720), (860, 680), (1080, 600), (1240, 560), (1420, 600), (1600, 660)), "#dc8449", "#8c4845"),
        (640, 690, ((0, 860), (220, 800), (460, 720), (640, 690), (860, 740), (1200, 850), (1600, 900)), "#cf6c3a", "#6c343d"),
        (1380, 850, ((0, 985), (500, 975), (1000, 930), (1240, 872), (1380, 850), (1500, 868), (1600, 900)), "#b5532f", "#4d2735"),
    )
    for i, (x, y, line, lit, shade) in enumerate(dunes):
        curve = smooth(line)
        s.path(grounded(curve), s.gradient(f"l{i}", (0, mixed(lit, "#ffe9c4", 0.3), 1), (0.7, lit, 1)))
        right = [p for p in line if p[0] >= x]
        edge = smooth([(x, y), (x + 14, y + 60), (x - 40, y + 130), (x + 30, y + 220), (x - 60, y + 330), (x + 60, y + 560)])
        back = "".join(f"L{number(px)} {number(py)}" for px, py in [(WIDTH, HEIGHT + 200)])
        top = smooth(list(reversed(right)))
        s.path(f"{edge}{back}L{top[1:]}Z", s.gradient(f"s{i}", (0, shade, 1), (1, mixed(shade, lit, 0.35), 1)))
    # A caravan on the middle crest, for scale.
    for i in range(5):
        x = 700 + i * 34
        y = 530 + i * 8.2 - 2
        s.path(f"M{x} {number(y)}v-15q1-7 6-7t6 6l3-5 3 1-3 20h-3v-9h-8v9z", "#3a1f2c")
    return s


def tide():
    s = Sheet("Low tide, eleven parasols, seen from above")
    s.rect(0, 0, WIDTH, HEIGHT, "#f3dfbd")
    s.open(transform="rotate(-14 800 500)")
    bands = (
        (560, "#e8cda2", 0.9), (500, "#ffffff", 0.95), (482, "#a9dcd0", 1), (400, "#ffffff", 0.65), (390, "#6cc3bf", 1),
        (286, "#ffffff", 0.35), (280, "#3aa3ad", 1), (150, "#23829a", 1), (10, "#1a6486", 1),
    )
    for i, (level, colour, opacity) in enumerate(bands):
        waves = ((26, 900, i * 0.55), (14, 410, i * 0.9 + 1), (6, 190, i * 1.7))
        line = smooth(swell(level, waves, x0=-300, x1=1900, step=50))
        s.path(f"{line}V-500H-300Z", colour, **({} if opacity == 1 else {"opacity": opacity}))
    s.close()
    rng = random.Random(5)
    spots = ((250, 800), (420, 905), (520, 760), (700, 850), (880, 742), (960, 920), (1100, 815), (1210, 668), (1330, 880), (1440, 720), (1530, 850))
    colours = ("#e4572e", "#f2f0e6", "#f0a830", "#17546b", "#d6336c")
    for i, (x, y) in enumerate(spots):
        radius = rng.uniform(40, 52)
        turn = rng.uniform(0, 60)
        s.put("ellipse", cx=number(x + 26), cy=number(y + 30), rx=number(radius), ry=number(radius * 0.94), fill="#7c5a34", opacity=0.28)
        towel = colours[(i * 2 + 3) % 5]
        s.open(transform=f"translate({x} {y}) rotate({number(turn)})")
        s.rect(radius * 0.5, -24, 92, 40, towel, rx=4)
        s.rect(radius * 0.5 + 58, -24, 8, 40, "#ffffff", opacity=0.7)
        first, second = colours[i % 5], "#fbf6ea" if colours[i % 5] != "#f2f0e6" else "#2a9d8f"
        s.circle(0, 0, radius, second)
        slices = ""
        for k in range(0, 8, 2):
            a, b = k * math.pi / 4, (k + 1) * math.pi / 4
            slices += f"M0 0L{number(radius * math.cos(a))} {number(radius * math.sin(a))}A{number(radius)} {number(radius)} 0 0 1 {number(radius * math.cos(b))} {number(radius * math.sin(b))}Z"
        s.path(slices, first)
        s.circle(0, 0, 4, "#fff")
        s.close()
    return s


def pine(x, base, height, rng):
    """One conifer as path data: tiers that widen downwards, a little uneven."""
    tiers = 8
    left, right = [], []
    for i in range(1, tiers + 1):
        y = base - height + height * 0.94 * (i / tiers) ** 1.06
        reach = height * 0.21 * (i / tiers) ** 0.9
        for side, sign in ((left, -1), (right, 1)):
            r = reach * rng.uniform(0.86, 1.12)
            side += [(x + sign * r, y + height * 0.012), (x + sign * r * 0.5, y - height * 0.008)]
    trunk = height * 0.018
    points = [(x, base - height), *right[:-1], (x + trunk, base - height * 0.06), (x + trunk, base + 200), (x - trunk, base + 200), (x - trunk, base - height * 0.06), *reversed(left[:-1])]
    return polyline(points) + "Z"


def pines():
    s = Sheet("Pines, fog until noon")
    s.rect(0, 0, WIDTH, HEIGHT, s.gradient("sky", (0, "#b7cbc4", 1), (0.55, "#e6ece2", 1), (1, "#f0f1e6", 1)))
    s.circle(1100, 250, 76, "#f7f6ea")
    rng = random.Random(23)
    far, near = "#bccdc2", "#12302b"
    for i, (level, height, gap) in enumerate(((470, 150, 46), (575, 205, 62), (690, 270, 84), (830, 350, 118), (1040, 500, 190))):
        t = i / 4
        colour = mixed(far, near, t**1.1)
        data, x = "", rng.uniform(-60, 0)
        ground = swell(level, ((24, 1300, i * 1.9), (10, 500, i)))
        while x < WIDTH + 80:
            dip = 24 * math.sin(x / 1300 * math.tau + i * 1.9) + 10 * math.sin(x / 500 * math.tau + i)
            # The nearest row leaves the middle open, so that the eye can go in.
            if i < 4 or abs(x - 820) > 330:
                data += pine(x, level + dip + 16, height * rng.uniform(0.62, 1.14), rng)
            x += gap * rng.uniform(0.55, 1.3)
        haze = mixed(colour, "#eef1e6", 0.75 * (1 - t * 0.8))
        s.path(data, s.gradient(f"p{i}", (0, colour, 1), (0.55, colour, 1), (1, haze, 1)))
        s.path(grounded(smooth(ground)), s.gradient(f"g{i}", (0, mixed(colour, haze, 0.8), 1), (0.5, haze, 1)))
    return s


def aurora():
    s = Sheet("Northern lights over a lake that holds still")
    s.rect(0, 0, WIDTH, HEIGHT, "#071521")
    rng = random.Random(8)
    s.open(id="sky")
    s.rect(0, 0, WIDTH, 640, s.gradient("night", (0, "#06101f", 1), (0.6, "#0d2f3f", 1), (1, "#1d5a58", 1)))
    dots = "".join(f"M{rng.randint(0, WIDTH)} {rng.randint(0, 470)}h0" for _ in range(130))
    s.path(dots, "none", stroke="#e8fbff", stroke_width=2.6, stroke_linecap="round", opacity=0.75)
    curtains = (
        (500, 330, "#3df2a7", "#7b5cff", 0.0, 0.30), (430, 300, "#5ff7c1", "#3aa0ff", 1.9, 0.36), (520, 400, "#b8ff9a", "#c04bd8", 3.7, 0.27),
    )
    for k, (level, height, low, high, phase, opacity) in enumerate(curtains):
        fill = s.gradient(f"c{k}", (0, high, 0), (0.35, high, 0.35), (0.8, low, 0.95), (1, low, 0))
        s.open(fill=fill, opacity=opacity)
        folds, x = "", -40
        while x < WIDTH + 40:
            fold = math.sin(x / 560 * math.tau + phase) + 0.5 * math.sin(x / 240 * math.tau + phase * 2)
            y = level - 70 * fold - x * 0.04
            tall = height * (0.62 + 0.38 * math.sin(x / 130 + phase)) * rng.uniform(0.85, 1.1)
            width = 13 + 9 * (1 - abs(math.cos(x / 560 * math.tau + phase)))
            # A path each: the gradient runs over each strip's own box.
            folds += f'<path d="M{number(x)} {number(y)}v{number(-tall)}h{number(width * 1.5)}v{number(tall + 10)}z"/>'
            x += width
        s.strokes.append(folds)
        s.close()
    s.path(grounded(polyline(ridge(4, 560, 66, 0.5)), 642), "#0b2530")
    s.path(grounded(polyline(ridge(21, 612, 34, 0.5)), 642), "#06161d")
    s.close()
    s.put("use", href="#sky", transform="matrix(1 0 0 -0.72 0 1100)", opacity=0.62)
    s.rect(0, 640, WIDTH, 360, s.gradient("lake", (0, "#0c3a42", 0.1), (1, "#040d16", 0.9)))
    ripples = "".join(f"M{rng.randint(-60, WIDTH)} {640 + round((i / 46) ** 1.7 * 340)}h{rng.randint(40, 60 + i * 6)}" for i in range(46))
    s.path(ripples, "none", stroke="#bff8e4", stroke_width=1.6, opacity=0.16)
    s.rect(0, 638, WIDTH, 3, "#8be8c8", opacity=0.25)
    return s
