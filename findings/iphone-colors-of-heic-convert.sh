#!/bin/sh
# A green of iPhone photos: 60, 160, 90 in Display P3, in a HEIC with its profile. On an sRGB screen it is 0, 163, 82.
# heic-convert 2.1.0 writes a JPEG with the numbers of P3 and without the profile, so that each viewer shows 60, 160, 90 of sRGB, paler.
#
# What helps: decode with libheif-js, which gives the profile by `heif_image_handle_get_raw_color_profile` (heic-decode 2.1.0 gives
# pixels alone), and either convert the pixels by it or write it into the JPEG.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund heic-convert@2.1.0 jpeg-js@0.4.4
base64 -d > green.heic <<'HEIC'
AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAy5tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABw
aWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAANSAAEA
AAAAAAAAUgAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEAAGh2YzEAAAACrmlwcnAAAAKPaXBj
bwAAAHdodmNDAQQIAAAAAAAAAAAA//AA/P/4+AAADwMgAAEAF0ABDAH//wQIAAADAJ44AAADAAD/
ugJAIQABACpCAQEECAAAAwCeOAAAAwAA/5AEECCy3UklNc3AgIGBAAADAAEAAAMAAQgiAAEACEQB
wXAwYJEgAAAAFGlzcGUAAAAAAAAAQAAAAEAAAAHsY29scnByb2YAAAHgbGNtcwQgAABtbnRyUkdC
IFhZWiAH4gADABQACQAOAB1hY3NwTVNGVAAAAABzYXdzY3RybAAAAAAAAAAAAAAAAAAA9tYAAQAA
AADTLWhhbmSC4qhyi4o/9yU+uZLuJNauAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAApk
ZXNjAAAA/AAAACRjcHJ0AAABIAAAACJ3dHB0AAABRAAAABRjaGFkAAABWAAAACxyWFlaAAABhAAA
ABRnWFlaAAABmAAAABRiWFlaAAABrAAAABRyVFJDAAABwAAAACBnVFJDAAABwAAAACBiVFJDAAAB
wAAAACBtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUAAzAENtbHVjAAAAAAAAAAEAAAAM
ZW5VUwAAAAYAAAAcAEMAQwAwAABYWVogAAAAAAAA9tYAAQAAAADTLXNmMzIAAAAAAAEMQgAABd7/
//MlAAAHkwAA/ZD///uh///+TgAAA5oAAMAUWFlaIAAAAAAAAIPfAAA9vwAAAABYWVogAAAAAAAA
Sr8AALE3AAAKtVhZWiAAAAAAAAAoOAAAEQoAAMh4cGFyYQAAAAAAAwAAAAJmaQAA8qcAAA1ZAAAT
0AAAClsAAAAQcGl4aQAAAAADCAgIAAAAF2lwbWEAAAAAAAAAAQABBIECg4QAAABabWRhdAAAAE4o
Aa8FuBR7oln/7MzMzN3d3d0qH//yJ2v//iP5VhhhhhnjjjjjjgGf/sg5//+P/G/C9WrVq1a9evXr
169d4EzFbEsQsocv04prssCglvg=
HEIC
cat > run.mjs <<'JS'
import { readFileSync } from 'node:fs';
import convert from 'heic-convert';
import jpeg from 'jpeg-js';

const heic = readFileSync('green.heic');
console.log(`HEIC: profile ${heic.includes('prof') && heic.includes('mntrRGB XYZ')}`);
const buffer = Buffer.from(await convert({ buffer: heic, format: 'JPEG', quality: 1 }));
const { data, width, height } = jpeg.decode(buffer);
const at = 4 * (width * (height / 2) + width / 2);
console.log(`JPEG: profile ${buffer.includes('ICC_PROFILE')}`);
const near = (value, right) => Math.abs(value - right) < 4;
const [red, green, blue] = data.subarray(at, at + 3);
console.log(`P3's numbers kept: ${near(red, 60) && near(green, 160) && near(blue, 90)}`);
JS
node run.mjs | tee out.txt
diff out.txt - <<'OUT'
HEIC: profile true
JPEG: profile false
P3's numbers kept: true
OUT
