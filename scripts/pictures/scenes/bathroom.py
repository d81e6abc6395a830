"""A bathroom: after years of a leak (mold, fallen tiles, stains), and renewed."""
import math
import random
from library import fixtures as f, furniture, materials as m, rooms, shapes as s, stage

WIDE, HIGH, FRONT = 2.75, 2.5, -4.2
TUB_X, TUB_Y = 1.98, -1.72
WINDOW = ((-1.75, 1.05), (-0.75, 2.05))


def shell(wall, ceiling, floor):
    s.span((-0.2, FRONT, -0.1), (WIDE + 0.2, 0.2, 0), floor, 0)
    s.span((-0.2, FRONT, HIGH), (WIDE + 0.2, 0.2, HIGH + 0.1), ceiling, 0)
    s.span((-0.15, 0, -0.02), (WIDE + 0.15, 0.15, HIGH + 0.02), wall, 0)
    s.span((WIDE, FRONT, -0.02), (WIDE + 0.15, 0.02, HIGH + 0.02), wall, 0)
    s.span((-0.15, FRONT - 0.1, -0.02), (WIDE + 0.15, FRONT, HIGH + 0.02), wall, 0)
    (y0, z0), (y1, z1) = WINDOW
    for low, high in (((FRONT, -0.02), (y0, HIGH + 0.02)), ((y1, -0.02), (0.02, HIGH + 0.02)), ((y0, -0.02), (y1, z0)), ((y0, z1), (y1, HIGH + 0.02))):
        s.span((-0.16, low[0], low[1]), (0, high[0], high[1]), wall, 0)


def surround(back, side, top):
    """Tiles on the three walls of the tub."""
    s.span((TUB_X - 0.06, -0.012, 0.02), (WIDE, -0.0005, top), back, 0.001)
    s.span((WIDE - 0.012, TUB_Y - 0.02, 0.02), (WIDE - 0.0005, -0.0125, top), side, 0.001)


def window(trim, pane):
    (y0, z0), (y1, z1) = WINDOW
    rooms.sash(-0.1, (y0, z0), (y1, z1), trim, pane, (2, 2))
    rooms.casing(0, (y0, z0), (y1, z1), trim, width=0.075)
    s.span((-9, -14, -2.5), (-0.6, 10, -2.4), m.plain('#5d6b43', 0.9), 0)
    furniture.hedge((-7, -7), (-6, 5), -2.4, 4.6, m.leafage('#3a5428', '#6d8a45'), 5000, size=0.2)


def build(variant):
    damaged = variant == 'before'
    (before if damaged else after)()
    (y0, z0), (y1, z1) = WINDOW
    stage.daylight(38, -115, 0.4, 0.2, 1.5)
    stage.portal((-0.18, (y0 + y1) / 2, (z0 + z1) / 2), (0, -math.pi / 2, 0), (z1 - z0, y1 - y0))
    stage.fill((1.35, FRONT + 0.15, 2.3), (math.radians(62), 0, 0), (2, 0.8), 20)
    stage.camera((1.22, -3.75, 1.36), (1.5, 0), 22, -0.05)
    stage.look(1.4)


def after():
    white, trim = m.plain('#f4f3f0', 0.12, coat=0.5, uneven=0.03), m.paint('#f1efe9', 0.4)
    brass = m.metal('#b08d52', 0.24)
    shell(m.paint('#b3c2b8'), m.paint('#f4f2ee'), m.tile(0.6, 0.3, ('#b9b6ae', '#c6c3bb'), '#9d9a93', 0.32, 'floor', gap=0.003))
    surround(m.tile(0.2, 0.066, ('#eeede8', '#f6f5f2'), '#cfccc5'), m.tile(0.2, 0.066, ('#eeede8', '#f6f5f2'), '#cfccc5', lies='side'), HIGH - 0.02)
    window(trim, m.glass())
    f.tub((TUB_X, TUB_Y), (WIDE - 0.013, -0.013), 0.53, white, brass)
    f.shower_set((TUB_X + WIDE) / 2, -0.012, brass)
    oak = m.timber('#8a6540', '#bd9465', 0.42, 0.05, along=2, scale=4, spread=0.1)
    dark = m.plain('#2a2724', 0.6)
    f.base_cabinet(0.12, 0.82, -0.001, oak, brass, dark, 0.52, 0.82)
    f.base_cabinet(0.82, 1.52, -0.001, oak, brass, dark, 0.52, 0.82, drawers=3)
    s.span((0.105, -0.55, 0.8205), (1.54, -0.001, 0.85), m.marble(), 0.003)
    s.span((0.105, -0.02, 0.8505), (1.54, -0.001, 0.95), m.marble(), 0.002)
    f.bowl((0.82, -0.28, 0.851), white, 0.2, 0.12)
    f.faucet((0.82, -0.075, 0.85), brass, 0.27, 0.17)
    f.mirror((0.82, -0.0005, 1.55), 0.42, brass, m.plain('#f0f2f2', 0.02, 1.0, uneven=0.01))
    for x in (0.22, 1.42):
        f.sconce((x, -0.0005, 1.52), brass, m.cloth('#f5efe2', 400, thin=True), m.lamp(14))
    f.towels((1.3, -0.26, 0.85), [m.cloth('#d9d4c8', 500, fold=0.5), m.cloth('#8fa39a', 500, fold=0.5)], (0.3, 0.22))
    s.lathe([(0.028, 0), (0.032, 0.1), (0.03, 0.13), (0.01, 0.14), (0.01, 0.16)], (0.42, -0.2, 0.85), m.plain('#5d4630', 0.25, coat=0.4), 0)
    furniture.vase((0.3, -0.16, 0.85), 0.14)
    f.hanging(1.68, 1.9, -0.0005, 1.25, 0.75, m.cloth('#8fa39a', 500, fold=0.5), brass)
    furniture.rug((0.55, -1.35), (1.55, -0.75), m.cloth('#d7d2c5', 260, fold=0.7))
    for a, b, out in (((0, -0.001), (0.1, -0.001), (0, -1)), ((1.53, -0.001), (TUB_X - 0.065, -0.001), (0, -1)), ((0.001, FRONT), (0.001, -0.02), (1, 0))):
        rooms.baseboard(a, b, trim, out, 0.12)


def before():
    trim = m.paint('#dcd3bd', 0.5, wear=0.5)
    chrome = m.metal('#8f8d88', 0.42)
    yellowed = m.plain('#d9cfb4', 0.3, coat=0.2, uneven=0.15)
    wall = m.paint('#cfccb2', wear=0.3, stains=[(1.6, 0, 2.45, 0.42), (1.8, 0, 0.1, 0.4)], mold=[(1.72, 0, 2.2, 0.75), (1.8, 0, 0.35, 0.6), (WIDE, -1.0, 2.4, 0.9), (0.1, 0, 2.4, 0.5)], peel=[(1.74, 0, 1.7, 0.16), (1.62, 0, 2.28, 0.16)])
    ceiling = m.paint('#e0dbcb', stains=[(1.55, -0.5, HIGH, 0.5)], mold=[(2.3, -0.3, HIGH, 0.9), (1.7, -0.2, HIGH, 0.5)], peel=[(1.55, -0.75, HIGH, 0.28)])
    shell(wall, ceiling, m.tile(0.1, 0.1, ('#a8a28d', '#bdb7a0'), '#6e6656', 0.35, 'floor', 0.0, 0.004, dirt=0.8, lost=[(1.35, -1.0, 0, 0.42), (1.75, -1.9, 0, 0.25)]))
    lost = [(2.2, -0.01, 0.95, 0.24), (2.45, -0.01, 0.75, 0.16)]
    look = dict(codes=('#c3c9b4', '#d2d6c2'), grout='#8a8168', offset=0.0, gap=0.0045, dirt=0.75, rough=0.25)
    surround(m.tile(0.108, 0.108, lost=lost, **look), m.tile(0.108, 0.108, lies='side', lost=[(WIDE, -0.75, 0.72, 0.3), (WIDE, -0.2, 1.3, 0.16)], **look), 1.85)
    window(trim, m.glass())
    f.tub((TUB_X, TUB_Y), (WIDE - 0.013, -0.013), 0.5, yellowed, chrome)
    f.shower_set((TUB_X + WIDE) / 2, -0.012, chrome)
    oak = m.timber('#6b4a2b', '#946c42', 0.5, along=2, scale=4, spread=0.12, tired=0.35)
    dark = m.plain('#2a2724', 0.7)
    f.base_cabinet(0.12, 0.82, -0.001, oak, chrome, dark, 0.52, 0.8, askew=1)
    f.base_cabinet(0.82, 1.52, -0.001, oak, chrome, dark, 0.52, 0.8)
    s.span((0.105, -0.55, 0.8005), (1.54, -0.001, 0.835), m.paint('#c8bfa6', 0.35, wear=0.8), 0.01)
    f.bowl((0.82, -0.28, 0.836), yellowed, 0.2, 0.09)
    f.faucet((0.82, -0.075, 0.835), chrome, 0.16, 0.14)
    s.span((0.28, -0.012, 1.12), (1.36, -0.0005, 1.86), m.plain('#b9bbb4', 0.08, 1.0, uneven=0.06), 0.002)
    s.span((0.4, -0.1, 1.93), (1.24, -0.0005, 2.05), m.plain('#b5b1a6', 0.35, 0.6), 0.006)
    for x in (0.53, 0.82, 1.11):
        s.ball(0.05, (x, -0.13, 1.95), m.lamp(5, '#ffc98a') if x < 1 else m.plain('#bab5a8', 0.2))
    chance = random.Random(6)
    piece = s.box_mesh(0.106, 0.106, 0.008)
    glaze = m.plain('#cdd1bd', 0.25)
    for _ in range(9):
        s.put(piece, glaze, (1.45 + 0.45 * chance.random(), -1.5 + 1.0 * chance.random(), 0.008 + 0.02 * chance.random()), (chance.gauss(0, 0.12), chance.gauss(0, 0.12), chance.random() * 6), 0.001)
    furniture.bucket((1.72, -0.62, 0), m.plain('#b04a35', 0.45), m.metal('#777777', 0.4))
