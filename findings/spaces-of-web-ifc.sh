#!/bin/sh
# A room (IfcSpace) of 14 x 12 ft and a wall in a valid IFC4 file, each with a body.
# web-ifc 0.0.78 streams one mesh with `StreamAllMeshes`, the wall: spaces are left out without a word. `StreamAllMeshesWithTypes` and
# `StreamMeshes` give them when they are asked for. `LoadAllGeometry` is as silent as `StreamAllMeshes`.
#
# What helps: ask for the meshes of IFCSPACE by type, and compare their number with that of `GetLineIDsWithType`.
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
#50=IFCSPACE('1YvctVUKr0kugbFTf53O9L',$,'1',$,$,#30,#51,'Kitchen',.ELEMENT.,.INTERNAL.,$);
#51=IFCPRODUCTDEFINITIONSHAPE($,$,(#52));
#52=IFCSHAPEREPRESENTATION(#20,'Body','SweptSolid',(#53));
#53=IFCEXTRUDEDAREASOLID(#54,#22,#23,2.7432);
#54=IFCRECTANGLEPROFILEDEF(.AREA.,$,#44,4.2672,3.6576);
#60=IFCWALL('2YvctVUKr0kugbFTf53O9L',$,'Wall',$,$,#30,#61,$,.STANDARD.);
#61=IFCPRODUCTDEFINITIONSHAPE($,$,(#62));
#62=IFCSHAPEREPRESENTATION(#20,'Body','SweptSolid',(#63));
#63=IFCEXTRUDEDAREASOLID(#64,#22,#23,2.7432);
#64=IFCRECTANGLEPROFILEDEF(.AREA.,$,#44,4.2672,0.1524);
ENDSEC;
END-ISO-10303-21;
IFC
cat > run.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { IfcAPI, IFCSPACE } from 'web-ifc';

const api = new IfcAPI();
await api.Init();
const model = api.OpenModel(new Uint8Array(readFileSync('room.ifc')));
const count = (stream) => {
  let meshes = 0;
  stream(() => (meshes += 1));
  return meshes;
};
console.log(`spaces in the file: ${api.GetLineIDsWithType(model, IFCSPACE).size()}`);
console.log(`meshes of StreamAllMeshes: ${count((add) => api.StreamAllMeshes(model, add))}`);
console.log(`meshes of LoadAllGeometry: ${api.LoadAllGeometry(model).size()}`);
console.log(`meshes of the type: ${count((add) => api.StreamAllMeshesWithTypes(model, [IFCSPACE], add))}`);
JS
node run.mjs | tee out.txt
diff out.txt - <<'OUT'
spaces in the file: 1
meshes of StreamAllMeshes: 1
meshes of LoadAllGeometry: 1
meshes of the type: 1
OUT
