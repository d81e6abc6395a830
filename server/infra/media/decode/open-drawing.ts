// Opens what is to be recognized as a gray picture of a size that costs no more memory than it must: paper white, ink black.
import { open } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import { drawPage, openPdf } from './pdf.ts';
import { refusePicture } from './picture.ts';
import { evenOut, type Raster } from './raster.ts';
import { openPicture } from './renditions.ts';
import type { TaskInput } from './tasks.ts';

export interface Drawing {
  raster: Raster;
  /** Size of the page, in points of a PDF or pixels of a picture that stands upright. */
  width: number;
  height: number;
  /** A large sheet, whose lettering is small for its size. */
  isSheet: boolean;
  /** A picture of few pixels was made larger, and its lettering is blurred. */
  isEnlarged: boolean;
}

/** Lettering of ten points has capitals of 20 pixels. */
const DOTS_PER_INCH = 200;
/** Longest side of what is read: a sheet of 36 inches has capitals of 11 pixels where they are 3/32 of an inch high. */
const MAX_SIDE = 4_400;
/** A small picture is enlarged up to here, since the recognizer wants letters of some 10 pixels. */
const MIN_SIDE = 1_600;
const MAX_ENLARGEMENT = 2;
/** Length in points above which a page is a sheet. A ledger page (17 inches) is shorter. */
const SHEET_POINTS = 1_250;
/** Length in pixels above which a drawing was plotted. A photo of a page was not. */
const SHEET_PIXELS = 3_000;

const fromRaster = ({ data, width, height }: Raster) =>
  openPicture(data, { raw: { width, height, channels: 1 } });

const toRaster = async (image: Sharp): Promise<Raster> => {
  const { data, info } = await image.greyscale().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

/** The same raster with its longest side at most so long, and how many times longer that side was. */
export const shrinkTo = async (
  raster: Raster,
  side: number,
): Promise<{ small: Raster; scale: number }> => {
  const scale = Math.max(raster.width, raster.height) / side;
  if (scale <= 1) return { small: raster, scale: 1 };
  const width = Math.round(raster.width / scale);
  return { small: await toRaster(fromRaster(raster).resize(width)), scale };
};

/** The same raster, turned clockwise by so many quarters. */
export const turnBy = (raster: Raster, quarters: number): Promise<Raster> =>
  toRaster(fromRaster(raster).rotate(quarters * 90));

/** Turns the raster upright, by what the camera noted. */
const turn = async (raster: Raster, orientation: number): Promise<Raster> => {
  if (orientation === 1) return raster;
  const noted = fromRaster(raster).withMetadata({ orientation });
  return toRaster(openPicture(await noted.jpeg({ quality: 95 }).toBuffer()).autoOrient());
};

const openPdfPage = async (path: string, index: number): Promise<Drawing> => {
  const document = await openPdf(path);
  try {
    const { originalWidth, originalHeight } = document.getPage(index).getOriginalSize();
    const longest = Math.max(originalWidth, originalHeight);
    const side = Math.min(MAX_SIDE, Math.round((longest / 72) * DOTS_PER_INCH));
    const { image } = await drawPage(document, index, Math.max(MIN_SIDE, side));
    return {
      raster: await toRaster(image),
      width: originalWidth,
      height: originalHeight,
      isSheet: longest > SHEET_POINTS,
      isEnlarged: false,
    };
  } finally {
    document.destroy();
  }
};

/** How far a header is looked at for the shape of its pixels. */
const HEAD_BYTES = 4_096;

/**
 * Height of a pixel by its width, as the file tells: fax machines scan half as many rows as columns, or two thirds.
 * Sharp tells one density only.
 */
const pixelShape = async (path: string): Promise<number> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const head = buffer.subarray(0, bytesRead);
    const png = head.indexOf('pHYs', 8, 'latin1');
    const jfif = head.indexOf('JFIF\0', 2, 'latin1');
    const isJfif = head.readUInt16BE(0) === 0xff_d8 && jfif === 6;
    const [x, y] = isJfif
      ? [head.readUInt16BE(jfif + 8), head.readUInt16BE(jfif + 10)]
      : png > 0 && png + 12 <= bytesRead
        ? [head.readUInt32BE(png + 4), head.readUInt32BE(png + 8)]
        : [1, 1];
    const shape = x > 0 && y > 0 ? x / y : 1;
    // Other shapes are mistakes of whoever wrote the file.
    return shape > 0.4 && shape < 2.6 ? shape : 1;
  } finally {
    await file.close();
  }
};

const openFile = async (path: string, format: TaskInput<'drawnText'>['format']) => {
  if (format === 'heic') {
    const { openHeic } = await import('./heic.ts');
    return { ...(await openHeic(path, MAX_SIDE, null)), orientation: 1, shape: 1 };
  }
  // A picture that lost its end still shows most of a plan.
  const image = openPicture(path, { failOn: 'none' });
  const { width, height, orientation = 1 } = await image.metadata().catch(refusePicture);
  return { image, width, height, orientation, shape: await pixelShape(path) };
};

const openPlan = async (
  path: string,
  format: TaskInput<'drawnText'>['format'],
): Promise<Drawing> => {
  const { image, width, height, orientation, shape } = await openFile(path, format);
  const [trueWidth, trueHeight] = shape >= 1 ? [width, height * shape] : [width / shape, height];
  const longest = Math.max(trueWidth, trueHeight);
  const side = Math.min(MAX_SIDE, Math.max(longest, Math.min(MIN_SIDE, longest * MAX_ENLARGEMENT)));
  const pixels = (length: number) => Math.max(2, Math.round((length * side) / longest));
  // A picture is turned only when it is small: one of 100 megapixels need never be in memory whole.
  const small = await toRaster(
    image
      .resize(pixels(trueWidth), pixels(trueHeight), { fit: 'fill' })
      .flatten({ background: '#fff' }),
  ).catch(refusePicture);
  return {
    raster: await turn(small, orientation),
    width: orientation > 4 ? height : width,
    height: orientation > 4 ? width : height,
    isSheet: format === 'png' && longest > SHEET_PIXELS,
    isEnlarged: side > longest,
  };
};

/** @throws DomainError BAD_INPUT when it cannot be opened */
export const openDrawing = async ({
  path,
  format,
  page,
}: TaskInput<'drawnText'>): Promise<Drawing> => {
  const drawing = await (format === 'pdf' ? openPdfPage(path, page) : openPlan(path, format));
  evenOut(drawing.raster);
  return drawing;
};
