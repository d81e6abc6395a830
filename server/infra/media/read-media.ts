// The door to everything that reads an upload: text that is written in it, and text that is drawn. Its processes are its own,
// so that a job that reads never holds up a visitor who uploads. It does not know what the text means.
import type { PaperSource, WordPage } from '../../domain/paper/paper-source.ts';
import type { UploadFormat } from '../../domain/scope/uploads.ts';
import { badInput } from '../../domain/errors.ts';
import { createDecodePool, type DecodePoolOptions, type ReadingCaller } from './decode/pool.ts';
import {
  type DrawnPage,
  OFFICE_FORMATS,
  type OfficeFormat,
  PLAN_FORMATS,
  type WordsOfPage,
} from './decode/tasks.ts';
import { readHead } from './inspect-media.ts';
import { sniffFormats } from './sniff.ts';

export type { ReadingCaller } from './decode/pool.ts';
export type { DrawnPage, TextLabel, TextPage } from './decode/tasks.ts';

interface TextLimits {
  maxPages: number;
  maxChars: number;
}

export type WrittenPaper = PaperSource & {
  /** There is more than was asked for on what was looked at, or more sheets and rows than are read. */
  isCut: boolean;
  /**
   * Numbers, from 1, of the pages that are to be recognized in their picture: without words, mostly picture, or with letters
   * that no font names. What is legible on them stands in the source.
   */
  drawnPages: number[];
};

export interface MediaReader {
  /**
   * Reads what a paper is read from: words and their places, cells of a table, or lines of text. A picture has one page without
   * words.
   * @param path a local file; it is read, never changed
   * @throws DomainError BAD_INPUT with a sentence for the owner; the signal's reason
   */
  readPaper(path: string, limits: TextLimits, caller: ReadingCaller): Promise<WrittenPaper>;
  /**
   * Recognizes English lettering and figures on a picture or a page of a PDF: a second or two a page, ten for a large sheet.
   * `words` stand where they are seen; `rows` are of the page turned level.
   * @param page counts from 0
   * @throws as `readPaper`
   */
  recognize(path: string, page: number, caller: ReadingCaller): Promise<DrawnPage>;
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

const OFFICE: ReadonlySet<UploadFormat> = new Set(OFFICE_FORMATS);
const isOffice = (format: UploadFormat | undefined): format is OfficeFormat =>
  format !== undefined && OFFICE.has(format);

const HAS_WORDS: ReadonlySet<UploadFormat> = new Set<UploadFormat>(['pdf', ...PLAN_FORMATS]);

const unreadable = () => badInput('There is no text to be read in a file of this type.');

const formatOf = async (path: string) => sniffFormats(await readHead(path))[0];

const NO_WORDS: WrittenPaper = {
  from: 'WORDS',
  pages: [{ number: 1, width: 1, height: 1, words: [], isRecognized: false }],
  pageCount: 1,
  isCut: false,
  drawnPages: [1],
};

const toWordPage = (
  { number, width, height, words, struck, unseen, notes, outlines }: WordsOfPage,
  format: UploadFormat,
): WordPage => ({
  number,
  width,
  height,
  words,
  ...(struck.length > 0 && { struck }),
  ...(unseen.length > 0 && { unseen }),
  ...(notes.length > 0 && { notes }),
  isRecognized: false,
  // What is drawn of a model has its sizes written, and a scale of its own.
  ...(format === 'pdf' && outlines.length > 0 && { outlines }),
});

/** @param options two processes unless told otherwise: the recognizer alone takes up to 400 MB. */
export const createMediaReader = (options?: DecodePoolOptions): MediaReader => {
  const pool = createDecodePool({ processes: 2, ...options });
  return {
    async readPaper(path, { maxPages, maxChars }, caller) {
      const format = await formatOf(path);
      if (format !== undefined && HAS_WORDS.has(format)) {
        const read = await pool.run('pdfWords', { path, maxPages, maxChars }, caller);
        const pages = read.pages.map((page) => toWordPage(page, format));
        const drawn = read.pages.filter(({ isDrawn }) => isDrawn);
        return { from: 'WORDS', ...read, pages, drawnPages: drawn.map(({ number }) => number) };
      }
      if (isDrawable(format)) return NO_WORDS;
      if (!isOffice(format)) throw unreadable();
      const { source, isCut } = await pool.run('officePaper', { path, maxChars }, caller);
      return { ...source, isCut, drawnPages: [] };
    },
    async recognize(path, page, caller) {
      const format = await formatOf(path);
      if (!isDrawable(format)) throw unreadable();
      return pool.run('drawnText', { path, format, page }, caller);
    },
    close: () => pool.close(),
  };
};
