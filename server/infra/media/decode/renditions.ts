// Pictures for the screen. Re-encoding is the point: no metadata, no place, no appended bytes of the original survive.
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { MAX_PIXELS } from './picture-limits.ts';
import { type Colors, toScreen } from './colors.ts';
import type { Renditions } from './tasks.ts';

export const THUMBNAIL_SIDE = 480;
export const DISPLAY_SIDE = 2_048;
const ENCODE_SECONDS = 25;

// Only what uploads may contain: no SVG, no GIF, no PDF, whatever a file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((name) => `VipsForeignLoad${name}`),
});
sharp.cache(false);

export const openPicture = (
  input: string | Uint8Array | Uint16Array,
  options: SharpOptions = {},
): Sharp => sharp(input, { limitInputPixels: MAX_PIXELS, ...options });

/** At most so many pixels a side; never enlarged. */
export const fit = (image: Sharp, side: number) =>
  image
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: ENCODE_SECONDS });

const BYTE = 8;
const DEEP = 16;

/**
 * @param bits of each value; libvips fills sixteen with more than eight from above
 * @returns the picture in the colors of a screen, at most so many pixels a side
 */
export const onScreen = async (
  image: Sharp,
  side: number,
  colors: Colors,
  bits: number,
): Promise<Sharp> => {
  const isDeep = bits > BYTE;
  const small = fit(image, side);
  if (isDeep) small.toColourspace('rgb16');
  const { data, info } = await small
    .raw({ depth: isDeep ? 'ushort' : 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const values = isDeep ? new Uint16Array(data.buffer, data.byteOffset, data.length / 2) : data;
  const most = isDeep ? (2 ** bits - 1) * 2 ** (DEEP - bits) : 255;
  const channels = info.channels === 4 ? 4 : 3;
  const { width, height } = info;
  const shown = toScreen(values, channels, most, colors);
  return openPicture(shown, { raw: { width, height, channels } });
};

/** WebP at libvips' usual effort, 4, takes twice the time for 4 to 7 % fewer bytes. */
const EFFORT = 2;

export const makeThumbnail = async (image: Sharp): Promise<Uint8Array> =>
  fit(image, THUMBNAIL_SIDE).webp({ quality: 72, effort: EFFORT }).toBuffer();

/** Photographs are smaller and faster as JPEG; line drawings stay sharp, and see-through, as WebP. */
const ENCODERS = {
  photograph: {
    displayMime: 'image/jpeg',
    encode: (image: Sharp) => image.jpeg({ quality: 82 }),
  },
  drawing: {
    displayMime: 'image/webp',
    encode: (image: Sharp) => image.webp({ quality: 88, effort: EFFORT }),
  },
} as const;

/** @param image already turned upright; decoded once, for the larger picture. */
export const makeRenditions = async (
  image: Sharp,
  content: keyof typeof ENCODERS,
): Promise<Renditions> => {
  const { displayMime, encode } = ENCODERS[content];
  const display = await encode(fit(image, DISPLAY_SIDE)).toBuffer();
  const thumbnail = await makeThumbnail(openPicture(display));
  return { thumbnail, display, displayMime };
};
