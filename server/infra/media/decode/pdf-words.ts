// Reads the words of a PDF and where they stand (pdf.js, in this process). Nothing in the document is run or followed.
import { readFile } from 'node:fs/promises';
import { getDocumentProxy } from 'unpdf';
import type { PageWord } from '../../../domain/paper/paper-source.ts';
import { WordMaker } from './join-glyphs.ts';
import { explainPdf } from './pdf.ts';
import { glyphsOf, type Matrix, type PdfFont } from './pdf-glyphs.ts';
import { isReadable } from './readable-words.ts';
import type { DecodeStep, PdfWords, TaskInput, WordsOfPage } from './tasks.ts';

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;
type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;
type Layers = Awaited<ReturnType<PdfDocument['getOptionalContentConfig']>>;

/** Fields and notes are drawn as they look, not as forms to be filled. */
const DRAW_ANNOTATIONS = 1;

const fontsOf =
  (page: PdfPage) =>
  (name: string): PdfFont | null =>
    page.commonObjs.has(name) ? (page.commonObjs.get(name) as PdfFont) : null;

const isOnPage = ({ x, y, width, height }: PageWord, page: { width: number; height: number }) => {
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  return middleX >= 0 && middleY >= 0 && middleX <= page.width && middleY <= page.height;
};

const readPage = async (page: PdfPage, layers: Layers, maxChars: number) => {
  // Sheets larger than 200 inches have units of their own, which sizes of words do not count in.
  const viewport = page.getViewport({ scale: 1 / page.userUnit });
  const maker = new WordMaker();
  const operators = await page.getOperatorList({ annotationMode: DRAW_ANNOTATIONS });
  const orders = glyphsOf({
    operators,
    view: viewport.transform as unknown as Matrix,
    fontOf: fontsOf(page),
    isLayerOn: (group) => layers.isVisible(group) !== false,
  });
  let isCut = false;
  for (const glyphs of orders) {
    for (const glyph of glyphs) maker.add(glyph);
    isCut = maker.chars > maxChars;
    if (isCut) break;
  }
  const words = maker.words().filter((word) => isOnPage(word, viewport));
  const isLegible = isReadable(
    words.map(({ text }) => text),
    maker.unnamed,
    maker.chars,
  );
  return {
    words: isLegible ? words : [],
    isDrawn: !isLegible,
    chars: maker.chars,
    isCut,
    width: viewport.width,
    height: viewport.height,
  };
};

const openDocument = async (path: string) => {
  const bytes = new Uint8Array(await readFile(path));
  // Pictures are not unpacked: only words are asked for.
  return getDocumentProxy(bytes, { verbosity: 0, maxImageSize: 1 }).catch((error: unknown) => {
    throw explainPdf(error);
  });
};

export const readPdfWords = async (
  { path, maxPages, maxChars }: TaskInput<'pdfWords'>,
  tell: (step: DecodeStep) => void,
): Promise<PdfWords> => {
  const document = await openDocument(path);
  const layers = await document.getOptionalContentConfig();
  const pages: WordsOfPage[] = [];
  let left = maxChars;
  let isCut = false;
  const count = Math.min(document.numPages, maxPages);
  for (let number = 1; number <= count && !isCut; number += 1) {
    tell({ unit: 'PAGE', position: number, count });
    const page = await document.getPage(number);
    const { chars, isCut: isPageCut, ...read } = await readPage(page, layers, left);
    page.cleanup();
    left -= chars;
    isCut = isPageCut;
    pages.push({ number, ...read });
  }
  const pageCount = document.numPages;
  await document.loadingTask.destroy();
  return { pages, pageCount, isCut };
};
