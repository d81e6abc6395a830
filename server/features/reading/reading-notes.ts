// What the user is told about an upload that could not be read, or not as a whole. Sentences only, no decisions.
import { cutText } from '../../domain/validation.ts';

export interface ReadingGaps {
  /** Pages of a PDF that were not looked at. */
  pagesRead: number;
  pageCount: number;
  isCut: boolean;
  /** Pages whose text was recognized from a picture, and those left out. */
  drawnPages: number;
  drawnPagesLeft: number;
  /** Pages on which words are struck out. */
  struckPages: number;
  /** Pages on which words are covered, white on white, or without ink. */
  unseenPages: number;
  /** Pages that readers put notes on. */
  notedPages: number;
}

export const notRead = (name: string, reason: string): string =>
  `“${name}” was not read. ${reason}`;

/** Note on an upload that a run of its job left out; another run reads it. */
export const leftOut = (name: string): string =>
  notRead(
    name,
    'Our server stopped while it was being read, so it was left out. Price the estimate again to have it read.',
  );

/** Note on a paper that stays unread until its owner has it read once more. */
export const endedServer = (name: string): string =>
  notRead(
    name,
    'Our server stopped each time it was being read. Open the document and choose “Read it again”, or upload it in another format.',
  );

export const NOT_KEPT =
  'This document was read, but a fault on our side kept the result from being stored. Upload it in another format, such as PDF.';

export const noText = (name: string): string => `No text was found in “${name}”.`;

const SHOWN = 120;

/** @param unread what stands in the document and was used nowhere; at least one piece */
export const nothingUsed = (
  name: string,
  unread: readonly { text: string; place: { page: number } }[],
): string => {
  const [first] = unread;
  const words = first ? `, beginning with “${cutText(first.text, SHOWN)}”` : '';
  return `“${name}” has text, but no work and no rooms were understood in it${words}. Look at the document to see what was not used, or describe the work in your own words.`;
};

const pages = (count: number): string => (count === 1 ? 'one page' : `${count} pages`);

/** @returns sentences; none when all of it was read as it is written */
export const gapNotes = (name: string, gaps: ReadingGaps): string[] => {
  const {
    pagesRead,
    pageCount,
    isCut,
    drawnPages,
    drawnPagesLeft,
    struckPages,
    unseenPages,
    notedPages,
  } = gaps;
  const notes: string[] = [];
  if (drawnPages > 0) {
    notes.push(
      `The text of ${pages(drawnPages)} of “${name}” was recognized from a picture; check its figures.`,
    );
  }
  if (drawnPagesLeft > 0) {
    notes.push(
      `Text on ${pages(drawnPagesLeft)} of “${name}” is drawn, not written, and was not read.`,
    );
  }
  if (struckPages > 0)
    notes.push(`Left out of “${name}”: words on ${pages(struckPages)} that are struck out.`);
  if (unseenPages > 0)
    notes.push(
      `Left out of “${name}”: words on ${pages(unseenPages)} that are covered or cannot be seen.`,
    );
  if (notedPages > 0)
    notes.push(`Left out of “${name}”: notes of readers on ${pages(notedPages)}.`);
  if (pagesRead < pageCount) {
    notes.push(`Only the first ${pages(pagesRead)} of ${pageCount} in “${name}” were read.`);
  } else if (isCut) {
    notes.push(`Only the first part of “${name}” was read; it holds more text than is used.`);
  }
  return notes;
};

/** What of the tables of a document does not count, or has no figure. */
export interface TableGaps {
  /** Rows that their sender hides, strikes or has not ticked. */
  leftOutRows: number;
  /** Formulas that a program left without a result. */
  uncomputed: number;
}

/** @returns sentences; none when all of it counts */
export const tableNotes = (name: string, { leftOutRows, uncomputed }: TableGaps): string[] => {
  const notes: string[] = [];
  if (leftOutRows > 0) {
    const rows = leftOutRows === 1 ? 'one row' : `${leftOutRows} rows`;
    notes.push(`Left out of “${name}”: ${rows} that its sender hid, struck or did not tick.`);
  }
  if (uncomputed > 0) {
    const formulas = uncomputed === 1 ? 'one formula' : `${uncomputed} formulas`;
    notes.push(
      `Not read in “${name}”: ${formulas} without a result. Open it in a spreadsheet program, save it and upload it again.`,
    );
  }
  return notes;
};
