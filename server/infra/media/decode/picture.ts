// Opens a photo or a drawn plan. HEIC goes its own way, since libvips as shipped cannot decode it.
import { badInput } from '../../../domain/errors.ts';
import { decodeHeic } from './heic.ts';
import { MAX_PIXELS, tooManyPixels } from './picture-limits.ts';
import { makeRenditions, openPicture } from './renditions.ts';
import type { DecodedPicture, PictureFormat, TaskInput } from './tasks.ts';

export const unreadablePicture = () =>
  badInput(
    'This picture could not be opened; it is damaged, or not what its name says. Export it again as JPEG and upload that.',
  );

const decode = async (path: string, format: PictureFormat, failOn: 'warning' | 'none') => {
  const image = openPicture(path, { failOn });
  const { format: found, autoOrient } = await image.metadata();
  if (found !== format) throw unreadablePicture();
  const renditions = await makeRenditions(
    image.autoOrient(),
    format === 'png' ? 'drawing' : 'photograph',
  );
  return { ...autoOrient, ...renditions };
};

/** Why a picture could not be opened, as a sentence for its owner. */
export const refusePicture = (error: unknown): never => {
  const isTooLarge = error instanceof Error && error.message.includes('pixel limit');
  throw isTooLarge ? tooManyPixels(MAX_PIXELS) : unreadablePicture();
};

const decodeFlat = async (path: string, format: PictureFormat): Promise<DecodedPicture> => {
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
