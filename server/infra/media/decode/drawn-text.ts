// Reads text that is drawn, not written: a picture of a plan, or a scanned page of a PDF.
import type { Sharp } from 'sharp';
import { openHeic } from './heic.ts';
import { layOut } from './layout.ts';
import { recogniseWords } from './ocr-engine.ts';
import { drawPage, openPdf } from './pdf.ts';
import { openPicture } from './renditions.ts';
import type { TaskInput, TextLabel, TextPage } from './tasks.ts';

/** Measured on drawn, scanned and photographed plans: smaller loses inch marks, larger reads hatching as letters. */
const READING_SIDE = 2_200;
/** A tiny picture holds no more detail for being blown up further. */
const MAX_ENLARGEMENT = 4;

const scale = (image: Sharp, longest: number): Sharp => {
  const side = Math.min(READING_SIDE, Math.round(longest * MAX_ENLARGEMENT));
  return image
    .resize(side, side, { fit: 'inside' })
    .flatten({ background: '#fff' })
    .greyscale()
    .normalise();
};

const encode = (image: Sharp): Promise<Buffer> => image.png({ compressionLevel: 1 }).toBuffer();

const openPdfPage = async (path: string, index: number): Promise<Sharp> => {
  const document = await openPdf(path);
  try {
    const { image } = await drawPage(document, index, READING_SIDE);
    return scale(image, READING_SIDE);
  } finally {
    document.destroy();
  }
};

const openPlan = async (path: string, format: TaskInput<'drawnText'>['format']): Promise<Sharp> => {
  if (format === 'heic') {
    const { image, width, height } = await openHeic(path);
    return scale(image, Math.max(width, height));
  }
  // A picture that lost its end still shows most of a plan.
  const image = openPicture(path, { failOn: 'none' });
  const { width, height } = await image.metadata();
  return scale(image.autoOrient(), Math.max(width, height));
};

const overlap = (a: TextLabel, b: TextLabel): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

export const readDrawnText = async ({
  path,
  format,
  page,
}: TaskInput<'drawnText'>): Promise<TextPage> => {
  const image = await (format === 'pdf' ? openPdfPage(path, page) : openPlan(path, format));
  const plain = await encode(image);
  const words = await recogniseWords(plain, 30);
  // Darkened, faint lettering appears, and much that is none; what the first reading made out stands.
  const darkened = await encode(openPicture(plain).linear(2.2, -1.2 * 255));
  const more = await recogniseWords(darkened, 55);
  const fresh = more.filter((word) => !words.some((known) => overlap(known, word)));
  return { rows: layOut([...words, ...fresh]) };
};
