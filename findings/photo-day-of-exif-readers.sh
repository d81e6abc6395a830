#!/bin/sh
# A photo taken in Denver on October 12 at 22:30, as phones write it since EXIF 2.31: `DateTimeOriginal` with `OffsetTimeOriginal` -07:00.
# Two readers make a Date of it, neither of them with the offset that both read:
# - exif-reader 2.0.3 takes the local time for UTC: its UTC getters give the day, its ISO text is seven hours too early;
# - exifr 7.1.3 takes it for the time zone of the machine: on a server in Tokyo the same photo is taken at 13:30 UTC, in Denver on
#   October 13 UTC.
# Whoever offers the day of a photo as the date of a loss must take the text of the tag (exifr: `reviveValues: false`), not the Date.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund exif-reader@2.0.3 exifr@7.1.3
cat > run.mjs <<'JS'
import readExif from 'exif-reader';
import exifr from 'exifr';

const tags = [
  [0x9003, '2026:10:12 22:30:00'],
  [0x9011, '-07:00'],
];
const tiff = Buffer.alloc(96);
tiff.write('II', 0, 'latin1');
tiff.writeUInt16LE(42, 2);
tiff.writeUInt32LE(8, 4);
tiff.writeUInt16LE(1, 8);
tiff.writeUInt16LE(0x8769, 10);
tiff.writeUInt16LE(4, 12);
tiff.writeUInt32LE(1, 14);
tiff.writeUInt32LE(26, 18);
tiff.writeUInt16LE(tags.length, 26);
let place = 60;
tags.forEach(([tag, text], index) => {
  const at = 28 + 12 * index;
  tiff.writeUInt16LE(tag, at);
  tiff.writeUInt16LE(2, at + 2);
  tiff.writeUInt32LE(text.length + 1, at + 4);
  tiff.writeUInt32LE(place, at + 8);
  place += tiff.write(text, place, 'latin1') + 1;
});
const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
const head = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 0]);
head.writeUInt16BE(exif.length + 2, 4);
const jpeg = Buffer.concat([head, exif, Buffer.from([0xff, 0xd9])]);

const { DateTimeOriginal, OffsetTimeOriginal } = readExif(exif).Photo;
console.log(`exif-reader ${DateTimeOriginal.toISOString()}, offset ${OffsetTimeOriginal}`);
const revived = await exifr.parse(jpeg);
console.log(`exifr ${revived.DateTimeOriginal.toISOString()}, offset ${revived.OffsetTimeOriginal}`);
const plain = await exifr.parse(jpeg, { reviveValues: false });
console.log(`exifr, as it stands: ${plain.DateTimeOriginal}`);
JS
for zone in UTC America/Denver Asia/Tokyo; do echo "in $zone"; TZ=$zone node run.mjs; done | tee out.txt
diff out.txt - <<'OUT'
in UTC
exif-reader 2026-10-12T22:30:00.000Z, offset -07:00
exifr 2026-10-12T22:30:00.000Z, offset -07:00
exifr, as it stands: 2026:10:12 22:30:00
in America/Denver
exif-reader 2026-10-12T22:30:00.000Z, offset -07:00
exifr 2026-10-13T04:30:00.000Z, offset -07:00
exifr, as it stands: 2026:10:12 22:30:00
in Asia/Tokyo
exif-reader 2026-10-12T22:30:00.000Z, offset -07:00
exifr 2026-10-12T13:30:00.000Z, offset -07:00
exifr, as it stands: 2026:10:12 22:30:00
OUT
