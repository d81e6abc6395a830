#!/bin/sh
# A valid HEIC of 160 x 160 pixels that its clean aperture (`clap`) crops to 40 x 40, as cameras and editors crop without coding anew.
# libheif-js 1.23.2 opens it, tells 40 x 40, and does not decode it: the limit for the coded picture is taken from the cropped size and
# 64 pixels more a side. `ignore_transformations` and no limits at all change nothing; cropped to 100 x 100 it decodes.
# What helps is to widen `clap` to the whole picture in a copy of the file, and to crop what comes back.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund libheif-js@1.23.2
base64 -d > red.heic <<'HEIC'
AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAUJtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABw
aWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAFmAAEA
AAAAAAAALAAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAwmlwcnAAAACkaXBj
bwAAAHhodmNDAQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMA
HroCQCEAAQArQgEBA3AAAAMAkAAAAwAAAwAeoBQgKFlupJKa5uBAQMCAAAADAIAAAAMAhCIAAQAH
RAHBcrBiQAAAABRpc3BlAAAAAAAAAKAAAACgAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAA
AAEAAQOBAoMAAAA0bWRhdAAAACgoAa9WWxr5DpJf//Od3/+VHpD7EXTGxkj8D9l/QKXYd+AJSTCT
wQDA
HEIC
cat > run.mjs <<'JS'
import { readFileSync } from 'node:fs';
import libheif from 'libheif-js/wasm-bundle.js';

const red = readFileSync('red.heic');
const box = (type, body) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};
const words = (...values) => Buffer.from(new Uint32Array(values).buffer).swap32();
/** The file with one property more, before `ipma`; sizes of its boxes and the place of its data move by what came in. */
const cropped = (side) => {
  const crop = box('clap', words(side, 1, side, 1, 0, 1, 0, 1));
  const ipma = red.indexOf('ipma') - 4;
  const links = Buffer.from(red.subarray(ipma, ipma + red.readUInt32BE(ipma)));
  const last = links.length;
  links.writeUInt32BE(last + 1);
  links[18] += 1;
  const count = 4;
  const made = Buffer.concat([
    red.subarray(0, ipma), crop, links, Buffer.from([0x80 | count]), red.subarray(ipma + last),
  ]);
  const growth = crop.length + 1;
  for (const [type, by] of [['meta', growth], ['iprp', growth], ['ipco', crop.length]]) {
    const at = made.indexOf(type) - 4;
    made.writeUInt32BE(made.readUInt32BE(at) + by, at);
  }
  const place = made.indexOf('iloc') + 16;
  made.writeUInt32BE(made.readUInt32BE(place) + growth, place);
  return made;
};
const tell = console.log;
console.log = () => {};
for (const side of [160, 100, 40]) {
  const [image] = new libheif.HeifDecoder().decode(side === 160 ? red : cropped(side));
  const [width, height] = [image.get_width(), image.get_height()];
  const data = new Uint8ClampedArray(4 * width * height);
  const drawn = await new Promise((done) => image.display({ data, width, height }, done));
  tell(`${width} x ${height}: ${drawn ? `decoded, ${data[0] > 200 ? 'red' : 'not red'}` : 'not decoded'}`);
}
JS
node run.mjs | tee out.txt
diff out.txt - <<'OUT'
160 x 160: decoded, red
100 x 100: decoded, red
40 x 40: not decoded
OUT
