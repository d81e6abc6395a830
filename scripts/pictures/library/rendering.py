"""Renders the scene twice with Cycles on the CPU, denoises and writes a PNG under the view's tone curve."""
import os
import tempfile
import time
import bpy
import numpy as np
from . import denoise

PASSES = {'DiffDir': 'diffuse_direct', 'DiffInd': 'diffuse_indirect', 'DiffCol': 'diffuse_color', 'GlossDir': 'glossy_direct', 'GlossInd': 'glossy_indirect', 'GlossCol': 'glossy_color', 'Image': None, 'Normal': 'normal', 'Depth': 'z'}


def _settings(width, height, samples):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.render.use_persistent_data = True
    cycles = scene.cycles
    cycles.samples = samples
    cycles.use_adaptive_sampling = False
    cycles.use_denoising = False
    cycles.max_bounces = 6
    cycles.diffuse_bounces = 3
    cycles.glossy_bounces = 2
    cycles.transparent_max_bounces = 8
    cycles.sample_clamp_indirect = 3
    cycles.sample_clamp_direct = 30
    cycles.blur_glossy = 1
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False


def _outputs(folder):
    scene = bpy.context.scene
    layer = bpy.context.view_layer
    for name in PASSES.values():
        if name:
            setattr(layer, 'use_pass_' + name, True)
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')
    sink = tree.nodes.new('CompositorNodeOutputFile')
    sink.base_path = folder
    sink.format.file_format = 'OPEN_EXR'
    sink.format.color_depth = '32'
    sink.file_slots.clear()
    for key in PASSES:
        sink.file_slots.new(key)
        tree.links.new(source.outputs[key], sink.inputs[key])


def _load(folder, key):
    name = next(f for f in os.listdir(folder) if f.startswith(key) and f[len(key)].isdigit())
    image = bpy.data.images.load(os.path.join(folder, name))
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    flat = np.empty(width * height * image.channels, np.float32)
    image.pixels.foreach_get(flat)
    bpy.data.images.remove(image)
    return flat.reshape(height, width, -1)[..., :3]


def _half(seed):
    scene = bpy.context.scene
    scene.cycles.seed = seed
    with tempfile.TemporaryDirectory() as folder:
        _outputs(folder)
        bpy.ops.render.render()
        return {key: _load(folder, key) for key in PASSES}


def _clean(a, b):
    both = {key: (a[key] + b[key]) / 2 for key in a}
    depth = np.minimum(both['Depth'][..., :1], 100)
    features = [(both['Normal'], 0.25), (np.log(depth + 0.1), 0.06)]
    light = [h['DiffDir'] + h['DiffInd'] for h in (a, b)]
    gloss = [h['GlossDir'] + h['GlossInd'] for h in (a, b)]
    rest = both['Image'] - both['DiffCol'] * (light[0] + light[1]) / 2 - both['GlossCol'] * (gloss[0] + gloss[1]) / 2
    diffuse = both['DiffCol'] * denoise.smooth(denoise.halves(*light, features, reach=4), features)
    features = features + [(both['GlossCol'], 0.1)]
    shine = both['GlossCol'] * denoise.smooth(denoise.halves(*gloss, features, reach=3), features, (2, 4), 0.3)
    return denoise.without_specks(diffuse + shine + np.maximum(rest, 0))


def _write(pixels, path):
    height, width, _ = pixels.shape
    image = bpy.data.images.new('picture', width, height, float_buffer=True, alpha=False)
    image.colorspace_settings.name = 'Linear'
    image.pixels.foreach_set(np.dstack([pixels, np.ones((height, width), np.float32)]).astype(np.float32).ravel())
    settings = bpy.context.scene.render.image_settings
    settings.file_format = 'PNG'
    settings.color_mode = 'RGB'
    image.save_render(path, scene=bpy.context.scene)


def render(path, width, height, samples):
    started = time.time()
    _settings(width, height, samples // 2)
    a, b = _half(1), _half(2)
    rendered = time.time()
    _write(_clean(a, b), path)
    print(f'PICTURE {path} render {rendered - started:.0f} s, denoise {time.time() - rendered:.0f} s', flush=True)
