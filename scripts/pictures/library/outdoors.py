"""What stands and grows round a house."""
import math
import random
import bpy
import numpy as np
from .furniture import foliage
from .shapes import put, rod, sheet, tube


def clapboards(low, high, y, material, show=0.125, out=0.024):
    """Siding on a wall facing -y between (x, z) corners: each board leans out over the one below."""
    (x0, z0), (x1, z1) = low, high
    points, faces = [], []
    z = z0
    while z < z1 - 0.001:
        top = min(z + show, z1)
        lean = out * (top - z) / show
        start = len(points)
        points += [(x0, y - out, z), (x1, y - out, z), (x0, y - out + lean, top), (x1, y - out + lean, top), (x0, y, z), (x1, y, z)]
        faces += [(start, start + 1, start + 3, start + 2), (start + 4, start + 5, start + 1, start)]
        z = top
    mesh = bpy.data.meshes.new('siding')
    mesh.from_pydata(points, [], faces)
    return put(mesh, material)


def grass(low, high, material, count, height=0.07, bare=None, seed=1):
    """Blades of grass as one mesh of triangles; `bare(x, y)` tells where none grows (arrays)."""
    chance = np.random.default_rng(seed)
    x = chance.uniform(low[0], high[0], count)
    y = chance.uniform(low[1], high[1], count)
    if bare is not None:
        keep = ~bare(x, y)
        x, y = x[keep], y[keep]
    n = len(x)
    clump = 0.7 + 0.5 * np.sin(x * 2.3 + np.sin(y * 1.7) * 2) * np.sin(y * 2.9 + np.sin(x * 1.3) * 2)
    tall = height * (0.5 + 0.7 * chance.random(n)) * (0.75 + 0.35 * clump)
    turn, lean = chance.uniform(0, math.tau, n), chance.normal(0, 0.45, (2, n))
    half = 0.0028 + 0.0022 * chance.random(n)
    left = np.stack([x - half * np.cos(turn), y - half * np.sin(turn), np.zeros(n)], 1)
    right = np.stack([x + half * np.cos(turn), y + half * np.sin(turn), np.zeros(n)], 1)
    tip = np.stack([x + lean[0] * tall, y + lean[1] * tall, tall], 1)
    points = np.stack([left, right, tip], 1).reshape(-1, 3).astype(np.float32)
    mesh = bpy.data.meshes.new('grass')
    mesh.vertices.add(3 * n)
    mesh.vertices.foreach_set('co', points.ravel())
    mesh.loops.add(3 * n)
    mesh.loops.foreach_set('vertex_index', np.arange(3 * n, dtype=np.int32))
    mesh.polygons.add(n)
    mesh.polygons.foreach_set('loop_start', np.arange(0, 3 * n, 3, dtype=np.int32))
    mesh.polygons.foreach_set('loop_total', np.full(n, 3, np.int32))
    mesh.update()
    return put(mesh, material)


def tree(at, height, bark, leaf, leaves=6500, spread=0.34, seed=1, size=0.16):
    """A broad-leaved tree: trunk, boughs and a crown of leaf balls at their ends."""
    chance = random.Random(seed)
    x, y, z = at
    fork = height * 0.36
    rod(height * 0.035, (x, y, z - 0.2), (x, y, z + fork), bark, height * 0.022)
    blobs = []
    for i in range(13):
        a, up = i * 2.4 + chance.random(), 0.45 + 0.55 * i / 12
        out = height * spread * (1.15 - 0.75 * (i / 12)) * (0.6 + 0.5 * chance.random())
        end = (x + math.cos(a) * out, y + math.sin(a) * out, z + height * (up - 0.06))
        tube([(x, y, z + fork * 0.9), (x + math.cos(a) * out * 0.35, y + math.sin(a) * out * 0.35, z + height * (0.36 + 0.5 * (up - 0.36))), end], height * 0.008, bark)
        blobs.append((*end, height * (0.11 + 0.07 * chance.random())))
        blobs.append(((end[0] + x) / 2, (end[1] + y) / 2, end[2] + height * 0.04, height * 0.12))
    return foliage(blobs, leaf, leaves, size, seed)


def shrub(at, radius, leaf, count=1500, seed=1):
    chance = random.Random(seed)
    x, y, z = at
    blobs = [(x + chance.gauss(0, 0.35) * radius, y + chance.gauss(0, 0.25) * radius, z + radius * (0.45 + 0.4 * chance.random()), radius * (0.4 + 0.25 * chance.random())) for _ in range(9)]
    return foliage(blobs, leaf, count, 0.055, seed)


def wrinkled(corners, across, down, lift, material, seed=1):
    """A tarp between four corner points, lifted by folds along `lift`."""
    chance = random.Random(seed)
    waves = [(chance.uniform(3, 14), chance.uniform(2, 9), chance.random() * 6.28, chance.uniform(0.006, 0.026)) for _ in range(11)]
    a, b, c, d = corners

    def point(u, v):
        rise = sum(h * math.sin(p * u + q * v + s) for p, q, s, h in waves)
        edge = min(1, 9 * min(u, 1 - u, v, 1 - v) + 0.25)
        wobble = 0.03 * math.sin(11 * v + 2 * u)
        return tuple((1 - u) * (1 - v) * a[i] + u * (1 - v) * b[i] + (1 - u) * v * c[i] + u * v * d[i] + lift[i] * (0.035 + rise * edge) + ((wobble, 0.06 * math.sin(8 * u + 1) * v * math.cos(0.6), 0.04 * math.sin(8 * u + 1) * v)[i]) for i in range(3))
    return sheet(across, down, point, material)
