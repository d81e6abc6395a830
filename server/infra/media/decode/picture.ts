// Opens a photo or a drawn plan.
import type { Metadata } from 'sharp';
import { badInput } from '../../../domain/errors.ts';
import { decodeHeic } from './heic.ts';
import { MAX_PIXELS, tooManyPixels } from './picture-limits.ts';
import { makeRenditions, openPicture } from './renditions.ts';
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

/** The container of AVIF holds other codings, too. */
export const isOfFormat = (
  { format, compression }: Pick<Metadata, 'format' | 'compression'>,
  wanted: FlatFormat,
): boolean => (wanted === 'avif' ? compression === 'av1' : format === wanted);

const decode = async (path: string, format: FlatFormat, failOn: 'warning' | 'none') => {
  const image = openPicture(path, { failOn });
  const header = await image.metadata();
  if (!isOfFormat(header, format)) throw unreadablePicture();
  const renditions = await makeRenditions(
    image.autoOrient(),
    header.hasAlpha ? 'drawing' : CONTENT[format],
  );
  return { ...header.autoOrient, ...renditions };
};

/** Why a picture could not be opened, as a sentence for its owner. */
export const refusePicture = (error: unknown): never => {
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

export const decodePicture = ({ path, format }: TaskInput<'picture'>): Promise<DecodedPicture> =>
  format === 'heic' ? decodeHeic(path) : decodeFlat(path, format);
