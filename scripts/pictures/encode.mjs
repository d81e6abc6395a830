// Writes a rendered picture as the landing page takes it: AVIF and WebP, 640 and 1280 wide.
//   node scripts/pictures/encode.mjs NAME IN.png
import { mkdir, stat } from 'node:fs/promises';
import sharp from 'sharp';

const FOLDER = 'client/public/pictures';
const RATIO = 1280 / 800;
const [name, source] = process.argv.slice(2);
if (!name || !source) throw new Error('usage: encode.mjs NAME IN.png');

await mkdir(FOLDER, { recursive: true });
for (const width of [640, 1280]) {
  const picture = sharp(source)
    .resize(width, width / RATIO, { kernel: 'lanczos3' })
    .sharpen({ sigma: 0.7, m1: 0.4, m2: 1.2 });
  const base = `${FOLDER}/${name}-${width}`;
  await picture.clone().avif({ quality: 50, effort: 6 }).toFile(`${base}.avif`);
  await picture.clone().webp({ quality: 75, effort: 6 }).toFile(`${base}.webp`);
  for (const format of ['avif', 'webp']) {
    const { size } = await stat(`${base}.${format}`);
    console.log(`${base}.${format} ${(size / 1024).toFixed(0)} kB`);
  }
}
