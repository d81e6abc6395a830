// The door to everything that reads an upload: text that is written in it, and text that is drawn. Its processes are its own,
// so that a job that reads never holds up a visitor who uploads. It does not know what the text means.
import type { UploadFormat } from '../../domain/uploads.ts';
import { badInput } from '../../domain/errors.ts';
import { createDecodePool, type DecodePoolOptions, type ReadingCaller } from './decode/pool.ts';
import type { DrawnPage, TextPage } from './decode/tasks.ts';
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
  /** The pages are sheets of a document; a picture is none. */
  isPaged: boolean;
  /** All that there are, also those not looked at; 0 for an office document. */
  pageCount: number;
  /** There is more text than `maxChars` on what was looked at. */
  isCut: boolean;
}

export interface MediaReader {
  /**
   * @param path a local file; it is read, never changed
   * @throws DomainError BAD_INPUT with a sentence for the owner; the signal's reason
   */
  readText(path: string, limits: TextLimits, caller: ReadingCaller): Promise<WrittenText>;
  /**
   * Recognises English lettering and figures on a picture or a page of a PDF: a second or two a page, ten for a large sheet.
   * `words` stand where they are seen; `rows` are of the page turned level.
   * @param page counts from 0
   * @throws as `readText`
   */
  recognise(path: string, page: number, caller: ReadingCaller): Promise<DrawnPage>;
  /** Ends the processes; readings under way fail with UNAVAILABLE. */
  close(): Promise<void>;
}

type DrawableFormat = 'pdf' | 'jpeg' | 'png';
const DRAWABLE: ReadonlySet<UploadFormat> = new Set<DrawableFormat>(['pdf', 'jpeg', 'png']);
const isDrawable = (format: UploadFormat | undefined): format is DrawableFormat =>
  format !== undefined && DRAWABLE.has(format);

const OFFICE: ReadonlySet<UploadFormat> = new Set<UploadFormat>([
  'doc',
  'docx',
  'xls',
  'xlsx',
  'txt',
]);

const unreadable = () => badInput('There is no text to be read in a file of this type.');

const formatOf = async (path: string) => sniffFormats(await readHead(path))[0];

const BLANK: WrittenText = {
  text: '',
  pages: [{ rows: [] }],
  isPaged: false,
  pageCount: 1,
  isCut: false,
};

/** @param options two processes unless told otherwise: the recogniser alone takes up to 400 MB. */
export const createMediaReader = (options?: DecodePoolOptions): MediaReader => {
  const pool = createDecodePool({ processes: 2, ...options });
  return {
    async readText(path, { maxPages, maxChars }, caller) {
      const format = await formatOf(path);
      if (format === 'pdf') {
        const read = await pool.run('pdfText', { path, maxPages, maxChars }, caller);
        return { text: '', isPaged: true, ...read };
      }
      if (isDrawable(format)) return BLANK;
      if (format === undefined || !OFFICE.has(format)) throw unreadable();
      const read = await pool.run('officeText', { path, maxChars }, caller);
      return { ...read, pages: [], isPaged: false, pageCount: 0 };
    },
    async recognise(path, page, caller) {
      const format = await formatOf(path);
      if (!isDrawable(format)) throw unreadable();
      return pool.run('drawnText', { path, format, page }, caller);
    },
    close: () => pool.close(),
  };
};
