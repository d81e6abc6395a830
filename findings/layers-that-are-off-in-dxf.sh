#!/bin/sh
# A plan as DXF with three layers: ROOMS is shown, OLD is switched off (its color is negative), ICE is frozen (flag 1). Drawing programs
# show one line, the wall on ROOMS.
# dxf 5.3.1 draws all three: `denormalise` (and with it `toSVG` and `toPolylines`) expands blocks and passes over the layers' states,
# of which `parsed.tables.layers` gives the raw numbers. dxf-parser 1.1.2 tells `visible` and `frozen` by layer, and expands nothing.
# An old wall that its drawer switched off is measured with the others unless the layers are filtered before.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund dxf@5.3.1 dxf-parser@1.1.2
cat > run.mjs <<'JS'
import dxf from 'dxf';
import DxfParser from 'dxf-parser';

const lines = (...pairs) => pairs.map(([code, value]) => `${code}\n${value}\n`).join('');
const layer = (name, flags, color) =>
  lines([0, 'LAYER'], [2, name], [70, flags], [62, color], [6, 'CONTINUOUS']);
const wall = (name) => lines([0, 'LINE'], [8, name], [10, 0], [20, 0], [11, 144], [21, 0]);
const drawing =
  lines([0, 'SECTION'], [2, 'TABLES'], [0, 'TABLE'], [2, 'LAYER'], [70, 3]) +
  layer('ROOMS', 0, 7) +
  layer('OLD', 0, -7) +
  layer('ICE', 1, 7) +
  lines([0, 'ENDTAB'], [0, 'ENDSEC'], [0, 'SECTION'], [2, 'ENTITIES']) +
  ['ROOMS', 'OLD', 'ICE'].map(wall).join('') +
  lines([0, 'ENDSEC'], [0, 'EOF']);

const helper = new dxf.Helper(drawing);
console.log(`dxf: ${helper.denormalised.map((one) => one.layer).join(', ')}`);
console.log(`dxf: ${helper.toPolylines().polylines.length} polylines`);
const { tables } = new DxfParser().parseSync(drawing);
for (const { name, visible, frozen } of Object.values(tables.layer.layers))
  console.log(`dxf-parser: ${name} visible ${visible}, frozen ${frozen}`);
JS
node run.mjs | tee out.txt
diff out.txt - <<'OUT'
dxf: ROOMS, OLD, ICE
dxf: 3 polylines
dxf-parser: ROOMS visible true, frozen false
dxf-parser: OLD visible false, frozen false
dxf-parser: ICE visible true, frozen true
OUT
