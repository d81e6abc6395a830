#!/bin/sh
# A room's tag in a DXF plan, as drawing programs put it: a block whose attribute asks for the name (ATTDEF, "ROOM NAME"), inserted once
# with the name in an ATTRIB behind the INSERT.
# dxf-parser 1.1.2 has no word of the ATTRIB, so all rooms are without names. dxf 5.3.1 has it, and beside it, at every tag, the
# text of the block's ATTDEF, which no program draws. The text of an insert is its ATTRIBs; an ATTDEF counts only where it is constant.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund dxf@5.3.1 dxf-parser@1.1.2
cat > run.mjs <<'JS'
import dxf from 'dxf';
import DxfParser from 'dxf-parser';

const tag = (name, x) => [
  [0, 'INSERT'], [8, 'ROOMS'], [66, 1], [2, 'TAG'], [10, x], [20, 50],
  [0, 'ATTRIB'], [8, 'ROOMS'], [10, x], [20, 50], [40, 6], [1, name], [2, 'NAME'], [70, 0],
  [0, 'SEQEND'], [8, 'ROOMS'],
];
const pairs = [
  [0, 'SECTION'], [2, 'BLOCKS'],
  [0, 'BLOCK'], [8, '0'], [2, 'TAG'], [70, 2], [10, 0], [20, 0], [3, 'TAG'],
  [0, 'ATTDEF'], [8, 'ROOMS'], [10, 0], [20, 0], [40, 6], [1, 'ROOM NAME'], [3, 'Name?'], [2, 'NAME'], [70, 0],
  [0, 'ENDBLK'], [8, '0'], [0, 'ENDSEC'],
  [0, 'SECTION'], [2, 'ENTITIES'], ...tag('PRIMARY BATH', 100), ...tag('DEN', 300), [0, 'ENDSEC'], [0, 'EOF'],
];
const drawing = pairs.map(([code, value]) => `${code}\n${value}\n`).join('');
const parsed = new DxfParser().parseSync(drawing);
console.log(`dxf-parser: ${parsed.entities.map(({ type, name }) => `${type} of ${name}`).join(', ')}`);
console.log(`dxf-parser knows the names: ${JSON.stringify(parsed).includes('PRIMARY BATH')}`);
console.log(`dxf: ${new dxf.Helper(drawing).denormalised.map(({ type, text }) => `${type} ${text.string}`).join(', ')}`);
JS
node run.mjs | tee out.txt
diff out.txt - <<'OUT'
dxf-parser: INSERT of TAG, INSERT of TAG
dxf-parser knows the names: false
dxf: ATTDEF ROOM NAME, ATTRIB PRIMARY BATH, ATTDEF ROOM NAME, ATTRIB DEN
OUT
