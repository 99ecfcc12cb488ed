#!/usr/bin/env python3
"""Renders one hexagonal map of 300 x 300 hexes at 60 pixels a hex twice, with Tiled's tmxrasterizer and with hexwerkc,
and prints the time and the peak memory of both. Exit 0: hexwerkc took less of both.

    tests/bench/compare_tiled.py [--hexwerkc "installer/dev exec hexwerkc"] [--side 300] [--keep FOLDER]

Needs tmxrasterizer from the Debian package "tiled" on this machine. The art for Tiled is made here: five terrains in
several variants, a layer of rivers and roads, and a layer of hex outlines, about as much as hexwerkc draws."""

import argparse
import math
import os
import random
import resource
import shlex
import shutil
import struct
import subprocess
import sys
import tempfile
import time
import zlib

PIXELS = 60
TERRAINS = ["clear", "forest", "swamp", "hills", "sea"]
COLOURS = {"clear": (242, 233, 210), "forest": (207, 218, 168), "swamp": (213, 226, 211), "hills": (230, 211, 168),
           "sea": (179, 209, 222)}
INKS = {"clear": (185, 169, 127), "forest": (111, 145, 84), "swamp": (79, 141, 150), "hills": (160, 120, 74),
        "sea": (136, 178, 198)}
VARIANTS = 4


def terrain_of(side):
    """Patches of terrain, the same on every run."""
    chance = random.Random(300)
    patches = [(chance.uniform(0, side), chance.uniform(0, side), chance.choice(TERRAINS)) for _ in range(side)]
    rows = []
    for row in range(side):
        line = []
        for column in range(side):
            near = min(patches, key=lambda p: (p[0] - column) ** 2 + (p[1] - row) ** 2)
            line.append(near[2])
        rows.append(line)
    return rows


def write_png(path, width, height, pixel):
    raw = bytearray()
    for y in range(height):
        raw.append(0)
        for x in range(width):
            raw.extend(pixel(x, y))

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    with open(path, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0))
                   + chunk(b"IDAT", zlib.compress(bytes(raw))) + chunk(b"IEND", b""))


def write_tileset(path, width, height):
    """One row of tiles: terrains in variants, then river and road pieces in six directions, then the outline."""
    chance = random.Random(7)
    tiles = len(TERRAINS) * VARIANTS + 12 + 1
    dots = {}
    for tile in range(len(TERRAINS) * VARIANTS):
        dots[tile] = [(chance.uniform(0.15, 0.85) * width, chance.uniform(0.1, 0.9) * height) for _ in range(28)]
    half = PIXELS / 2

    def inside(x, y, shrink=0.0):
        dx, dy = abs(x + 0.5 - width / 2), abs(y + 0.5 - height / 2)
        limit = half - shrink
        return dy <= limit and dx * math.cos(math.pi / 6) + dy * 0.5 <= limit

    def pixel(x, y):
        tile, at = divmod(x, width)
        if tile < len(TERRAINS) * VARIANTS:
            if not inside(at, y):
                return (0, 0, 0, 0)
            name = TERRAINS[tile // VARIANTS]
            if name != "clear" and any((at - a) ** 2 + (y - b) ** 2 < 7 for a, b in dots[tile]):
                return INKS[name] + (255,)
            return COLOURS[name] + (255,)
        if tile == tiles - 1:
            return (110, 98, 80, 255) if inside(at, y) and not inside(at, y, 1.0) else (0, 0, 0, 0)
        number = tile - len(TERRAINS) * VARIANTS
        angle = math.radians((number % 6) * 60 - 90)
        px, py = at + 0.5 - width / 2, y + 0.5 - height / 2
        along, across = px * math.cos(angle) + py * math.sin(angle), -px * math.sin(angle) + py * math.cos(angle)
        if number < 6:  # a river on the hexside
            return (127, 178, 208, 255) if abs(along - half) < 3 and abs(across) < width / 4 else (0, 0, 0, 0)
        return (180, 81, 47, 255) if 0 <= along <= half and abs(across) < 1.5 else (0, 0, 0, 0)

    write_png(path, tiles * width, height, pixel)
    return tiles


def write_tiled(folder, terrain, rivers, roads):
    side = len(terrain)
    width, height = 70, PIXELS
    tiles = write_tileset(os.path.join(folder, "tiles.png"), width, height)
    chance = random.Random(5)
    ground = [[1 + TERRAINS.index(name) * VARIANTS + chance.randrange(VARIANTS) for name in row] for row in terrain]
    lines = [[0] * side for _ in range(side)]
    first = 1 + len(TERRAINS) * VARIANTS
    for column, row in rivers:
        lines[row][column] = first + 2
    for column, row in roads:
        lines[row][column] = first + 6
    grid = [[first + 12] * side for _ in range(side)]
    with open(os.path.join(folder, "map.tmx"), "w", encoding="utf-8") as out:
        out.write(f'<?xml version="1.0" encoding="UTF-8"?>\n<map version="1.8" orientation="hexagonal" renderorder="right-down" '
                  f'width="{side}" height="{side}" tilewidth="{width}" tileheight="{height}" infinite="0" hexsidelength="35" '
                  f'staggeraxis="x" staggerindex="odd" nextlayerid="4" nextobjectid="1">\n'
                  f' <tileset firstgid="1" name="hexes" tilewidth="{width}" tileheight="{height}" tilecount="{tiles}" '
                  f'columns="{tiles}">\n  <image source="tiles.png" width="{tiles * width}" height="{height}"/>\n </tileset>\n')
        for number, (name, rows) in enumerate([("terrain", ground), ("lines", lines), ("grid", grid)], 1):
            data = ",\n".join(",".join(map(str, row)) for row in rows)
            out.write(f' <layer id="{number}" name="{name}" width="{side}" height="{side}">\n  <data encoding="csv">\n{data}\n'
                      f'</data>\n </layer>\n')
        out.write("</map>\n")


def write_hexwerk(folder, terrain, rivers, roads):
    side = len(terrain)
    number = lambda column, row: f"{column + 1:03}{row + 1:03}"
    os.makedirs(os.path.join(folder, "maps"))
    with open(os.path.join(folder, "game.xml"), "w", encoding="utf-8") as out:
        out.write('<?xml version="1.0" encoding="UTF-8"?>\n<game format="1" id="rendered" title="Rendered" '
                  'ruleset="stalins-war">\n  <map id="main"/>\n</game>\n')
    with open(os.path.join(folder, "maps", "main.xml"), "w", encoding="utf-8") as out:
        out.write(f'<?xml version="1.0" encoding="UTF-8"?>\n<map format="1" id="main" columns="{side}" rows="{side}" '
                  f'column-digits="3" row-digits="3" terrain="clear">\n')
        for column in range(side):
            for row in range(side):
                if terrain[row][column] != "clear":
                    out.write(f'  <hex id="{number(column, row)}" terrain="{terrain[row][column]}"/>\n')
        for column, row in rivers:
            if row + 1 < side:
                out.write(f'  <hexside id="{number(column, row)}/{number(column, row + 1)}" is="river"/>\n')
        by_column = {}
        for column, row in roads:
            by_column.setdefault(column, []).append(row)
        for column, rows in sorted(by_column.items()):
            path = " ".join(number(column, row) for row in sorted(rows))
            out.write(f'  <line id="road-{column}" kind="road" hexes="{path}"/>\n')
        out.write("</map>\n")


def measure(command, environment=None):
    """Seconds and peak megabytes of a command with all that it starts."""
    child = os.fork()
    if child == 0:
        # A process of its own, so that its children are counted alone.
        start = time.monotonic()
        done = subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, check=False)
        seconds = time.monotonic() - start
        peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
        with open(os.environ["MEASURED"], "w", encoding="utf-8") as out:
            out.write(f"{done.returncode} {seconds} {peak}")
        os._exit(0)
    os.waitpid(child, 0)
    with open(os.environ["MEASURED"], encoding="utf-8") as measured:
        code, seconds, peak = measured.read().split()
    if code != "0":
        sys.exit(f"{command[0]} failed with {code}")
    return float(seconds), float(peak)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    project = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    parser.add_argument("--hexwerkc", default=f"{project}/installer/dev exec hexwerkc")
    parser.add_argument("--side", type=int, default=300)
    parser.add_argument("--keep", help="folder for the maps and pictures, which are removed otherwise")
    options = parser.parse_args()
    if not shutil.which("tmxrasterizer"):
        sys.exit("tmxrasterizer is missing. Install the Debian package tiled: apt install tiled")
    folder = options.keep or tempfile.mkdtemp(prefix="compare-tiled-")
    os.makedirs(folder, exist_ok=True)
    os.environ["MEASURED"] = os.path.join(folder, "measured")
    chance = random.Random(1)
    side = options.side
    terrain = terrain_of(side)
    rivers = [(chance.randrange(side), chance.randrange(side)) for _ in range(side * 10)]
    roads = [(column, row) for column in range(5, side, 12) for row in range(side)]
    package = os.path.join(folder, "package")
    shutil.rmtree(package, ignore_errors=True)
    os.makedirs(package)
    write_tiled(folder, terrain, rivers, roads)
    write_hexwerk(package, terrain, rivers, roads)

    environment = dict(os.environ, QT_QPA_PLATFORM="offscreen")
    tiled = measure(["tmxrasterizer", "--scale", "1.0", os.path.join(folder, "map.tmx"), os.path.join(folder, "tiled.png")],
                    environment)
    ours = measure(shlex.split(options.hexwerkc)
                   + ["render", package, "-o", os.path.join(folder, "hexwerk.png"), "--pixels", str(PIXELS)], environment)
    print(f"{side} x {side} hexes at {PIXELS} pixels a hex")
    for name, (seconds, peak) in (("tmxrasterizer", tiled), ("hexwerkc render", ours)):
        print(f"  {name:16} {seconds:7.1f} s  {peak:7.0f} MB peak")
    print(f"ratio  tmxrasterizer / hexwerkc: time {tiled[0] / ours[0]:.2f}, memory {tiled[1] / ours[1]:.2f} (both above 1)")
    if not options.keep:
        shutil.rmtree(folder)
    sys.exit(0 if ours[0] < tiled[0] and ours[1] < tiled[1] else 1)


if __name__ == "__main__":
    main()
