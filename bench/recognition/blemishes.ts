// What comes upon a page on its way: dust, slant, shadow, and the compression of pictures.
import sharp, { type Sharp } from 'sharp';
import type { Chance } from './chance.ts';

export const bufferOf = (image: Sharp) => image.png({ compressionLevel: 1 }).toBuffer();

/** Dust and grain, the same each time. */
export const grainy = async (image: Sharp, chance: Chance, most: number): Promise<Sharp> => {
  const { data, info } = await image
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at += 1)
    data[at] = Math.min(
      255,
      Math.max(0, (data[at] ?? 0) + (chance.next() + chance.next() - 1) * most),
    );
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
};

export const skewed = async (image: Sharp, degrees: number) =>
  sharp(await bufferOf(image)).rotate(degrees, { background: '#fff' });

/** A soft shadow over one side, down to so much of the light. */
export const shadowed = async (image: Sharp, least: number): Promise<Sharp> => {
  const bytes = await bufferOf(image);
  const { width, height } = await sharp(bytes).metadata();
  const gray = Math.round(least * 255);
  const shade = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="s" x1="0" y1="0" x2="1" y2="0.6"><stop offset="0.15" stop-color="rgb(${gray},${gray},${gray})"/><stop offset="0.65" stop-color="#fff"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#s)"/></svg>`;
  return sharp(
    await sharp(bytes)
      .composite([{ input: Buffer.from(shade), blend: 'multiply' }])
      .toBuffer(),
  );
};

export const jpeg = async (image: Sharp, quality: number) => ({
  bytes: await image.jpeg({ quality }).toBuffer(),
  format: 'jpeg' as const,
});
export const png = async (image: Sharp) => ({
  bytes: await image.png().toBuffer(),
  format: 'png' as const,
});
