// Reads the words of a PDF and where they stand (pdf.js, in this process), with what is filled in and noted on its pages.
// Nothing in the document is run or followed.
import { getDocumentProxy } from 'unpdf';
import type { PageWord } from '../../../domain/paper/paper-source.ts';
import { badInput } from '../../../domain/errors.ts';
import { cleanLabel } from './clean-text.ts';
import { WordMaker } from './join-glyphs.ts';
import { explainPdf, readPdf } from './pdf.ts';
import { withButtons, withDrawnBoxes } from './pdf-boxes.ts';
import type { Glyph } from './glyph-geometry.ts';
import { PagePen, type PdfFont } from './pdf-glyphs.ts';
import { isReadable } from './legible.ts';
import {
  type Annotation,
  buttonsOf,
  isShown,
  marksAmong,
  notesOf,
  placeFields,
  struckAreas,
} from './pdf-notes.ts';
import type { Matrix } from './pdf-paths.ts';
import { partedByStrikes } from './pdf-strikes.ts';
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

const penOf = async (page: PdfPage, layers: Layers): Promise<PagePen> => {
  const marks = marksAmong(await page.getAnnotations());
  return new PagePen({
    operators: await page.getOperatorList({ annotationMode: DRAW_ANNOTATIONS }),
    view: viewOf(page).matrix,
    fontOf: fontsOf(page),
    isLayerOn: (group) => layers.isVisible(group) !== false,
    isMark: (annotation) => marks.has(annotation),
  });
};

const isOnPage = ({ x, y, width, height }: PageWord, page: { width: number; height: number }) => {
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  return middleX >= 0 && middleY >= 0 && middleX <= page.width && middleY <= page.height;
};

interface PageReading extends Omit<WordsOfPage, 'number'> {
  chars: number;
  isCut: boolean;
  /** Filled shapes of the size of letters. */
  letterShapes: number;
}

interface Drawing {
  pen: PagePen;
  glyphs: readonly Glyph[];
  isCut: boolean;
}

const drawingOf = async (page: PdfPage, layers: Layers, maxChars: number): Promise<Drawing> => {
  const pen = await penOf(page, layers);
  const glyphs: Glyph[] = [];
  for (const some of pen.glyphs()) {
    glyphs.push(...some);
    if (glyphs.length > maxChars) break;
  }
  return { pen, glyphs, isCut: glyphs.length > maxChars };
};

/** Whether letters count may hang on pictures: some have no ink beside others that do, or are white and on nothing else. */
const hangsOnPictures = ({ glyphs }: Drawing, isSeen: (glyph: Glyph) => boolean): boolean =>
  glyphs.some((glyph) => glyph.isWhite && !isSeen(glyph)) ||
  (glyphs.some(({ isInvisible }) => isInvisible) && glyphs.some(({ isInvisible }) => !isInvisible));

/** Letters of outlines, as drawings set them, may have others without ink to be searched for. */
const mayBeOutlines = ({ pen: { paths } }: Drawing): boolean =>
  paths.outlines > LEAST_OUTLINES || paths.lines.length > MANY_LINES;

/** Letters that are seen, and all others. A page that is a scan as a whole has letters without ink alone, which are read. */
const partedBySight = (drawing: Drawing, isSeen: (glyph: Glyph) => boolean) => {
  const isInkless = drawing.glyphs.every(({ isInvisible }) => isInvisible);
  const isRead = (glyph: Glyph) =>
    isSeen(glyph) || (glyph.isInvisible && (isInkless || mayBeOutlines(drawing)));
  const [seen, unseen] = [new WordMaker(), new WordMaker()];
  for (const glyph of drawing.glyphs) (isRead(glyph) ? seen : unseen).add(glyph);
  const words = unseen.words();
  return { maker: seen, unseen: words, unseenChars: unseen.chars };
};

/** A word that is drawn again where it is seen, as a shadow is, is not hidden. */
const isDrawnAgain = (word: PageWord, words: readonly PageWord[]): boolean =>
  words.some(
    ({ text, x, y, height }) =>
      text === word.text && Math.abs(x - word.x) < height / 2 && Math.abs(y - word.y) < height / 2,
  );

/** @param withPictures the same page with its pictures, which take time to decode */
const readPage = async (
  page: PdfPage,
  withPictures: () => Promise<PdfPage>,
  layers: Layers,
  maxChars: number,
): Promise<PageReading> => {
  const { width, height, matrix } = viewOf(page);
  let drawing = await drawingOf(page, layers, maxChars);
  if (hangsOnPictures(drawing, drawing.pen.ink.seenOn(width * height)))
    drawing = await drawingOf(await withPictures(), layers, maxChars);
  const { pen, isCut } = drawing;
  const { maker, unseen, unseenChars } = partedBySight(drawing, pen.ink.seenOn(width * height));
  const annotations: Annotation[] = (await page.getAnnotations()).filter(isShown);
  const parted = partedByStrikes(maker.words(), pen.paths.lines, struckAreas(annotations, matrix));
  const written = withDrawnBoxes(
    withButtons(parted.words, buttonsOf(annotations, matrix)),
    pen.paths.small,
  );
  const fields = placeFields(annotations, [...written, ...parted.struck], matrix);
  const onPage = (all: readonly PageWord[]) =>
    all.filter((word) => isOnPage(word, { width, height }));
  const [words, struck] = [onPage([...written, ...fields]), onPage(parted.struck)];
  const { chars, unnamed } = maker;
  const texts = [...words, ...struck].map(({ text }) => text);
  const isLegible = isReadable(texts, unnamed, chars);
  return {
    words: isLegible ? words : [],
    struck: isLegible ? struck : [],
    unseen: isLegible ? onPage(unseen).filter((word) => !isDrawnAgain(word, words)) : [],
    notes: onPage(notesOf(annotations, matrix)),
    isDrawn: !isLegible || texts.length === 0,
    letterShapes: pen.paths.outlines,
    // Sheets in units of their own are drawn at a scale of their own.
    outlines: page.userUnit === 1 ? pen.paths.rooms : [],
    chars: chars + unseenChars,
    isCut,
    width,
    height,
  };
};

/** Characters of a page that says what it says in writing. */
const MUCH_TEXT = 600;
/** Share of a page below which its pictures are decoration. */
const LEAST_PICTURE = 0.35;
/** Most pixels of a picture that is decoded with the words: one that is laid over a price is no larger. */
const SMALL_PICTURE = 65_536;
/** Most pixels of a picture. What is larger counts for a page. */
const LARGEST_PICTURE = 40_000_000;
const LEAST_OUTLINES = 150;
/** Thin lines that a table has at most; a drawing has more. */
const MANY_LINES = 400;

/** Looks once more at a page with little text, with its pictures: a stamp on a scan is not what the page says. */
const findPictures = async (
  pageOf: (number: number) => Promise<PdfPage>,
  layers: Layers,
  pages: readonly (WordsOfPage & { chars: number; letterShapes: number })[],
): Promise<ReadonlySet<number>> => {
  const found = new Set<number>();
  const doubtful = pages.filter(({ chars, isDrawn }) => !isDrawn && chars < MUCH_TEXT);
  for (const { number, width, height, chars, letterShapes } of doubtful) {
    const page = await pageOf(number);
    const pen = await penOf(page, layers);
    for (const _glyphs of pen.glyphs());
    page.cleanup();
    const isPicture = pen.ink.pictureArea > LEAST_PICTURE * width * height;
    if (isPicture || letterShapes > Math.max(LEAST_OUTLINES, 3 * chars)) found.add(number);
  }
  return found;
};

/** What a form that draws itself says where it cannot. */
const FORM_COVER = /if this message is not eventually replaced/i;
const MOST_NAMES = 5;

/**
 * What can be read of a file that others lie in, or that draws itself, is its cover.
 *
 * @throws DomainError BAD_INPUT
 */
const requireReal = async (document: PdfDocument, pages: readonly PageReading[]) => {
  const { info } = await document.getMetadata();
  const { IsCollectionPresent, IsXFAPresent } = info as Record<string, unknown>;
  if (pages.reduce((sum, { chars }) => sum + chars, 0) >= MUCH_TEXT) return;
  const text = pages.flatMap(({ words }) => words.map((word) => word.text)).join(' ');
  if (IsXFAPresent === true && FORM_COVER.test(text)) {
    throw badInput(
      'This PDF is a form that only Adobe Reader shows. Open it there, print it to a new PDF, and upload that.',
    );
  }
  const inside = IsCollectionPresent === true ? await attachmentsOf(document) : [];
  if (inside.length === 0) return;
  const names = inside.slice(0, MOST_NAMES).map((name) => `“${name}”`);
  throw badInput(
    `This PDF is a portfolio with files inside: ${names.join(', ')}${inside.length > MOST_NAMES ? ' and more' : ''}. Save them from it and upload those.`,
  );
};

const attachmentsOf = async (document: PdfDocument): Promise<string[]> => {
  const attachments: ReadonlyMap<string, { filename?: unknown }> | null =
    await document.getAttachments();
  return Array.from(attachments?.values() ?? []).flatMap(({ filename }) =>
    typeof filename === 'string' ? [cleanLabel(filename).slice(0, 100)] : [],
  );
};

/** Pages of a document with their pictures; it is opened when the first one is asked for. */
const pictured = (bytes: Uint8Array) => {
  let document: Promise<PdfDocument> | undefined;
  return {
    async page(number: number) {
      document ??= openDocument(bytes, LARGEST_PICTURE);
      return (await document).getPage(number);
    },
    async close() {
      await (await document)?.loadingTask.destroy();
    },
  };
};

export const readPdfWords = async (
  { path, maxPages, maxChars }: TaskInput<'pdfWords'>,
  tell: (step: DecodeStep) => void,
): Promise<PdfWords> => {
  const bytes = new Uint8Array(await readPdf(path));
  const document = await openDocument(bytes, SMALL_PICTURE);
  const withPictures = pictured(bytes);
  const layers = await document.getOptionalContentConfig();
  const read: (PageReading & { number: number })[] = [];
  let left = maxChars;
  let isCut = false;
  const count = Math.min(document.numPages, maxPages);
  for (let number = 1; number <= count && !isCut; number += 1) {
    tell({ unit: 'PAGE', position: number, count });
    const page = await document.getPage(number);
    const reading = await readPage(page, () => withPictures.page(number), layers, left);
    page.cleanup();
    left -= reading.chars;
    isCut = reading.isCut;
    read.push({ number, ...reading });
  }
  const pageCount = document.numPages;
  await requireReal(document, read);
  await document.loadingTask.destroy();
  const pictures = await findPictures(withPictures.page, layers, read);
  await withPictures.close();
  const pages = read.map(({ chars: _chars, isCut: _isCut, letterShapes: _shapes, ...page }) => ({
    ...page,
    isDrawn: page.isDrawn || pictures.has(page.number),
  }));
  return { pages, pageCount, isCut };
};
