// Reads text that is drawn, not written: a picture of a plan, or a scanned page of a PDF.
import type { Sharp } from 'sharp';
import { layOut } from './layout.ts';
import { recogniseWords } from './ocr-engine.ts';
import { drawPage, openPdf } from './pdf.ts';
import { openPicture } from './renditions.ts';
import type { TaskInput, TextPage } from './tasks.ts';

/** Measured on drawn, scanned and photographed plans: smaller loses inch marks, larger reads hatching as letters. */
const READING_SIDE = 2_200;
/** A tiny picture holds no more detail for being blown up further. */
const MAX_ENLARGEMENT = 4;

const prepare = async (image: Sharp, longest: number): Promise<Buffer> => {
  const side = Math.min(READING_SIDE, Math.round(longest * MAX_ENLARGEMENT));
  return image
    .resize(side, side, { fit: 'inside' })
    .flatten({ background: '#fff' })
    .greyscale()
    .normalise()
    .png({ compressionLevel: 1 })
    .toBuffer();
};

const preparePdf = async (path: string, index: number): Promise<Buffer> => {
  const document = await openPdf(path);
  try {
    const { image } = await drawPage(document, index, READING_SIDE);
    return await prepare(image, READING_SIDE);
  } finally {
    document.destroy();
  }
};

const preparePicture = async (path: string): Promise<Buffer> => {
  // A picture that lost its end still shows most of a plan.
  const image = openPicture(path, { failOn: 'none' });
  const { width, height } = await image.metadata();
  return prepare(image.autoOrient(), Math.max(width, height));
};

export const readDrawnText = async ({
  path,
  format,
  page,
}: TaskInput<'drawnText'>): Promise<TextPage> => {
  const picture = await (format === 'pdf' ? preparePdf(path, page) : preparePicture(path));
  return { rows: layOut(await recogniseWords(picture)) };
};
