"""A short way to write shader node trees."""
import bpy

OCTAVES = 5.0  # finer grain than this is below a pixel and only costs time


def rgb(code):
    """'#efeae0' as the linear colour Cycles counts in."""
    return tuple((int(code[i:i + 2], 16) / 255) ** 2.2 for i in (1, 3, 5))


class Graph:
    """The nodes of one material; `add` returns the first output of the node it makes."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.output = self.tree.nodes.new('ShaderNodeOutputMaterial')

    def node(self, kind, inputs=None, **settings):
        made = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in settings.items():
            setattr(made, key, value)
        for key, value in (inputs or {}).items():
            self._set(made.inputs[key], value)
        return made

    def _set(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, (tuple, list)) and len(value) == 3 and socket.type == 'RGBA':
            socket.default_value = (*value, 1)
        else:
            socket.default_value = value

    def add(self, kind, inputs=None, **settings):
        return self.node(kind, inputs, **settings).outputs[0]

    def math(self, operation, *values, clamp=False):
        return self.add('Math', dict(enumerate(values)), operation=operation, use_clamp=clamp)

    def vector(self, operation, *values):
        return self.add('VectorMath', dict(enumerate(values)), operation=operation)

    def mix(self, share, first, second, blend='MIX'):
        return self.add('MixRGB', {0: share, 1: first, 2: second}, blend_type=blend)

    def noise(self, at, scale, detail=4.0, distortion=0.0, rough=0.5):
        values = {'Vector': at, 'Scale': scale, 'Detail': min(detail, OCTAVES), 'Distortion': distortion, 'Roughness': rough}
        return self.add('TexNoise', values)

    def ramp(self, share, *stops):
        """Colour stops (position, colour); a plain number is a grey."""
        made = self.node('ValToRGB', {0: share})
        elements = made.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position = position
            element.color = (*colour, 1) if isinstance(colour, tuple) else (colour, colour, colour, 1)
        return made.outputs[0]

    def place(self):
        """Where in the world the point lies."""
        return self.add('NewGeometry')

    def own(self):
        """Where in its object the point lies, moved by a random amount for each object."""
        here = self.node('TexCoord').outputs['Object']
        chance = self.chance()
        return self.vector('ADD', here, self.add('CombineXYZ', {0: self.math('MULTIPLY', chance, 91.7), 1: self.math('MULTIPLY', chance, 37.3), 2: self.math('MULTIPLY', chance, 53.1)}))

    def chance(self):
        return self.node('ObjectInfo').outputs['Random']

    def stretch(self, at, scale, turn=(0, 0, 0)):
        return self.add('Mapping', {'Vector': at, 'Scale': scale, 'Rotation': turn})

    def bump(self, height, strength=0.2, distance=0.01, normal=None):
        values = {'Height': height, 'Strength': strength, 'Distance': distance}
        if normal is not None:
            values['Normal'] = normal
        return self.add('Bump', values)

    def surface(self, shader):
        self.tree.links.new(shader, self.output.inputs[0])
        return self.material

    def principled(self, **inputs):
        names = {'color': 'Base Color', 'rough': 'Roughness', 'metal': 'Metallic', 'coat': 'Clearcoat', 'coat_rough': 'Clearcoat Roughness', 'normal': 'Normal', 'specular': 'Specular', 'sheen': 'Sheen', 'transmission': 'Transmission', 'emission': 'Emission', 'strength': 'Emission Strength'}
        return self.add('BsdfPrincipled', {names[key]: value for key, value in inputs.items()})
