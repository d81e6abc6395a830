// What a document says: its words and cells are gathered here, and understood by the estimator, which has its own processes.
import type { PaperEstimate } from '../../domain/paper/paper-estimate.ts';
import type { PaperSource } from '../../domain/paper/paper-source.ts';
import type { WrittenPaper, ReadingCaller } from '../../infra/media/read-media.ts';
import { gapNotes, noText, nothingUsed, type TableGaps, tableNotes } from './reading-notes.ts';
import { type PaperReading, type ReaderPorts, readWritten, withDrawnWords } from './read-source.ts';

/** A stamp or a page number is no text of a page. */
const LEAST_CHARS = 12;

const drawnIn = (reading: WrittenPaper): number[] => {
  if (reading.from !== 'WORDS') return [];
  return reading.pages.flatMap(({ number, words, struck = [] }) => {
    const chars = [...words, ...struck].reduce((sum, { text }) => sum + text.length, 0);
    return chars < LEAST_CHARS || reading.drawnPages.includes(number) ? [number] : [];
  });
};

const tableGapsOf = (source: PaperSource): TableGaps => {
  const sheets = source.from === 'CELLS' ? source.sheets : [];
  return {
    leftOutRows: sheets.reduce((sum, { leftOut }) => sum + leftOut.length, 0),
    uncomputed: sheets.reduce((sum, sheet) => sum + sheet.uncomputed, 0),
  };
};

const isUsed = ({ lines, rooms, prose }: PaperEstimate): boolean =>
  lines.length > 0 || rooms.length > 0 || prose.trim() !== '';

/** Ten times the lines that a paper may have: a listing of half a million rows is no estimate. */
const MOST_ROWS = 20_000;

const firstLines = (text: string): string => {
  let end = -1;
  for (let row = 0; row < MOST_ROWS; row += 1) {
    end = text.indexOf('\n', end + 1);
    if (end < 0) return text;
  }
  return text.slice(0, end);
};

/** The same source where it holds no more rows than are read. */
const firstRows = (source: PaperSource): PaperSource => {
  if (source.from === 'TEXT') {
    const text = firstLines(source.text);
    return text.length < source.text.length ? { from: 'TEXT', text } : source;
  }
  if (source.from === 'WORDS') return source;
  const count = source.sheets.reduce((sum, { rows }) => sum + rows.length, 0);
  if (count <= MOST_ROWS) return source;
  let left = MOST_ROWS;
  const sheets = source.sheets.map((sheet) => {
    const rows = sheet.rows.slice(0, left);
    left -= rows.length;
    return { ...sheet, rows };
  });
  return { from: 'CELLS', sheets };
};

export const readDocument = async (
  ports: ReaderPorts,
  { path, name }: { path: string; name: string },
  caller: ReadingCaller,
): Promise<PaperReading> => {
  const reading = await readWritten(ports, path, caller);
  const wanted = drawnIn(reading);
  const { source, gaps } = await withDrawnWords(ports, path, reading, wanted, caller);
  const taken = firstRows(source);
  const { owner, signal } = caller;
  const paper = await ports.estimator.readPaper(taken, { owner, signal });
  const notes = [
    ...tableNotes(name, tableGapsOf(source)),
    ...gapNotes(name, { ...gaps, isCut: gaps.isCut || taken !== source }),
  ];
  if (!isUsed(paper))
    notes.unshift(paper.unread.length > 0 ? nothingUsed(name, paper.unread) : noText(name));
  return { paper, notes };
};
