#!/bin/sh
# A film of eight seconds whose owner cut it to its first two, without coding it anew: its edit list shows two seconds of the track, and
# `mvhd` and `tkhd` say so. Players and ffmpeg show two seconds, 60 frames.
# mediabunny 1.61.0 says that it is eight seconds long, by `getDurationFromMetadata` and by `computeDuration` alike, and its sink of packets
# goes on through all 240 frames: of an edit it takes the beginning and not the length, and nothing is warned of. What was cut off is looked at,
# and may be kept, by whoever takes frames from the middle of the film.
#
# What helps: read `elst` as well, and take the sum of its durations, in steps of `mvhd`, for the end of what is shown. Where it has
# several edits (of which mediabunny takes the first, and warns), map each time through them.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund mediabunny@1.61.0 @ffmpeg-installer/ffmpeg@1.1.0
cat > run.mjs <<'JS'
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { EncodedPacketSink, FilePathSource, Input, MP4 } from 'mediabunny';

const { path: ffmpeg } = createRequire(import.meta.url)('@ffmpeg-installer/ffmpeg');
const make = '-f lavfi -i testsrc=s=320x240:r=30:d=8 -c:v libx264 -bf 0 -pix_fmt yuv420p film.mp4';
execFileSync(ffmpeg, ['-loglevel', 'error', ...make.split(' ')]);

// Two seconds, in the thousandths in which `mvhd` counts, in place of eight.
const film = readFileSync('film.mp4');
for (const [box, at] of [['mvhd', 20], ['tkhd', 24], ['elst', 12]]) {
  const place = film.indexOf(box) + at;
  if (film.readUInt32BE(place) !== 8_000) throw new Error(`${box} does not say 8,000.`);
  film.writeUInt32BE(2_000, place);
}
writeFileSync('cut.mp4', film);

const { stderr } = spawnSync(ffmpeg, ['-i', 'cut.mp4', '-f', 'null', '-'], { encoding: 'utf8' });
const shown = Number([...stderr.matchAll(/frame=\s*(\d+)/g)].at(-1)?.[1]);

const input = new Input({ source: new FilePathSource('cut.mp4'), formats: [MP4] });
const track = await input.getPrimaryVideoTrack();
let frames = 0;
for await (const _packet of new EncodedPacketSink(track).packets()) frames += 1;
console.log(`${shown} frames shown, ${frames} found`);
console.log(`${await input.getDurationFromMetadata()} s told, ${await input.computeDuration()} s computed`);
JS
node run.mjs | tee out.txt
diff out.txt - <<'OUT'
60 frames shown, 240 found
8 s told, 8 s computed
OUT
