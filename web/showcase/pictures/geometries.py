"""The geometric pictures: windows, paper, quarter turns."""

import math
import random

from brush import HEIGHT, WIDTH, Sheet, mixed, number, smooth


def windows():
    s = Sheet("Lit windows, a quarter to ten")
    s.rect(0, 0, WIDTH, HEIGHT, s.gradient("sky", (0, "#1b1942", 1), (0.45, "#5a3a77", 1), (0.72, "#c7617a", 1), (0.9, "#f0a27a", 1)))
    s.path("M1180 146a84 84 0 1 0 76 120a74 74 0 1 1-76-120z", "#fbe8c8")
    rng = random.Random(31)
    rows = (("#7a4a80", 560, 190, 60, 110), ("#4a3268", 640, 260, 80, 150), ("#231c47", 760, 300, 120, 210))
    for i, (colour, level, spread, narrow, wide) in enumerate(rows):
        houses, lit, dim, x = f"M0 {level + 40 * i}H{WIDTH}V{HEIGHT}H0Z", "", "", -20
        while x < WIDTH:
            width = rng.randint(narrow, wide)
            middle = abs(x + width / 2 - WIDTH / 2) / (WIDTH / 2)
            top = level - rng.random() ** 1.4 * spread * (1.15 - 0.55 * (1 - middle)) + 30 * i
            houses += f"M{x} {HEIGHT}V{round(top)}h{width}V{HEIGHT}Z"
            roof = rng.random()
            if roof < 0.3:
                houses += f"M{x + width * 0.3:.0f} {round(top)}v-26h{width * 0.4:.0f}v26z"
            elif roof < 0.5:
                houses += f"M{x + width * 0.5:.0f} {round(top)}v-64h3v64z"
            elif roof < 0.62 and i < 2:
                houses += f"M{x} {round(top)}l{width / 2:.0f} -46 {width / 2:.0f} 46z"
            if i > 0:
                size = 10 + 3 * i
                pitch = size * 2.1
                columns = max(1, int((width - size * 1.6) // pitch))
                left = x + (width - (columns - 1) * pitch - size) / 2
                for column in range(columns):
                    y = top + size * 1.8
                    while y < HEIGHT:
                        chance = rng.random()
                        pane = f"M{number(left + column * pitch)} {number(y)}h{size}v{number(size * 1.35)}h-{size}z"
                        if chance < 0.26:
                            lit += pane
                        elif chance < 0.5:
                            dim += pane
                        y += size * 2.5
            x += width + rng.choice((0, 0, 6, 14))
        s.path(houses, s.gradient(f"h{i}", (0, mixed(colour, "#f0a27a", 0.10), 1), (1, mixed(colour, "#140f33", 0.35), 1)))
        if dim:
            s.path(dim, mixed(colour, "#8f79b8", 0.3))
            s.path(lit, "#ffcf87" if i == 2 else "#f2b184")
    return s


def paper():
    s = Sheet("A hill of ten paper sheets")
    colours = ("#f6ead6", "#f3d9b8", "#efc096", "#e8a178", "#dc7f61", "#c85f55", "#a84553", "#81324f", "#582547", "#34183a")
    s.rect(0, 0, WIDTH, HEIGHT, colours[0])
    for i, colour in enumerate(colours[1:]):
        radius = 760 - i * 78
        points = []
        for k in range(49):
            a = k / 48 * math.tau
            # The wobble drifts slowly from sheet to sheet, so that neighbouring cuts almost agree.
            r = 1 + 0.16 * math.sin(3 * a + 0.4 + i * 0.16) + 0.09 * math.sin(5 * a + 1.3 - i * 0.21) + 0.05 * math.sin(8 * a + i * 0.3)
            points.append((800 + 46 * math.cos(i * 0.5) + i * 8 + radius * r * 1.25 * math.cos(a), 500 - i * 7 + radius * r * 0.86 * math.sin(a)))
        s.definitions.append(f'<path id="s{i}" d="{smooth(points)}Z"/>')
        for reach, opacity in ((22, 0.05), (14, 0.07), (7, 0.1)):
            s.put("use", href=f"#s{i}", fill="#3a1020", opacity=opacity, transform=f"translate({number(-reach * 0.5)} {reach})")
        s.put("use", href=f"#s{i}", fill=colour)
    s.circle(868, 420, 30, "#f6c667")
    return s


def tile(kind, x, y, size, turn, first, second):
    """One tile's strokes as (path data, colour), drawn in its own corner and turned by quarters."""
    h, f = size / 2, size
    shapes = {
        "quarter": [(f"M0 0H{f}A{f} {f} 0 0 1 0 {f}Z", first)],
        "rings": [(f"M0 0H{f}A{f} {f} 0 0 1 0 {f}Z", first), (f"M0 0H{h * 1.33:.0f}A{h * 1.33:.0f} {h * 1.33:.0f} 0 0 1 0 {h * 1.33:.0f}Z", second), (f"M0 0H{h * 0.66:.0f}A{h * 0.66:.0f} {h * 0.66:.0f} 0 0 1 0 {h * 0.66:.0f}Z", first)],
        "leaf": [(f"M0 0A{f} {f} 0 0 1 {f} {f}A{f} {f} 0 0 1 0 0Z", first)],
        "half": [(f"M0 0A{h} {h} 0 0 0 {f} 0Z", first), (f"M0 {f}A{h} {h} 0 0 1 {f} {f}Z", second)],
        "disc": [(f"M{h} {h * 0.2}a{h * 0.8} {h * 0.8} 0 1 0 .1 0Z", first), (f"M{h} {h * 0.6}a{h * 0.4} {h * 0.4} 0 1 0 .1 0Z", second)],
        "fold": [(f"M0 0H{f}L0 {f}Z", first)],
        "bars": [(f"M0 0H{f}V{f / 4}H0ZM0 {h}H{f}V{h + f / 4}H0Z", first)],
    }
    return shapes[kind], f"translate({x} {y}) rotate({turn * 90} {number(h)} {number(h)})"


def quarters():
    s = Sheet("Forty tiles in quarter turns")
    cream, ink, red, yellow, blue, green = "#f1e7d3", "#1d2742", "#d5472c", "#efae36", "#3d78a6", "#86ab92"
    grounds = (cream, ink, cream, red, yellow, cream, blue, green)
    kinds = ("quarter", "rings", "leaf", "half", "quarter", "disc", "fold", "quarter", "leaf", "bars")
    rng = random.Random(77)
    s.rect(0, 0, WIDTH, HEIGHT, cream)
    size, before = 200, None
    for row in range(5):
        for column in range(8):
            ground = rng.choice([g for g in grounds if g != before])
            before = ground
            inks = [c for c in (cream, ink, red, yellow, blue, green) if c != ground]
            if ground in (cream, yellow, green):
                inks = [c for c in inks if c != (yellow if ground == cream else cream)] + [ink]
            first, second = rng.sample(inks, 2)
            strokes, place = tile(rng.choice(kinds), column * size, row * size, size, rng.randrange(4), first, second)
            s.rect(column * size, row * size, size + 1, size + 1, ground)
            s.open(transform=place)
            for data, colour in strokes:
                s.path(data, colour)
            s.close()
    return s
