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
const REST: Readonly<Record<ModelBox['type'], (size: ModelBox['size']) => string>> = {
  IFCSPACE: () => '.ELEMENT.,.INTERNAL.,$',
  IFCWALL: () => '$,.STANDARD.',
  IFCDOOR: ([x, , up]) => `$,${real(up)},${real(x)},.DOOR.,$,$`,
  IFCOPENINGELEMENT: () => '.OPENING.',
  IFCWINDOW: ([x, , up]) => `$,${real(up)},${real(x)},.WINDOW.,$,$`,
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

const boxLines = (box: ModelBox, index: number): string => {
  const { type, name, at, size, eaves } = box;
  const id = FIRST + index * PER_BOX;
  const [x, y, up] = at.map(real);
  const guid = String(index).padStart(22, '0');
  const rest = REST[type](size);
  const product =
    type === 'IFCSPACE'
      ? `'${guid}',$,'${index}',$,$,#${id + 1},#${id + 4},${name === undefined ? '$' : `'${name}'`},${rest}`
      : `'${guid}',$,'${name ?? ''}',$,$,#${id + 1},#${id + 4},${rest}`;
  return `#${id}=${type}(${product});
#${id + 1}=IFCLOCALPLACEMENT($,#${id + 2});
#${id + 2}=IFCAXIS2PLACEMENT3D(#${id + 3},$,$);
#${id + 3}=IFCCARTESIANPOINT((${x},${y},${up}));
#${id + 4}=IFCPRODUCTDEFINITIONSHAPE($,$,(#${id + 5}));
#${id + 5}=IFCSHAPEREPRESENTATION(#20,'Body','SweptSolid',(#${id + 6}));
${eaves === undefined ? uprightLines(id, box) : gableLines(id, box, eaves)}${quantityLines(box, id)}`;
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
${boxes.map(boxLines).join('\n')}
ENDSEC;
END-ISO-10303-21;
`;
