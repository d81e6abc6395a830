"""Furniture and things that stand about in a room."""
import math
import random
import bpy
from mathutils import Euler, Vector
from .shapes import ball, box, lathe, pillow, put, rod, sheet, span, tube


def sofa(at, cover, accent, pale, foot, width=2.1, deep=0.9):
    x, y = at
    seat = 0.43
    span((x - width / 2 + 0.1, y - deep / 2 + 0.05, 0.13), (x + width / 2 - 0.1, y + deep / 2 - 0.08, 0.28), cover, 0.02)
    span((x - width / 2 + 0.1, y + deep / 2 - 0.24, 0.2), (x + width / 2 - 0.1, y + deep / 2 - 0.04, 0.74), cover, 0.05)
    inner = (width - 0.4) / 2
    for i in (0, 1):
        middle = x - inner / 2 + i * inner
        pillow((inner + 0.02, deep - 0.18, 0.24), (middle, y - 0.09, seat - 0.06), cover, puff=0.28, wrinkle=0.004, seed=i + 2)
        pillow((inner + 0.01, 0.5, 0.28), (middle, y + 0.15, seat + 0.26), cover, (math.radians(76), 0, 0.02 * i), 0.45, 0.008, seed=i + 5)
        side = x + (i * 2 - 1) * (width / 2 - 0.1)
        box((0.19, deep - 0.06, 0.5), (side, y - 0.02, 0.37), cover, 0.06)
        for dy in (-0.34, 0.34):
            rod(0.018, (side, y + dy, 0), (side, y + dy, 0.14), foot, 0.026)
    pillow((0.46, 0.46, 0.2), (x - width / 2 + 0.42, y - 0.03, seat + 0.27), accent, (math.radians(68), 0.12, 0.32), 0.8, 0.01, 11)
    pillow((0.5, 0.5, 0.2), (x + width / 2 - 0.42, y - 0.02, seat + 0.28), pale, (math.radians(70), -0.1, -0.28), 0.8, 0.01, 12)
    folds = 7
    sheet(60, 50, lambda u, v: (x + 0.3 + u * 0.42 + 0.01 * math.sin(9 * v), *_throw(v, y, deep, seat, u, folds)), accent, 0.008)


def _throw(v, y, deep, seat, u, folds):
    """A blanket over the seat and down its front: (y, z) at share v of its length."""
    crease = 0.007 * math.sin(u * folds * 6.28 + 2 * math.sin(4 * v))
    length = v * 1.15
    if length < 0.62:
        return y + 0.1 - length, seat + 0.075 + crease
    bend = min(1.0, (length - 0.62) / 0.12)
    return y - 0.52 - 0.03 * math.sin(bend * math.pi / 2) + crease, seat + 0.075 - 0.03 * bend - max(0.0, length - 0.68)


def rug(low, high, material):
    (x0, y0), (x1, y1) = low, high
    chance = random.Random(4)
    phase = chance.random()
    sheet(60, 50, lambda u, v: (x0 + u * (x1 - x0), y0 + v * (y1 - y0), 0.012 + 0.002 * math.sin(9 * u + phase) * math.sin(7 * v)), material, 0.011)


def coffee_table(at, top, leg, size=(1.05, 0.55, 0.42)):
    x, y = at
    w, d, h = size
    box((w, d, 0.035), (x, y, h), top, 0.008)
    box((w - 0.16, d - 0.14, 0.02), (x, y, 0.15), top, 0.004)
    for dx in (-1, 1):
        for dy in (-1, 1):
            box((0.035, 0.035, h - 0.02), (x + dx * (w / 2 - 0.06), y + dy * (d / 2 - 0.05), h / 2 - 0.01), leg, 0.004)
    books((x - 0.25, y + 0.02, h + 0.018))
    vase((x + 0.28, y - 0.03, h + 0.018))


def books(at, seed=3, count=3):
    from .materials import plain
    chance = random.Random(seed)
    x, y, z = at
    paper = plain('#e8e0cf', 0.9)
    for i in range(count):
        w, d, h = 0.27 - 0.03 * i, 0.2 - 0.02 * i, 0.028 + 0.012 * chance.random()
        turn = (0, 0, (chance.random() - 0.5) * 0.5)
        cover = plain(chance.choice(['#37506b', '#b65a3c', '#d9cdb5', '#4c5a4a', '#2d2b2a']), 0.5)
        box((w - 0.008, d - 0.006, h - 0.006), (x, y, z + h / 2), paper, 0.001, turn)
        box((w, d, 0.003), (x, y, z + 0.0015), cover, 0.001, turn)
        box((w, d, 0.003), (x, y, z + h - 0.0015), cover, 0.001, turn)
        z += h + 0.0005


def vase(at, height=0.2):
    from .materials import plain
    x, y, z = at
    profile = [(0.03 + 0.035 * math.sin(0.35 + t / 24 * 2.6), t / 24 * height) for t in range(25)]
    lathe(profile, at, plain('#d8d2c4', 0.5), 0.004)
    chance = random.Random(8)
    stem, leaf = plain('#6d7a4a', 0.7), plain('#7d9064', 0.6)
    for _ in range(9):
        a, lean = chance.random() * 6.28, 0.06 + chance.random() * 0.14
        top = (x + math.cos(a) * lean, y + math.sin(a) * lean, z + height + 0.16 + chance.random() * 0.16)
        tube([(x, y, z + 0.05), (x + math.cos(a) * lean * 0.2, y + math.sin(a) * lean * 0.2, z + height), top], 0.0015, stem)
        for k in range(7):
            t = 0.35 + k * 0.1
            spot = [x + math.cos(a) * lean * t, y + math.sin(a) * lean * t, z + height + (top[2] - z - height) * t]
            leafy(spot, 0.035, leaf, chance)


def leafy(at, size, material, chance):
    put(_leaf(size, material), None, at, (chance.random() * 1.2 - 0.4, chance.random() * 1.2 - 0.6, chance.random() * 6.28), smooth=True)


_leaves = {}


def _leaf(size, material):
    """A bent, pointed leaf; meshes are shared by size and material."""
    key = (round(size, 3), material.name)
    if key not in _leaves:
        rows = 8
        points, faces = [], []
        for i in range(rows + 1):
            t = i / rows
            half = size * 0.34 * math.sin(math.pi * min(1, t * 0.96 + 0.04)) ** 0.8
            drop = -0.32 * size * t * t
            points += [(-half, t * size, drop + half * 0.3), (0, t * size, drop), (half, t * size, drop + half * 0.3)]
        for i in range(rows):
            for k in (0, 1):
                a = i * 3 + k
                faces.append((a, a + 1, a + 4, a + 3))
        mesh = bpy.data.meshes.new('leaf')
        mesh.from_pydata(points, [], faces)
        mesh.materials.append(material)
        _leaves[key] = mesh
    return _leaves[key]


def plant(at, pot, leaf, soil, height=1.5, seed=5):
    """A potted tree with large leaves."""
    x, y = at
    chance = random.Random(seed)
    lathe([(0.11 + 0.055 * t / 12, t / 12 * 0.3) for t in range(13)], (x, y, 0), pot, 0.012)
    rod(0.15, (x, y, 0.25), (x, y, 0.262), soil)
    for k in range(3):
        a = k * 2.1 + chance.random()
        lean = 0.06 + 0.13 * chance.random()
        tall = height * (0.72 + 0.28 * chance.random())
        tip = Vector((x + math.cos(a) * lean, y + math.sin(a) * lean, tall))
        root = Vector((x + math.cos(a) * 0.02, y + math.sin(a) * 0.02, 0.25))
        tube([root, root.lerp(tip, 0.4) + Vector((0.01, 0.01, 0)), tip], 0.009, soil)
        for i in range(17):
            t = 0.34 + 0.66 * i / 16
            spot = root.lerp(tip, t)
            turn = (0.55 - 0.9 * t + chance.random() * 0.5, chance.random() * 0.5 - 0.25, i * 2.4 + chance.random() * 0.6)
            size = round(0.17 + 0.09 * chance.random(), 2)
            put(_leaf(size, leaf), None, spot, turn, smooth=True)


def floor_lamp(at, metal, shade, bulb, height=1.58):
    x, y = at
    lathe([(0.0, 0.025), (0.13, 0.022), (0.14, 0.0)], (x, y, 0), metal, 0)
    rod(0.011, (x, y, 0.02), (x, y, height), metal)
    lathe([(0.2, 0.0), (0.15, 0.27)], (x, y, height - 0.14), shade, 0.002)
    ball(0.035, (x, y, height + 0.02), bulb)


def frame(at, size, edge, mat, seed=1):
    """A framed print on a wall in the plane y; `at` is the middle of its back."""
    from .graph import Graph, rgb
    x, y, z = at
    w, h = size
    bar = 0.022
    for dz in (-1, 1):
        box((w, 0.028, bar), (x, y - 0.014, z + dz * (h - bar) / 2), edge, 0.003)
    for dx in (-1, 1):
        box((bar, 0.027, h - 2 * bar), (x + dx * (w - bar) / 2, y - 0.014, z), edge, 0.003)
    box((w - 2 * bar, 0.01, h - 2 * bar), (x, y - 0.008, z), mat, 0)
    g = Graph('print')
    at_point = g.vector('ADD', g.place(), (seed * 7.0, 0.0, 0.0))
    up = g.node('SeparateXYZ', {0: g.place()}).outputs[2]
    share = g.math('ADD', g.math('DIVIDE', g.math('SUBTRACT', up, z - h / 2), h), g.math('MULTIPLY', g.math('SUBTRACT', g.noise(g.stretch(at_point, (1.3, 1, 2.2)), 2.0, 7, 0.6), 0.5), 0.5))
    color = g.ramp(share, (0.2, rgb('#3c4a45')), (0.36, rgb('#7d8a70')), (0.45, rgb('#c9b184')), (0.52, rgb('#dfd3ba')), (0.75, rgb('#b9c4c4')), (0.9, rgb('#8fa3ab')))
    paper = g.surface(g.principled(color=color, rough=0.75))
    border = 0.09 * min(w, h) / 0.6
    box((w - 2 * bar - 2 * border, 0.004, h - 2 * bar - 2 * border), (x, y - 0.0155, z), paper, 0)


def bucket(at, body, handle):
    x, y, z = at
    lathe([(0.0, 0.004), (0.11, 0.0), (0.14, 0.27), (0.148, 0.275)], at, body, 0.003)
    tube([(x - 0.14, y, z + 0.25), (x - 0.15, y - 0.08, z + 0.17), (x, y - 0.16, z + 0.12), (x + 0.15, y - 0.08, z + 0.17), (x + 0.14, y, z + 0.25)], 0.003, handle)


def carton(at, size, card, turn=0.0, open_flaps=False):
    """A moving box standing at `at`: four walls, flaps, tape."""
    from .materials import plain
    x, y, z = at
    w, d, h = size
    c, n = math.cos(turn), math.sin(turn)

    def part(measure, dx, dy, dz, lean=(0, 0)):
        box(measure, (x + dx * c - dy * n, y + dx * n + dy * c, z + dz), card, 0.0015, (lean[0], lean[1], turn))
    for k in (-1, 1):
        part((0.005, d, h), k * (w / 2 - 0.0025), 0, h / 2)
        part((w - 0.01, 0.005, h - 0.001), 0, k * (d / 2 - 0.0025), h / 2)
        if open_flaps:
            part((0.004, d - 0.01, w * 0.42), k * (w / 2 + 0.1), 0, h + 0.12, (0, k * 0.85))
            part((w - 0.01, 0.004, d * 0.42), 0, k * (d / 2 + 0.06), h - 0.045 if k < 0 else h + 0.07, (2.62 if k < 0 else -0.6, 0))
        else:
            part((w - 0.002, d / 2 - 0.002, 0.005), 0, k * d / 4, h + 0.001 + 0.004 * (k > 0), (k * 0.03, 0))
    part((w - 0.01, d - 0.01, 0.005), 0, 0, h * 0.6 if open_flaps else 0.004)
    if not open_flaps:
        tape = plain('#8f7443', 0.25, coat=0.2)
        box((w + 0.001, 0.05, 0.0012), (x, y, z + h + 0.0085), tape, 0, (0, 0, turn))
        for k in (-1, 1):
            box((0.001, 0.05, 0.07), (x + k * (w / 2 + 0.001) * c, y + k * (w / 2 + 0.001) * n, z + h - 0.03), tape, 0, (0, 0, turn))


def rack(low, high, levels, post, shelf):
    """Open shelves of four posts between two corners of the floor."""
    (x0, y0), (x1, y1) = low, high
    top = levels[-1] + 0.03
    for x in (x0, x1):
        for y in (y0, y1):
            box((0.038, 0.038, top + 0.02), (x, y, top / 2 - 0.01), post, 0.003)
    for z in levels:
        box((x1 - x0 + 0.06, y1 - y0 + 0.06, 0.018), ((x0 + x1) / 2, (y0 + y1) / 2, z), shelf, 0.003)


def paint_can(at, metal_part, label, radius=0.083, height=0.19):
    lathe([(0.0, 0.0), (radius, 0.0), (radius, height), (radius * 1.04, height), (radius * 1.04, height + 0.006), (radius * 0.9, height + 0.004), (radius * 0.88, height - 0.004), (0.0, height - 0.003)], at, metal_part, 0)
    lathe([(radius + 0.0012, height * 0.08), (radius + 0.0012, height * 0.88)], at, label, 0.0006)


def hedge(low, high, ground, height, material, count=5200, seed=2, size=0.16):
    """A loose bank of foliage seen through a window or behind a house."""
    chance = random.Random(seed)
    (x0, y0), (x1, y1) = low, high
    blobs = []
    for _ in range(int(max(x1 - x0, y1 - y0) * 1.1)):
        blobs.append((x0 + chance.random() * (x1 - x0), y0 + chance.random() * (y1 - y0), ground + height * (0.25 + 0.55 * chance.random()), 0.8 + chance.random() * 0.9))
    foliage(blobs, material, count, size, seed)


def foliage(blobs, material, count, size, seed=1):
    """Leaves as one mesh, spread through balls (x, y, z, radius), denser at their skin."""
    chance = random.Random(seed)
    points, faces = [], []
    for _ in range(count):
        bx, by, bz, radius = chance.choice(blobs)
        way = Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0, 0.85))).normalized()
        middle = Vector((bx, by, bz)) + way * radius * chance.random() ** 0.35
        turn = Euler((chance.random() * 6.28, chance.random() * 6.28, chance.random() * 6.28)).to_matrix()
        length = size * (0.6 + 0.8 * chance.random())
        start = len(points)
        for px, py, pz in ((-0.3, 0.35, 0.05), (0, 0, 0), (0.3, 0.35, 0.05), (0, 1, 0.0)):
            points.append(middle + turn @ Vector((px * length, py * length, pz * length)))
        faces.append((start + 1, start + 2, start + 3, start))
    mesh = bpy.data.meshes.new('foliage')
    mesh.from_pydata(points, [], faces)
    return put(mesh, material)


