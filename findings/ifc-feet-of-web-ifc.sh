#!/bin/sh
# A floor slab of 12 x 14 ft, 1 ft thick, with its base quantity of 168 square feet, in an IFC4 file whose units are feet.
# web-ifc 0.0.78 tells that one slab in three ways:
# - its vertices in feet, as the file has them (12 x 14 x 1);
# - its `flatTransformation` turns them into metres, and turns Z, which is up in IFC, into Y;
# - its quantity stays 168, without a unit: not the 15.6 square metres that the transformed mesh measures.
# Whoever checks a takeoff against the mesh must read IfcUnitAssignment and convert one of them.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund web-ifc@0.0.78
cat > slab.ifc <<'IFC'
ISO-10303-21;
HEADER;
FILE_DESCRIPTION((''),'2;1');
FILE_NAME('slab.ifc','2026-01-01T00:00:00',(''),(''),'','','');
FILE_SCHEMA(('IFC4'));
ENDSEC;
DATA;
#1=IFCPROJECT('0YvctVUKr0kugbFTf53O9L',$,'House',$,$,$,$,(#20),#10);
#10=IFCUNITASSIGNMENT((#13,#16));
#11=IFCDIMENSIONALEXPONENTS(1,0,0,0,0,0,0);
#12=IFCMEASUREWITHUNIT(IFCLENGTHMEASURE(0.3048),#14);
#13=IFCCONVERSIONBASEDUNIT(#11,.LENGTHUNIT.,'FOOT',#12);
#14=IFCSIUNIT(*,.LENGTHUNIT.,$,.METRE.);
#15=IFCSIUNIT(*,.AREAUNIT.,$,.SQUARE_METRE.);
#16=IFCCONVERSIONBASEDUNIT(#17,.AREAUNIT.,'SQUARE FOOT',#18);
#17=IFCDIMENSIONALEXPONENTS(2,0,0,0,0,0,0);
#18=IFCMEASUREWITHUNIT(IFCAREAMEASURE(0.09290304),#15);
#20=IFCGEOMETRICREPRESENTATIONCONTEXT($,'Model',3,1.E-5,#22,$);
#21=IFCCARTESIANPOINT((0.,0.,0.));
#22=IFCAXIS2PLACEMENT3D(#21,$,$);
#30=IFCLOCALPLACEMENT($,#22);
#31=IFCSLAB('1YvctVUKr0kugbFTf53O9L',$,'Floor',$,$,#30,#40,$,.FLOOR.);
#40=IFCPRODUCTDEFINITIONSHAPE($,$,(#41));
#41=IFCSHAPEREPRESENTATION(#20,'Body','SweptSolid',(#42));
#42=IFCEXTRUDEDAREASOLID(#43,#22,#46,1.);
#43=IFCRECTANGLEPROFILEDEF(.AREA.,$,#44,12.,14.);
#44=IFCAXIS2PLACEMENT2D(#45,$);
#45=IFCCARTESIANPOINT((6.,7.));
#46=IFCDIRECTION((0.,0.,1.));
#50=IFCQUANTITYAREA('GrossArea',$,$,168.,$);
#51=IFCELEMENTQUANTITY('2YvctVUKr0kugbFTf53O9L',$,'Qto_SlabBaseQuantities',$,$,(#50));
#52=IFCRELDEFINESBYPROPERTIES('3YvctVUKr0kugbFTf53O9L',$,$,$,(#31),#51);
ENDSEC;
END-ISO-10303-21;
IFC
cat > run.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { IfcAPI } from 'web-ifc';

const api = new IfcAPI();
await api.Init();
const model = api.OpenModel(new Uint8Array(readFileSync('slab.ifc')));
const round = (value) => Math.round(value * 100) / 100;
const extents = (points) =>
  [0, 1, 2].map((axis) => {
    const along = points.map((point) => point[axis]);
    return round(Math.max(...along) - Math.min(...along));
  });
const quantity = api.GetLine(model, 50);
console.log(`quantity ${quantity.AreaValue.value ?? quantity.AreaValue}, unit ${quantity.Unit}`);
api.StreamAllMeshes(model, ({ geometries }) => {
  const placed = geometries.get(0);
  const geometry = api.GetGeometry(model, placed.geometryExpressID);
  const data = api.GetVertexArray(geometry.GetVertexData(), geometry.GetVertexDataSize());
  const points = [];
  for (let at = 0; at < data.length; at += 6) points.push([data[at], data[at + 1], data[at + 2]]);
  const m = placed.flatTransformation;
  const moved = points.map(([x, y, z]) =>
    [0, 1, 2].map((row) => m[row] * x + m[4 + row] * y + m[8 + row] * z + m[12 + row]),
  );
  console.log(`vertices ${extents(points).join(' x ')}`);
  console.log(`transformed ${extents(moved).join(' x ')}`);
  const [width, , depth] = extents(moved);
  console.log(`floor of the mesh ${(width * depth).toFixed(1)}`);
});
JS
node run.mjs | tee out.txt
diff out.txt - <<'EOF'
quantity 168, unit null
vertices 12 x 14 x 1
transformed 3.66 x 0.3 x 4.27
floor of the mesh 15.6
EOF
