// Opens a PDF with PDFium (WebAssembly): counts its pages and draws the first one. Scripts and links in it are not run.
import { readFile } from 'node:fs/promises';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { badInput } from '../../../domain/errors.ts';
import { planOf } from './plans/open-plan.ts';
import { makeRenditions, openPicture } from './renditions.ts';
import type { DecodedPdf, TaskInput } from './tasks.ts';

const MAX_PAGES = 500;
const DRAWN_SIDE = 2_048;

type PdfDocument = Awaited<ReturnType<PDFiumLibrary['loadDocument']>>;

/** What went wrong with a PDF, as a sentence for its owner. */
export const explainPdf = (error: unknown) =>
  error instanceof Error && /password/i.test(error.message)
    ? badInput(
        'This PDF is protected by a password. Save it without one (print it to a new PDF) and upload that.',
      )
    : badInput(
        'This PDF could not be opened; it is damaged or cut off. Save it again and upload the new copy.',
      );

/** The bytes of a PDF. A drawing, model or scan of rooms becomes one here, and is one for everything that follows. */
export const readPdf = async (path: string): Promise<Buffer> => {
  const bytes = await readFile(path);
  return (await planOf(bytes)) ?? bytes;
};

let library: Promise<PDFiumLibrary> | undefined;
export const openPdf = async (path: string): Promise<PdfDocument> => {
  library ??= PDFiumLibrary.init();
  const [pdfium, bytes] = await Promise.all([library, readPdf(path)]);
  return pdfium.loadDocument(bytes).catch((error: unknown) => {
    throw explainPdf(error);
  });
};

const requireUsablePages = (document: PdfDocument): number => {
  const pages = document.getPageCount();
  if (pages === 0) throw badInput('This PDF has no pages. Please choose another one.');
  if (pages <= MAX_PAGES) return pages;
  throw badInput(
    `This PDF has ${pages.toLocaleString('en-US')} pages, and at most ${MAX_PAGES} can be used. Upload only the pages that matter.`,
  );
};

/**
 * Opens the form of a PDF: without this, what is typed into a form is not drawn. A file whose form cannot be opened is drawn as
 * it is.
 */
const hasForm = (document: PdfDocument): boolean => {
  try {
    return document.initializeFormFields() !== 0;
  } catch {
    return false;
  }
};

/** Longest side 2,048 pixels unless told otherwise; on white. */
export const drawPage = async (document: PdfDocument, index: number, side = DRAWN_SIDE) => {
  const page = document.getPage(index);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const longest = Math.max(originalWidth, originalHeight);
  if (longest <= 0) throw explainPdf(null);
  const pixels = (length: number) => Math.max(1, Math.round((length / longest) * side));
  const { data, width, height } = await page.render({
    width: pixels(originalWidth),
    height: pixels(originalHeight),
    renderFormFields: hasForm(document),
  });
  const image = openPicture(data, { raw: { width, height, channels: 4 } });
  return { width, height, image: image.flatten({ background: '#fff' }) };
};

export const decodePdf = async ({ path }: TaskInput<'pdf'>): Promise<DecodedPdf> => {
  const document = await openPdf(path);
  try {
    const pages = requireUsablePages(document);
    const { width, height, image } = await drawPage(document, 0);
    return { width, height, pages, ...(await makeRenditions(image, 'drawing')) };
  } finally {
    document.destroy();
  }
};
