"""A clapboard house: after a storm (shingles gone, blue tarp, loose gutter), put right, and its porch."""
import math
import random
from library import furniture, materials as m, outdoors, rooms, shapes as s, stage

HALF, WALL, BASE = 5.4, 3.15, 0.42        # half width; top of wall; top of foundation
PITCH = math.radians(34)
EAVE_Y, EAVE_Z, SLOPE = -0.5, 3.02, 5.9   # the lower edge of the roof, its length upwards
WINDOWS = (-4.25, -2.05, 2.05, 4.25)
SILL, HEAD, WINDOW = 1.15, 2.62, 0.98
DOOR = (0.52, 2.55)
ROW, TAB = 0.142, 0.31


def on_roof(x, up, out=0.0):
    c, n = math.cos(PITCH), math.sin(PITCH)
    return (x, EAVE_Y + up * c - out * n, EAVE_Z + up * n + out * c)


def torn(x, up):
    """Where the storm took the shingles."""
    big = math.hypot((x - 2.2) / 1.9, (up - 2.0) / 1.25) + 0.16 * math.sin(5 * x + 3 * up) + 0.12 * math.sin(9 * up - 4 * x)
    small = math.hypot((x + 3.3) / 0.75, (up - 1.2) / 0.5) + 0.2 * math.sin(7 * x + 5 * up)
    return big < 1 or small < 1


def roof(shingle, felt, fascia, damaged):
    chance = random.Random(5)
    reach = HALF + 0.32
    deck = s.box((2 * reach - 0.06, SLOPE, 0.1), on_roof(0, SLOPE / 2, -0.058), felt, 0, (PITCH, 0, 0))
    deck.name = 'roof deck'
    mesh = s.box_mesh(TAB - 0.005, 0.22, 0.007)
    rows = int(SLOPE / ROW)
    for r in range(rows + 1):
        up = r * ROW + 0.11
        x = -reach + (0.5 if r % 2 else 0) * TAB - TAB / 2
        while x < reach:
            x += TAB
            if damaged and torn(x, up):
                continue
            slip = 0.012 * chance.gauss(0, 1) if damaged else 0.003 * chance.gauss(0, 1)
            loose = damaged and torn(x, up + 0.3) and chance.random() < 0.5
            s.put(mesh, shingle, on_roof(x + 0.002 * chance.gauss(0, 1), up - abs(slip) - (0.09 if loose else 0), 0.012 + (0.02 if loose else 0)), (PITCH - 0.035 + (0.12 * chance.random() if loose else 0), 0, (0.35 * chance.gauss(0, 1) if loose else 0.004 * chance.gauss(0, 1))))
    s.span((-reach, EAVE_Y - 0.012, EAVE_Z - 0.2), (reach, EAVE_Y + 0.02, EAVE_Z - 0.01), fascia, 0.004)
    s.span((-reach, EAVE_Y + 0.02, EAVE_Z - 0.2), (reach, 0.0, EAVE_Z - 0.17), fascia, 0)
    for side in (-1, 1):
        s.box((0.035, SLOPE, 0.2), on_roof(side * (reach + 0.01), SLOPE / 2, -0.09), fascia, 0.004, (PITCH, 0, 0))
    ridge = on_roof(0, SLOPE, 0.02)
    for i in range(int(2 * reach / 0.2)):
        s.box((0.21, 0.3, 0.012), (-reach + 0.1 + i * 0.2, ridge[1] + 0.03, ridge[2] + 0.012), shingle, 0.003, (0, 0.05, 0))


def gutter(metal, damaged):
    reach = HALF + 0.34
    profile = [(0.0, 0.0), (0.0, -0.1), (-0.07, -0.11), (-0.115, -0.06), (-0.115, 0.0), (-0.1, 0.0)]

    def run(x0, x1, drop0, drop1):
        s.sheet(24, 5, lambda u, v: (x0 + u * (x1 - x0), EAVE_Y - 0.014 + profile[round(v * 5)][0] - 0.4 * (drop0 + u * (drop1 - drop0)) * (1 if damaged else 0), EAVE_Z - 0.03 + profile[round(v * 5)][1] - drop0 - u ** 1.6 * (drop1 - drop0)), metal, 0.002, False)
    if damaged:
        run(-reach, 1.6, 0, 0)
        run(1.72, reach, 0.02, 0.72)
    else:
        run(-reach, reach, 0, 0)
    x = -HALF + 0.08
    s.tube([(x, EAVE_Y - 0.07, EAVE_Z - 0.13), (x, EAVE_Y - 0.07, EAVE_Z - 0.3), (x, -0.06, EAVE_Z - 0.5), (x, -0.06, EAVE_Z - 0.8), (x, -0.06, 1.0), (x, -0.06, 0.3), (x, -0.08, 0.15), (x, -0.35, 0.1)], 0.036, metal)


def front(board, trim, pane, inside, shutter, damaged):
    half = WINDOW / 2
    edges = sorted([(c - half, c + half, SILL, HEAD) for c in WINDOWS] + [(-DOOR[0], DOOR[0], BASE + 0.02, DOOR[1])])
    x = -HALF
    for x0, x1, z0, z1 in edges:
        outdoors.clapboards((x, BASE), (x0, WALL), 0, board)
        outdoors.clapboards((x0, z1), (x1, WALL), 0, board)
        outdoors.clapboards((x0, BASE), (x1, z0), 0, board)
        x = x1
    outdoors.clapboards((x, BASE), (HALF, WALL), 0, board)
    for side in (-1, 1):
        s.span((side * HALF - 0.06, -0.03, BASE), (side * HALF + 0.06, 0.05, WALL), trim, 0.003)
    s.span((-HALF, 0.35, 0), (HALF, 0.4, WALL), inside, 0)
    curtain = m.cloth('#e6e0d2', 500)
    for n, c in enumerate(WINDOWS):
        low, high, middle = (c - half, SILL), (c + half, HEAD), (SILL + HEAD) / 2
        rooms.sash(0.05, low, (high[0], middle + 0.02), trim, pane, (3, 2), 'y', 0.04)
        rooms.sash(0.015, (low[0], middle - 0.02), high, trim, pane, (3, 2), 'y', 0.04)
        rooms.casing(-0.012, low, high, trim, -1, 'y', 0.1, thick=0.028)
        for side in (-1, 1):
            rooms.curtain((c + side * half, 0.2), (c + side * half * 0.52, 0.2), HEAD + 0.1, SILL - 0.1, curtain, 4, 0.03, seed=n)
            if damaged and (n, side) in ((2, 1), (1, -1)):
                continue
            louvre(c + side * (half + 0.1 + 0.2), shutter, tilt=0.09 if damaged and n == 3 and side == 1 else 0.0)


def louvre(x, paint, tilt):
    low, high = SILL - 0.02, HEAD + 0.02
    turn = (0, tilt, 0)
    for dx in (-0.175, 0.175):
        s.box((0.05, 0.03, high - low), (x + dx, -0.032, (low + high) / 2), paint, 0.003, turn)
    for z in (low + 0.03, (low + high) / 2, high - 0.03):
        s.box((0.3, 0.029, 0.06), (x, -0.032, z), paint, 0.002, turn)
    z = low + 0.075
    while z < high - 0.07:
        s.box((0.3, 0.034, 0.006), (x, -0.03, z), paint, 0, (0.6, tilt, 0))
        z += 0.034


def entrance(trim, leaf, metal, stone):
    rooms.panel_door((-0.46, BASE + 0.03), (0.46, DOOR[1] - 0.03), 0.05, leaf, metal, rows=((0.1, 0.4), (0.47, 0.72), (0.78, 0.93)))
    rooms.casing(-0.012, (-DOOR[0], BASE), DOOR, trim, -1, 'y', 0.14, sill=False, thick=0.035)
    s.span((-0.85, -0.16, DOOR[1] + 0.16), (0.85, -0.01, DOOR[1] + 0.24), trim, 0.008)
    for i, (deep, top) in enumerate(((1.2, BASE - 0.02), (1.52, BASE - 0.19), (1.84, BASE - 0.345))):
        s.span((-0.95 - 0.002 * i, -deep, -0.1), (0.95 + 0.002 * i, 0.05 + 0.001 * i, top), stone, 0.012)
    for side in (-1, 1):
        s.box((0.13, 0.11, 0.26), (side * 0.86, -0.08, 2.05), m.plain('#1f1e1d', 0.4), 0.012)
        s.ball(0.045, (side * 0.86, -0.13, 2.03), m.lamp(6))
    for n, side in enumerate((-1, 1)):
        s.lathe([(0.14 + 0.05 * t / 10, t / 10 * 0.32) for t in range(11)], (side * 0.78, -0.75, BASE - 0.02), m.plain('#8d5a42', 0.8), 0.012)
        outdoors.shrub((side * 0.78, -0.75, BASE + 0.24), 0.26, m.leafage('#3c5a2a', '#6f8f45'), 600, 30 + n)


def garden(damaged):
    leaf = m.leafage('#2f4a20', '#5f7f36')
    lawn = m.leafage('#2f4a1c', '#5f7a33', 0.3) if not damaged else m.leafage('#3f4d24', '#7d7a40', 0.3)
    bark = m.concrete('#5d4d3e')
    s.span((-60, -60, -0.3), (60, 60, -0.004), m.plain('#4d5030', 0.95), 0)
    path = lambda x, y: (abs(x - 0.02 * y) < 0.68) & (y < -1.6)
    outdoors.grass((-11, -11.6), (11, -0.7), lawn, 330000, bare=path)
    stone = m.concrete('#a39d92')
    for i in range(9):
        s.span((-0.66 + 0.02 * (-2.4 - i), -3.15 - i * 1.2, -0.05), (0.66 + 0.02 * (-2.4 - i), -1.975 - i * 1.2, 0.022), stone, 0.01)
    soil = m.plain('#4a3a2c', 0.95)
    for side in (-1, 1):
        s.span((min(side * 1.05, side * 5.8), -1.0, -0.1), (max(side * 1.05, side * 5.8), -0.05, 0.03), soil, 0.02)
        for i in range(6):
            outdoors.shrub((side * (1.6 + i * 0.78), -0.55 - 0.1 * (i % 2), 0), 0.42 + 0.1 * ((i * 7) % 3), leaf, 1500, i + 10 * side + 20)
    outdoors.tree((-9.6, 3.2, 0), 8.5, bark, leaf, 11000, seed=3, size=0.2)
    outdoors.tree((9.4, 5.5, 0), 10, bark, m.leafage('#35502a', '#6e8a40'), 12000, seed=4, size=0.22)
    far = m.leafage('#27391f', '#4a6033')
    for side, count in ((-1, 9000), (1, 9000)):
        furniture.hedge((side * 22 - 14, 15), (side * 22 + 14, 19), 0, 5.5, far, count, 6, 0.55)
        furniture.hedge((side * 15 - 6, 9), (side * 15 + 6, 10), 0, 1.9, m.leafage('#2c4424', '#4d6a33'), 7000, 7, 0.2)


def storm():
    """What the storm left: tarp, lath, shingles on the lawn, a broken bough."""
    chance = random.Random(9)
    corners = [on_roof(0.7, 5.98, 0.03), on_roof(4.9, 5.98, 0.03), on_roof(0.95, 2.75, 0.03), on_roof(4.65, 2.2, 0.03)]
    normal = (0, -math.sin(PITCH), math.cos(PITCH))
    outdoors.wrinkled(corners, 90, 70, normal, m.tarp('#2b5590'))
    lath = m.timber('#8f6d44', '#c29e6c', 0.7)
    s.box((4.0, 0.05, 0.025), on_roof(2.85, 5.5, 0.11), lath, 0.002, (PITCH, 0.006, 0))
    s.box((3.4, 0.05, 0.025), on_roof(2.75, 2.95, 0.1), lath, 0.002, (PITCH, 0.04, 0))
    flake = m.shingle('#4b443d', '#75695c')
    mesh = s.box_mesh(TAB, 0.3, 0.007)
    for _ in range(46):
        s.put(mesh, flake, (chance.gauss(2.9, 1.5), -1.4 - abs(chance.gauss(0, 1.5)), 0.05 + 0.05 * chance.random()), (chance.gauss(0, 0.25), chance.gauss(0, 0.25), chance.random() * 6))
    bark = m.concrete('#5a4938')
    s.tube([(-4.9, -3.4, 0.1), (-3.9, -3.0, 0.2), (-2.9, -2.9, 0.17), (-1.9, -2.5, 0.4)], 0.05, bark)
    s.tube([(-3.4, -2.95, 0.2), (-2.9, -3.4, 0.5), (-2.3, -3.6, 0.45)], 0.025, bark)
    furniture.foliage([(-2.1, -2.6, 0.35, 0.5), (-2.3, -3.5, 0.4, 0.45), (-1.6, -2.3, 0.4, 0.4)], m.leafage('#4b5a2c', '#87874a'), 900, 0.09, 4)


def build(variant):
    damaged = variant == 'before'
    trim = m.siding('#dcd6c8', wear=0.4, streak=0.5) if damaged else m.siding('#efeeea')
    board = m.siding('#cfc7b2', wear=0.55, streak=0.75) if damaged else m.siding('#7d93a3')
    shingle = m.shingle('#4b443d', '#75695c', 0.5) if damaged else m.shingle('#2b2d31', '#4d5056')
    leaf = m.siding('#6d3a30', wear=0.3) if damaged else m.siding('#8c2f27')
    roof(shingle, m.osb() if damaged else m.plain('#24221f', 0.9), trim, damaged)
    gutter(m.plain('#d9d6cf', 0.45), damaged)
    front(board, trim, m.glass(), m.plain('#1b1917', 0.9), m.siding('#39433f', wear=0.3, streak=0.4) if damaged else m.siding('#22303a'), damaged)
    entrance(trim, leaf, m.metal('#a08a55', 0.3), m.concrete('#9d978c'))
    s.span((-HALF, 0.02, -0.2), (HALF, 0.3, BASE), m.concrete('#938d83'), 0)
    s.span((-3.7, 2.6, 4.4), (-2.8, 3.3, 7.9), m.brickwork(), 0.01)
    s.span((-3.78, 2.52, 7.9), (-2.72, 3.38, 8.0), m.concrete('#8b867d'), 0.01)
    garden(damaged)
    if damaged:
        storm()
    stage.daylight(37, -146, 0.33, 0.35, 1.0, dust=1.6)
    if variant == 'porch':
        stage.camera((2.9, -6.1, 1.5), (-0.25, 0), 30, 0.03)
    else:
        stage.camera((-3.3, -11.9, 1.62), (0.35, 0), 27, 0.075)
    stage.look(-0.7)
