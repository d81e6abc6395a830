#!/bin/sh
# A round room (IfcSpace) of 6 m across in an IFC4 file: a circle, extruded. Its floor is 28.27 square meters.
# web-ifc 0.0.78 draws a circle by itself with twelve points, the last of them the first, whatever its size: eleven sides. The mesh's
# floor is 26.76 square meters, a twentieth less.
#
# What helps: open the model with `CIRCLE_SEGMENTS` of 36, which gives 35 sides and 28.12 square meters.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund web-ifc@0.0.78
cat > room.ifc <<'IFC'
ISO-10303-21;
HEADER;
FILE_DESCRIPTION((''),'2;1');
FILE_NAME('room.ifc','2026-01-01T00:00:00',(''),(''),'','','');
FILE_SCHEMA(('IFC4'));
ENDSEC;
DATA;
#1=IFCPROJECT('0YvctVUKr0kugbFTf53O9L',$,'House',$,$,$,$,(#20),#10);
#10=IFCUNITASSIGNMENT((#14));
#14=IFCSIUNIT(*,.LENGTHUNIT.,$,.METRE.);
#20=IFCGEOMETRICREPRESENTATIONCONTEXT($,'Model',3,1.E-5,#22,$);
#21=IFCCARTESIANPOINT((0.,0.,0.));
#22=IFCAXIS2PLACEMENT3D(#21,$,$);
#23=IFCDIRECTION((0.,0.,1.));
#30=IFCLOCALPLACEMENT($,#22);
#44=IFCAXIS2PLACEMENT2D(#45,$);
#45=IFCCARTESIANPOINT((0.,0.));
#50=IFCSPACE('1YvctVUKr0kugbFTf53O9L',$,'1',$,$,#30,#51,'Turret',.ELEMENT.,.INTERNAL.,$);
#51=IFCPRODUCTDEFINITIONSHAPE($,$,(#52));
#52=IFCSHAPEREPRESENTATION(#20,'Body','SweptSolid',(#53));
#53=IFCEXTRUDEDAREASOLID(#54,#22,#23,2.5);
#54=IFCCIRCLEPROFILEDEF(.AREA.,$,#44,3.);
ENDSEC;
END-ISO-10303-21;
IFC
cat > run.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { IfcAPI, IFCSPACE } from 'web-ifc';

const api = new IfcAPI();
await api.Init();
const floorOf = (settings) => {
  const model = api.OpenModel(new Uint8Array(readFileSync('room.ifc')), settings);
  let area = 0;
  api.StreamAllMeshesWithTypes(model, [IFCSPACE], ({ geometries }) => {
    const geometry = api.GetGeometry(model, geometries.get(0).geometryExpressID);
    const points = api.GetVertexArray(geometry.GetVertexData(), geometry.GetVertexDataSize());
    const order = api.GetIndexArray(geometry.GetIndexData(), geometry.GetIndexDataSize());
    const at = (corner) => points.subarray(order[corner] * 6, order[corner] * 6 + 3);
    for (let corner = 0; corner < order.length; corner += 3) {
      const [a, b, c] = [at(corner), at(corner + 1), at(corner + 2)];
      // Level faces: the floor and the ceiling.
      area += Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 4;
    }
  });
  return area.toFixed(2);
};
console.log(`by itself: ${floorOf({})}`);
console.log(`with 36 points: ${floorOf({ CIRCLE_SEGMENTS: 36 })}`);
console.log(`of the circle: ${(Math.PI * 9).toFixed(2)}`);
JS
node run.mjs | tee out.txt
diff out.txt - <<'OUT'
by itself: 26.76
with 36 points: 28.12
of the circle: 28.27
OUT
