#!/usr/bin/env python3
"""Draws the showcase's pictures: writes one SVG file a picture beside this script. Same strokes every time."""

from pathlib import Path

import geometries
import island
import landscapes
import road
import sleeves
import year

PICTURES = (
    landscapes.ridges,
    landscapes.dunes,
    landscapes.tide,
    landscapes.pines,
    geometries.windows,
    landscapes.aurora,
    geometries.paper,
    geometries.quarters,
    island.island,
)

FILES = {picture.__name__: picture for picture in PICTURES} | {f"sleeve-{s.__name__}": s for s in sleeves.SLEEVES}

HERE = Path(__file__).parent

for name, picture in FILES.items():
    (HERE / f"{name}.svg").write_text(str(picture()), encoding="utf-8")
for folder in (road, year):
    for name, sheet in folder.files().items():
        (HERE / folder.__name__ / f"{name}.svg").write_text(str(sheet), encoding="utf-8")
