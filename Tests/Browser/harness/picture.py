"""A screenshot as pixels: just enough of PNG to read what Chromium writes."""

import functools
import struct
import zlib

CHANNELS = {2: 3, 6: 4}  # colour types: RGB, RGB with opacity


class Picture:
    """Rows of pixels. Positions are device pixels, the origin is at the top left."""

    def __init__(self, png):
        self.png = png
        header, data = None, b""
        at = 8
        while at < len(png):
            length, kind = struct.unpack_from(">I4s", png, at)
            body = png[at + 8 : at + 8 + length]
            if kind == b"IHDR":
                header = body
            elif kind == b"IDAT":
                data += body
            at += length + 12
        self.width, self.height, depth, colour, _, _, interlace = struct.unpack(">IIBBBBB", header)
        if depth != 8 or colour not in CHANNELS or interlace:
            raise ValueError("only 8-bit RGB pictures that are not interlaced")
        self._channels = CHANNELS[colour]
        self._data = data

    def pixel(self, x, y):
        """The colour at a position as (red, green, blue), 0 to 255 each."""
        at = int(x) * self._channels
        return tuple(self._rows[int(y)][at : at + 3])

    def box(self, colour, tolerance=8):
        """The rectangle (x, y, width, height) that holds every pixel of `colour`, or None.

        `tolerance` is how far each of red, green and blue may be off.
        """
        left, right, rows = self.width, -1, []
        # 1 for each value of a channel that is close enough, so that rows are compared at once.
        close = [bytes(abs(v - wanted) <= tolerance for v in range(256)) for wanted in colour]
        for y, row in enumerate(self._rows):
            channels = (row[i :: self._channels].translate(close[i]) for i in range(3))
            red, green, blue = (int.from_bytes(channel, "big") for channel in channels)
            matching = (red & green & blue).to_bytes(self.width, "big")
            if 1 in matching:
                rows.append(y)
                left = min(left, matching.index(1))
                right = max(right, matching.rindex(1))
        return (left, rows[0], right - left + 1, rows[-1] - rows[0] + 1) if rows else None

    @functools.cached_property
    def _rows(self):
        """The rows without their filters, which store a byte as a difference to neighbours."""
        data = zlib.decompress(self._data)
        step, stride = self._channels, self.width * self._channels
        above, rows = bytearray(stride), []
        for start in range(0, len(data), stride + 1):
            kind, row = data[start], bytearray(data[start + 1 : start + 1 + stride])
            if kind == 1:
                for i in range(step, stride):
                    row[i] = (row[i] + row[i - step]) & 255
            elif kind == 2:
                row = bytearray((a + b) & 255 for a, b in zip(row, above))
            elif kind == 3:
                for i in range(stride):
                    left = row[i - step] if i >= step else 0
                    row[i] = (row[i] + (left + above[i]) // 2) & 255
            elif kind == 4:
                for i in range(stride):
                    left, corner = (row[i - step], above[i - step]) if i >= step else (0, 0)
                    row[i] = (row[i] + _paeth(left, above[i], corner)) & 255
            rows.append(row)
            above = row
        return rows


def _paeth(left, up, corner):
    """The neighbour that is nearest to left + up − corner (the PNG specification, 9.4)."""
    guess = left + up - corner
    distances = abs(guess - left), abs(guess - up), abs(guess - corner)
    return (left, up, corner)[distances.index(min(distances))]
