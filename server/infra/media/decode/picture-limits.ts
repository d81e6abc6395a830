// How large a picture may be, and the sentence for one that is larger.
import { badInput } from '../../../domain/errors.ts';

/** Phones reach 108 megapixels; a file of some kilobytes can claim far more. */
export const MAX_PIXELS = 120_000_000;

export const tooManyPixels = (maxPixels: number) =>
  badInput(
    `This picture has more than ${maxPixels / 1_000_000} megapixels, too many to open safely. Make it smaller and upload it again.`,
  );
