// Models of houses as IFC: a space, its walls and doors are boxes. Lengths and quantities stand in units of the file, feet unless told
// otherwise.

export interface ModelBox {
  type: 'IFCSPACE' | 'IFCWALL' | 'IFCDOOR' | 'IFCWINDOW' | 'IFCOPENINGELEMENT';
  /** Long name of a space. */
  name?: string;
  /** Lower left corner. */
  at: readonly [x: number, y: number, up: number];
  size: readonly [x: number, y: number, up: number];
  /** Height of its walls at the eaves of a gable roof, whose ridge runs along y at its full height. */
  eaves?: number;
  /** Quantities by their names: `NetWallArea`, `Height`. */
  quantities?: Readonly<Record<string, number>>;
  /** Short name of a space; a number unless told otherwise. */
  number?: string;
  /** It is told of and not drawn. */
  isShapeless?: boolean;
  /** It is as round as a pillar of its width, about its corner. */
  isRound?: boolean;
  /** The half of it to the right lies so much deeper. */
  sunken?: number;
  /** A space that holds others. */
  isComplex?: boolean;
  /** Degrees by which it is turned about its corner. */
  turn?: number;
  /** Number of the box, an opening, in which it stands. */
  fills?: number;
}

/** Units of lengths and of areas; `UNTOLD_AREAS` names none for areas. */
const UNITS = {
  FEET: `#10=IFCUNITASSIGNMENT((#13,#18));
#11=IFCDIMENSIONALEXPONENTS(1,0,0,0,0,0,0);
#12=IFCMEASUREWITHUNIT(IFCLENGTHMEASURE(0.3048),#14);
#13=IFCCONVERSIONBASEDUNIT(#11,.LENGTHUNIT.,'FOOT',#12);
#14=IFCSIUNIT(*,.LENGTHUNIT.,$,.METRE.);
#15=IFCSIUNIT(*,.AREAUNIT.,$,.SQUARE_METRE.);
#16=IFCDIMENSIONALEXPONENTS(2,0,0,0,0,0,0);
#17=IFCMEASUREWITHUNIT(IFCAREAMEASURE(0.09290304),#15);
#18=IFCCONVERSIONBASEDUNIT(#16,.AREAUNIT.,'SQUARE FOOT',#17);`,
  MILLIMETERS: `#10=IFCUNITASSIGNMENT((#13,#14));
#13=IFCSIUNIT(*,.LENGTHUNIT.,.MILLI.,.METRE.);
#14=IFCSIUNIT(*,.AREAUNIT.,$,.SQUARE_METRE.);`,
  UNTOLD_AREAS: `#10=IFCUNITASSIGNMENT((#13));
#13=IFCSIUNIT(*,.LENGTHUNIT.,.MILLI.,.METRE.);`,
} as const;

const FIRST = 100;
const PER_BOX = 100;

const real = (value: number) => (Number.isInteger(value) ? `${value}.` : String(value));

/** What stands behind the shape in an entity of its type. */
const REST: Readonly<Record<ModelBox['type'], (box: ModelBox) => string>> = {
  IFCSPACE: ({ isComplex }) => `.${isComplex ? 'COMPLEX' : 'ELEMENT'}.,.INTERNAL.,$`,
  IFCWALL: () => '$,.STANDARD.',
  IFCDOOR: ({ size: [x, , up] }) => `$,${real(up)},${real(x)},.DOOR.,$,$`,
  IFCOPENINGELEMENT: () => '.OPENING.',
  IFCWINDOW: ({ size: [x, , up] }) => `$,${real(up)},${real(x)},.WINDOW.,$,$`,
};

const quantityLines = ({ quantities }: ModelBox, id: number): string => {
  const entries = Object.entries(quantities ?? {});
  if (entries.length === 0) return '';
  const ids = entries.map((_, index) => `#${id + 20 + index}`);
  const lines = entries.map(([name, value], index) => {
    const kind = name.includes('Area') ? 'AREA' : 'LENGTH';
    return `${ids[index]}=IFCQUANTITY${kind}('${name}',$,$,${real(value)},$);`;
  });
  const guid = (letter: string) => `'${letter}${String(id).padStart(21, '0')}'`;
  return `
${lines.join('\n')}
#${id + 10}=IFCELEMENTQUANTITY(${guid('Q')},$,'BaseQuantities',$,$,(${ids.join(',')}));
#${id + 11}=IFCRELDEFINESBYPROPERTIES(${guid('R')},$,$,$,(#${id}),#${id + 10});`;
};

const uprightLines = (
  id: number,
  { size: [width, depth, height] }: ModelBox,
) => `#${id + 6}=IFCEXTRUDEDAREASOLID(#${id + 7},#22,#23,${real(height)});
#${id + 7}=IFCRECTANGLEPROFILEDEF(.AREA.,$,#${id + 8},${real(width)},${real(depth)});
#${id + 8}=IFCAXIS2PLACEMENT2D(#${id + 9},$);
#${id + 9}=IFCCARTESIANPOINT((${real(width / 2)},${real(depth / 2)}));`;

const roundLines = (
  id: number,
  { size: [width, , height] }: ModelBox,
) => `#${id + 6}=IFCEXTRUDEDAREASOLID(#${id + 7},#22,#23,${real(height)});
#${id + 7}=IFCCIRCLEPROFILEDEF(.AREA.,$,#44,${real(width / 2)});`;

/** A box of its left half, and one of its right that begins deeper. */
const sunkenLines = (id: number, box: ModelBox, sunken: number) => {
  const [width, depth, height] = box.size;
  return `${uprightLines(id, { ...box, size: [width / 2, depth, height] })}
#${id + 70}=IFCEXTRUDEDAREASOLID(#${id + 71},#${id + 72},#23,${real(height + sunken)});
#${id + 71}=IFCRECTANGLEPROFILEDEF(.AREA.,$,#${id + 8},${real(width / 2)},${real(depth)});
#${id + 72}=IFCAXIS2PLACEMENT3D(#${id + 73},$,$);
#${id + 73}=IFCCARTESIANPOINT((${real(width / 2)},0.,${real(-sunken)}));`;
};

/** Its gable, drawn along y. */
const gableLines = (id: number, { size: [width, depth, ridge] }: ModelBox, eaves: number) => {
  const corners = [
    [0, 0],
    [width, 0],
    [width, -eaves],
    [width / 2, -ridge],
    [0, -eaves],
    [0, 0],
  ];
  const points = corners.map(
    ([x = 0, y = 0], index) => `#${id + 50 + index}=IFCCARTESIANPOINT((${real(x)},${real(y)}));`,
  );
  const ids = corners.map((_, index) => `#${id + 50 + index}`);
  return `#${id + 6}=IFCEXTRUDEDAREASOLID(#${id + 7},#${id + 60},#23,${real(depth)});
#${id + 7}=IFCARBITRARYCLOSEDPROFILEDEF(.AREA.,$,#${id + 8});
#${id + 8}=IFCPOLYLINE((${ids.join(',')}));
${points.join('\n')}
#${id + 60}=IFCAXIS2PLACEMENT3D(#21,#${id + 61},#${id + 62});
#${id + 61}=IFCDIRECTION((0.,1.,0.));
#${id + 62}=IFCDIRECTION((1.,0.,0.));`;
};

const shapeLines = (id: number, box: ModelBox): string => {
  if (box.eaves !== undefined) return gableLines(id, box, box.eaves);
  if (box.isRound) return roundLines(id, box);
  return box.sunken === undefined ? uprightLines(id, box) : sunkenLines(id, box, box.sunken);
};

const boxLines = (box: ModelBox, index: number): string => {
  const { type, name, number = String(index), at, turn = 0, fills, sunken, isShapeless } = box;
  const id = FIRST + index * PER_BOX;
  const [x, y, up] = at.map(real);
  const guid = String(index).padStart(22, '0');
  const rest = REST[type](box);
  const shape = isShapeless ? '$' : `#${id + 4}`;
  const product =
    type === 'IFCSPACE'
      ? `'${guid}',$,'${number}',$,$,#${id + 1},${shape},${name === undefined ? '$' : `'${name}'`},${rest}`
      : `'${guid}',$,'${name ?? ''}',$,$,#${id + 1},${shape},${rest}`;
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const filling =
    fills === undefined
      ? ''
      : `
#${id + 12}=IFCRELFILLSELEMENT('F${guid.slice(1)}',$,$,$,#${FIRST + fills * PER_BOX},#${id});`;
  return `#${id}=${type}(${product});
#${id + 1}=IFCLOCALPLACEMENT($,#${id + 2});
#${id + 2}=IFCAXIS2PLACEMENT3D(#${id + 3},#23,#${id + 13});
#${id + 3}=IFCCARTESIANPOINT((${x},${y},${up}));
#${id + 13}=IFCDIRECTION((${real(cos)},${real(sin)},0.));
#${id + 4}=IFCPRODUCTDEFINITIONSHAPE($,$,(#${id + 5}));
#${id + 5}=IFCSHAPEREPRESENTATION(#20,'Body','SweptSolid',(#${id + 6}${sunken === undefined ? '' : `,#${id + 70}`}));
${shapeLines(id, box)}${quantityLines(box, id)}${filling}`;
};

export const ifc = (
  boxes: readonly ModelBox[],
  units: keyof typeof UNITS = 'FEET',
): string => `ISO-10303-21;
HEADER;
FILE_DESCRIPTION((''),'2;1');
FILE_NAME('house.ifc','2026-01-01T00:00:00',(''),(''),'','','');
FILE_SCHEMA(('IFC4'));
ENDSEC;
DATA;
#1=IFCPROJECT('0YvctVUKr0kugbFTf53O9L',$,'House',$,$,$,$,(#20),#10);
${UNITS[units]}
#20=IFCGEOMETRICREPRESENTATIONCONTEXT($,'Model',3,1.E-5,#22,$);
#21=IFCCARTESIANPOINT((0.,0.,0.));
#22=IFCAXIS2PLACEMENT3D(#21,$,$);
#23=IFCDIRECTION((0.,0.,1.));
#44=IFCAXIS2PLACEMENT2D(#45,$);
#45=IFCCARTESIANPOINT((0.,0.));
${boxes.map(boxLines).join('\n')}
ENDSEC;
END-ISO-10303-21;
`;
