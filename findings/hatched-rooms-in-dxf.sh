#!/bin/sh
# A plan as DXF whose rooms are hatches, as offices color them by use: the outline of each stands in its HATCH and nowhere else.
# dxf-parser 1.1.2 passes over them without a word. dxf 5.3.1 parses the outline (`boundary.loops`), and `toPolylines` gives an outline
# without a point for it, so that a plan of hatches alone has no extent: `toSVG` is empty, its view box is 0 wide.
# ezdxf 1.4.5 (Python) gives the outline.
#
# What helps: read the loops of the HATCH: corners where bit 2 of code 92 is set, else edge by edge; an arc that turns clockwise (code 73
# is 0) has its angles the other way round.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund dxf@5.3.1 dxf-parser@1.1.2
cat > run.mjs <<'JS'
import dxf from 'dxf';
import DxfParser from 'dxf-parser';

const pairs = [
  [0, 'SECTION'], [2, 'ENTITIES'],
  [0, 'HATCH'], [5, '20'], [100, 'AcDbEntity'], [8, 'ROOMS'], [100, 'AcDbHatch'],
  [10, 0], [20, 0], [30, 0], [210, 0], [220, 0], [230, 1], [2, 'SOLID'], [70, 1], [71, 0],
  [91, 1], [92, 3], [72, 0], [73, 1], [93, 4],
  [10, 0], [20, 0], [10, 168], [20, 0], [10, 168], [20, 138], [10, 0], [20, 138], [97, 0],
  [75, 1], [76, 1], [98, 0],
  [0, 'TEXT'], [5, '21'], [8, 'NAMES'], [10, 60], [20, 60], [40, 8], [1, 'KITCHEN'],
  [0, 'ENDSEC'], [0, 'EOF'],
];
const drawing = pairs.map(([code, value]) => `${code}\n${value}\n`).join('');
console.log(`dxf-parser: ${new DxfParser().parseSync(drawing).entities.map(({ type }) => type).join(', ')}`);
const helper = new dxf.Helper(drawing);
const [hatch] = helper.denormalised;
console.log(`dxf has parsed: ${hatch.boundary.loops[0].entities[0].points.map(({ x, y }) => `${x},${y}`).join(' ')}`);
console.log(`dxf gives corners: ${helper.toPolylines().polylines.map(({ vertices }) => vertices.length).join(', ')}`);
console.log(`dxf shows: ${/viewBox="[^"]*"/.exec(helper.toSVG())[0]}`);
JS
node run.mjs | tee out.txt
diff out.txt - <<'OUT'
dxf-parser: TEXT
dxf has parsed: 0,0 168,0 168,138 0,138
dxf gives corners: 0, 0
dxf shows: viewBox="0 0 0 0"
OUT
