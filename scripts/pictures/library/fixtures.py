"""Built-in things: cabinets, taps, tubs, ranges, washing machines."""
import math
from .shapes import ball, box, lathe, rod, sheet, span, tube


def shaker(low, high, y, paint, rail=0.055, turn=None):
    """A framed door or drawer front in the plane y, seen from -y; `turn` = (hinge x, angle) hangs it askew."""
    (x0, z0), (x1, z1) = low, high
    parts = [span((x0 + rail - 0.004, y - 0.010, z0 + rail - 0.004), (x1 - rail + 0.004, y, z1 - rail + 0.004), paint, 0)]
    for a, b, c, d in ((x0, z0, x0 + rail, z1), (x1 - rail, z0, x1, z1), (x0 + rail, z0, x1 - rail, z0 + rail), (x0 + rail, z1 - rail, x1 - rail, z1)):
        parts.append(span((a, y - 0.02, b), (c, y - 0.001, d), paint, 0.002))
    if turn:
        hinge, angle, drop = turn
        for part in parts:
            x, py, pz = part.location
            dx, dy = x - hinge, py - y
            part.location = (hinge + dx * math.cos(angle) - dy * math.sin(angle), y + dx * math.sin(angle) + dy * math.cos(angle), pz - drop * abs(dx))
            part.rotation_euler = (0, math.copysign(math.atan(drop), dx), angle)


def pull(at, metal, upright=True, length=0.13):
    x, y, z = at
    d = (0, 0, length / 2) if upright else (length / 2, 0, 0)
    rod(0.0055, (x - d[0], y - 0.03, z - d[2]), (x + d[0], y - 0.03, z + d[2]), metal, sides=16)
    for k in (-0.7, 0.7):
        rod(0.0045, (x + k * d[0], y - 0.03, z + k * d[2]), (x + k * d[0], y + 0.004, z + k * d[2]), metal, sides=12)


def base_cabinet(x0, x1, back, paint, metal, kick, deep=0.58, top=0.875, drawers=0, doors=2, z0=0.1, askew=None, open_at=None):
    """A base cabinet with its back at y = back; a drawer over doors, or only drawers."""
    face = back - deep
    thick = 0.018
    span((x0, face, z0), (x0 + thick, back - 0.002, top), paint, 0.001)
    span((x1 - thick, face, z0), (x1, back - 0.002, top), paint, 0.001)
    span((x0 + thick, face + 0.01, z0), (x1 - thick, back - 0.002, z0 + thick), paint, 0)
    span((x0 + thick, back - 0.02, z0 + thick), (x1 - thick, back - 0.003, top), paint, 0)
    span((x0 + thick, face, top - 0.02), (x1 - thick, face + 0.08, top), paint, 0)
    span((x0 + 0.001, face + 0.06, 0), (x1 - 0.001, face + 0.075, z0), kick, 0)
    gap, front = 0.003, face - 0.001
    if drawers:
        high = (top - z0) / drawers
        for i in range(drawers):
            low = z0 + i * high
            shaker((x0 + gap, low + gap), (x1 - gap, low + high - gap), front, paint)
            pull(((x0 + x1) / 2, front - 0.02, low + high * 0.5), metal, False)
        return
    head = top - 0.16
    shaker((x0 + gap, head + gap), (x1 - gap, top - gap), front, paint, 0.04)
    pull(((x0 + x1) / 2, front - 0.02, (head + top) / 2), metal, False)
    step = (x1 - x0) / doors
    for i in range(doors):
        a, b = x0 + i * step, x0 + (i + 1) * step
        if open_at == i:
            continue
        left_hung = i < doors / 2
        turn = None
        if askew == i:
            turn = (a if left_hung else b, -0.5 if left_hung else 0.5, 0.06)
        shaker((a + gap, z0 + gap), (b - gap, head - gap), front, paint, turn=turn)
        if not turn:
            pull((b - 0.04 if left_hung else a + 0.04, front - 0.02, head - 0.12), metal)


def wall_cabinet(x0, x1, back, paint, metal, z0=1.42, z1=2.3, deep=0.32, doors=2, askew=None, missing=None):
    face = back - deep
    thick = 0.018
    for a, b in ((x0, x0 + thick), (x1 - thick, x1)):
        span((a, face, z0), (b, back - 0.002, z1), paint, 0.001)
    for a, b in ((z0, z0 + thick), (z1 - thick, z1), ((z0 + z1) / 2, (z0 + z1) / 2 + thick)):
        span((x0 + thick, face + 0.003, a), (x1 - thick, back - 0.002, b), paint, 0)
    span((x0 + thick, back - 0.01, z0 + thick), (x1 - thick, back - 0.003, z1 - thick), paint, 0)
    step = (x1 - x0) / doors
    for i in range(doors):
        if missing == i:
            continue
        a, b = x0 + i * step, x0 + (i + 1) * step
        left_hung = i < doors / 2
        turn = ((a if left_hung else b), -0.7 if left_hung else 0.7, 0.05) if askew == i else None
        shaker((a + 0.003, z0 + 0.003), (b - 0.003, z1 - 0.003), face - 0.001, paint, turn=turn)
        if not turn:
            pull((b - 0.04 if left_hung else a + 0.04, face - 0.021, z0 + 0.12), metal)


def faucet(at, metal, height=0.3, reach=0.2):
    """An arched tap; the water falls towards -y."""
    x, y, z = at
    lathe([(0.0, 0.035), (0.022, 0.033), (0.027, 0.0)], at, metal, 0)
    tube([(x, y, z), (x, y, z + height * 0.6), (x, y, z + height * 1.05), (x, y - reach * 0.55, z + height * 1.16), (x, y - reach, z + height * 0.98), (x, y - reach, z + height * 0.68)], 0.0115, metal)
    rod(0.007, (x + 0.02, y, z + 0.06), (x + 0.09, y - 0.005, z + 0.085), metal, 0.005)


def _ring(a, b, power, angle):
    c, d = math.cos(angle), math.sin(angle)
    r = (abs(c) ** power + abs(d) ** power) ** (-1 / power)
    return a * r * c, b * r * d


def tub(low, high, top, enamel, drain):
    """An alcove bathtub: rim, hollow and apron."""
    (x0, y0), (x1, y1) = low, high
    cx, cy, a, b = (x0 + x1) / 2, (y0 + y1) / 2, (x1 - x0) / 2, (y1 - y0) / 2
    rings = [(1.0, 60, -top), (1.0, 60, -0.02), (0.995, 40, -0.004), (0.98, 30, 0.0), (0.9, 9, 0.0), (0.865, 7, -0.004), (0.85, 6, -0.03), (0.8, 5, -0.25), (0.74, 4.5, -0.35), (0.62, 4, -0.39), (0.3, 3, -0.395), (0.02, 2, -0.397)]

    def point(u, v):
        scale, power, z = rings[round(v * (len(rings) - 1))]
        inset = (1 - scale)
        x, y = _ring(a - inset * a, b - inset * a * 1.2, power, u * math.tau + math.pi / 4)
        return cx + x, cy + y, top + z
    sheet(128, len(rings) - 1, point, enamel)
    rod(0.03, (cx, y1 - 0.36, top - 0.394), (cx, y1 - 0.36, top - 0.388), drain)


def shower_set(x, y, metal, spout=0.66, valve=1.0, head=2.05):
    """Spout, valve and head on a wall facing -y."""
    rod(0.028, (x, y, spout), (x, y - 0.14, spout - 0.01), metal, 0.024)
    rod(0.085, (x, y, valve), (x, y - 0.008, valve), metal)
    rod(0.026, (x, y - 0.008, valve), (x, y - 0.06, valve), metal, 0.022)
    rod(0.008, (x, y - 0.05, valve), (x + 0.02, y - 0.055, valve - 0.1), metal)
    tube([(x, y, head), (x, y - 0.12, head + 0.03), (x, y - 0.24, head + 0.02), (x, y - 0.3, head - 0.06)], 0.01, metal)
    rod(0.02, (x, y - 0.29, head - 0.045), (x, y - 0.33, head - 0.1), metal, 0.085)
    rod(0.085, (x, y - 0.33, head - 0.1), (x, y - 0.338, head - 0.111), metal)


def shutoff(at, metal):
    """A capped pipe end on a wall facing -y, where an appliance stood."""
    x, y, z = at
    rod(0.035, (x, y, z), (x, y - 0.004, z), metal)
    rod(0.011, (x, y, z), (x, y - 0.08, z), metal)
    rod(0.018, (x, y - 0.05, z), (x, y - 0.09, z), metal)


def cooker(x0, x1, back, steel, black, deep=0.64):
    """A slide-in range with an oven door, knobs and grates."""
    face = back - deep
    top = 0.91
    span((x0 + 0.004, face + 0.03, 0.08), (x1 - 0.004, back - 0.01, top - 0.012), steel, 0.003)
    span((x0 + 0.004, face, 0.24), (x1 - 0.004, face + 0.028, 0.74), steel, 0.006)
    span((x0 + 0.09, face - 0.003, 0.34), (x1 - 0.09, face + 0.01, 0.64), black, 0.002)
    span((x0 + 0.004, face + 0.004, 0.09), (x1 - 0.004, face + 0.028, 0.225), steel, 0.005)
    span((x0 + 0.004, face + 0.002, 0.755), (x1 - 0.004, face + 0.03, 0.88), steel, 0.005)
    rod(0.011, (x0 + 0.06, face - 0.045, 0.7), (x1 - 0.06, face - 0.045, 0.7), steel)
    for x in (x0 + 0.09, x1 - 0.09):
        rod(0.008, (x, face - 0.045, 0.7), (x, face + 0.005, 0.7), steel)
    for i in range(5):
        x = x0 + 0.1 + i * (x1 - x0 - 0.2) / 4
        rod(0.021, (x, face + 0.004, 0.82), (x, face - 0.03, 0.82), steel, 0.018)
    span((x0, face - 0.005, top - 0.012), (x1, back - 0.008, top + 0.004), black, 0.003)
    for i in range(2):
        cx = x0 + (x1 - x0) * (0.27 + 0.46 * i)
        for cy in (back - 0.2, back - 0.46):
            rod(0.045, (cx, cy, top + 0.004), (cx, cy, top + 0.016), black)
        for dx in (-0.13, 0, 0.13):
            span((cx + dx - 0.006, back - 0.6, top + 0.018), (cx + dx + 0.006, back - 0.06, top + 0.032), black, 0.002)
        for dy in (0.06, 0.33, 0.59):
            span((cx - 0.15, back - dy - 0.006, top + 0.0175), (cx + 0.15, back - dy + 0.006, top + 0.0315), black, 0.002)


def hood(x0, x1, back, steel, ceiling, z=1.62):
    mid = (x0 + x1) / 2
    span((x0, back - 0.5, z), (x1, back - 0.003, z + 0.055), steel, 0.003)
    points = [(x0, back - 0.5, z + 0.056), (x1, back - 0.5, z + 0.056), (x1, back - 0.004, z + 0.056), (x0, back - 0.004, z + 0.056)]
    top = [(mid - 0.15, back - 0.28, z + 0.3), (mid + 0.15, back - 0.28, z + 0.3), (mid + 0.15, back - 0.004, z + 0.3), (mid - 0.15, back - 0.004, z + 0.3)]
    for i in range(3):
        if i == 2:
            i = 3
        j = (i + 1) % 4
        a, b, c, d = points[i], points[j], top[j], top[i]
        sheet(1, 1, lambda u, v: tuple((1 - v) * ((1 - u) * a[k] + u * b[k]) + v * ((1 - u) * d[k] + u * c[k]) for k in range(3)), steel, smooth=False)
    span((mid - 0.15, back - 0.28, z + 0.3), (mid + 0.15, back - 0.004, ceiling), steel, 0.002)


def fridge(x0, x1, back, steel, dark, deep=0.7, top=1.78):
    face = back - deep
    mid = (x0 + x1) / 2
    span((x0 + 0.005, face + 0.06, 0.03), (x1 - 0.005, back - 0.02, top), dark, 0.004)
    for a, b in ((x0 + 0.005, mid - 0.002), (mid + 0.002, x1 - 0.005)):
        span((a, face, 0.72), (b, face + 0.055, top), steel, 0.01)
    span((x0 + 0.005, face, 0.06), (x1 - 0.005, face + 0.055, 0.712), steel, 0.01)
    for x in (mid - 0.045, mid + 0.045):
        rod(0.011, (x, face - 0.05, 0.85), (x, face - 0.05, 1.55), steel)
        for z in (0.9, 1.5):
            rod(0.008, (x, face - 0.05, z), (x, face + 0.004, z), steel)
    rod(0.011, (x0 + 0.1, face - 0.05, 0.62), (x1 - 0.1, face - 0.05, 0.62), steel)
    for x in (x0 + 0.15, x1 - 0.15):
        rod(0.008, (x, face - 0.05, 0.62), (x, face + 0.004, 0.62), steel)


def washer(x, back, body, dark, chrome, pane, wide=0.68, deep=0.72, top=0.96):
    """A front loader with its back at y = back."""
    face = back - deep
    span((x - wide / 2, face, 0.02), (x + wide / 2, back, top), body, 0.022)
    span((x - wide / 2 + 0.02, face - 0.003, top - 0.14), (x + wide / 2 - 0.02, face + 0.02, top - 0.025), dark, 0.004)
    rod(0.038, (x + 0.02, face - 0.003, top - 0.083), (x + 0.02, face - 0.03, top - 0.083), chrome, 0.034)
    z = 0.47
    for radius, out, material in ((0.245, 0.012, body), (0.23, 0.03, chrome), (0.2, 0.036, dark)):
        rod(radius, (x, face + 0.01, z), (x, face - out, z), material, radius * 0.97, 64)
    made = ball(0.18, (x, face - 0.03, z), pane, (1, 0.28, 1))
    made.name = 'porthole'
    box((0.02, 0.03, 0.1), (x + 0.2, face - 0.045, z), chrome, 0.006)


def bowl(at, material, radius=0.19, height=0.12):
    return lathe([(0.05 + (radius - 0.05) * math.sin(t / 20 * math.pi / 2), height * (1 - math.cos(t / 20 * math.pi / 2))) for t in range(21)], at, material, 0.008)


def mirror(at, radius, frame, silver):
    x, y, z = at
    rod(radius, (x, y, z), (x, y - 0.018, z), frame, sides=96)
    rod(radius - 0.012, (x, y - 0.018, z), (x, y - 0.0195, z), silver, sides=96)


def sconce(at, metal, shade, bulb):
    x, y, z = at
    rod(0.05, (x, y, z), (x, y - 0.015, z), metal)
    tube([(x, y - 0.01, z), (x, y - 0.09, z), (x, y - 0.11, z + 0.03)], 0.008, metal)
    lathe([(0.05, 0.0), (0.065, 0.15)], (x, y - 0.11, z + 0.03), shade, 0.003)
    ball(0.028, (x, y - 0.11, z + 0.09), bulb)


def hanging(x0, x1, y, top, bottom, cloth, bar=None, seed=1):
    """A towel over a bar on a wall facing -y."""
    def point(u, v):
        crease = 0.008 * math.sin(u * 15 + seed) * v + 0.004 * math.sin(31 * u + seed)
        turn = v * 1.1
        if turn < 0.1:
            return x0 + u * (x1 - x0), y - 0.05 - 0.018 * math.cos(turn * 31.4), top + 0.018 * math.sin(turn * 31.4)
        return x0 + u * (x1 - x0) + 0.01 * math.sin(6 * v) * (u - 0.5), y - 0.068 - crease * 0.5 - 0.004, top - (turn - 0.1) * (top - bottom)
    sheet(40, 60, point, cloth, 0.006)
    if bar is not None:
        rod(0.008, (x0 - 0.06, y - 0.05, top), (x1 + 0.06, y - 0.05, top), bar)
        for x in (x0 - 0.06, x1 + 0.06):
            rod(0.01, (x, y, top), (x, y - 0.055, top), bar)


def towels(at, colors, size=(0.36, 0.26)):
    x, y, z = at
    for i, cloth in enumerate(colors):
        box((size[0] - 0.012 * i, size[1], 0.055), (x, y, z + 0.03 + i * 0.057), cloth, 0.024)
