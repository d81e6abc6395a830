// 14 ways in which a page comes out of a scanner or a fax.
import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { HEIGHT, type Paper, WIDTH } from './bid-paper.ts';
import { bufferOf, grainy, jpeg, png, shadowed, skewed } from './blemishes.ts';
import type { Chance } from './chance.ts';

type Make = (image: Sharp, chance: Chance) => Promise<{ bytes: Buffer; format: 'png' | 'jpeg' }>;

const atDpi = (image: Sharp, dpi: number) => image.resize(Math.round((WIDTH * dpi) / 200));

/** A fax of 204 × 98 dots an inch, black or white. */
const fax: Make = async (image) => ({
  bytes: await sharp(
    await bufferOf(
      image
        .resize(1_728, Math.round((HEIGHT * 98) / 200), { fit: 'fill' })
        .greyscale()
        .threshold(150),
    ),
  )
    .png({ palette: true, colours: 2 })
    .toBuffer()
    .then((bytes) => withShape(bytes, 204, 98)),
  format: 'png',
});

/** The chunk of a PNG that tells how many dots an inch it has, across and down. */
const withShape = (bytes: Buffer, across: number, down: number): Buffer => {
  const meter = (dpi: number) => Math.round(dpi / 0.0254);
  const chunk = Buffer.alloc(21);
  chunk.writeUInt32BE(9, 0);
  chunk.write('pHYs', 4, 'latin1');
  chunk.writeUInt32BE(meter(across), 8);
  chunk.writeUInt32BE(meter(down), 12);
  chunk[16] = 1;
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 17)), 17);
  const header = 33;
  return Buffer.concat([bytes.subarray(0, header), chunk, withoutShape(bytes.subarray(header))]);
};

const withoutShape = (bytes: Buffer): Buffer => {
  const at = bytes.indexOf('pHYs', 0, 'latin1');
  return at < 0 ? bytes : Buffer.concat([bytes.subarray(0, at - 4), bytes.subarray(at + 17)]);
};

interface Made {
  name: string;
  paper?: Partial<Paper>;
  make: Make;
}

export const SCANS: readonly Made[] = [
  { name: 'straight, 200 dpi', make: async (image) => png(image.greyscale()) },
  {
    name: '1° off',
    make: async (image, chance) => jpeg(await grainy(await skewed(image, 1), chance, 14), 80),
  },
  {
    name: '2° off, ruled',
    paper: { ruled: 'grid' },
    make: async (image, chance) => jpeg(await grainy(await skewed(image, -2), chance, 14), 75),
  },
  {
    name: '3.5° off',
    paper: { face: 'inter' },
    make: async (image) => jpeg(await skewed(image, 3.5), 80),
  },
  { name: '5° off', paper: { rows: 14 }, make: async (image) => jpeg(await skewed(image, -5), 80) },
  {
    name: 'shadow of the fold',
    paper: { ruled: 'rows' },
    make: async (image, chance) => jpeg(await grainy(await shadowed(image, 0.45), chance, 12), 80),
  },
  {
    name: 'little ink',
    paper: { rows: 6, ruled: 'none' },
    make: async (image) => jpeg(image.greyscale(), 80),
  },
  {
    name: 'pale toner',
    paper: { ink: '#9a9a9a' },
    make: async (image, chance) => jpeg(await grainy(image, chance, 16), 75),
  },
  {
    name: 'CMYK',
    paper: { ruled: 'rows', ink: '#102a50' },
    make: async (image) => jpeg(image.toColourspace('cmyk'), 85),
  },
  { name: 'fax', paper: { size: 30, rows: 16 }, make: fax },
  {
    name: 'fax, 1.5° off',
    paper: { size: 30, rows: 16, face: 'roboto' },
    make: async (image, chance) => fax(await skewed(image, 1.5), chance),
  },
  { name: '150 dpi', make: async (image) => jpeg(atDpi(image, 150), 70) },
  {
    name: '150 dpi, on its side',
    paper: { ruled: 'grid' },
    make: async (image) => png(sharp(await bufferOf(atDpi(image, 150).greyscale())).rotate(270)),
  },
  {
    name: 'upside down',
    paper: { face: 'inter' },
    make: async (image) => jpeg(sharp(await bufferOf(image)).rotate(180), 75),
  },
];
