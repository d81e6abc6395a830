"""Camera, daylight and the render itself."""
import math
import bpy


def clear():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def daylight(elevation, rotation, strength=0.4, sun=0.25, size=0.545, air=1.0, dust=1.0):
    """Sky and sun; rotation in degrees, 0 is a sun in the +y direction, turning towards +x."""
    scene = bpy.context.scene
    world = scene.world = bpy.data.worlds.new('sky')
    world.use_nodes = True
    nodes = world.node_tree.nodes
    sky = nodes.new('ShaderNodeTexSky')
    sky.sky_type = 'NISHITA'
    sky.sun_elevation = math.radians(elevation)
    sky.sun_rotation = math.radians(rotation)
    sky.sun_intensity = sun
    sky.sun_size = math.radians(size)
    sky.air_density = air
    sky.dust_density = dust
    world.node_tree.links.new(sky.outputs[0], nodes['Background'].inputs[0])
    nodes['Background'].inputs[1].default_value = strength


def _area(at, turn, size, settings):
    light = bpy.data.lights.new('area', 'AREA')
    light.shape = 'RECTANGLE'
    light.size, light.size_y = size
    made = bpy.data.objects.new('area', light)
    made.location = at
    made.rotation_euler = turn
    bpy.context.collection.objects.link(made)
    for key, value in settings.items():
        setattr(light, key, value)
    return made


def portal(at, turn, size):
    """Tells Cycles where daylight comes in; the light looks along its own -z."""
    _area(at, turn, size, {}).data.cycles.is_portal = True


def fill(at, turn, size, watts, color=(1, 0.97, 0.93)):
    """Soft light from behind the camera, not seen itself."""
    made = _area(at, turn, size, {'energy': watts, 'color': color})
    made.visible_camera = False
    made.visible_glossy = False


def camera(at, toward, lens=26, lift=0.0, focus=None, stop=5.6):
    """Looks level from `at` towards `toward` (upright lines stay upright); `lift` shifts the view up."""
    scene = bpy.context.scene
    data = bpy.data.cameras.new('camera')
    data.lens = lens
    data.shift_y = lift
    made = bpy.data.objects.new('camera', data)
    made.location = at
    made.rotation_euler = (math.pi / 2, 0, math.atan2(-(toward[0] - at[0]), toward[1] - at[1]))
    if focus:
        data.dof.use_dof = True
        data.dof.focus_distance = focus
        data.dof.aperture_fstop = stop
    bpy.context.collection.objects.link(made)
    scene.camera = made


def look(exposure=0.0, contrast='Medium High Contrast'):
    view = bpy.context.scene.view_settings
    view.view_transform = 'Filmic'
    view.look = contrast
    view.exposure = exposure


