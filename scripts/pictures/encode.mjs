// Writes a rendered picture as the landing page takes it: AVIF and WebP, 640 and 1280 wide, of
// at most 60 and 130 kB.
//   node scripts/pictures/encode.mjs NAME IN.png
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const FOLDER = 'client/public/pictures';
const RATIO = 1280 / 800;
const [name, source] = process.argv.slice(2);
if (!name || !source) throw new Error('usage: encode.mjs NAME IN.png');

await mkdir(FOLDER, { recursive: true });
for (const [width, limit] of [
  [640, 60],
  [1280, 130],
]) {
  const picture = sharp(source)
    .resize(width, width / RATIO, { kernel: 'lanczos3' })
    .sharpen({ sigma: 0.7, m1: 0.4, m2: 1.2 });
  for (const [format, best] of [
    ['avif', 50],
    ['webp', 75],
  ]) {
    let quality = best;
    let bytes;
    do {
      bytes = await picture.clone().toFormat(format, { quality, effort: 6 }).toBuffer();
      quality -= 5;
    } while (bytes.length > limit * 1024);
    const file = `${FOLDER}/${name}-${width}.${format}`;
    await writeFile(file, bytes);
    console.log(`${file} ${(bytes.length / 1024).toFixed(0)} kB`);
  }
}
