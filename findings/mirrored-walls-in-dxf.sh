#!/bin/sh
# A plan as DXF in which a room, its door and a bathtub were mirrored: their plane is seen from below (code 230 is -1). Codes of an
# outline and an arc are then those of the plane, and x changes its sign in the drawing; those of an ellipse are the drawing's own.
# Drawing programs show the room from 0 to 120, its door from 28 to 60 and the tub from 40 to 80 across.
# dxf 5.3.1 leaves the room from -120 to 0, turns the door, and turns the tub, too: to -80 to -40, out of the room.
# dxf-parser 1.1.2 gives the codes, and tells the direction of outlines and arcs but not of ellipses: which way one turns is lost.
# ezdxf 1.4.5 (Python) places all three as drawing programs do.
#
# What helps: turn outlines, arcs, circles, texts and inserted blocks whose code 230 is -1; leave lines and the middle of an ellipse
# where they are, and only let the ellipse turn the other way.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund dxf@5.3.1 dxf-parser@1.1.2
cat > run.mjs <<'JS'
import dxf from 'dxf';
import DxfParser from 'dxf-parser';

const write = (pairs) => pairs.map(([code, value]) => `${code}\n${value}\n`).join('');
const below = [[210, 0], [220, 0], [230, -1]];
const drawing = write([
  [0, 'SECTION'], [2, 'ENTITIES'],
  [0, 'LWPOLYLINE'], [8, 'ROOMS'], [90, 4], [70, 1],
  [10, -120], [20, 0], [10, 0], [20, 0], [10, 0], [20, 96], [10, -120], [20, 96], ...below,
  [0, 'ARC'], [8, 'DOORS'], [10, -60], [20, 0], [40, 32], [50, 0], [51, 90], ...below,
  [0, 'ELLIPSE'], [8, 'TUBS'], [10, 60], [20, 48], [11, 20], [21, 0], [40, 0.5], [41, 0], [42, 2 * Math.PI], ...below,
  [0, 'ENDSEC'], [0, 'EOF'],
]);
for (const [index, { vertices }] of new dxf.Helper(drawing).toPolylines().polylines.entries()) {
  const across = vertices.map(([x]) => Math.round(x));
  console.log(`dxf: ${['room', 'door', 'tub'][index]} from ${Math.min(...across)} to ${Math.max(...across)}`);
}
for (const { type, extrusionDirectionZ } of new DxfParser().parseSync(drawing).entities)
  console.log(`dxf-parser: ${type}, direction ${extrusionDirectionZ}`);
JS
node run.mjs | tee out.txt
diff out.txt - <<'OUT'
dxf: room from -120 to 0
dxf: door from 28 to 60
dxf: tub from -80 to -40
dxf-parser: LWPOLYLINE, direction -1
dxf-parser: ARC, direction -1
dxf-parser: ELLIPSE, direction undefined
OUT
