"""Where Chromium is on this machine. Run as a program it prints the path, or fails."""

import os
import shutil
import sys

# The first is Debian's program itself; its wrapper in /usr/bin adds nothing here but noise.
CANDIDATES = [
    "/usr/lib/chromium/chromium",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
]


def find_chromium():
    """The path of Chromium, or None. RIFFLE_CHROMIUM, when set, overrides the search."""
    chosen = os.environ.get("RIFFLE_CHROMIUM")
    for candidate in [chosen] if chosen else CANDIDATES:
        path = shutil.which(candidate)
        if path:
            return path
    return None


if __name__ == "__main__":
    print(find_chromium() or sys.exit("no Chromium here"))
