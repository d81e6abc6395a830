// What a paper is read from: words where they stand on pages, or cells of a table. Whatever the file was, one of the two.

/** A word, or words that were set as one piece. The box is in units of its page, the origin the page's upper left corner. */
export interface PageWord {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /**
   * The direction of writing, degrees clockwise: 0 level, 90 downward, 270 upward; scans have fractions. The box of slanted
   * writing is the one that it fills when it is turned about its middle to the nearest quarter: its middle and sizes are true.
   */
  angle: number;
}

export interface WordPage {
  /** Number of the page, from 1. */
  number: number;
  width: number;
  height: number;
  words: PageWord[];
  /** Words that the sender has struck out: they do not count. */
  struck?: PageWord[];
  /** Words that the page holds and does not show: covered, white on white, or without ink. They do not count. */
  unseen?: PageWord[];
  /** What readers noted beside the words, each note as one: it does not count. */
  notes?: PageWord[];
  /** The words were recognized in a picture of the page. */
  isRecognized: boolean;
  /** Closed outlines that are drawn on a page of PDF, corner by corner; a point is 1/72 inch of the sheet. */
  outlines?: readonly (readonly (readonly [x: number, y: number])[])[];
}

export interface CellRow {
  /** Number that the program gives the row, from 1. */
  number: number;
  /** Texts as shown, empty for an empty cell. A merged cell stands in each row and column that it covers. */
  cells: string[];
  /** A line of text in no table: its only cell keeps the spaces that set its columns. */
  isTyped?: true;
}

export interface CellSheet {
  /** Name of the sheet. It is null where the format has no names: a text, a CSV, a table in Word. */
  name: string | null;
  rows: CellRow[];
  /** Rows that the sender does not show or does not count, as they read, with the reason. */
  leftOut: { row: CellRow; why: 'HIDDEN' | 'STRUCK' | 'UNTICKED' }[];
  /** Formulas without a stored result. */
  uncomputed: number;
}

export type PaperSource =
  | {
      from: 'WORDS';
      pages: WordPage[];
      /** All of the file, also those not read. */ pageCount: number;
    }
  | { from: 'CELLS'; sheets: CellSheet[] }
  /** Lines of plain text, typed or pasted; columns are parted by tabs or by spaces. */
  | { from: 'TEXT'; text: string };
