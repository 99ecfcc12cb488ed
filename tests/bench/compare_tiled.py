#!/usr/bin/env python3
"""Renders one hexagonal map of 300 x 300 hexes at 60 pixels a hex twice, with Tiled's tmxrasterizer and with hexwerkc,
and prints the time and the peak memory of both. Exit 0: hexwerkc took less of both.

    tests/bench/compare_tiled.py [--hexwerkc COMMAND] [--side 300] [--keep FOLDER]

Builds and takes hexwerkc of the release preset unless another command is given. Needs tmxrasterizer from the Debian
package "tiled" on this machine (apt install tiled). The art for Tiled is cut from what hexwerkc draws: five
terrains in several variants; a layer of rivers and roads and one of hex outlines are made here. Tiled has no hex numbers,
so hexwerkc leaves them out, too; it still draws coasts and edges of woods that Tiled's tiles do not have."""

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


def write_png(path, rows, width):
    raw = b"".join(b"\0" + bytes(row) for row in rows)

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    with open(path, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, len(rows), 8, 6, 0, 0, 0))
                   + chunk(b"IDAT", zlib.compress(raw)) + chunk(b"IEND", b""))


def read_png(path):
    """Width and rows of red, green and blue; of the kind that hexwerkc writes, without filters."""
    with open(path, "rb") as file:
        data = file.read()
    width, height = struct.unpack(">II", data[16:24])
    packed, at = b"", 8
    while at < len(data):
        length = struct.unpack(">I", data[at:at + 4])[0]
        if data[at + 4:at + 8] == b"IDAT":
            packed += data[at + 8:at + 8 + length]
        at += 12 + length
    raw = zlib.decompress(packed)
    stride = 1 + width * 3
    return width, [raw[row * stride + 1:(row + 1) * stride] for row in range(height)]


def drawn_terrains(hexwerkc, folder):
    """What hexwerkc draws of each terrain, several hexes of each: a list of functions from a pixel to its colour."""
    block = 6
    package = os.path.join(folder, "art")
    shutil.rmtree(package, ignore_errors=True)
    os.makedirs(package)
    rows = [[TERRAINS[column // block] for column in range(block * len(TERRAINS))] for _ in range(block)]
    write_hexwerk(package, rows, [], [])
    picture = os.path.join(folder, "art.png")
    subprocess.run(hexwerkc + ["render", package, "-o", picture, "--pixels", str(PIXELS), "--layers", "terrain,water"],
                   check=True, stdout=subprocess.DEVNULL, env=dict(os.environ, QT_QPA_PLATFORM="offscreen"))
    width, lines = read_png(picture)
    across = PIXELS * 2 / math.sqrt(3)
    columns = len(rows[0])
    left = (width - (0.75 * (columns - 1) + 1) * across) / 2
    top = (len(lines) - (block + 0.5) * PIXELS) / 2

    def hex_at(column, row):
        x = left + across / 2 + column * 0.75 * across
        y = top + PIXELS / 2 + (row + (0.5 if column % 2 == 0 else 0)) * PIXELS
        x, y = round(x), round(y)
        return lambda dx, dy: tuple(lines[y + dy][(x + dx) * 3:(x + dx) * 3 + 3])

    inner = [(2, 2), (3, 2), (2, 3), (3, 3)][:VARIANTS]
    return [hex_at(number * block + column, row) for number in range(len(TERRAINS)) for column, row in inner]


def write_tileset(path, width, height, drawn):
    """One row of tiles: terrains in variants, then river and road pieces in six directions, then the outline."""
    tiles = len(drawn) + 12 + 1
    half = PIXELS / 2

    def inside(x, y, shrink=0.0):
        dx, dy = abs(x + 0.5 - width / 2), abs(y + 0.5 - height / 2)
        limit = half - shrink
        return dy <= limit and dx * math.cos(math.pi / 6) + dy * 0.5 <= limit

    def pixel(tile, x, y):
        if tile < len(drawn):
            return drawn[tile](x - width // 2, y - height // 2) + (255,) if inside(x, y) else (0, 0, 0, 0)
        if tile == tiles - 1:
            return (110, 98, 80, 255) if inside(x, y) and not inside(x, y, 1.0) else (0, 0, 0, 0)
        number = tile - len(drawn)
        angle = math.radians((number % 6) * 60 - 90)
        px, py = x + 0.5 - width / 2, y + 0.5 - height / 2
        along, across = px * math.cos(angle) + py * math.sin(angle), -px * math.sin(angle) + py * math.cos(angle)
        if number < 6:  # a river on the hexside
            return (127, 178, 208, 255) if abs(along - half) < 3 and abs(across) < width / 4 else (0, 0, 0, 0)
        return (180, 81, 47, 255) if 0 <= along <= half and abs(across) < 1.5 else (0, 0, 0, 0)

    rows = [[part for tile in range(tiles) for x in range(width) for part in pixel(tile, x, y)] for y in range(height)]
    write_png(path, rows, tiles * width)
    return tiles


def write_tiled(folder, terrain, rivers, roads, drawn):
    side = len(terrain)
    width, height = 70, PIXELS
    tiles = write_tileset(os.path.join(folder, "tiles.png"), width, height, drawn)
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
    columns, rows = len(terrain[0]), len(terrain)
    number = lambda column, row: f"{column + 1:03}{row + 1:03}"
    os.makedirs(os.path.join(folder, "maps"))
    with open(os.path.join(folder, "game.xml"), "w", encoding="utf-8") as out:
        out.write('<?xml version="1.0" encoding="UTF-8"?>\n<game format="1" id="rendered" title="Rendered" '
                  'ruleset="stalins-war">\n  <map id="main"/>\n</game>\n')
    with open(os.path.join(folder, "maps", "main.xml"), "w", encoding="utf-8") as out:
        out.write(f'<?xml version="1.0" encoding="UTF-8"?>\n<map format="1" id="main" columns="{columns}" rows="{rows}" '
                  f'column-digits="3" row-digits="3" terrain="clear">\n')
        for column in range(columns):
            for row in range(rows):
                if terrain[row][column] != "clear":
                    out.write(f'  <hex id="{number(column, row)}" terrain="{terrain[row][column]}"/>\n')
        for column, row in rivers:
            if row + 1 < rows:
                out.write(f'  <hexside id="{number(column, row)}/{number(column, row + 1)}" is="river"/>\n')
        by_column = {}
        for column, row in roads:
            by_column.setdefault(column, []).append(row)
        for column, path in sorted(by_column.items()):
            hexes = " ".join(number(column, row) for row in sorted(path))
            out.write(f'  <line id="road-{column}" kind="road" hexes="{hexes}"/>\n')
        out.write("</map>\n")


def measure(command, environment=None):
    """Seconds, seconds of processor time and peak megabytes of a command with all that it starts."""
    child = os.fork()
    if child == 0:
        # A process of its own, so that its children are counted alone.
        start = time.monotonic()
        done = subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, check=False)
        seconds = time.monotonic() - start
        used = resource.getrusage(resource.RUSAGE_CHILDREN)
        peak = used.ru_maxrss / 1024
        with open(os.environ["MEASURED"], "w", encoding="utf-8") as out:
            out.write(f"{done.returncode} {seconds} {used.ru_utime + used.ru_stime} {peak}")
        os._exit(0)
    os.waitpid(child, 0)
    with open(os.environ["MEASURED"], encoding="utf-8") as measured:
        code, seconds, processor, peak = measured.read().split()
    if code != "0":
        sys.exit(f"{command[0]} failed with {code}")
    return float(seconds), float(processor), float(peak)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    project = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    parser.add_argument("--hexwerkc", help="command that starts it, instead of the release build")
    parser.add_argument("--side", type=int, default=300)
    parser.add_argument("--keep", help="folder for the maps and pictures, which are removed otherwise")
    options = parser.parse_args()
    if not shutil.which("tmxrasterizer"):
        sys.exit("tmxrasterizer is missing. Install the Debian package tiled: apt install tiled")
    hexwerkc = shlex.split(options.hexwerkc or "")
    if not hexwerkc:
        # Built beforehand, so that only the drawing is measured.
        subprocess.run([f"{project}/installer/dev", "build", "release", "hexwerkc"], check=True)
        hexwerkc = [f"{project}/installer/dev", "shell", "-c", 'exec "$0" "$@"', f"{project}/build/release/bin/hexwerkc"]
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
    write_tiled(folder, terrain, rivers, roads, drawn_terrains(hexwerkc, folder))
    write_hexwerk(package, terrain, rivers, roads)

    environment = dict(os.environ, QT_QPA_PLATFORM="offscreen")
    tiled = measure(["tmxrasterizer", "--scale", "1.0", os.path.join(folder, "map.tmx"), os.path.join(folder, "tiled.png")],
                    environment)
    ours = measure(hexwerkc + ["render", package, "-o", os.path.join(folder, "hexwerk.png"), "--pixels", str(PIXELS), "--without", "numbers"], environment)
    print(f"{side} x {side} hexes at {PIXELS} pixels a hex")
    for name, (seconds, processor, peak) in (("tmxrasterizer", tiled), ("hexwerkc render", ours)):
        print(f"  {name:16} {seconds:7.1f} s  {processor:7.1f} s of processor time  {peak:7.0f} MB peak")
    print(f"ratio  tmxrasterizer / hexwerkc: time {tiled[0] / ours[0]:.2f}, memory {tiled[2] / ours[2]:.2f} (both above 1)")
    if not options.keep:
        shutil.rmtree(folder)
    sys.exit(0 if ours[0] < tiled[0] and ours[2] < tiled[2] else 1)


if __name__ == "__main__":
    main()
