#!/bin/sh
# A room's label in a DXF plan, as drawing programs write 12'-6 1/2" x 10'-0" with a stacked fraction: MTEXT with `\S1/2;` right behind
# the 6.
# dxf-parser 1.1.2 and dxf 5.3.1 give the text with its codes. Taking the codes off (`\S…;`, `\H…;`, braces) leaves 12'-61/2", which reads
# as sixty-one halves of an inch: 14.54 ft instead of 12.54. The space that the stack stands for must be put in its place.
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
  [0, 'MTEXT'], [8, 'ROOMS'], [10, 0], [20, 0], [40, 6], [71, 5],
  [1, String.raw`KITCHEN\P12'-6{\H0.7x;\S1/2;}" x 10'-0"`],
  [0, 'ENDSEC'], [0, 'EOF'],
];
const drawing = pairs.map(([code, value]) => `${code}\n${value}\n`).join('');
const [parsed] = new DxfParser().parseSync(drawing).entities;
const [other] = new dxf.Helper(drawing).denormalised;
console.log(`dxf-parser: ${parsed.text}`);
console.log(`dxf: ${other.string}`);
const bare = parsed.text.replace(/\\H[^;]*;|[{}]/g, '').replace(/\\S([^;]*);/g, '$1').split('\\P')[1];
console.log(`without codes: ${bare}`);
const [, feet, top, bottom] = /^(\d+)'-(\d+)\/(\d+)"/.exec(bare);
console.log(`read as ${(Number(feet) + top / bottom / 12).toFixed(2)} ft, drawn as ${(12 + 6.5 / 12).toFixed(2)} ft`);
JS
node run.mjs | tee out.txt
diff out.txt - <<'OUT'
dxf-parser: KITCHEN\P12'-6{\H0.7x;\S1/2;}" x 10'-0"
dxf: KITCHEN\P12'-6{\H0.7x;\S1/2;}" x 10'-0"
without codes: 12'-61/2" x 10'-0"
read as 14.54 ft, drawn as 12.54 ft
OUT
