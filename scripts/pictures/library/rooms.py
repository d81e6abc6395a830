"""Parts of houses: floors of boards, windows, trim, doors."""
import math
import random
from .shapes import box, box_mesh, put, rod, sheet, span


def boards(low, high, material, wide=0.13, long=1.5, thick=0.018, gap=0.0012, z=0.0, along='x', warp=None, seed=3, skip=None, bevel=0.0012):
    """A floor of boards from corner `low` to `high`; `warp(x, y)` gives (rise, tilt) of a board."""
    chance = random.Random(seed)
    (x0, y0), (x1, y1) = low, high
    if along == 'y':
        x0, y0, x1, y1 = y0, x0, y1, x1
    y = y0
    while y < y1:
        x = x0 - chance.random() * long
        while x < x1:
            length = long * (0.6 + 0.6 * chance.random())
            a, b = max(x, x0), min(x + length, x1)
            x += length
            if b - a < 0.03:
                continue
            middle = ((a + b) / 2, y + wide / 2)
            spot = middle if along == 'x' else (middle[1], middle[0])
            if skip and skip(*spot):
                continue
            rise, tilt, roll = warp(*spot, chance) if warp else (0, 0, 0)
            mesh = box_mesh(b - a - gap, wide - gap, thick)
            turn = (roll, tilt, 0) if along == 'x' else (roll, tilt, math.pi / 2)
            put(mesh, material, (*spot, z - thick / 2 + rise), turn, bevel)
        y += wide


def sash(x, low, high, frame, pane, panes=(2, 3), axis='x', depth=0.05, bar=0.022, edge=0.055):
    """A window sash standing in the plane axis = x between corners low and high (across, up)."""
    (a0, z0), (a1, z1) = low, high

    def part(c0, c1, w0, w1, d=depth):
        lo, hi = ((x - d / 2, c0, w0), (x + d / 2, c1, w1)) if axis == 'x' else ((c0, x - d / 2, w0), (c1, x + d / 2, w1))
        span(lo, hi, frame, 0.003)
    part(a0, a1, z0, z0 + edge)
    part(a0, a1, z1 - edge, z1)
    part(a0, a0 + edge, z0 + edge, z1 - edge, depth * 0.98)
    part(a1 - edge, a1, z0 + edge, z1 - edge, depth * 0.98)
    across, up = panes
    for i in range(1, across):
        c = a0 + edge + (a1 - a0 - 2 * edge) * i / across
        part(c - bar / 2, c + bar / 2, z0 + edge, z1 - edge, depth * 0.55)
    for i in range(1, up):
        c = z0 + edge + (z1 - z0 - 2 * edge) * i / up
        part(a0 + edge, a1 - edge, c - bar / 2, c + bar / 2, depth * 0.5)
    if pane:
        part_low, part_high = (a0 + edge, z0 + edge), (a1 - edge, z1 - edge)
        corners = [(part_low[0], part_low[1]), (part_high[0], part_high[1])]
        sheet(1, 1, (lambda u, v: (x, corners[0][0] + u * (corners[1][0] - corners[0][0]), corners[0][1] + v * (corners[1][1] - corners[0][1]))) if axis == 'x' else (lambda u, v: (corners[0][0] + u * (corners[1][0] - corners[0][0]), x, corners[0][1] + v * (corners[1][1] - corners[0][1]))), pane, smooth=False)


def casing(x, low, high, paint, inward=1, axis='x', width=0.09, sill=True, thick=0.02):
    """Trim round an opening on a wall face at `x`; `inward` is the side the room is on."""
    (a0, z0), (a1, z1) = low, high

    def part(c0, c1, w0, w1, d=thick):
        near, far = sorted((x, x + inward * d))
        lo, hi = ((near, c0, w0), (far, c1, w1)) if axis == 'x' else ((c0, near, w0), (c1, far, w1))
        span(lo, hi, paint, 0.003)
    part(a0 - width, a0, z0, z1)
    part(a1, a1 + width, z0, z1)
    part(a0 - width - 0.015, a1 + width + 0.015, z1, z1 + width + 0.02, thick * 1.25)
    if sill:
        part(a0 - width - 0.03, a1 + width + 0.03, z0 - 0.035, z0, 0.075)
        part(a0 - width, a1 + width, z0 - 0.115, z0 - 0.035, thick)


def baseboard(start, end, paint, out, height=0.13, thick=0.016):
    """A baseboard along a wall between two points on the floor; `out` is the way into the room."""
    (x0, y0), (x1, y1) = start, end
    xs = sorted((x0, x1, x0 + out[0] * thick, x1 + out[0] * thick))
    ys = sorted((y0, y1, y0 + out[1] * thick, y1 + out[1] * thick))
    span((xs[0], ys[0], 0.001), (xs[-1], ys[-1], height), paint, 0.005)
    shoe = 0.014
    xs = sorted((x0 + out[0] * thick, x1 + out[0] * (thick + shoe))) if out[0] else [x0, x1]
    ys = sorted((y0 + out[1] * thick, y1 + out[1] * (thick + shoe))) if out[1] else [y0, y1]
    span((min(xs), min(ys), 0.001), (max(xs), max(ys), 0.02), paint, 0.006)


def curtain(start, end, top, bottom, material, folds=9, deep=0.055, seed=1, gather=0.0):
    """A hanging curtain of soft folds between two points on the floor plan."""
    chance = random.Random(seed)
    phase = [chance.random() * 6.28 for _ in range(6)]
    (x0, y0), (x1, y1) = start, end
    length = math.hypot(x1 - x0, y1 - y0)
    nx, ny = -(y1 - y0) / length, (x1 - x0) / length

    def point(u, v):
        t = u + 0.018 * math.sin(3 * v + phase[0] + 9 * u)
        fold = math.sin(t * folds * math.tau + phase[1] + 0.5 * math.sin(4 * t + phase[2]))
        fold += 0.35 * math.sin(t * folds * 2.3 * math.tau + phase[3] + v)
        depth = deep * fold * (0.55 + 0.45 * v) + 0.012 * math.sin(2.1 * v + 5 * u + phase[4])
        pull = gather * v * (u - 0.5)
        along = u - pull
        return (x0 + (x1 - x0) * along + nx * depth, y0 + (y1 - y0) * along + ny * depth, top + (bottom - top) * v)
    return sheet(folds * 22, 40, point, material)


def panel_door(low, high, y, paint, metal, front=-1, rows=((0.12, 0.42), (0.50, 0.94)), columns=2, thick=0.04):
    """A panelled door standing in the plane y; `front` is the side one looks from."""
    (x0, z0), (x1, z1) = low, high
    width, height = x1 - x0, z1 - z0
    span((x0, y - thick / 2 + 0.004, z0), (x1, y + thick / 2, z1), paint, 0.002)
    stile = 0.11
    face = sorted((y + front * (thick / 2 - 0.006), y + front * (thick / 2 + 0.006)))
    inner = (width - stile * (columns + 1)) / columns
    for i in range(columns + 1):
        a = x0 + i * (inner + stile)
        span((a, face[0], z0), (a + stile, face[1], z1), paint, 0.004)
    levels = [0.0] + [v for row in rows for v in row] + [1.0]
    for i in range(columns):
        a = x0 + stile + i * (inner + stile)
        for b0, b1 in zip(levels[::2], levels[1::2]):
            span((a, face[0], z0 + b0 * height), (a + inner, face[1] - 0.0004, z0 + b1 * height), paint, 0.004)
        for b0, b1 in rows:
            span((a + 0.035, face[0] + 0.003, z0 + b0 * height + 0.035), (a + inner - 0.035, face[1] - 0.002, z0 + b1 * height - 0.035), paint, 0.006)
    knob = x1 - 0.06
    rod(0.026, (knob, y + front * (thick / 2 + 0.004), 0.98), (knob, y + front * (thick / 2 + 0.014), 0.98), metal)
    rod(0.009, (knob, y + front * thick / 2, 0.98), (knob, y + front * (thick / 2 + 0.06), 0.98), metal)
    rod(0.009, (knob + 0.005, y + front * (thick / 2 + 0.055), 0.98), (knob - 0.11, y + front * (thick / 2 + 0.055), 0.98), metal)


def outlet(at, paint, dark, axis='y', front=-1):
    x, y, z = at
    size = (0.072, 0.006, 0.116) if axis == 'y' else (0.006, 0.072, 0.116)
    box(size, at, paint, 0.003)
    for dz in (-0.022, 0.022):
        for d in (-0.007, 0.007):
            spot = (x + d, y + front * 0.003, z + dz) if axis == 'y' else (x + front * 0.003, y + d, z + dz)
            box((0.003, 0.002, 0.009) if axis == 'y' else (0.002, 0.003, 0.009), spot, dark, 0)
