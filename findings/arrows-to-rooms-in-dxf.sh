#!/bin/sh
# A closet in a DXF plan that is too small for its name, as drawing programs label it since 2008: a MULTILEADER says CLOSET beside the
# room, and its arrow points into it. Its text stands in code 304 of its CONTEXT_DATA, the arrow's tip behind LEADER_LINE.
# dxf-parser 1.1.2 and dxf 5.3.1 pass over the entity without a word: the closet is there and nobody says what it is. Notes to the builder
# ("REMOVE WALL") are written so, too, and are lost with it. ezdxf 1.4.5 (Python) has both the text and the tip.
#
# What helps: read the entity's own groups. The words name the outline about the tip, where no other words stand in that.
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
  [0, 'LWPOLYLINE'], [5, '20'], [8, 'ROOMS'], [90, 4], [70, 1],
  [10, 180], [20, 0], [10, 220], [20, 0], [10, 220], [20, 60], [10, 180], [20, 60],
  [0, 'MULTILEADER'], [5, '21'], [100, 'AcDbEntity'], [8, 'NAMES'], [100, 'AcDbMLeader'], [270, 2],
  [300, 'CONTEXT_DATA{'], [40, 1], [10, 298], [20, 36], [30, 0], [41, 8], [290, 1], [304, 'CLOSET'], [12, 300], [22, 40], [32, 0],
  [302, 'LEADER{'], [290, 1], [291, 1], [10, 290], [20, 36], [30, 0],
  [304, 'LEADER_LINE{'], [10, 200], [20, 30], [30, 0], [91, 0], [305, '}'],
  [303, '}'], [301, '}'],
  [0, 'ENDSEC'], [0, 'EOF'],
];
const drawing = pairs.map(([code, value]) => `${code}\n${value}\n`).join('');
const parsed = new DxfParser().parseSync(drawing);
const helper = new dxf.Helper(drawing);
const knows = (found) => JSON.stringify(found).includes('CLOSET');
console.log(`dxf-parser: ${parsed.entities.map(({ type }) => type).join(', ')}; knows the name: ${knows(parsed)}`);
console.log(`dxf: ${helper.denormalised.map(({ type }) => type).join(', ')}; knows the name: ${knows(helper.parsed)}`);
JS
node run.mjs | tee out.txt
diff out.txt - <<'OUT'
dxf-parser: LWPOLYLINE; knows the name: false
dxf: LWPOLYLINE; knows the name: false
OUT
