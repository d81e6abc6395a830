"""A living room: after a burst pipe (tide mark, buckled floor, standing water), and put right."""
import math
from library import furniture, materials as m, rooms, shapes as s, stage

DEEP, WIDE, HIGH = 4.6, 5.2, 2.7     # y from 0 (back wall) to -DEEP, x from 0 to WIDE
WINDOW = ((-3.3, 0.75), (-1.5, 2.25))  # in the left wall: (y, z)
DOOR = ((3.75, 0.0), (4.6, 2.05))


def shell(wall, ceiling, trim, pane):
    s.span((-0.3, -7, -0.2), (WIDE + 0.3, 0.3, -0.03), ceiling, 0)
    s.span((-0.3, -7, HIGH), (WIDE + 0.3, 0.3, HIGH + 0.1), ceiling, 0)
    (x0, _), (x1, z1) = DOOR
    s.span((-0.15, 0, -0.03), (x0, 0.15, HIGH), wall, 0)
    s.span((x1, 0, -0.03), (WIDE + 0.15, 0.15, HIGH), wall, 0)
    s.span((x0, 0, z1), (x1, 0.15, HIGH), wall, 0)
    s.span((WIDE, -7, -0.03), (WIDE + 0.15, 0, HIGH), wall, 0)
    (y0, z0), (y1, z1) = WINDOW
    for low, high in (((-7, -0.03), (y0, HIGH)), ((y1, -0.03), (0, HIGH)), ((y0, -0.03), (y1, z0)), ((y0, z1), (y1, HIGH))):
        s.span((-0.16, low[0], low[1]), (0, high[0], high[1]), wall, 0)
    s.span((-0.16, -7, -0.03), (WIDE, -6.9, HIGH), wall, 0)
    middle = (z0 + z1) / 2
    rooms.sash(-0.09, (y0, z0), (y1, middle + 0.02), trim, pane, (2, 1))
    rooms.sash(-0.13, (y0, middle - 0.02), (y1, z1), trim, pane, (2, 1))
    rooms.casing(0, (y0, z0), (y1, z1), trim)
    rooms.casing(0, *[(x, z) for x, z in DOOR], trim, -1, 'y', sill=False)


def build(variant):
    damaged = variant == 'before'
    trim = m.paint('#efece4', 0.4, tide=0.62, wear=0.25) if damaged else m.paint('#efece4', 0.4)
    wall = m.paint('#d9d3c4', tide=0.62, wear=0.18) if damaged else m.paint('#cfd3c9')
    ceiling = m.paint('#f1efea')
    dark, metal = m.plain('#1c1b1a', 0.4), m.metal('#9b958a', 0.3)
    shell(wall, ceiling, trim, m.glass())
    rooms.panel_door((DOOR[0][0], 0.005), DOOR[1], 0.05, trim, metal)
    rooms.outlet((2.9, -0.003, 0.36), trim, dark)
    if damaged:
        flood(trim)
    else:
        home(trim, metal)
    (y0, z0), (y1, z1) = WINDOW
    stage.daylight(34, -122, 0.42, 0.28, 1.2)
    stage.portal((-0.2, (y0 + y1) / 2, (z0 + z1) / 2), (0, -math.pi / 2, 0), (z1 - z0, y1 - y0))
    stage.fill((3.4, -6.2, 2.4), (math.radians(52), 0, math.radians(12)), (3, 2), 95)
    s.span((-14, -20, -1.4), (-0.4, 14, -1.3), m.plain('#5d6b43', 0.9), 0)
    furniture.hedge((-9, -12), (-7.5, 6), -1.3, 3.4, m.plain('#4a5f35', 0.8))
    stage.camera((3.95, -4.55, 1.38), (2.1, 0), 24, -0.06)
    stage.look(1.15)


def flood(trim):
    wet = [(1.9, -1.7, 0, 1.5), (3.6, -1.2, 0, 1.0), (0.8, -3.0, 0, 1.1)]
    wood = m.timber('#6b4526', '#a97a4a', 0.42, 0.05, wet=wet, spread=0.3)

    def warp(x, y, chance):
        hump = sum(h * math.exp(-((x - a) ** 2 / 0.5 + (y - b) ** 2 / 0.05)) for a, b, h in ((2.6, -2.25, 0.085), (1.2, -1.0, 0.05), (3.7, -2.9, 0.05)))
        return hump + 0.004 * chance.random(), 0.012 * (chance.random() - 0.5) + 0.3 * hump * (chance.random() - 0.5), 0.02 * (chance.random() - 0.5) + 5 * hump * (chance.random() - 0.5)
    rooms.boards((0, -7), (WIDE, 0), wood, warp=warp, gap=0.003)
    s.sheet(1, 1, lambda u, v: (u * WIDE, -7 + 7 * v, 0.0035), m.water(), smooth=False)
    rooms.baseboard((0, 0), (DOOR[0][0] - 0.09, 0), trim, (0, -1))
    rooms.baseboard((DOOR[1][0] + 0.09, 0), (WIDE, 0), trim, (0, -1))
    loose = s.box((0.016, 3.4, 0.13), (0.22, -2.2, 0.02), trim, 0.004, (0, 1.35, 0.06))
    loose.name = 'fallen baseboard'
    box = m.cloth('#a98a5f', 300, 0.9)
    s.box((0.5, 0.4, 0.36), (3.45, -0.42, 0.19), box, 0.006, (0, 0, 0.2))
    s.box((0.42, 0.36, 0.3), (3.42, -0.4, 0.53), box, 0.006, (0.02, 0.01, -0.1))
    furniture.bucket((2.35, -0.85, 0.0), m.plain('#c7cacb', 0.35), m.metal('#8b8d8f', 0.4))


def home(trim, metal):
    wood = m.timber('#7a5433', '#b98d5d', 0.34, 0.12)
    rooms.boards((0, -7), (WIDE, 0), wood)
    rooms.baseboard((0, 0), (DOOR[0][0] - 0.09, 0), trim, (0, -1))
    rooms.baseboard((DOOR[1][0] + 0.09, 0), (WIDE, 0), trim, (0, -1))
    rooms.baseboard((0, -7), (0, 0), trim, (1, 0))
    furniture.sofa((1.75, -0.62), m.cloth('#8c949a', 700), m.cloth('#c98b4a', 700), m.cloth('#e5dfd2', 700), m.plain('#3c2a1d', 0.4))
    furniture.rug((0.9, -2.95), (3.2, -1.25), m.cloth('#d8cfbd', 350, fold=0.5))
    furniture.coffee_table((2.05, -2.05), m.timber('#6e4a2c', '#a67a4d', 0.35, 0.15), m.plain('#1d1c1b', 0.4))
    furniture.floor_lamp((0.42, -0.45), m.metal('#6d5a3b', 0.35), m.cloth('#efe6d3', 500, thin=True), m.lamp(9))
    furniture.frame((1.75, 0, 1.66), (0.95, 0.68), m.plain('#2a2622', 0.35), m.plain('#f2efe8', 0.7), 4)
    furniture.plant((3.2, -0.42), m.plain('#b9a58a', 0.55), m.plain('#46683a', 0.42, coat=0.1), m.plain('#6a5640', 0.8))
    linen = m.cloth('#ece5d8', 700, thin=True)
    for y0, y1 in ((-1.48, -1.08), (-3.75, -3.32)):
        rooms.curtain((0.11, y0), (0.11, y1), 2.42, 0.02, linen, 5, 0.035, seed=int(-y0 * 10))
    s.rod(0.012, (0.11, -3.9, 2.44), (0.11, -0.95, 2.44), metal)
