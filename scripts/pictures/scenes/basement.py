"""A basement: wet and moldy, being framed and hung with drywall, and finished as a laundry room."""
import math
import random
from library import building, fixtures as f, furniture, materials as m, rooms, shapes as s, stage

WIDE, HIGH, FRONT = 4.2, 2.35, -5.0
WINDOW = ((-2.3, 1.45), (-1.1, 2.1))


def shell(wall, floor, lid):
    s.span((-0.3, FRONT, -0.2), (WIDE + 0.3, 0.3, -0.021), floor, 0)
    s.span((-0.3, FRONT, HIGH + 0.24), (WIDE + 0.3, 0.3, HIGH + 0.3), lid, 0)
    s.span((-0.2, 0, -0.03), (WIDE + 0.2, 0.2, HIGH + 0.26), wall[0], 0)
    s.span((WIDE, FRONT, -0.03), (WIDE + 0.2, 0.02, HIGH + 0.26), wall[1], 0)
    s.span((-0.2, FRONT - 0.1, -0.03), (WIDE + 0.2, FRONT, HIGH + 0.26), wall[0], 0)
    (y0, z0), (y1, z1) = WINDOW
    for low, high in (((FRONT, -0.03), (y0, HIGH + 0.26)), ((y1, -0.03), (0.02, HIGH + 0.26)), ((y0, -0.03), (y1, z0)), ((y0, z1), (y1, HIGH + 0.26))):
        s.span((-0.22, low[0], low[1]), (0, high[0], high[1]), wall[1], 0)
    s.span((-14, -18, 1.3), (-0.3, 12, 1.35), m.plain('#6a774c', 0.9), 0)
    furniture.hedge((-7, -8), (-6, 5), 1.2, 2.6, m.leafage('#3a5428', '#6d8a45'), 4000, size=0.18)


def build(variant):
    {'before': before, 'during': during, 'after': after}[variant]()
    (y0, z0), (y1, z1) = WINDOW
    stage.daylight(30, -112, 0.5, 0.26, 1.3)
    stage.portal((-0.24, (y0 + y1) / 2, (z0 + z1) / 2), (0, -math.pi / 2, 0), (z1 - z0, y1 - y0))
    stage.fill((2.2, FRONT + 0.2, 2.1), (math.radians(64), 0, 0), (3, 1), {'before': 75, 'during': 70, 'after': 62}[variant])
    stage.camera((2.75, -4.25, 1.38), (1.9, 0), 24, -0.045)
    stage.look(1.25)


def blocks(lies, wet=()):
    """Concrete block, painted once; with wet spots also damp from below, white salt and mold."""
    g = m.Graph('block')
    place = g.place()
    x, y, z = g.node('SeparateXYZ', {0: place}).outputs
    brick = g.node('TexBrick', {'Vector': g.add('CombineXYZ', {0: x if lies == 'back' else y, 1: z}), 'Scale': 1.0, 'Brick Width': 0.406, 'Row Height': 0.203, 'Mortar Size': 0.006, 'Mortar Smooth': 0.4, 'Bias': 0.0, 'Color1': (0.0, 0.0, 0.0), 'Color2': (1.0, 1.0, 1.0)})
    color = g.mix(brick.outputs['Color'], m.rgb('#a8a59b'), m.rgb('#bab7ac'))
    color = g.mix(1.0, color, g.ramp(g.noise(place, 2.0, 5, 0.4), (0.3, 0.8), (0.7, 1.05)), 'MULTIPLY')
    if wet:
        color = damp(g, place, z, color, wet)
    height = g.math('SUBTRACT', g.math('MULTIPLY', g.noise(place, 80, 4), 0.3), brick.outputs['Fac'])
    return g.surface(g.principled(color=color, rough=0.88, normal=g.bump(height, 0.6, 0.005)))


def damp(g, place, z, color, wet):
    level = g.math('ADD', z, g.math('MULTIPLY', g.math('SUBTRACT', g.noise(place, 1.6, 5), 0.5), 0.9))
    soaked = g.math('MULTIPLY', g.ramp(level, (0.45, 1.0), (0.85, 0.0)), 0.72)
    color = g.mix(soaked, color, g.mix(1.0, color, m.rgb('#7d7364'), 'MULTIPLY'))
    line = g.ramp(level, (0.7, 0.0), (0.82, 1.0), (0.95, 0.0))
    salt = g.math('MULTIPLY', line, g.ramp(g.noise(place, 13, 5), (0.48, 0.0), (0.62, 0.75)))
    color = g.mix(salt, color, m.rgb('#e6e3da'))
    near = m._spots(g, wet, 1.0, 2.5)
    speck = g.math('MULTIPLY', g.ramp(g.noise(place, 34, 5, rough=0.75), (0.46, 0.0), (0.58, 1.0)), g.ramp(near, (0.1, 0.95), (1.0, 0.0)))
    return g.mix(speck, color, m.rgb('#26291f'))


def before():
    mold = [(0.2, 0, 0.5, 0.8), (2.9, 0, 0.35, 0.9), (WIDE, -0.6, 0.6, 1.0), (0, -0.4, 0.6, 0.8)]
    floor = m.concrete('#8f8a80', wet=[(1.3, -1.3, 0, 1.15), (2.8, -2.1, 0, 0.75), (0.5, -2.8, 0, 0.6)], cracks=0.55)
    shell((blocks('back', mold), blocks('side', mold)), floor, m.timber('#6a4f33', '#8d6d47', 0.8))
    joists(m.timber('#6f5233', '#9c7a4f', 0.7, along=1, tired=0.2))
    (y0, z0), (y1, z1) = WINDOW
    rooms.sash(-0.16, (y0, z0), (y1, z1), m.paint('#8b8577', 0.6, wear=0.8), m.glass(), (2, 1))
    copper, iron = m.metal('#9a6a45', 0.4), m.metal('#5b5a57', 0.5)
    s.rod(0.011, (0.0, -0.35, HIGH - 0.03), (WIDE, -0.35, HIGH - 0.03), copper)
    s.rod(0.011, (0.0, -0.47, HIGH - 0.035), (WIDE, -0.47, HIGH - 0.035), copper)
    s.rod(0.05, (2.15, -0.12, 0), (2.15, -0.12, HIGH + 0.1), m.plain('#2d2c2b', 0.6), sides=24)
    s.rod(0.062, (2.15, -0.12, 1.1), (2.15, -0.12, 1.18), m.plain('#2d2c2b', 0.6), sides=24)
    heater(3.45, -0.5, m.paint('#c8c6bd', 0.45, wear=0.9), copper, iron)
    card = m.paint('#96825f', 0.9, tide=0.3)
    furniture.carton((1.3, -0.72, -0.02), (0.46, 0.36, 0.34), card, 0.35, True)
    furniture.carton((0.62, -0.95, -0.02), (0.5, 0.4, 0.36), card, -0.2)
    furniture.carton((0.6, -0.94, 0.345), (0.42, 0.34, 0.28), m.cloth('#8c7755', 300), 0.12)
    storage(iron)
    furniture.bucket((1.95, -1.35, -0.02), m.plain('#c9b23c', 0.45), iron)
    s.rod(0.004, (2.3, -1.6, 2.05), (2.3, -1.6, HIGH + 0.2), m.plain('#161616', 0.5))
    s.rod(0.02, (2.3, -1.6, 2.0), (2.3, -1.6, 2.06), m.plain('#161616', 0.5))
    s.ball(0.032, (2.3, -1.6, 1.965), m.lamp(28))
    chance = random.Random(4)
    for i in range(3):
        s.box((0.035, 0.085, 1.9), (WIDE - 0.1 - 0.09 * i, -1.7 - 0.1 * i, 0.93), m.timber('#7d5f3d', '#aa8759', 0.7, along=2, tired=0.3), 0.002, (0.06 + 0.04 * chance.random(), 0.07, 0))


def joists(wood):
    for i in range(11):
        s.span((0.18 + i * 0.406, FRONT, HIGH), (0.22 + i * 0.406, 0.0, HIGH + 0.239), wood, 0.002)


def during():
    shell((blocks('back'), blocks('side')), m.concrete('#a19c92', cracks=0.35), m.timber('#8a6c49', '#b08e62', 0.8))
    joists(m.timber('#8d6d44', '#b8935f', 0.7, along=1))
    white, frame = m.paint('#f2f0ea', 0.4), m.metal('#a5a6a7', 0.4)
    (y0, z0), (y1, z1) = WINDOW
    rooms.sash(-0.16, (y0, z0), (y1, z1), white, m.glass(), (2, 1))
    framed_walls()
    services(frame)
    gypsum = m.plain('#c6c2b7', 0.9)
    for i in range(7):
        slip = 0.01 * math.sin(5 * i)
        s.span((0.42 + slip, -2.95, 0.04 + i * 0.0131), (1.52 + slip, -0.62 + slip * 1.5, 0.0527 + i * 0.0131), gypsum, 0.0015)
    lumber = m.timber('#b58f5a', '#dcbc88', 0.65, along=0, scale=4, spread=0.15)
    for y in (-2.6, -0.95):
        s.span((0.4, y, -0.02), (1.55, y + 0.089, 0.0185), lumber, 0.002)
    for x in (2.02, 2.86):
        building.sawhorse((x, -1.5), math.pi / 2, m.timber('#a07a49', '#cdaa74', 0.7, along=0, scale=4), 0.8, 0.72)
    for i, (x, y) in enumerate(((2.4, -1.72), (2.5, -1.61), (2.34, -1.5), (2.46, -1.34))):
        s.box((1.75 - 0.2 * (i % 2), 0.089, 0.038), (x, y, 0.742), lumber, 0.002, (0, 0, 0.02 * math.sin(9 * i)))
    s.box((0.61, 0.024, 0.055), (2.5, -1.62, 0.79), m.plain('#c8a32e', 0.4), 0.004, (0, 0, 0.22))
    building.ladder((3.45, -0.78), -0.5, m.plain('#b8862b', 0.45), frame)
    compound, band = m.plain('#e4e2da', 0.4), m.plain('#2f6f63', 0.45)
    building.pail((2.32, -0.42, -0.02), compound, band)
    building.pail((2.7, -0.5, -0.02), compound, band, lid=False)
    s.rod(0.138, (2.7, -0.5, 0.26), (2.7, -0.5, 0.28), m.plain('#e9e5da', 0.8))
    building.work_light((1.82, -0.72), 0.62, m.plain('#242527', 0.5))
    building.cord([(1.82, -0.72, 0.3), (1.85, -0.8, 0.0), (1.7, -1.2, -0.016), (2.1, -1.35, -0.016), (2.6, -1.0, -0.016), (3.1, -1.3, -0.016), (3.0, -1.9, -0.016), (3.6, -2.6, -0.016)])
    offcuts(lumber, gypsum)


def framed_walls():
    wood = m.timber('#b08a57', '#d9b883', 0.65, along=2, scale=4, spread=0.18)
    flat = m.timber('#b08a57', '#d9b883', 0.65, along=0, scale=4, spread=0.18)
    deep, gap = building.DEPTH, 0.012
    top = HIGH + 0.02
    back = building.framing(WIDE - 0.25, top, wood, lambda a, b, low, high, _: s.span((0.12 + a, -gap - deep, low - 0.02), (0.12 + b, -gap, high - 0.02), wood if high - low > 0.1 else flat, 0.002))
    (y0, z0), (y1, z1) = WINDOW
    hole = ((-y1 - 0.101, z0 - 0.02), (-y0 - 0.101, z1 - 0.02))
    left = building.framing(4.5, top, wood, lambda a, b, low, high, _: s.span((gap, -0.105 - b, low - 0.02), (gap + deep, -0.105 - a, high - 0.02), wood, 0.002), hole, 5)
    wool = building.fiberglass()
    for n, (a, b) in enumerate(back[:4]):
        if n != 2:
            building.batt(0.12 + a, 0.12 + b, 0.03, HIGH - 0.08, lambda x, out, z: (x, -0.02 - out, z), wool, n)
    for n, (a, b) in enumerate(left[:3]):
        building.batt(-0.105 - a, -0.105 - b, 0.03, HIGH - 0.08, lambda y, out, z: (0.02 + out, y, z), wool, 20 + n)
    face, start = -gap - deep - 0.0005, 1.74
    board = building.drywall('x', start, free=True)
    s.span((start, face - 0.0127, 1.2215), (WIDE - 0.114, face, HIGH - 0.002), board, 0.0012)
    s.span((start + 0.812, face - 0.0127, 0.004), (WIDE - 0.114, face, 1.219), board, 0.0012)
    s.span((WIDE - 0.1135, FRONT, -0.01), (WIDE - 0.1008, -0.02, HIGH - 0.002), building.drywall('y', -0.114), 0.0012)


def services(frame):
    """Wiring through the studs, boxes, a duct and cans between the joists."""
    yellow, blue = m.plain('#c9b04a', 0.5), m.plain('#2f5f9e', 0.5)
    for z in (0.62, 0.66):
        s.tube([(0.14 + 0.1 * k, -0.055 - 0.012 * math.sin(k * 1.9), z + 0.014 * math.sin(k * 1.3)) for k in range(24)], 0.0055, yellow)
    s.tube([(1.4, -0.06, 0.4), (1.37, -0.06, 0.9), (1.39, -0.055, 1.6), (1.37, -0.06, HIGH - 0.05), (1.37, -0.1, HIGH + 0.06), (1.3, -0.9, HIGH + 0.03), (1.35, -2.6, HIGH + 0.05)], 0.0055, yellow)
    for x in (1.376, 2.19):
        s.span((x, -0.112, 0.28), (x + 0.055, -0.045, 0.375), blue, 0.004)
        s.span((x + 0.006, -0.1125, 0.288), (x + 0.049, -0.108, 0.367), m.plain('#1d2a3d', 0.7), 0.001)
    s.rod(0.1, (2.82, FRONT, HIGH + 0.12), (2.82, -0.02, HIGH + 0.12), m.metal('#b3b5b6', 0.35), sides=48)
    for x, y in ((1.2, -1.2), (3.2, -1.2)):
        s.rod(0.085, (x, y, HIGH + 0.02), (x, y, HIGH + 0.16), frame, sides=40)
        s.rod(0.07, (x, y, HIGH + 0.014), (x, y, HIGH + 0.019), m.lamp(10, '#ffe3c0'))


def offcuts(lumber, gypsum):
    chance = random.Random(3)
    for i in range(7):
        s.box((0.12 + 0.3 * chance.random(), 0.089, 0.038), (2.55 + chance.gauss(0, 0.5), -1.15 + chance.gauss(0, 0.25), -0.001), lumber, 0.002, (0, 0, chance.random() * 6))
    for _ in range(26):
        size = 0.02 + 0.1 * chance.random() ** 2
        s.box((size, size * (0.4 + 0.6 * chance.random()), 0.0127), (2.6 + chance.gauss(0, 0.7), -0.75 + chance.gauss(0, 0.35), -0.0135), gypsum, 0.001, (0, 0, chance.random() * 6))


def storage(iron):
    """Old shelves against the back wall with what a family forgets in a basement."""
    furniture.rack((0.22, -0.48), (1.62, -0.1), (0.18, 0.66, 1.14, 1.62), m.timber('#6b5132', '#8f7048', 0.8, along=2, tired=0.4), m.timber('#6b5132', '#8f7048', 0.8, tired=0.5))
    chance = random.Random(12)
    for i, x in enumerate((0.36, 0.56, 0.75)):
        furniture.paint_can((x, -0.28 + 0.05 * chance.random(), 1.63), iron, m.paint(('#c9c2ad', '#4f6a7a', '#a9a394')[i], 0.5, wear=0.8))
    furniture.paint_can((0.71, -0.22, 1.15), iron, m.paint('#8a4a38', 0.5, wear=0.8), 0.055, 0.13)
    furniture.carton((1.2, -0.29, 1.63), (0.44, 0.32, 0.26), m.cloth('#93805f', 300), 0.04)
    furniture.carton((1.3, -0.28, 1.15), (0.4, 0.3, 0.22), m.cloth('#8f7246', 300), -0.05)
    for i in range(9):
        high = 0.2 + 0.07 * chance.random()
        s.box((0.028 + 0.02 * chance.random(), 0.18, high), (0.3 + i * 0.046, -0.27, 0.669 + high / 2), m.paint(chance.choice(('#5a4334', '#39485a', '#7a6b52', '#6a3a32')), 0.7, wear=0.6), 0.002, (0, 0.03 * chance.gauss(0, 1), 0))
    s.span((0.9, -0.44, 0.67), (1.5, -0.14, 0.93), m.plain('#8fa0a8', 0.35, coat=0.1), 0.03)
    s.span((0.885, -0.455, 0.931), (1.515, -0.125, 0.965), m.plain('#3d5568', 0.4), 0.012)
    s.pillow((0.6, 0.32, 0.3), (0.55, -0.28, 0.3), m.cloth('#6d6a5c', 300, fold=0.8), (0, 0, 0.1), 0.5, 0.03, 4)
    s.lathe([(0.0, 0.0), (0.15, 0.0), (0.17, 0.26), (0.178, 0.265)], (1.2, -0.28, 0.19), m.plain('#a8a59a', 0.4), 0.004)


def heater(x, y, body, copper, iron):
    s.rod(0.27, (x, y, 0.1), (x, y, 1.55), body, sides=64)
    s.lathe([(0.0, 0.05), (0.2, 0.04), (0.27, 0.0)], (x, y, 1.55), body, 0)
    for a in range(3):
        s.rod(0.02, (x + 0.2 * math.cos(a * 2.1), y + 0.2 * math.sin(a * 2.1), -0.02), (x + 0.2 * math.cos(a * 2.1), y + 0.2 * math.sin(a * 2.1), 0.1), iron)
    s.box((0.16, 0.02, 0.2), (x - 0.08, y - 0.27, 0.4), iron, 0.006)
    s.box((0.13, 0.004, 0.2), (x - 0.02, y - 0.272, 1.05), m.paint('#cfc48c', 0.6, wear=0.5), 0.001)
    for dx, top in ((-0.12, HIGH - 0.04), (0.12, HIGH - 0.05)):
        s.rod(0.011, (x + dx, y, 1.55), (x + dx, y, top), copper)
    s.rod(0.05, (x, y, 1.6), (x, y, HIGH + 0.2), m.metal('#9b9c9b', 0.45))


def after():
    trim = m.paint('#f2f0ea', 0.4)
    wall, ceiling = m.paint('#e3e1d8'), m.paint('#f4f2ee')
    shell((wall, wall), m.concrete('#8f8a80'), ceiling)
    s.span((-0.01, FRONT, HIGH), (WIDE + 0.01, 0.01, HIGH + 0.03), ceiling, 0)
    rooms.boards((0, FRONT), (WIDE, 0), m.timber('#8f7757', '#bfa580', 0.4, 0.05), wide=0.18, long=1.25)
    (y0, z0), (y1, z1) = WINDOW
    rooms.sash(-0.16, (y0, z0), (y1, z1), trim, m.glass(), (2, 1))
    rooms.casing(0, (y0, z0), (y1, z1), trim, width=0.08)
    for a, b, out in (((0, -0.001), (WIDE, -0.001), (0, -1)), ((0.001, FRONT), (0.001, 0), (1, 0)), ((WIDE - 0.001, FRONT), (WIDE - 0.001, 0), (-1, 0))):
        rooms.baseboard(a, b, trim, out)
    blue, brass, kick = m.plain('#46596a', 0.42, coat=0.08), m.metal('#a98a55', 0.28), m.plain('#1a1c1e', 0.6)
    white, dark = m.plain('#eceded', 0.28, coat=0.3), m.plain('#141517', 0.15, coat=0.5)
    f.base_cabinet(0.35, 1.05, -0.018, blue, brass, kick, 0.62, 0.98)
    for x in (1.43, 2.14):
        f.washer(x, -0.06, white, dark, m.metal('#c7c9ca', 0.2), m.plain('#1b1d20', 0.06, coat=1.0))
    f.base_cabinet(2.52, 3.22, -0.018, blue, brass, kick, 0.62, 0.98, drawers=3)
    s.span((0.33, -0.83, 0.981), (3.24, -0.018, 1.02), m.timber('#8a6540', '#bd9465', 0.4, 0.1, scale=2.5), 0.004)
    s.span((0.33, -0.0125, 1.0205), (3.24, -0.0005, 1.5), m.tile(0.2, 0.066, ('#dfe3e0', '#eef0ed'), '#b5b7b0'), 0.0)
    for x0, x1 in ((0.35, 1.05), (2.52, 3.22)):
        f.wall_cabinet(x0, x1, -0.001, blue, brass, 1.5, 2.2)
    oak = m.timber('#8a6540', '#bd9465', 0.45)
    s.span((1.052, -0.3, 1.72), (2.518, -0.001, 1.755), oak, 0.003)
    s.rod(0.011, (1.052, -0.17, 1.6), (2.518, -0.17, 1.6), brass)
    f.towels((1.4, -0.16, 1.755), [m.cloth(c, 500, fold=0.5) for c in ('#d9d4c8', '#8fa0a8', '#e9e5da')])
    for i, (x, r) in enumerate(((1.86, 0.055), (2.02, 0.05), (2.17, 0.045))):
        s.lathe([(r, 0), (r, 0.17 - 0.03 * i), (r * 0.9, 0.18 - 0.03 * i), (0.0, 0.185 - 0.03 * i)], (x, -0.16, 1.755), m.plain(('#e8e3d8', '#b8a284', '#7d8f86')[i], 0.4, coat=0.2), 0)
    basket((2.85, -0.42, 1.02), m.cloth('#b08f5f', 220, fold=1.0), m.cloth('#e9e5da', 500, fold=0.6))
    f.towels((0.7, -0.42, 1.02), [m.cloth(c, 500, fold=0.5) for c in ('#c9a27a', '#e9e5da')], (0.34, 0.3))
    furniture.plant((3.72, -0.5), m.plain('#d8d2c4', 0.5), m.plain('#46683a', 0.42, coat=0.1), m.plain('#6a5640', 0.8), 1.35, 7)
    furniture.rug((1.05, -2.3), (2.75, -1.2), m.cloth('#a9b0ae', 260, fold=0.7))
    for x in (1.2, 3.0):
        for y in (-1.1, -2.9):
            s.rod(0.075, (x, y, HIGH - 0.004), (x, y, HIGH + 0.002), trim)
            s.rod(0.055, (x, y, HIGH - 0.006), (x, y, HIGH - 0.001), m.lamp(16, '#ffe3c0'))


def basket(at, weave, cloth):
    s.lathe([(0.0, 0.0), (0.17, 0.0), (0.2, 0.22), (0.205, 0.225)], at, weave, 0.012)
    x, y, z = at
    s.pillow((0.34, 0.34, 0.16), (x, y, z + 0.2), cloth, (0, 0, 0.4), 0.6, 0.03, 5)
