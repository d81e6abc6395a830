// Models of houses as IFC, in feet: a space, its walls and doors are boxes.

export interface ModelBox {
  type: 'IFCSPACE' | 'IFCWALL' | 'IFCDOOR' | 'IFCWINDOW';
  /** Long name of a space. */
  name?: string;
  /** Lower left corner, feet. */
  at: readonly [x: number, y: number, up: number];
  size: readonly [x: number, y: number, up: number];
}

const FIRST = 100;
const PER_BOX = 10;

const real = (value: number) => (Number.isInteger(value) ? `${value}.` : String(value));

/** What stands behind the shape in an entity of its type. */
const REST: Readonly<Record<ModelBox['type'], (size: ModelBox['size']) => string>> = {
  IFCSPACE: () => '.ELEMENT.,.INTERNAL.,$',
  IFCWALL: () => '$,.STANDARD.',
  IFCDOOR: ([x, , up]) => `$,${real(up)},${real(x)},.DOOR.,$,$`,
  IFCWINDOW: ([x, , up]) => `$,${real(up)},${real(x)},.WINDOW.,$,$`,
};

const boxLines = ({ type, name, at, size }: ModelBox, index: number): string => {
  const id = FIRST + index * PER_BOX;
  const [x, y, up] = at.map(real);
  const [width, depth, height] = size;
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
#${id + 6}=IFCEXTRUDEDAREASOLID(#${id + 7},#22,#23,${real(height)});
#${id + 7}=IFCRECTANGLEPROFILEDEF(.AREA.,$,#${id + 8},${real(width)},${real(depth)});
#${id + 8}=IFCAXIS2PLACEMENT2D(#${id + 9},$);
#${id + 9}=IFCCARTESIANPOINT((${real(width / 2)},${real(depth / 2)}));`;
};

export const ifc = (boxes: readonly ModelBox[]): string => `ISO-10303-21;
HEADER;
FILE_DESCRIPTION((''),'2;1');
FILE_NAME('house.ifc','2026-01-01T00:00:00',(''),(''),'','','');
FILE_SCHEMA(('IFC4'));
ENDSEC;
DATA;
#1=IFCPROJECT('0YvctVUKr0kugbFTf53O9L',$,'House',$,$,$,$,(#20),#10);
#10=IFCUNITASSIGNMENT((#13));
#11=IFCDIMENSIONALEXPONENTS(1,0,0,0,0,0,0);
#12=IFCMEASUREWITHUNIT(IFCLENGTHMEASURE(0.3048),#14);
#13=IFCCONVERSIONBASEDUNIT(#11,.LENGTHUNIT.,'FOOT',#12);
#14=IFCSIUNIT(*,.LENGTHUNIT.,$,.METRE.);
#20=IFCGEOMETRICREPRESENTATIONCONTEXT($,'Model',3,1.E-5,#22,$);
#21=IFCCARTESIANPOINT((0.,0.,0.));
#22=IFCAXIS2PLACEMENT3D(#21,$,$);
#23=IFCDIRECTION((0.,0.,1.));
${boxes.map(boxLines).join('\n')}
ENDSEC;
END-ISO-10303-21;
`;
