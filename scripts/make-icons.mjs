// `node scripts/make-icons.mjs`: draws the icons of the installed product from the one drawing there is, client/public/favicon.svg.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const folder = fileURLToPath(new URL('../client/public', import.meta.url));
const drawing = readFileSync(join(folder, 'favicon.svg'), 'utf8');
/** Systems cut these into shapes of their own: the ground fills them, and the mark stays in the middle. */
const filled = drawing
  .replace(' rx="7"', '')
  .replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"')
  .replace('<rect width="32" height="32"', '<rect x="-4" y="-4" width="40" height="40"');

const ICONS = [
  ['192.png', 192, drawing],
  ['512.png', 512, drawing],
  ['maskable.png', 512, filled],
  ['apple-touch.png', 180, filled],
];

mkdirSync(join(folder, 'icons'), { recursive: true });
for (const [name, side, svg] of ICONS) {
  await sharp(Buffer.from(svg), { density: 72 * (side / 32) })
    .resize(side, side)
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(folder, 'icons', name));
}
