"""Five record sleeves, 600 × 600: one plain shape, said a few times."""

import math

from brush import Sheet, number, smooth


def square(title, ground):
    s = Sheet(title)
    s.width = s.height = 600
    s.rect(0, 0, 600, 600, ground)
    return s


def discs():
    s = square("Four discs", "#efe6d2")
    for i, (x, y, colour) in enumerate(((200, 190, "#d5472c"), (400, 190, "#1d2742"), (200, 390, "#1d2742"), (400, 390, "#efae36"))):
        s.circle(x, y, 96, colour)
        s.circle(x, y, 14 + 14 * i, "#efe6d2")
    return s


def steps():
    s = square("Stairwell", "#20352f")
    colours = ("#35594d", "#4f7d68", "#7aa386", "#b2c8a4", "#ecebd0")
    for i, colour in enumerate(colours):
        inset = 60 + i * 48
        s.path(f"M{inset} {600 - 40}V{inset}H{600 - inset}V{inset + 48}H{inset + 48}V560Z", colour)
    return s


def sun():
    s = square("Long noon", "#d9502f")
    s.circle(300, 290, 170, "#f6cf76")
    for i in range(7):
        s.rect(0, 300 + i * 26, 600, 4 + i * 3, "#d9502f")
    return s


def waves():
    s = square("Slow water", "#dfe9e6")
    for i in range(9):
        y = 130 + i * 46
        points = [(x, y + (10 + i * 2.4) * math.sin(x / 210 * math.tau / 1.4 + i * 0.7)) for x in range(-30, 661, 30)]
        s.path(smooth(points), "none", stroke=("#1f5f73", "#2f8a94", "#7fbcb9")[i % 3], stroke_width=number(5 + i * 2))
    return s


def arcs():
    s = square("Viaduct", "#2b2350")
    for column in range(3):
        x = 60 + column * 160
        for k, colour in enumerate(("#f0a27a", "#c7617a", "#6d3c78", "#2b2350")):
            r = 80 - k * 20
            s.path(f"M{x + 80 - r} 500V260a{r} {r} 0 0 1 {2 * r} 0V500Z", colour)
    s.circle(470, 120, 34, "#fbe8c8")
    return s


SLEEVES = (discs, steps, sun, waves, arcs)
