// Scans of rooms as phones share them: USDZ with layers of text, made of what `room-scans.ts` makes as JSON.
import { writeZip } from '../decode/write-zip.ts';
import type { scannedRoom } from './room-scans.ts';

type Scan = ReturnType<typeof scannedRoom>;
type Surface = Pick<Scan['walls'][number], 'dimensions' | 'transform'>;

const HEAD = '#usda 1.0\n(\n    defaultPrim = "Room"\n    metersPerUnit = 1\n    upAxis = "Y"\n)\n';

/** A box of the surface's size, a millimeter thick, as a mesh where it stands. */
const layerOf = (name: string, { dimensions: [width = 0, height = 0], transform }: Surface) => {
  const [x, up, y] = [width / 2, height / 2, 0.0005];
  const points = [-x, x].flatMap((a) =>
    [-up, up].flatMap((b) => [-y, y].map((c) => `(${a}, ${b}, ${c})`)),
  );
  const rows = [0, 4, 8, 12].map((at) => `(${transform.slice(at, at + 4).join(', ')})`);
  return `${HEAD}
def Xform "${name}" (
    customData = {
        string Category = "${name.replace(/\d+$/, '')}"
    }
    kind = "component"
)
{
    def Mesh "${name}" # of the scan
    {
        uniform bool doubleSided = 1
        int[] faceVertexCounts = [4]
        int[] faceVertexIndices = [0, 1, 3, 2]
        point3f[] points = [${points.join(', ')}]
        matrix4d xformOp:transform = ( ${rows.join(', ')} )
        uniform token[] xformOpOrder = ["xformOp:transform"]
    }
}
`;
};

/** A box that is scaled, as the parametric export has it. */
const cubeOf = (name: string, { dimensions: [width = 0, height = 0], transform }: Surface) => {
  const rows = [0, 4, 8, 12].map((at) => `(${transform.slice(at, at + 4).join(', ')})`);
  return `    def Cube "${name}"
    {
        double size = 1
        double3 xformOp:scale = (${width}, ${height}, 0.0001)
        matrix4d xformOp:transform = ( ${rows.join(', ')} )
        uniform token[] xformOpOrder = ["xformOp:transform", "xformOp:scale"]
    }
`;
};

const surfacesOf = ({ walls, doors, objects }: Scan): [name: string, surface: Surface][] => [
  ...walls.map((wall, index): [string, Surface] => [`Wall${index}`, wall]),
  ...doors.map((door, index): [string, Surface] => [`Door${index}`, door]),
  ...objects.map((one, index): [string, Surface] => {
    const [thing = 'Object'] = Object.keys(one.category);
    return [`${thing.charAt(0).toUpperCase()}${thing.slice(1)}${index}`, one];
  }),
];

const sceneOf = ({ sections }: Scan, group: string, content: string) => `${HEAD}
def Xform "Room" ( kind = "assembly" )
{
    def Xform "Section_grp"
    {
${sections.map(({ label }, index) => `        def Xform "${label}${index}" { }`).join('\n')}
    }
    def Xform "${group}"
    {
${content}
    }
}
`;

/** @param as each piece a layer of its own that the scene refers to, or boxes in the scene itself */
export const usdz = (scan: Scan, as: 'MESH' | 'PARAMETRIC' = 'MESH'): Buffer => {
  const surfaces = surfacesOf(scan);
  if (as === 'PARAMETRIC') {
    const boxes = surfaces.map(([name, surface]) => cubeOf(name, surface)).join('');
    return writeZip([
      { name: 'Room.usda', bytes: Buffer.from(sceneOf(scan, 'Parametric_grp', boxes)) },
    ]);
  }
  const groups = surfaces.map(
    ([name]) => `        def Xform "${name}_grp" (
            kind = "group"
            prepend references = @./assets/Mesh/${name}.usda@
        ) { }`,
  );
  return writeZip([
    { name: 'Room.usda', bytes: Buffer.from(sceneOf(scan, 'Mesh_grp', groups.join('\n'))) },
    ...surfaces.map(([name, surface]) => ({
      name: `assets/Mesh/${name}.usda`,
      bytes: Buffer.from(layerOf(name, surface)),
    })),
  ]);
};
