"""Shapes, all in metres, made without operators so that scenes of thousands of parts build fast."""
import math
import random
import bmesh
import bpy
from mathutils import Matrix, Vector


def put(mesh, material, at=(0, 0, 0), turn=(0, 0, 0), bevel=0.0, smooth=False, segments=2):
    if material is not None and not mesh.materials:
        mesh.materials.append(material)
    made = bpy.data.objects.new(mesh.name, mesh)
    made.location = at
    made.rotation_euler = turn
    bpy.context.collection.objects.link(made)
    if smooth:
        mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    if bevel:
        edge = made.modifiers.new('bevel', 'BEVEL')
        edge.width = bevel
        edge.segments = segments
        edge.limit_method = 'ANGLE'
    return made


def _mesh(build):
    mesh = bpy.data.meshes.new('shape')
    bm = bmesh.new()
    build(bm)
    bm.to_mesh(mesh)
    bm.free()
    return mesh


def box_mesh(width, depth, height):
    return _mesh(lambda bm: bmesh.ops.create_cube(bm, size=1, matrix=Matrix.Diagonal((width, depth, height, 1))))


def box(size, at, material, bevel=0.004, turn=(0, 0, 0)):
    """A box by its size and its middle."""
    return put(box_mesh(*size), material, at, turn, min(bevel, min(size) * 0.45))


def span(low, high, material, bevel=0.004):
    """A box by two opposite corners."""
    size = [h - l for l, h in zip(low, high)]
    return box(size, [(l + h) / 2 for l, h in zip(low, high)], material, bevel)


def rod(radius, start, end, material, other=None, sides=32):
    """A round bar between two points; with `other`, a cone."""
    start, end = Vector(start), Vector(end)
    way = end - start
    mesh = _mesh(lambda bm: bmesh.ops.create_cone(bm, cap_ends=True, segments=sides, radius1=radius, radius2=radius if other is None else other, depth=way.length))
    made = put(mesh, material, (start + end) / 2, way.to_track_quat('Z', 'Y').to_euler(), smooth=True)
    mesh.use_auto_smooth = True
    return made


def ball(radius, at, material, scale=(1, 1, 1), turn=(0, 0, 0)):
    made = put(_mesh(lambda bm: bmesh.ops.create_uvsphere(bm, u_segments=32, v_segments=18, radius=radius)), material, at, turn, smooth=True)
    made.scale = scale
    return made


def lathe(profile, at, material, thick=0.004, steps=64):
    """Turns a profile of (radius, height) round the upright axis."""
    def build(bm):
        points = [bm.verts.new((r, 0, z)) for r, z in profile]
        edges = [bm.edges.new(pair) for pair in zip(points, points[1:])]
        bmesh.ops.spin(bm, geom=points + edges, cent=(0, 0, 0), axis=(0, 0, 1), angle=math.tau, steps=steps)
        bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-5)
        bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    made = put(_mesh(build), material, at, smooth=True)
    if thick:
        made.modifiers.new('thick', 'SOLIDIFY').thickness = thick
    return made


def tube(points, radius, material, closed=False):
    """A bent pipe through the points."""
    curve = bpy.data.curves.new('tube', 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = radius
    curve.bevel_resolution = 5
    line = curve.splines.new('NURBS')
    line.points.add(len(points) - 1)
    for point, at in zip(line.points, points):
        point.co = (*at, 1)
    line.use_endpoint_u = True
    line.use_cyclic_u = closed
    made = bpy.data.objects.new('tube', curve)
    curve.materials.append(material)
    bpy.context.collection.objects.link(made)
    return made


def sheet(across, down, point, material, thick=0.0, smooth=True):
    """A grid of across x down faces whose corners are point(u, v), u and v from 0 to 1."""
    rows = [[point(i / across, j / down) for i in range(across + 1)] for j in range(down + 1)]
    flat = [p for row in rows for p in row]
    wide = across + 1
    faces = [(j * wide + i, j * wide + i + 1, (j + 1) * wide + i + 1, (j + 1) * wide + i) for j in range(down) for i in range(across)]
    mesh = bpy.data.meshes.new('sheet')
    mesh.from_pydata(flat, [], faces)
    made = put(mesh, material, smooth=smooth)
    if thick:
        made.modifiers.new('thick', 'SOLIDIFY').thickness = thick
    return made


def pillow(size, at, material, turn=(0, 0, 0), puff=0.6, wrinkle=0.012, seed=1):
    """A soft cushion: a subdivided box, swollen in the middle and a little uneven."""
    chance = random.Random(seed)
    shift = chance.random() * 50
    def build(bm):
        bmesh.ops.create_cube(bm, size=2)
        bmesh.ops.subdivide_edges(bm, edges=bm.edges, cuts=9, use_grid_fill=True)
        for v in bm.verts:
            x, y, z = v.co
            edge = (1 - abs(x) ** 3.5) * (1 - abs(y) ** 3.5)
            thin = 1 - puff + puff * max(0.0, edge) ** 0.45
            rounded = 1 - 0.07 * (abs(x * y) ** 2.5)
            wave = wrinkle * math.sin(7 * x + 3 * y + shift) * math.sin(5 * y - 2 * x + shift)
            v.co = (x * rounded * size[0] / 2, y * rounded * size[1] / 2, z * thin * size[2] / 2 + wave * (1 if z > 0 else 0.4))
    made = put(_mesh(build), material, at, turn, smooth=True)
    made.modifiers.new('round', 'SUBSURF').render_levels = 2
    return made
