"""Materials, all procedural: colour, roughness and relief vary as they do on real surfaces."""
from .graph import Graph, rgb


def plain(code, rough=0.5, metal=0.0, coat=0.0, uneven=0.08):
    """One colour; the roughness varies a little, so that highlights are not clean."""
    g = Graph('plain')
    smear = g.noise(g.node('TexCoord').outputs['Object'], 7, 6)
    spread = g.add('MapRange', {'Value': smear, 3: max(0.02, rough - uneven), 4: min(1, rough + uneven)})
    return g.surface(g.principled(color=rgb(code), rough=spread, metal=metal, coat=coat))


def _spots(g, spots, wobble, grain=3.0, at=None):
    """0 in the middle of the nearest spot, 1 at its ragged edge; spots are (x, y, z, radius)."""
    at = at or g.place()
    ragged = g.math('MULTIPLY', g.math('SUBTRACT', g.noise(at, grain, 8), 0.5), wobble)
    nearest = None
    for x, y, z, radius in spots:
        away = g.node('VectorMath', {0: at, 1: (x, y, z)}, operation='DISTANCE').outputs['Value']
        share = g.math('ADD', g.math('DIVIDE', away, radius), ragged)
        nearest = share if nearest is None else g.math('MINIMUM', nearest, share)
    return nearest


def paint(code, rough=0.72, stains=(), mold=(), tide=None, wear=0.0, peel=()):
    """Painted drywall: roller texture; stains, mold and peeling at spots, a tide mark at a height."""
    g = Graph('paint')
    at = g.place()
    cloud = g.ramp(g.noise(at, 1.3, 5), (0.3, 0.965), (0.7, 1.0))
    color = g.mix(1.0, rgb(code), cloud, 'MULTIPLY')
    height = g.noise(at, 260, 2)
    shine = rough
    if wear:
        dirt = g.ramp(g.noise(at, 3.5, 9, 0.4), (0.45, 0.0), (0.75, wear))
        color = g.mix(dirt, color, rgb('#8d7f66'), 'MULTIPLY')
    if tide is not None:
        low = g.node('SeparateXYZ', {0: at}).outputs[2]
        line = g.math('ADD', low, g.math('MULTIPLY', g.math('SUBTRACT', g.noise(at, 1.1, 5), 0.5), 0.22))
        share = g.math('DIVIDE', line, tide)
        soak = g.ramp(share, (0.0, rgb('#b09c7c')), (0.35, rgb('#cdbb9b')), (0.7, rgb('#d9c9aa')), (0.86, rgb('#c4ab80')), (0.9, rgb('#dccdb0')), (0.955, rgb('#b1915f')), (0.985, rgb('#eadfc9')), (1.06, 1.0))
        blotch = g.ramp(g.noise(at, 2.6, 5, 0.8), (0.35, 0.35), (0.65, 1.0))
        color = g.mix(blotch, color, g.mix(1.0, color, soak, 'MULTIPLY'))
    if stains:
        share = _spots(g, stains, 0.75)
        ring = g.ramp(share, (0.0, rgb('#d2bc95')), (0.5, rgb('#ddccab')), (0.6, rgb('#c4a673')), (0.64, rgb('#e3d5b9')), (0.88, rgb('#c9ad7c')), (0.95, rgb('#b8955c')), (0.98, rgb('#eee5d2')), (1.05, 1.0))
        color = g.mix(g.ramp(g.noise(at, 4, 5), (0.3, 0.5), (0.7, 1.0)), color, g.mix(1.0, color, ring, 'MULTIPLY'))
    if mold:
        share = _spots(g, mold, 1.1, 2.5)
        speck = g.ramp(g.noise(at, 38, 8, rough=0.75), (0.46, 0.0), (0.58, 1.0))
        dense = g.ramp(share, (0.1, 0.95), (1.0, 0.0))
        color = g.mix(g.math('MULTIPLY', speck, dense), color, rgb('#2c2d26'))
        color = g.mix(g.math('MULTIPLY', dense, 0.3), color, rgb('#6b6a55'))
    if peel:
        share = _spots(g, peel, 2.6, 6)
        gone = g.ramp(share, (0.93, 1.0), (0.95, 0.0))
        color = g.mix(gone, color, g.ramp(g.noise(at, 30, 6), (0.3, rgb('#b7a88d')), (0.7, rgb('#cfc5b2'))))
        height = g.math('SUBTRACT', height, g.math('MULTIPLY', gone, 14.0))
    return g.surface(g.principled(color=color, rough=shine, normal=g.bump(height, 0.12, 0.0015)))


def timber(dark, light, rough=0.4, coat=0.0, along=0, scale=3.0, spread=0.25, wet=(), tired=0.0):
    """Wood grain along an axis; each object has a shade and a grain of its own. `wet` are spots of water."""
    g = Graph('timber')
    squeeze = [scale, scale, scale]
    squeeze[along] = scale * 0.085
    at = g.stretch(g.own(), tuple(squeeze))
    broad = g.noise(at, 2.2, 5, 1.2)
    fine = g.noise(g.stretch(at, (1, 1, 1)), 14, 8, 0.3, 0.65)
    grain = g.math('ADD', g.math('MULTIPLY', broad, 0.65), g.math('MULTIPLY', fine, 0.35))
    color = g.ramp(grain, (0.34, rgb(dark)), (0.66, rgb(light)))
    shade = g.add('MapRange', {'Value': g.chance(), 3: 1 - spread, 4: 1 + spread * 0.4})
    color = g.add('HueSaturation', {'Value': shade, 'Color': color})
    if tired:
        grey = g.ramp(g.noise(g.place(), 2.1, 8), (0.35, 0.0), (0.65, tired))
        color = g.mix(grey, color, rgb('#8b8780'))
    shine = g.add('MapRange', {'Value': fine, 3: rough - 0.1, 4: rough + 0.14})
    height = fine
    strength = 0.12
    if wet:
        share = _spots(g, wet, 0.8, 1.7)
        film = g.ramp(share, (0.86, 1.0), (0.95, 0.0))
        damp = g.ramp(share, (0.8, 1.0), (1.45, 0.0))
        color = g.mix(g.math('MULTIPLY', damp, 0.62), color, g.mix(1.0, color, rgb('#6f5f4c'), 'MULTIPLY'))
        shine = g.mix(film, shine, (0.02, 0.02, 0.02))
        height = g.math('MULTIPLY', fine, g.math('SUBTRACT', 1.0, film))
    return g.surface(g.principled(color=color, rough=shine, coat=coat, coat_rough=0.15, normal=g.bump(height, strength, 0.002)))


def tile(width, row, codes=('#e9e6de', '#f3f1ec'), grout='#a9a49a', rough=0.12, lies='back', offset=0.5, gap=0.0025, dirt=0.0, lost=()):
    """Glazed tiles with slightly tilted faces; `lost` are spots where tiles have fallen off."""
    g = Graph('tile')
    place = g.place()
    x, y, z = g.node('SeparateXYZ', {0: place}).outputs
    across, up = {'back': (x, z), 'side': (y, z), 'floor': (x, y)}[lies]
    at = g.add('CombineXYZ', {0: across, 1: up})
    # Fallen tiles fall whole, which is counted for tiles laid in line (offset 0).
    brick = g.node('TexBrick', {'Vector': at, 'Scale': 1.0, 'Brick Width': width, 'Row Height': row, 'Mortar Size': gap, 'Mortar Smooth': 0.25, 'Bias': 0.0, 'Color1': (0.0, 0.0, 0.0), 'Color2': (1.0, 1.0, 1.0)}, offset=offset)
    joint = brick.outputs['Fac']
    each = brick.outputs['Color']
    color = g.mix(each, rgb(codes[0]), rgb(codes[1]))
    color = g.mix(1.0, color, g.ramp(g.noise(place, 6, 6), (0.3, 0.93), (0.7, 1.0)), 'MULTIPLY')
    soil = g.mix(g.ramp(g.noise(place, 2.5, 8), (0.4, 0.15), (0.7, 1.0)), rgb(grout), rgb('#5b5141')) if dirt else rgb(grout)
    color = g.mix(joint, color, soil)
    if dirt:
        film = g.ramp(g.noise(place, 2.3, 9, 0.5), (0.42, 0.0), (0.72, dirt))
        color = g.mix(film, color, rgb('#9a8a6a'), 'MULTIPLY')
    shine = g.mix(joint, (rough, rough, rough), (0.85, 0.85, 0.85))
    wave = g.math('ADD', g.math('MULTIPLY', g.noise(place, 9, 2), 0.35), g.math('MULTIPLY', each, 0.12))
    height = g.math('SUBTRACT', wave, joint)
    if lost:
        whole = [g.math('ADD', g.math('SNAP', part, size), size / 2) for part, size in ((across, width), (up, row))]
        spread = {'back': (whole[0], y, whole[1]), 'side': (x, *whole), 'floor': (*whole, z)}[lies]
        share = _spots(g, lost, 2.2, 4, g.add('CombineXYZ', dict(enumerate(spread))))
        gone = g.math('LESS_THAN', share, 0.9)
        bare = g.ramp(g.noise(place, 22, 8), (0.3, rgb('#7d766a')), (0.7, rgb('#aaa295')))
        color = g.mix(gone, color, bare)
        shine = g.mix(gone, shine, (0.95, 0.95, 0.95))
        rough_bed = g.math('SUBTRACT', g.math('MULTIPLY', g.noise(place, 40, 6), 1.6), 5.0)
        height = g.mix(gone, height, rough_bed)
    return g.surface(g.principled(color=color, rough=shine, coat=0.2, normal=g.bump(height, 0.45, 0.003)))


def marble(base='#ecebe7', vein='#86837d', rough=0.14):
    g = Graph('marble')
    at = g.place()
    swirl = g.node('TexNoise', {'Vector': at, 'Scale': 1.4, 'Detail': 7.0}).outputs['Color']
    bend = g.vector('ADD', at, g.vector('MULTIPLY', swirl, (0.5, 0.5, 0.5)))
    far = g.math('ABSOLUTE', g.math('SUBTRACT', g.noise(bend, 1.3, 9, 1.4), 0.5))
    near = g.math('ABSOLUTE', g.math('SUBTRACT', g.noise(at, 3.7, 10, 1.0), 0.5))
    color = g.mix(g.ramp(far, (0.0, 0.75), (0.03, 0.2), (0.09, 0.0)), rgb(base), rgb(vein))
    color = g.mix(g.ramp(near, (0.0, 0.3), (0.02, 0.0)), color, rgb(vein))
    return g.surface(g.principled(color=color, rough=rough, coat=0.15))


def metal(code='#c4c6c8', rough=0.25, brushed=None):
    """`brushed` is the axis the brush went along."""
    g = Graph('metal')
    own = g.node('TexCoord').outputs['Object']
    smear = g.noise(own, 5, 6)
    shine = g.add('MapRange', {'Value': smear, 3: rough * 0.9, 4: rough * 1.12})
    inputs = {'color': rgb(code), 'metal': 1.0, 'rough': shine}
    if brushed is not None:
        squeeze = [300.0, 300.0, 300.0]
        squeeze[brushed] = 2.0
        inputs['normal'] = g.bump(g.noise(g.stretch(own, tuple(squeeze)), 1, 2), 0.04, 0.002)
    return g.surface(g.principled(**inputs))


def cloth(code, weave=900, rough=0.95, thin=False, fold=0.15):
    g = Graph('cloth')
    at = g.node('TexCoord').outputs['Object']
    color = g.mix(1.0, rgb(code), g.ramp(g.noise(at, weave * 0.25, 4), (0.25, 0.8), (0.75, 1.06)), 'MULTIPLY')
    relief = g.math('ADD', g.noise(at, weave, 2), g.math('MULTIPLY', g.noise(at, 9, 4), 4.0))
    body = g.principled(color=color, rough=rough, sheen=0.35, specular=0.15, normal=g.bump(relief, fold, 0.003))
    if not thin:
        return g.surface(body)
    glow = g.add('BsdfTranslucent', {'Color': color})
    veil = g.add('MixShader', {0: 0.45, 1: body, 2: glow})
    return g.surface(g.add('MixShader', {0: 0.12, 1: veil, 2: g.add('BsdfTransparent')}))


def glass(shine=0.07):
    """A window pane: light passes straight through, only the reflection is seen."""
    g = Graph('glass')
    fresnel = g.add('Fresnel', {'IOR': 1.45})
    gloss = g.add('BsdfGlossy', {'Roughness': 0.0})
    return g.surface(g.add('MixShader', {0: g.math('MULTIPLY', fresnel, 1.0), 1: g.add('BsdfTransparent', {'Color': (0.97, 0.98, 0.975)}), 2: gloss}))


def water(depth='#7d6f58'):
    """Shallow dirty water on a floor."""
    g = Graph('water')
    ripple = g.math('ADD', g.noise(g.place(), 3.0, 2), g.math('MULTIPLY', g.noise(g.place(), 14, 2), 0.15))
    normal = g.bump(ripple, 0.05, 0.02)
    gloss = g.add('BsdfGlossy', {'Roughness': 0.01, 'Normal': normal})
    murk = g.add('MixShader', {0: 0.25, 1: g.add('BsdfTransparent', {'Color': rgb('#b5a687')}), 2: g.add('BsdfDiffuse', {'Color': rgb(depth)})})
    return g.surface(g.add('MixShader', {0: g.add('Fresnel', {'IOR': 1.36, 'Normal': normal}), 1: murk, 2: gloss}))


def lamp(strength, code='#ffd9a8'):
    g = Graph('lamp')
    return g.surface(g.add('Emission', {'Color': rgb(code), 'Strength': strength}))


def concrete(code='#9a968e', rough=0.8, wet=(), cracks=0.0):
    g = Graph('concrete')
    at = g.place()
    blot = g.noise(at, 1.4, 10, 0.3, 0.62)
    color = g.mix(1.0, rgb(code), g.ramp(blot, (0.3, 0.68), (0.7, 1.12)), 'MULTIPLY')
    color = g.mix(1.0, color, g.ramp(g.noise(at, 90, 4), (0.3, 0.9), (0.6, 1.0)), 'MULTIPLY')
    height = g.math('ADD', g.noise(at, 45, 8), g.math('MULTIPLY', blot, 2.0))
    shine = rough
    if cracks:
        torn = g.vector('ADD', at, g.vector('MULTIPLY', g.node('TexNoise', {'Vector': at, 'Scale': 3.0, 'Detail': 6.0}).outputs['Color'], (0.35, 0.35, 0.35)))
        edge = g.node('TexVoronoi', {'Vector': torn, 'Scale': cracks}, feature='DISTANCE_TO_EDGE').outputs['Distance']
        split = g.ramp(edge, (0.0, 1.0), (0.009, 0.0))
        color = g.mix(split, color, rgb('#2b2825'))
        height = g.math('SUBTRACT', height, g.math('MULTIPLY', split, 12.0))
    if wet:
        share = _spots(g, wet, 0.9, 1.6)
        damp = g.ramp(share, (0.85, 1.0), (1.35, 0.0))
        film = g.ramp(share, (0.7, 1.0), (0.82, 0.0))
        color = g.mix(g.math('MULTIPLY', damp, 0.85), color, g.mix(1.0, color, rgb('#75695a'), 'MULTIPLY'))
        shine = g.mix(film, g.mix(damp, (rough, rough, rough), (0.4, 0.4, 0.4)), (0.02, 0.02, 0.02))
        height = g.math('MULTIPLY', height, g.math('SUBTRACT', 1.0, film))
    return g.surface(g.principled(color=color, rough=shine, normal=g.bump(height, 0.2, 0.004)))


def siding(code, wear=0.0, streak=0.0):
    """Painted clapboard: faint grain along the boards, dirt that ran down, worn spots."""
    g = Graph('siding')
    at = g.place()
    grain = g.noise(g.stretch(at, (1.2, 1.2, 60)), 3, 4)
    color = g.mix(1.0, rgb(code), g.ramp(g.noise(at, 0.9, 5), (0.3, 0.9), (0.7, 1.03)), 'MULTIPLY')
    if streak:
        run = g.noise(g.stretch(at, (5, 5, 0.35)), 1.6, 5, 0.3)
        color = g.mix(g.ramp(run, (0.46, 0.0), (0.72, streak)), color, rgb('#75705f'), 'MULTIPLY')
    if wear:
        bare = g.ramp(g.noise(g.stretch(at, (1, 1, 4)), 2.7, 5, 0.5, 0.65), (0.63 - wear * 0.1, 0.0), (0.66 - wear * 0.1, 1.0))
        color = g.mix(bare, color, g.ramp(grain, (0.3, rgb('#8b7f6e')), (0.7, rgb('#b5a993'))))
    return g.surface(g.principled(color=color, rough=0.55, normal=g.bump(grain, 0.12, 0.003)))


def shingle(dark, light, moss=0.0):
    g = Graph('shingle')
    own = g.own()
    shade = g.mix(g.chance(), rgb(dark), rgb(light))
    color = g.mix(1.0, shade, g.ramp(g.noise(own, 260, 2), (0.3, 0.55), (0.7, 1.35)), 'MULTIPLY')
    if moss:
        patch = g.ramp(g.noise(g.place(), 1.1, 5, 0.6, 0.62), (0.52, 0.0), (0.68, moss))
        color = g.mix(patch, color, rgb('#6d6f55'))
    return g.surface(g.principled(color=color, rough=0.92, specular=0.2, normal=g.bump(g.noise(own, 300, 2), 0.5, 0.004)))


def leafage(dark, light, clear=0.35):
    """Leaves and grass: light shines through them."""
    g = Graph('leafage')
    color = g.mix(g.ramp(g.noise(g.place(), 5.0, 5, rough=0.7), (0.35, 0.0), (0.65, 1.0)), rgb(dark), rgb(light))
    body = g.principled(color=color, rough=0.6, specular=0.25)
    return g.surface(g.add('MixShader', {0: clear, 1: body, 2: g.add('BsdfTranslucent', {'Color': color})}))


def tarp(code='#2a63b8'):
    g = Graph('tarp')
    at = g.place()
    crease = g.node('TexVoronoi', {'Vector': at, 'Scale': 3.2}, feature='DISTANCE_TO_EDGE').outputs['Distance']
    relief = g.math('ADD', g.noise(g.stretch(at, (1, 1, 0.6)), 3.0, 5, 1.5), g.math('MULTIPLY', g.ramp(crease, (0.0, 1.0), (0.12, 0.0)), 0.15))
    return g.surface(g.principled(color=rgb(code), rough=0.38, normal=g.bump(relief, 0.7, 0.12)))


def brickwork(codes=('#7d3f2e', '#a35c42'), mortar='#b0a696', lies='back', width=0.205, row=0.073):
    g = Graph('brick')
    place = g.place()
    x, y, z = g.node('SeparateXYZ', {0: place}).outputs
    across, up = {'back': (x, z), 'side': (y, z)}[lies]
    brick = g.node('TexBrick', {'Vector': g.add('CombineXYZ', {0: across, 1: up}), 'Scale': 1.0, 'Brick Width': width, 'Row Height': row, 'Mortar Size': 0.006, 'Mortar Smooth': 0.3, 'Bias': 0.0, 'Color1': (0.0, 0.0, 0.0), 'Color2': (1.0, 1.0, 1.0)})
    color = g.mix(brick.outputs['Color'], rgb(codes[0]), rgb(codes[1]))
    color = g.mix(1.0, color, g.ramp(g.noise(place, 40, 5), (0.3, 0.75), (0.7, 1.15)), 'MULTIPLY')
    color = g.mix(brick.outputs['Fac'], color, rgb(mortar))
    height = g.math('SUBTRACT', g.math('MULTIPLY', g.noise(place, 60, 5), 0.3), brick.outputs['Fac'])
    return g.surface(g.principled(color=color, rough=0.88, normal=g.bump(height, 0.7, 0.006)))


def osb():
    """Bare sheathing board under a torn roof."""
    g = Graph('osb')
    at = g.place()
    flake = g.node('TexVoronoi', {'Vector': g.stretch(at, (14, 34, 34)), 'Scale': 1.0})
    color = g.mix(0.55, rgb('#86683f'), flake.outputs['Color'], 'SOFT_LIGHT')
    color = g.mix(1.0, color, g.ramp(g.noise(at, 1.6, 5), (0.3, 0.6), (0.7, 1.0)), 'MULTIPLY')
    return g.surface(g.principled(color=color, rough=0.85))
