// Opens a photo or a drawn plan.
import { readFile } from 'node:fs/promises';
import type { Metadata, Sharp } from 'sharp';
import { badInput, DomainError } from '../../../domain/errors.ts';
import { type Colors, colorsOfNclx } from './colors.ts';
import { propertiesOf } from './heif-boxes.ts';
import { MAX_PIXELS, tooManyPixels } from './picture-limits.ts';
import { DISPLAY_SIDE, makeRenditions, onScreen, openPicture } from './renditions.ts';
import { takenOn } from './taken-on.ts';
import type { DecodedPicture, PictureFormat, TaskInput } from './tasks.ts';

export const unreadablePicture = () =>
  badInput(
    'This picture could not be opened; it is damaged, or not what its name says. Export it again as JPEG and upload that.',
  );

/** HEIC goes its own way, since libvips as shipped cannot decode it. */
type FlatFormat = Exclude<PictureFormat, 'heic'>;

/** What such a picture mostly shows. */
const CONTENT = {
  jpeg: 'photograph',
  png: 'drawing',
  webp: 'photograph',
  avif: 'photograph',
} as const satisfies Record<FlatFormat, string>;

type FailOn = 'warning' | 'none';

/** The container of AVIF holds other codings, too. */
const isOfFormat = (
  { format, compression }: Pick<Metadata, 'format' | 'compression'>,
  wanted: FlatFormat,
): boolean => (wanted === 'avif' ? compression === 'av1' : format === wanted);

const AVIF_MAJOR_BRAND = 8;
/** libvips knows no file of this brand, even one that has a still beside its animation, as cameras and programs write. */
const ANIMATED = 'avis';

const animation = () =>
  badInput('This AVIF is an animation. Save one picture of it as JPEG and upload that.');

/** @returns the bytes of an AVIF as libvips takes them, and its colors where they are not a screen's */
const readAvif = async (path: string) => {
  const bytes = await readFile(path);
  const brand = bytes.toString('latin1', AVIF_MAJOR_BRAND, AVIF_MAJOR_BRAND + ANIMATED.length);
  const isAnimated = brand === ANIMATED;
  if (isAnimated) bytes.write('avif', AVIF_MAJOR_BRAND, 'latin1');
  return { bytes, isAnimated };
};

/** libvips follows the profile of an AVIF and passes over colors that are told by number. */
const colorsOfAvif = (bytes: Buffer): Colors | null => {
  try {
    const { primary, ofItem } = propertiesOf(bytes);
    const told = primary === null ? [] : ofItem(primary, 'colr');
    if (told.some((colors) => colors.toString('latin1', 0, 4) !== 'nclx')) return null;
    const [numbers] = told;
    return numbers
      ? colorsOfNclx({ primaries: numbers.readUInt16BE(4), transfer: numbers.readUInt16BE(6) })
      : null;
  } catch (error) {
    // A length that leads out of the file: libvips says what is wrong with it.
    if (error instanceof RangeError) return null;
    throw error;
  }
};

interface FlatPicture {
  header: Metadata;
  /** Upright. */
  image: Sharp;
}

const openAvif = async (path: string, failOn: FailOn, side: number): Promise<FlatPicture> => {
  const { bytes, isAnimated } = await readAvif(path);
  const image = openPicture(bytes, { failOn });
  const header = await image.metadata().catch((error: unknown) => {
    throw isAnimated ? animation() : error;
  });
  if (!isOfFormat(header, 'avif')) throw isAnimated ? animation() : unreadablePicture();
  const colors = colorsOfAvif(bytes);
  const upright = image.autoOrient();
  return {
    header,
    image: colors ? await onScreen(upright, side, colors, header.bitsPerSample ?? 8) : upright,
  };
};

/**
 * Opens any picture but HEIC, turned upright by its EXIF orientation.
 *
 * @param side most pixels a side that are needed of it; it may come back larger
 * @throws what libvips says, or a sentence for its owner
 */
export const openFlat = async (
  path: string,
  format: FlatFormat,
  failOn: FailOn,
  side: number,
): Promise<FlatPicture> => {
  if (format === 'avif') return openAvif(path, failOn, side);
  const image = openPicture(path, { failOn });
  const header = await image.metadata();
  if (!isOfFormat(header, format)) throw unreadablePicture();
  return { header, image: image.autoOrient() };
};

const decode = async (path: string, format: FlatFormat, failOn: FailOn) => {
  const { header, image } = await openFlat(path, format, failOn, DISPLAY_SIDE);
  const content = header.hasAlpha ? 'drawing' : CONTENT[format];
  const facts = { ...header.autoOrient, takenOn: takenOn(header.exif) };
  return { ...facts, ...(await makeRenditions(image, content)) };
};

/** Why a picture could not be opened, as a sentence for its owner. */
export const refusePicture = (error: unknown): never => {
  if (error instanceof DomainError) throw error;
  const isTooLarge = error instanceof Error && error.message.includes('pixel limit');
  throw isTooLarge ? tooManyPixels(MAX_PIXELS) : unreadablePicture();
};

const decodeFlat = async (path: string, format: FlatFormat): Promise<DecodedPicture> => {
  try {
    return { ...(await decode(path, format, 'warning')), damaged: false };
  } catch {
    // A picture that lost its end still shows most of a room.
    const rescued = await decode(path, format, 'none').catch(refusePicture);
    return { ...rescued, damaged: true };
  }
};

export const decodePicture = async ({
  path,
  format,
  ffmpeg,
}: TaskInput<'picture'>): Promise<DecodedPicture> =>
  format === 'heic'
    ? (await import('./heic.ts')).decodeHeic(path, ffmpeg)
    : decodeFlat(path, format);
