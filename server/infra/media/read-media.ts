// The door to everything that reads an upload: text that is written in it, and text that is drawn. Its processes are its own,
// so that a job that reads never holds up a visitor who uploads. It does not know what the text means.
import type { PaperSource, WordPage } from '../../domain/paper/paper-source.ts';
import type { UploadFormat } from '../../domain/uploads.ts';
import { badInput } from '../../domain/errors.ts';
import { createDecodePool, type DecodePoolOptions, type ReadingCaller } from './decode/pool.ts';
import { layOutPage } from './decode/layout.ts';
import type { OfficeFormat, TextPage, WordsOfPage } from './decode/tasks.ts';
import { readHead } from './inspect-media.ts';
import { sniffFormats } from './sniff.ts';

export type { ReadingCaller } from './decode/pool.ts';
export type { TextLabel, TextPage } from './decode/tasks.ts';

export interface TextLimits {
  maxPages: number;
  maxChars: number;
}

export interface WrittenText {
  /** Of an office document: lines, cells of tables parted by tabs. Empty for others, whose text stands on pages. */
  text: string;
  /** Of a PDF or a picture. A page without text may have some drawn on it. */
  pages: TextPage[];
  /** Numbers, from 1, of the pages that are mostly picture, or whose text is no text: their picture says more. */
  drawnPages: number[];
  /** The pages are sheets of a document; a picture is none. */
  isPaged: boolean;
  /** All that there are, also those not looked at; 0 for an office document. */
  pageCount: number;
  /** There is more text than `maxChars` on what was looked at. */
  isCut: boolean;
  /** Of an office document, rows that do not count: hidden, struck or not ticked. */
  leftOutRows: number;
  /** Of an office document, formulas that have no result. */
  uncomputed: number;
}

export type PaperReading = PaperSource & {
  /** There is more than was asked for on what was looked at, or more sheets and rows than are read. */
  isCut: boolean;
  /**
   * Numbers, from 1, of the pages that are to be recognised in their picture: without words, mostly picture, or with letters that no
   * font names. What is legible on them stands in the source.
   */
  drawnPages: number[];
};

export interface MediaReader {
  /**
   * Reads what a paper is read from: words and their places, cells of a table, or lines of text. A picture has one page without words.
   * @param path a local file; it is read, never changed
   * @throws DomainError BAD_INPUT with a sentence for the owner; the signal's reason
   */
  readPaper(path: string, limits: TextLimits, caller: ReadingCaller): Promise<PaperReading>;
  /**
   * @param path a local file; it is read, never changed
   * @throws DomainError BAD_INPUT with a sentence for the owner; the signal's reason
   */
  readText(path: string, limits: TextLimits, caller: ReadingCaller): Promise<WrittenText>;
  /**
   * Recognises Latin letters and figures on a picture or a page of a PDF: half a second to some seconds a page.
   * @param page counts from 0
   * @throws as `readText`
   */
  recognise(path: string, page: number, caller: ReadingCaller): Promise<TextPage>;
  /** Ends the processes; readings under way fail with UNAVAILABLE. */
  close(): Promise<void>;
}

type DrawableFormat = 'pdf' | 'jpeg' | 'png' | 'heic' | 'webp';
const DRAWABLE: ReadonlySet<UploadFormat> = new Set<DrawableFormat>([
  'pdf',
  'jpeg',
  'png',
  'heic',
  'webp',
]);
const isDrawable = (format: UploadFormat | undefined): format is DrawableFormat =>
  format !== undefined && DRAWABLE.has(format);

const OFFICE: ReadonlySet<UploadFormat> = new Set<OfficeFormat>([
  'doc',
  'docx',
  'xls',
  'xlsx',
  'xlsb',
  'ods',
  'csv',
  'txt',
]);

const unreadable = () => badInput('There is no text to be read in a file of this type.');

const formatOf = async (path: string) => sniffFormats(await readHead(path))[0];

const BLANK: WrittenText = {
  text: '',
  pages: [{ rows: [] }],
  drawnPages: [1],
  isPaged: false,
  pageCount: 1,
  isCut: false,
  leftOutRows: 0,
  uncomputed: 0,
};

const NO_WORDS: PaperReading = {
  from: 'WORDS',
  pages: [{ number: 1, width: 1, height: 1, words: [], isRecognised: false }],
  pageCount: 1,
  isCut: false,
  drawnPages: [1],
};

const drawnOf = (pages: readonly WordsOfPage[]): number[] =>
  pages.filter(({ isDrawn }) => isDrawn).map(({ number }) => number);

const toWordPage = ({ number, width, height, words }: WordsOfPage): WordPage => ({
  number,
  width,
  height,
  words,
  isRecognised: false,
});

const toTextPage = ({ words }: WordsOfPage): TextPage => ({
  rows: layOutPage(words),
});

/** @param options two processes unless told otherwise: the recogniser alone takes some 150 MB. */
export const createMediaReader = (options?: DecodePoolOptions): MediaReader => {
  const pool = createDecodePool({ processes: 2, ...options });
  return {
    async readText(path, { maxPages, maxChars }, caller) {
      const format = await formatOf(path);
      if (format === 'pdf') {
        const read = await pool.run('pdfWords', { path, maxPages, maxChars }, caller);
        return {
          text: '',
          isPaged: true,
          leftOutRows: 0,
          uncomputed: 0,
          ...read,
          pages: read.pages.map(toTextPage),
          drawnPages: drawnOf(read.pages),
        };
      }
      if (isDrawable(format)) return BLANK;
      if (format === undefined || !OFFICE.has(format)) throw unreadable();
      const read = await pool.run('officeText', { path, maxChars }, caller);
      return { ...read, pages: [], drawnPages: [], isPaged: false, pageCount: 0 };
    },
    async readPaper(path, { maxPages, maxChars }, caller) {
      const format = await formatOf(path);
      if (format === 'pdf') {
        const read = await pool.run('pdfWords', { path, maxPages, maxChars }, caller);
        const pages = read.pages.map(toWordPage);
        return { from: 'WORDS', ...read, pages, drawnPages: drawnOf(read.pages) };
      }
      if (isDrawable(format)) return NO_WORDS;
      if (format === undefined || !OFFICE.has(format)) throw unreadable();
      const { source, isCut } = await pool.run('officePaper', { path, maxChars }, caller);
      return { ...source, isCut, drawnPages: [] };
    },
    async recognise(path, page, caller) {
      const format = await formatOf(path);
      if (!isDrawable(format)) throw unreadable();
      return pool.run('drawnText', { path, format, page }, caller);
    },
    close: () => pool.close(),
  };
};
