"""A room being built: stud walls, insulation, drywall with fresh joints, and what the crew leaves standing."""
import math
import random
from .graph import Graph, rgb
from .materials import cloth, lamp, metal, plain
from .shapes import box, lathe, rod, sheet, span, tube

STUD, DEPTH, SPACING = 0.038, 0.089, 0.406


def drywall(across, start, seam_z=1.22, mud='#eeeae0', free=False):
    """Hung gypsum board whose joints and screws were covered once; `across` is 'x' or 'y', boards count from
    `start`, which is a corner or, with `free`, an edge with nothing beside it yet."""
    g = Graph('drywall')
    place = g.place()
    x, y, z = g.node('SeparateXYZ', {0: place}).outputs
    along = g.math('SUBTRACT', x if across == 'x' else y, start)
    ragged = g.math('MULTIPLY', g.math('SUBTRACT', g.noise(place, 5, 5, 0.4), 0.5), 0.055)
    upright = g.math('PINGPONG', along, 1.22)
    if free:
        upright = g.math('ADD', upright, g.math('LESS_THAN', g.math('ABSOLUTE', along), 0.15))
    level = g.math('ABSOLUTE', g.math('SUBTRACT', z, seam_z))
    joint = g.ramp(g.math('ADD', g.math('MINIMUM', upright, level), ragged), (0.085, 1.0), (0.105, 0.0))
    screw = [g.math('PINGPONG', along, SPACING / 2), g.math('PINGPONG', g.math('ADD', z, 0.1), 0.2)]
    away = g.math('SQRT', g.math('ADD', g.math('MULTIPLY', screw[0], screw[0]), g.math('MULTIPLY', screw[1], screw[1])))
    dab = g.ramp(g.math('ADD', away, g.math('MULTIPLY', ragged, 0.3)), (0.022, 1.0), (0.03, 0.0))
    covered = g.math('MAXIMUM', joint, dab)
    paper = g.mix(1.0, rgb('#bdb9af'), g.ramp(g.noise(place, 1.4, 5), (0.3, 0.93), (0.7, 1.03)), 'MULTIPLY')
    streak = g.noise(g.stretch(place, (22, 22, 1.5)), 1, 4)
    fresh = g.mix(1.0, rgb(mud), g.ramp(streak, (0.3, 0.9), (0.7, 1.02)), 'MULTIPLY')
    height = g.math('ADD', g.math('MULTIPLY', covered, 0.8), g.math('MULTIPLY', g.noise(place, 70, 3), 0.15))
    return g.surface(g.principled(color=g.mix(covered, paper, fresh), rough=0.9, normal=g.bump(height, 0.35, 0.004)))


def fiberglass(code='#c9949b'):
    """Loose glass wool: no clean face, light gets into it."""
    g = Graph('fiberglass')
    at = g.place()
    tone = g.noise(g.stretch(at, (3, 3, 1)), 5, 5, 0.8, 0.7)
    color = g.mix(1.0, rgb(code), g.ramp(tone, (0.25, 0.72), (0.75, 1.15)), 'MULTIPLY')
    relief = g.math('ADD', g.noise(g.stretch(at, (1, 1, 0.4)), 16, 5, 1.0, 0.7), g.math('MULTIPLY', g.noise(at, 150, 2), 0.3))
    return g.surface(g.principled(color=color, rough=1.0, specular=0.1, sheen=0.5, normal=g.bump(relief, 0.9, 0.025)))


def framing(length, top, wood, put, opening=None, seed=2):
    """A stud wall from 0 to `length`; `put(a0, a1, z0, z1, material)` lays a piece across the wall.
    `opening` is ((from, sill), (to, head)). Returns the bays between studs as (from, to)."""
    chance = random.Random(seed)
    put(0, length, 0.0, STUD, wood)
    for i in (1, 2):
        put(0, length, top - i * STUD - 0.0005 * (i - 1), top - (i - 1) * STUD - 0.0005 * i, wood)
    studs = [min(i * SPACING, length - STUD) for i in range(int(length / SPACING) + 2)]
    low, high = STUD + 0.0005, top - 2 * STUD - 0.0015
    for a in sorted(set(studs)):
        a += 0.003 * chance.gauss(0, 1) if 0 < a < length - STUD else 0
        if opening and opening[0][0] - STUD < a < opening[1][0]:
            put(a, a + STUD, low, opening[0][1] - STUD, wood)
            continue
        put(a, a + STUD, low, high, wood)
    if opening:
        (a0, z0), (a1, z1) = opening
        for a in (a0 - STUD, a1):
            put(a, a + STUD, low, high, wood)
        put(a0, a1, z0 - STUD + 0.0005, z0, wood)
        put(a0, a1, z1, high, wood)
    return list(zip([a + STUD for a in studs], studs[1:]))


def batt(low, high, z0, z1, point, wool, seed=1):
    """Wool pressed between two studs: swells in the middle, lumpy; `point(across, out, z)` places it."""
    chance = random.Random(seed)
    phase = [chance.random() * 6.28 for _ in range(4)]

    def at(u, v):
        edge = min(1.0, 7 * min(u, 1 - u)) ** 0.5
        lump = 0.008 * math.sin(9 * v + 4 * u + phase[0]) + 0.006 * math.sin(23 * v + phase[1]) * math.sin(5 * u + phase[2]) + 0.003 * math.sin(51 * v + 17 * u + phase[3])
        return point(low + (high - low) * u, (0.062 + lump) * edge, z0 + (z1 - z0) * v)
    return sheet(14, 90, at, wool)


def ladder(at, turn, body, metal_part, height=1.75, seed=1):
    """A step ladder standing open; `turn` is the way its steps face."""
    x, y = at
    c, n = math.cos(turn), math.sin(turn)

    def world(across, out, z):
        return (x + across * c - out * n, y + across * n + out * c, z)

    def rail(a0, o0, z0, a1, o1, z1, radius):
        rod(radius, world(a0, o0, z0), world(a1, o1, z1), body, sides=10)
    steps = 5
    for side in (-1, 1):
        rail(side * 0.27, -0.36, 0.02, side * 0.17, -0.04, height, 0.019)
        rail(side * 0.25, 0.42, 0.02, side * 0.16, 0.02, height - 0.02, 0.014)
        for out, half in ((-0.36, 0.27), (0.42, 0.25)):
            rod(0.024, world(side * half, out, 0.0), world(side * half, out, 0.05), plain('#1d1d1e', 0.7), sides=12)
        share = 0.52
        rod(0.005, world(side * 0.22, -0.36 + 0.32 * share, height * share), world(side * 0.205, 0.42 - 0.4 * share, height * share), metal_part, sides=8)
    for i in range(1, steps + 1):
        share = i / (steps + 1)
        half = 0.27 - 0.1 * share
        box((2 * half, 0.085, 0.024), world(0, -0.36 + 0.32 * share, height * share), metal_part, 0.004, (0, 0, turn))
        if i < steps:
            rod(0.008, world(-0.25 + 0.09 * share, 0.42 - 0.4 * share, height * share), world(0.25 - 0.09 * share, 0.42 - 0.4 * share, height * share), metal_part, sides=10)
    box((0.4, 0.16, 0.035), world(0, -0.01, height + 0.01), body, 0.012, (0, 0, turn))


def sawhorse(at, turn, wood, length=0.95, height=0.74):
    x, y = at
    c, n = math.cos(turn), math.sin(turn)
    box((length, 0.089, 0.038), (x, y, height - 0.02), wood, 0.002, (math.pi / 2, 0, turn))
    for a in (-1, 1):
        for o in (-1, 1):
            across, tall = a * (length / 2 - 0.12), height - 0.03
            middle = (x + across * c - o * 0.13 * n, y + across * n + o * 0.13 * c, tall / 2)
            box((0.089, 0.038, tall / math.cos(0.3)), middle, wood, 0.002, (o * 0.3, 0, turn))
        brace = a * (length / 2 - 0.12)
        box((0.019, 0.36, 0.089), (x + (brace + 0.055 * a) * c, y + (brace + 0.055 * a) * n, 0.26), wood, 0.002, (0, 0, turn))


def pail(at, body, label, lid=True):
    """A five-gallon pail of joint compound."""
    x, y, z = at
    lathe([(0.0, 0.002), (0.13, 0.0), (0.145, 0.33), (0.155, 0.335), (0.155, 0.35), (0.146, 0.352), (0.146, 0.368)], at, body, 0.003)
    lathe([(0.1385, 0.1), (0.1445, 0.26)], at, label, 0.0008)
    if lid:
        lathe([(0.0, 0.372), (0.13, 0.372), (0.135, 0.378), (0.152, 0.378), (0.153, 0.36)], at, body, 0.002)
    tube([(x - 0.155, y, z + 0.3), (x - 0.14, y - 0.1, z + 0.2), (x, y - 0.17, z + 0.13), (x + 0.14, y - 0.1, z + 0.2), (x + 0.155, y, z + 0.3)], 0.0025, metal('#8c8e90', 0.4))


def work_light(at, aim, body, height=1.5, strength=30.0):
    """A lamp on a tripod looking along `aim` (radians, 0 is +y)."""
    x, y = at
    rod(0.013, (x, y, 0.3), (x, y, height), body)
    for k in range(3):
        a = k * math.tau / 3 + 0.4
        rod(0.009, (x, y, 0.62), (x + 0.42 * math.cos(a), y + 0.42 * math.sin(a), 0.01), body, sides=12)
        rod(0.006, (x, y, 0.32), (x + 0.24 * math.cos(a), y + 0.24 * math.sin(a), 0.28), body, sides=10)
    turn = (-0.12, 0, aim)
    dx, dy = -math.sin(aim), math.cos(aim)
    box((0.27, 0.05, 0.2), (x, y, height + 0.1), body, 0.012, turn)
    box((0.235, 0.004, 0.165), (x + 0.027 * dx, y + 0.027 * dy, height + 0.103), lamp(strength, '#fff0d8'), 0, turn)


def cord(points, code='#d06a1f'):
    tube(points, 0.0042, plain(code, 0.5))


def canvas(low, high, code='#b9ac93', seed=3):
    """A painter's drop cloth lying in folds."""
    chance = random.Random(seed)
    waves = [(chance.uniform(3, 15), chance.uniform(3, 15), chance.random() * 6.28, chance.uniform(0.002, 0.007)) for _ in range(9)]
    (x0, y0), (x1, y1) = low, high

    def point(u, v):
        rise = sum(h * math.sin(p * u + q * v + s) for p, q, s, h in waves)
        return (x0 + (x1 - x0) * u + 0.05 * math.sin(5 * v + 1), y0 + (y1 - y0) * v + 0.05 * math.sin(4 * u), 0.004 + max(0.0, rise))
    return sheet(90, 70, point, cloth(code, 260, fold=0.4))
