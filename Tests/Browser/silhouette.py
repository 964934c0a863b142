"""The outline of one colour in a picture, edges that are mixtures of two colours included."""

NEAR = 20  # how far a pixel may be off a mixture; COLOURS leave more than twice that

# The least share of a colour that counts. Less than half, or tips would be cut short: a tip of 60°
# fills no pixel by half in its first one and a half.
LEAST = 0.3


def share(pixel, one, other):
    """How much of `one` there is in a pixel that mixes it with `other`; None if it does not."""
    way = [a - b for a, b in zip(one, other)]
    part = sum(w * (p - b) for w, p, b in zip(way, pixel, other)) / sum(w * w for w in way)
    part = min(max(part, 0), 1)
    off = sum((p - b - part * w) ** 2 for w, p, b in zip(way, pixel, other))
    return part if off <= NEAR**2 else None


class Silhouette:
    """What a picture shows of a colour: of each row its first and last pixel.

    `others` are the other colours in the picture. A pixel on an edge is a mixture of two, and
    counts if enough of it is ours.
    """

    def __init__(self, picture, colour, others):
        self.spans = []
        # A channel of a pixel that counts is no farther off than this.
        box = picture.box(colour, tolerance=int((1 - LEAST) * 255) + NEAR)
        if box is None:
            return
        left, top, width, height = box
        known = {colour: True}

        def is_ours(x, y):
            pixel = picture.pixel(x, y)
            if pixel not in known:
                known[pixel] = any((share(pixel, colour, other) or 0) >= LEAST for other in others)
            return known[pixel]

        for y in range(top, top + height):
            row = range(left, left + width)
            first = next((x for x in row if is_ours(x, y)), None)
            if first is not None:
                last = next(x for x in reversed(row) if is_ours(x, y))
                self.spans.append((y, first, last + 1))

    def farthest(self, direction):
        """The point of the colour that is farthest in a direction; None where there is none.

        Pixels are squares, so it is a corner of one.
        """
        dx, dy = direction
        points = [
            (x, y + below)
            for y, first, last in self.spans
            for x in (first, last)
            for below in (0, 1)
        ]
        return max(points, key=lambda point: point[0] * dx + point[1] * dy, default=None)
