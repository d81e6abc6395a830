#!/bin/sh
# A plan as DXF with three rooms: one of the model, one on the paper (code 67 is 1: part of a sheet's layout), one that is invisible
# (code 60 is 1). Drawing programs show the first in the model, where plans are measured.
# dxf 5.3.1 gives all three with `toPolylines`, in the units of the model: a frame of the sheet, in inches of paper, becomes a room.
# `denormalised` tells `paperSpace` and `visible` of each. dxf-parser 1.1.2 gives all three, with `inPaperSpace` and `visible`.
#
# What helps: take `denormalised`, or the parser's entities, and leave out what is on paper or invisible before anything is measured.
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
const room = (...look) =>
  write([
    [0, 'LWPOLYLINE'], [8, 'ROOMS'], ...look, [90, 4], [70, 1],
    [10, 0], [20, 0], [10, 120], [20, 0], [10, 120], [20, 96], [10, 0], [20, 96],
  ]);
const drawing =
  write([[0, 'SECTION'], [2, 'ENTITIES']]) +
  room() + room([67, 1]) + room([60, 1]) +
  write([[0, 'ENDSEC'], [0, 'EOF']]);
const helper = new dxf.Helper(drawing);
console.log(`dxf: ${helper.toPolylines().polylines.length} rooms`);
for (const { paperSpace, visible } of helper.denormalised)
  console.log(`dxf: paperSpace ${paperSpace}, visible ${visible}`);
for (const { inPaperSpace, visible } of new DxfParser().parseSync(drawing).entities)
  console.log(`dxf-parser: inPaperSpace ${inPaperSpace}, visible ${visible}`);
JS
node run.mjs | tee out.txt
diff out.txt - <<'OUT'
dxf: 3 rooms
dxf: paperSpace undefined, visible undefined
dxf: paperSpace 1, visible undefined
dxf: paperSpace undefined, visible false
dxf-parser: inPaperSpace undefined, visible undefined
dxf-parser: inPaperSpace true, visible undefined
dxf-parser: inPaperSpace undefined, visible false
OUT
