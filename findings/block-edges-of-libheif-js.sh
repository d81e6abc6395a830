#!/bin/sh
# A grey photo of 256 x 256 pixels, coded coarsely in HEVC with the usual filters along the edges of blocks, in a HEIC file.
# libheif-js 1.23.2 (WebAssembly) shows it without those filters: its pixels are those of a decoder that is told to skip them, so
# that walls and skies have visible squares. H.265 makes the filters part of decoding; libheif's native builds apply them.
# What helps: decode the stream of the item with ffmpeg where it is at hand.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund libheif-js@1.23.2 @ffmpeg-installer/ffmpeg@1.1.0
cat > run.mjs <<'JS'
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import installer from '@ffmpeg-installer/ffmpeg';
import libheif from 'libheif-js/wasm-bundle.js';

const SIDE = 256;
const run = (args) =>
  execFileSync(installer.path, ['-loglevel', 'error', ...args], { maxBuffer: 1e8 });

// A slope with grain, in full range, so that red, green and blue are the brightness as coded.
const bare = Buffer.alloc((SIDE * SIDE * 3) / 2, 128);
for (let at = 0; at < SIDE * SIDE; at += 1)
  bare[at] = 60 + Math.trunc((at % SIDE) / 3) + ((at * 7919) % 13);
writeFileSync('bare.yuv', bare);
const from = ['-f', 'rawvideo', '-pix_fmt', 'yuvj420p', '-s', `${SIDE}x${SIDE}`, '-i', 'bare.yuv'];
const params = 'qp=42:range=full:log-level=none';
run([...from, '-c:v', 'libx265', '-x265-params', params, '-tag:v', 'hvc1', '-y', 'one.mp4']);
const film = readFileSync('one.mp4');
const boxAt = (type) => film.indexOf(type) - 4;
const config = film.subarray(boxAt('hvcC'), boxAt('hvcC') + film.readUInt32BE(boxAt('hvcC')));
const data = film.subarray(boxAt('mdat') + 8, boxAt('mdat') + film.readUInt32BE(boxAt('mdat')));

// The same coded picture as HEIC (ISO/IEC 23008-12).
const u8 = (...values) => Buffer.from(values);
const u16 = (...values) => Buffer.concat(values.map((value) => u8(value >> 8, value & 255)));
const u32 = (...values) => Buffer.concat(values.map((value) => u16(value >>> 16, value & 65535)));
const box = (type, ...parts) => {
  const body = Buffer.concat(parts);
  return Buffer.concat([u32(body.length + 8), Buffer.from(type), body]);
};
const full = (type, version, ...parts) => box(type, u8(version, 0, 0, 0), ...parts);
const colours = box('colr', Buffer.from('nclx'), u16(1, 13, 6), u8(0x80));
const meta = (at) =>
  full('meta', 0,
    full('hdlr', 0, u32(0), Buffer.from('pict'), Buffer.alloc(13)),
    full('pitm', 0, u16(1)),
    full('iloc', 0, u8(0x44, 0), u16(1, 1, 0, 1), u32(at, data.length)),
    full('iinf', 0, u16(1), full('infe', 2, u16(1, 0), Buffer.from('hvc1'), u8(0))),
    box('iprp',
      box('ipco', config, full('ispe', 0, u32(SIDE, SIDE)), colours),
      box('ipma', u32(0), u32(1), u16(1), u8(3, 0x81, 2, 3))));
const head = box('ftyp', Buffer.from('heic'), u32(0), Buffer.from('mif1heic'));
const at = head.length + meta(0).length + 8;
const heic = Buffer.concat([head, meta(at), box('mdat', data)]);

const [image] = new libheif.HeifDecoder().decode(heic);
const shown = await new Promise((resolve) => {
  const room = { data: new Uint8ClampedArray(SIDE * SIDE * 4), width: SIDE, height: SIDE };
  image.display(room, (displayed) => resolve(displayed.data));
});
const decoded = (...options) =>
  run([...options, '-i', 'one.mp4', '-f', 'rawvideo', 'pipe:1']).subarray(0, SIDE * SIDE);
const off = (values) =>
  values.reduce((sum, value, index) => sum + Math.abs(value - shown[4 * index]), 0) / values.length;
console.log(`with the filters ${off(decoded()) > 0.3 ? 'other' : 'the same'}`);
console.log(`without them ${off(decoded('-skip_loop_filter', 'all')) < 0.05 ? 'the same' : 'other'}`);
console.error(off(decoded()), off(decoded('-skip_loop_filter', 'all')));
JS
node run.mjs > seen
cat > expected <<'TEXT'
with the filters other
without them the same
TEXT
diff expected seen
echo 'The finding holds.'
