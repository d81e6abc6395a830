// Drawings, models and scans of houses that cannot be read here, and which export to choose in the program that they come from.

export interface ForeignDrawing {
  /** Name that people use for it, after “This is”. */
  name: string;
  advice: string;
  /** Endings of its names, without the dot. */
  endings: readonly string[];
}

const SCANS =
  'In your scanning app export the rooms as USDZ or JSON of RoomPlan, or as a floor plan in PDF or DXF, and upload that.';

export const FOREIGN_DRAWINGS = {
  dwg: {
    name: 'a DWG drawing (AutoCAD)',
    advice: 'In AutoCAD choose Save As and DXF, or plot the plan to PDF, and upload that.',
    endings: ['dwg', 'dwt'],
  },
  dwf: {
    name: 'a DWF drawing',
    advice: 'Open it in Autodesk Design Review, print the plan to PDF and upload that.',
    endings: ['dwf', 'dwfx'],
  },
  revit: {
    name: 'a Revit model',
    advice:
      'In Revit choose File, Export and IFC, or print the floor plan to PDF, and upload that.',
    endings: ['rvt', 'rfa', 'rte'],
  },
  sketchUp: {
    name: 'a SketchUp model',
    advice:
      'In SketchUp choose File, Export, 2D Graphic and PDF from above in parallel projection, and upload that.',
    endings: ['skp', 'skb', 'layout'],
  },
  archicad: {
    name: 'an Archicad project',
    advice:
      'In Archicad choose File, Save As and IFC, or publish the floor plan as PDF, and upload that.',
    endings: ['pln', 'pla', 'pln2'],
  },
  chiefArchitect: {
    name: 'a plan of Chief Architect or Home Designer',
    advice: 'There choose File, Print and PDF, or File, Export and DXF, and upload that.',
    endings: ['plan', 'calibz'],
  },
  vectorworks: {
    name: 'a Vectorworks drawing',
    advice: 'In Vectorworks choose File, Export and DXF, IFC or PDF, and upload that.',
    endings: ['vwx', 'mcd'],
  },
  sweetHome: {
    name: 'a house of Sweet Home 3D',
    advice: 'In Sweet Home 3D choose File and Print to PDF, and upload that.',
    endings: ['sh3d', 'sh3x'],
  },
  dgn: {
    name: 'a MicroStation drawing',
    advice:
      'In MicroStation choose File, Export and DXF, or print the plan to PDF, and upload that.',
    endings: ['dgn'],
  },
  rhino: {
    name: 'a Rhino model',
    advice: 'In Rhino choose File, Export and DXF, or print the plan to PDF, and upload that.',
    endings: ['3dm'],
  },
  packedIfc: {
    name: 'an IFC model that is packed or written as XML',
    advice: 'Unpack it, or export it as .ifc in the program that made it, and upload that.',
    endings: ['ifczip', 'ifcxml'],
  },
  mesh: {
    name: 'a 3D model or a cloud of points',
    advice: SCANS,
    endings: [
      'obj',
      'stl',
      'ply',
      'glb',
      'gltf',
      'fbx',
      'dae',
      'e57',
      'las',
      'laz',
      'xyz',
      '3ds',
      'blend',
    ],
  },
  usd: {
    name: 'a layer of USD',
    advice: SCANS,
    endings: ['usd', 'usda', 'usdc', 'reality'],
  },
} as const satisfies Record<string, ForeignDrawing>;

const ALL: readonly ForeignDrawing[] = Object.values(FOREIGN_DRAWINGS);

/** What the file is and which export to choose, as sentences for its owner. */
export const drawingSentence = ({
  name,
  advice,
}: Pick<ForeignDrawing, 'name' | 'advice'>): string =>
  `This is ${name}, which cannot be read here. ${advice}`;

/** @returns the sentences by the ending of its name; null where that says nothing */
export const drawingByName = (fileName: string): string | null => {
  const ending = /\.([a-z0-9]{2,7})$/i.exec(fileName.trim())?.[1]?.toLowerCase() ?? '';
  const found = ALL.find(({ endings }) => endings.includes(ending));
  return found ? drawingSentence(found) : null;
};
