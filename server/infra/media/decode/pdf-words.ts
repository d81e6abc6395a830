// Reads the words of a PDF and where they stand (pdf.js, in this process), with what is filled in and noted on its pages.
// Nothing in the document is run or followed.
import { readFile } from 'node:fs/promises';
import { getDocumentProxy } from 'unpdf';
import type { PageWord } from '../../../domain/paper/paper-source.ts';
import { placeFields } from './form-fields.ts';
import { WordMaker } from './join-glyphs.ts';
import { explainPdf } from './pdf.ts';
import { PagePen, type Matrix, type PdfFont } from './pdf-glyphs.ts';
import { isReadable } from './readable-words.ts';
import type { DecodeStep, PdfWords, TaskInput, WordsOfPage } from './tasks.ts';

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;
type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;
type Layers = Awaited<ReturnType<PdfDocument['getOptionalContentConfig']>>;

/** Fields and notes are drawn as they look, not as forms to be filled. */
const DRAW_ANNOTATIONS = 1;

const openDocument = async (bytes: Uint8Array, maxImageSize: number) =>
  // The library takes the bytes that it is given away.
  getDocumentProxy(bytes.slice(), { verbosity: 0, maxImageSize }).catch((error: unknown) => {
    throw explainPdf(error);
  });

const fontsOf =
  (page: PdfPage) =>
  (name: string): PdfFont | null =>
    page.commonObjs.has(name) ? (page.commonObjs.get(name) as PdfFont) : null;

// Sheets larger than 200 inches have units of their own, which sizes of words do not count in.
const viewOf = (page: PdfPage) => {
  const { width, height, transform } = page.getViewport({ scale: 1 / page.userUnit });
  return { width, height, matrix: transform as unknown as Matrix };
};

const penOf = async (page: PdfPage, layers: Layers): Promise<PagePen> =>
  new PagePen({
    operators: await page.getOperatorList({ annotationMode: DRAW_ANNOTATIONS }),
    view: viewOf(page).matrix,
    fontOf: fontsOf(page),
    isLayerOn: (group) => layers.isVisible(group) !== false,
  });

const isOnPage = ({ x, y, width, height }: PageWord, page: { width: number; height: number }) => {
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  return middleX >= 0 && middleY >= 0 && middleX <= page.width && middleY <= page.height;
};

interface PageReading extends Omit<WordsOfPage, 'number'> {
  chars: number;
  isCut: boolean;
  outlines: number;
}

const readPage = async (page: PdfPage, layers: Layers, maxChars: number): Promise<PageReading> => {
  const { width, height, matrix } = viewOf(page);
  const maker = new WordMaker();
  const pen = await penOf(page, layers);
  let isCut = false;
  for (const glyphs of pen.glyphs()) {
    for (const glyph of glyphs) maker.add(glyph);
    isCut = maker.chars > maxChars;
    if (isCut) break;
  }
  const written = maker.words();
  const fields = placeFields(await page.getAnnotations(), written, matrix);
  const words = [...written, ...fields].filter((word) => isOnPage(word, { width, height }));
  const { chars, unnamed } = maker;
  const texts = words.map(({ text }) => text);
  const isLegible = isReadable(texts, unnamed, chars);
  return {
    words: isLegible ? words : [],
    isDrawn: !isLegible || words.length === 0,
    outlines: pen.outlines,
    chars,
    isCut,
    width,
    height,
  };
};

/** Characters of a page that says what it says in writing. */
const MUCH_TEXT = 600;
/** Share of a page below which its pictures are decoration. */
const LEAST_PICTURE = 0.35;
/** Most pixels of a picture. What is larger counts for a page. */
const LARGEST_PICTURE = 40_000_000;
const LEAST_OUTLINES = 150;

/** Looks once more at a page with little text, with its pictures: a stamp on a scan is not what the page says. */
const findPictures = async (
  bytes: Uint8Array,
  layers: Layers,
  pages: readonly (WordsOfPage & { chars: number; outlines: number })[],
): Promise<ReadonlySet<number>> => {
  const found = new Set<number>();
  const doubtful = pages.filter(({ chars, isDrawn }) => !isDrawn && chars < MUCH_TEXT);
  if (doubtful.length === 0) return found;
  const document = await openDocument(bytes, LARGEST_PICTURE);
  for (const { number, width, height, chars, outlines } of doubtful) {
    const page = await document.getPage(number);
    const pen = await penOf(page, layers);
    for (const _glyphs of pen.glyphs());
    page.cleanup();
    const isPicture = pen.pictureArea > LEAST_PICTURE * width * height;
    if (isPicture || outlines > Math.max(LEAST_OUTLINES, 3 * chars)) found.add(number);
  }
  await document.loadingTask.destroy();
  return found;
};

export const readPdfWords = async (
  { path, maxPages, maxChars }: TaskInput<'pdfWords'>,
  tell: (step: DecodeStep) => void,
): Promise<PdfWords> => {
  const bytes = new Uint8Array(await readFile(path));
  const document = await openDocument(bytes, 1);
  const layers = await document.getOptionalContentConfig();
  const read: (PageReading & { number: number })[] = [];
  let left = maxChars;
  let isCut = false;
  const count = Math.min(document.numPages, maxPages);
  for (let number = 1; number <= count && !isCut; number += 1) {
    tell({ unit: 'PAGE', position: number, count });
    const page = await document.getPage(number);
    const reading = await readPage(page, layers, left);
    page.cleanup();
    left -= reading.chars;
    isCut = reading.isCut;
    read.push({ number, ...reading });
  }
  const pageCount = document.numPages;
  await document.loadingTask.destroy();
  const pictures = await findPictures(bytes, layers, read);
  const pages = read.map(({ number, width, height, words, isDrawn }) => ({
    number,
    width,
    height,
    words,
    isDrawn: isDrawn || pictures.has(number),
  }));
  return { pages, pageCount, isCut };
};
