// Makes the pictures that a program looks at. JPEG, because some of them read nothing else;
// encoded anew from bare pixels, so that no place, no name and no hidden text goes with them.
import type { Sharp } from 'sharp';
import { badInput } from '../../../domain/errors.ts';
import { openFlat, refusePicture } from './picture.ts';
import { openPicture } from './renditions.ts';
import type { JpegPicture, TaskInput } from './tasks.ts';

const QUALITY = 80;
/** A picture that stays too heavy, such as one of gravel or leaves, is written again more coarsely. */
const COARSER = [60, 40];
const MOST_BYTES = 1_500_000;
const ENCODE_SECONDS = 25;

const encode = async (image: Sharp, side: number): Promise<JpegPicture> => {
  const { data, info } = await image
    .flatten({ background: '#fff' })
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: ENCODE_SECONDS })
    .jpeg({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  let jpeg = data;
  for (const quality of COARSER) {
    if (jpeg.length <= MOST_BYTES) break;
    jpeg = await openPicture(data).jpeg({ quality }).toBuffer();
  }
  return { jpeg, width: info.width, height: info.height };
};

export const makePictureJpeg = async ({
  path,
  format,
  side,
  ffmpeg,
}: TaskInput<'pictureJpeg'>): Promise<JpegPicture> => {
  if (format === 'heic') {
    const { openHeic } = await import('./heic.ts');
    return encode((await openHeic(path, side, ffmpeg)).image, side);
  }
  // A picture that lost its end still shows most of a room.
  const { image } = await openFlat(path, format, 'none', side).catch(refusePicture);
  return encode(image, side).catch(refusePicture);
};

export const makePageJpeg = async ({
  path,
  page,
  side,
}: TaskInput<'pageJpeg'>): Promise<JpegPicture> => {
  const { drawPage, openPdf } = await import('./pdf.ts');
  const document = await openPdf(path);
  try {
    if (page >= document.getPageCount()) throw badInput('This PDF has no such page.');
    const { image } = await drawPage(document, page, side);
    return await encode(image, side);
  } finally {
    document.destroy();
  }
};

export const makeFrameJpeg = async ({
  path,
  format,
  atShare,
  side,
  ffmpeg,
}: TaskInput<'frameJpeg'>): Promise<JpegPicture> => {
  const { drawFrame } = await import('./ffmpeg.ts');
  const frame = await drawFrame(ffmpeg, path, format, atShare, side);
  if (!frame) throw badInput('No picture could be drawn from this video.');
  return encode(frame, side);
};
