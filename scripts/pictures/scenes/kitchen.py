"""A kitchen: after a leak under the sink and from above (gutted, stained, floor torn up), and rebuilt."""
import math
import random
from library import fixtures as f, furniture, materials as m, rooms, shapes as s, stage

WIDE, HIGH, FRONT = 4.3, 2.6, -5.4
WINDOW = ((-2.7, 1.05), (-1.1, 2.2))
RANGE = (1.98, 2.74)
LOW = ((0.02, 0.62), (0.62, 1.3), (1.3, 1.98), (2.74, 3.34))   # base cabinets along the back wall
FRIDGE = (3.36, 4.26)


def shell(wall, ceiling, trim):
    s.span((-0.2, FRONT, -0.2), (WIDE + 0.2, 0.2, -0.021), m.concrete('#8b8172'), 0)
    s.span((-0.2, FRONT, HIGH), (WIDE + 0.2, 0.2, HIGH + 0.1), ceiling, 0)
    s.span((-0.15, 0, -0.03), (WIDE + 0.15, 0.15, HIGH + 0.02), wall, 0)
    s.span((WIDE, FRONT, -0.03), (WIDE + 0.15, 0.02, HIGH + 0.02), wall, 0)
    s.span((-0.15, FRONT - 0.1, -0.03), (WIDE + 0.15, FRONT, HIGH + 0.02), wall, 0)
    (y0, z0), (y1, z1) = WINDOW
    for low, high in (((FRONT, -0.03), (y0, HIGH + 0.02)), ((y1, -0.03), (0.02, HIGH + 0.02)), ((y0, -0.03), (y1, z0)), ((y0, z1), (y1, HIGH + 0.02))):
        s.span((-0.16, low[0], low[1]), (0, high[0], high[1]), wall, 0)
    middle = (z0 + z1) / 2
    rooms.sash(-0.09, (y0, z0), (y1, middle + 0.02), trim, m.glass(), (2, 1))
    rooms.sash(-0.13, (y0, middle - 0.02), (y1, z1), trim, None, (2, 1))
    rooms.casing(0, (y0, z0), (y1, z1), trim, width=0.08)
    rooms.baseboard((0.001, FRONT), (0.001, -0.6), trim, (1, 0))
    s.span((-14, -18, -1.4), (-0.6, 12, -1.3), m.plain('#5d6b43', 0.9), 0)
    furniture.hedge((-8, -9), (-7, 5), -1.3, 3.6, m.leafage('#3a5428', '#6d8a45'), 5000, size=0.2)


def build(variant):
    (before if variant == 'before' else after)()
    (y0, z0), (y1, z1) = WINDOW
    stage.daylight(33, -116, 0.42, 0.26, 1.3)
    stage.portal((-0.2, (y0 + y1) / 2, (z0 + z1) / 2), (0, -math.pi / 2, 0), (z1 - z0, y1 - y0))
    stage.fill((2.6, FRONT + 0.2, 2.35), (math.radians(58), 0, 0), (2.6, 1.2), 62)
    stage.camera((2.95, -4.35, 1.42), (2.0, 0), 24, -0.05)
    stage.look(1.2)


def after():
    trim = m.paint('#f1efe9', 0.4)
    shell(m.paint('#eae6dc'), m.paint('#f4f2ee'), trim)
    rooms.boards((0, FRONT), (WIDE, 0), m.timber('#8d6a45', '#c19b6d', 0.36, 0.1), wide=0.16)
    green, cream = m.plain('#3e5850', 0.4, coat=0.08), m.plain('#ebe7dd', 0.42, coat=0.08)
    brass, steel, black = m.metal('#b08d52', 0.24), m.metal('#b9bcbf', 0.27, brushed=0), m.plain('#17181a', 0.16, coat=0.6)
    kick, stone = m.plain('#191b1a', 0.6), m.marble()
    for i, (x0, x1) in enumerate(LOW):
        f.base_cabinet(x0, x1, -0.001, green, brass, kick, drawers=3 if i in (0, 3) else 0)
    s.span((0.002, -0.625, 0.8755), (RANGE[0] - 0.002, -0.001, 0.91), stone, 0.003)
    s.span((RANGE[1] + 0.002, -0.625, 0.8755), (FRIDGE[0] - 0.012, -0.001, 0.91), stone, 0.003)
    s.span((0.002, -0.0125, 0.9105), (FRIDGE[0], -0.0005, 1.62), m.tile(0.2, 0.066, ('#e4e2d9', '#f2f0ea'), '#bdb8ad'), 0.0)
    for x0, x1 in ((0.02, 0.67), (0.67, 1.32), (1.32, 1.96), (2.76, 3.34)):
        f.wall_cabinet(x0, x1, -0.013, cream, brass)
    s.span((0.01, -0.36, 2.301), (1.965, -0.013, 2.37), cream, 0.006)
    f.wall_cabinet(*FRIDGE, -0.013, cream, brass, 1.84, 2.3, 0.6)
    s.span((2.755, -0.36, 2.301), (3.345, -0.013, 2.37), cream, 0.006)
    s.span((3.346, -0.65, 2.301), (4.27, -0.013, 2.37), cream, 0.006)
    s.span((3.342, -0.66, 0.0), (3.359, -0.002, 2.3), cream, 0.001)
    f.cooker(*RANGE, -0.001, steel, black)
    f.hood(RANGE[0] + 0.01, RANGE[1] - 0.01, -0.013, steel, HIGH)
    f.fridge(*FRIDGE, -0.001, steel, m.plain('#3b3d3f', 0.4))
    f.faucet((1.0, -0.09, 0.91), brass, 0.3, 0.2)
    s.span((0.72, -0.5, 0.911), (1.28, -0.13, 0.914), m.plain('#d9dbdc', 0.3), 0.001)
    s.span((0.74, -0.48, 0.9145), (1.26, -0.15, 0.9155), m.plain('#6e7173', 0.3), 0.0)
    oak = m.timber('#7e5a37', '#b28657', 0.45)
    for i, (w, h) in enumerate(((0.3, 0.42), (0.24, 0.32))):
        s.box((w, 0.02, h), (0.3 + 0.12 * i, -0.06 - 0.035 * i, 0.915 + h / 2), oak, 0.008, (-0.13, 0, 0))
    clay = [m.plain(c, 0.4, coat=0.3) for c in ('#7d8f86', '#dcd5c6', '#b8a284')]
    for i, (r, h) in enumerate(((0.05, 0.17), (0.043, 0.13), (0.038, 0.1))):
        s.lathe([(r * 0.9, 0), (r, h * 0.3), (r, h * 0.85), (r * 0.92, h), (0.0, h + 0.008)], (1.5 + i * 0.125, -0.14, 0.9105), clay[i], 0)
    island(green, brass, stone, oak)


def island(green, brass, stone, oak):
    s.span((0.95, -2.72, 0.1), (2.55, -2.06, 0.875), green, 0.003)
    s.span((1.0, -2.66, 0), (2.5, -2.1, 0.1), m.plain('#191b1a', 0.6), 0)
    for i in range(3):
        f.shaker((0.98 + i * 0.52, 0.13), (1.47 + i * 0.52, 0.85), -2.721, green, 0.07)
    s.span((0.88, -3.0, 0.8755), (2.62, -1.99, 0.915), stone, 0.004)
    f.bowl((1.75, -2.5, 0.916), m.plain('#dcd5c6', 0.4, coat=0.3), 0.17, 0.09)
    chance = random.Random(3)
    for i in range(8):
        a, r = i * 2.4, 0.075 if i else 0.0
        s.ball(0.038, (1.75 + r * math.cos(a), -2.5 + r * math.sin(a), 0.98 + 0.02 * (i == 0) + 0.008 * chance.random()), m.plain(('#c98a2b', '#b6b043', '#b5532f')[i % 3], 0.42), (1, 1, 0.93))
    furniture.vase((1.2, -2.4, 0.916), 0.24)
    furniture.books((2.3, -2.45, 0.916), 6, 2)
    black = m.plain('#1b1a19', 0.4)
    for x in (1.25, 2.2):
        s.rod(0.19, (x, -3.12, 0.63), (x, -3.12, 0.665), oak)
        for k in range(4):
            a = k * math.pi / 2 + 0.785
            s.rod(0.011, (x + 0.12 * math.cos(a), -3.12 + 0.12 * math.sin(a), 0.63), (x + 0.2 * math.cos(a), -3.12 + 0.2 * math.sin(a), 0), black)
        ring = [(x + 0.175 * math.cos(t * math.tau / 24), -3.12 + 0.175 * math.sin(t * math.tau / 24), 0.22) for t in range(24)]
        s.tube(ring, 0.008, black, closed=True)
    for x in (1.3, 2.15):
        s.rod(0.004, (x, -2.4, 1.95), (x, -2.4, HIGH), black)
        s.lathe([(0.02, 0.24), (0.035, 0.22), (0.1, 0.14), (0.15, 0.0)], (x, -2.4, 1.72), black, 0.003)
        s.ball(0.035, (x, -2.4, 1.8), m.lamp(16))


def before():
    trim = m.paint('#ddd4bf', 0.45, wear=0.5)
    wall = m.paint('#d6caa6', wear=0.35, stains=[(2.3, 0, 2.45, 0.62), (1.0, 0, 0.35, 0.5), (3.7, 0, 0.0, 0.5)], mold=[(1.0, 0, 0.1, 0.7), (2.3, 0, 2.5, 0.5), (3.6, 0, 0.1, 0.7)], peel=[(2.15, 0, 2.2, 0.16), (3.85, 0, 1.35, 0.2)])
    ceiling = m.paint('#e2dac6', wear=0.2, stains=[(2.3, -0.9, HIGH, 0.9)], mold=[(2.35, -0.6, HIGH, 0.5)], peel=[(2.25, -0.9, HIGH, 0.34)])
    shell(wall, ceiling, trim)
    hole = lambda x, y: math.hypot((x - 1.15) / 0.95, (y + 1.35) / 0.62) + 0.12 * math.sin(9 * x + 4 * y) < 1
    wet = [(2.3, -1.3, 0, 0.7), (1.4, -2.4, 0, 0.8)]
    warp = lambda x, y, c: (0.003 * c.random() + 0.035 * math.exp(-((x - 1.2) ** 2 / 1.2 + (y + 2.1) ** 2 / 0.02)), 0.008 * (c.random() - 0.5), 0.03 * (c.random() - 0.5))
    rooms.boards((0, FRONT), (WIDE, 0), m.timber('#6a4a2c', '#96703f', 0.5, wet=wet, tired=0.4), wide=0.11, warp=warp, skip=hole, gap=0.003)
    oak, pulls = m.timber('#7a4f27', '#a97838', 0.42, 0.1, along=2, scale=4, spread=0.12, tired=0.15), m.metal('#7d6a45', 0.45)
    kick, dark = m.plain('#221d18', 0.7), m.plain('#12100e', 0.9)
    f.base_cabinet(*LOW[0], -0.001, oak, pulls, kick, drawers=3)
    f.base_cabinet(*LOW[1], -0.001, oak, pulls, kick, open_at=1, askew=0)
    f.base_cabinet(*LOW[2], -0.001, oak, pulls, kick)
    f.base_cabinet(*LOW[3], -0.001, oak, pulls, kick, doors=1, askew=0)
    laminate = m.paint('#b9ab8b', 0.3, wear=0.9)
    s.span((0.002, -0.625, 0.8755), (RANGE[0], -0.001, 0.91), laminate, 0.01)
    s.span((RANGE[1], -0.625, 0.8755), (FRIDGE[0] - 0.012, -0.001, 0.91), laminate, 0.01)
    s.span((0.002, -0.0125, 0.9105), (FRIDGE[0], -0.0005, 1.42), m.tile(0.108, 0.108, ('#c9bd9a', '#d6cbab'), '#8d8060', 0.25, offset=0.0, gap=0.004, dirt=0.8, lost=[(2.35, -0.01, 1.15, 0.36), (1.5, -0.01, 1.3, 0.16)]), 0.0)
    f.wall_cabinet(0.02, 0.67, -0.013, oak, pulls)
    f.wall_cabinet(0.67, 1.32, -0.013, oak, pulls, missing=1)
    f.wall_cabinet(1.32, 1.96, -0.013, oak, pulls, askew=0)
    f.wall_cabinet(2.76, 3.34, -0.013, oak, pulls, doors=1)
    s.span((2.02, -0.45, 1.56), (2.7, -0.013, 1.66), m.paint('#c9bd9c', 0.4, wear=0.9), 0.012)
    f.shutoff((2.36, -0.001, 0.3), m.metal('#8b7a4b', 0.4))
    s.tube([(2.36, -0.09, 0.3), (2.4, -0.3, 0.2), (2.25, -0.4, 0.03), (2.45, -0.55, 0.02)], 0.009, m.plain('#c9a93a', 0.5))
    chrome = m.metal('#8f8d88', 0.42)
    f.faucet((1.0, -0.09, 0.91), chrome, 0.2, 0.18)
    f.shutoff((3.8, -0.001, 0.45), chrome)
    rooms.outlet((3.62, -0.003, 0.4), trim, dark)
    s.tube([(0.95, -0.3, 0.86), (0.95, -0.3, 0.5), (0.95, -0.32, 0.4), (1.02, -0.34, 0.37), (1.1, -0.3, 0.45), (1.1, -0.05, 0.45)], 0.02, m.plain('#d8d5cb', 0.4))
    furniture.bucket((2.28, -0.95, 0), m.plain('#3c5f8f', 0.4), chrome)
    chance = random.Random(8)
    scrap = m.timber('#6a4a2c', '#96703f', 0.6, tired=0.5)
    for i in range(7):
        s.box((0.5 + 0.5 * chance.random(), 0.107, 0.018), (3.1 + 0.35 * chance.random(), -1.7 + 0.3 * chance.random(), 0.012 + 0.02 * i), scrap, 0.001, (0.03 * chance.gauss(0, 1), 0.02 * chance.gauss(0, 1), 0.4 + 0.5 * chance.gauss(0, 1)))
    plaster = m.plain('#cfc8b8', 0.9)
    for _ in range(16):
        size = 0.03 + 0.1 * chance.random() ** 2
        s.box((size, size * (0.5 + chance.random() * 0.5), 0.012), (2.35 + chance.gauss(0, 0.35), -1.35 + chance.gauss(0, 0.3), 0.012), plaster, 0.002, (chance.gauss(0, 0.1), chance.gauss(0, 0.1), 6 * chance.random()))
