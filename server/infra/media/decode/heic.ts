// Opens an iPhone photo with libheif (WebAssembly). It applies the turns stored in the file itself,
// so EXIF orientation must not be applied on top.
import { readFile } from 'node:fs/promises';
import libheif from 'libheif-js/wasm-bundle.js';
import { badInput } from '../../../domain/errors.ts';
import { tooManyPixels } from './picture-limits.ts';
import { makeRenditions, openPicture } from './renditions.ts';
import type { DecodedPicture } from './tasks.ts';

/** Most pixels, above the 48 megapixels of current phones. Each pixel costs ten bytes while decoding. */
const MAX_HEIC_PIXELS = 60_000_000;
const CHANNELS = 4;

const unreadable = () =>
  badInput(
    'This HEIC photo could not be opened; it seems to be damaged. Export it from your phone as JPEG and upload that.',
  );

/** Reads the header only, before a decoder reserves memory for what the file claims. */
const requireSane = async (bytes: Uint8Array) => {
  const header = await openPicture(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (header?.compression !== 'hevc') throw unreadable();
  if (header.width * header.height > MAX_HEIC_PIXELS) throw tooManyPixels(MAX_HEIC_PIXELS);
};

const decodePrimary = async (bytes: Uint8Array) => {
  const images = new libheif.HeifDecoder().decode(bytes);
  try {
    const image = images.find((one) => one.is_primary()) ?? images[0];
    if (!image) throw unreadable();
    const width = image.get_width();
    const height = image.get_height();
    const data = new Uint8ClampedArray(width * height * CHANNELS);
    const { promise, resolve } = Promise.withResolvers<unknown>();
    image.display({ data, width, height }, resolve);
    if (!(await promise)) throw unreadable();
    return { data, width, height };
  } finally {
    for (const image of images) image.free();
  }
};

/** @returns the photo, already upright, with the size it is shown at */
export const openHeic = async (path: string) => {
  const bytes = await readFile(path);
  await requireSane(bytes);
  const { data, width, height } = await decodePrimary(bytes);
  const raw = { raw: { width, height, channels: CHANNELS } } as const;
  return { width, height, image: openPicture(new Uint8Array(data.buffer), raw).removeAlpha() };
};

export const decodeHeic = async (path: string): Promise<DecodedPicture> => {
  const { image, ...size } = await openHeic(path);
  return { ...size, damaged: false, ...(await makeRenditions(image, 'photograph')) };
};
