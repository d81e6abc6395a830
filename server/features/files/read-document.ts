// What a document says: its text, its rooms and its line items.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { readDocumentLines } from '../../estimator/uploads/document-lines.ts';
import { readRoomList } from '../../estimator/uploads/room-list.ts';
import { linePlaces } from '../../domain/upload-place.ts';
import { firstLinesOf, isBlank, readWritten, textOf } from './page-text.ts';
import { recognisePages } from './drawn-pages.ts';
import { gapNotes, noRoomLeft, noText, tableNotes } from './reading-notes.ts';
import { contentWith, joined, spend, type ReadUpload } from './upload-content.ts';

export const readDocument: ReadUpload = async (ports, { path, name }, budget, caller) => {
  if (budget.chars === 0) return contentWith(noRoomLeft(name));
  const written = await readWritten(ports, path, budget.chars, caller);
  const { pages, ...drawn } = await recognisePages(
    ports,
    path,
    written.pages,
    (page, number) => isBlank(page) || written.drawnPages.includes(number),
    budget,
    caller,
  );
  const { text, isCut } = spend(budget, written.text + textOf(pages));
  const { pageCount } = written;
  const gaps = {
    pagesRead: written.pages.length,
    pageCount,
    isCut: isCut || written.isCut,
    ...drawn,
  };
  const placeOf = linePlaces(name, written.isPaged ? firstLinesOf(pages) : []);
  const lines = readDocumentLines(text, placeOf);
  await nextTurn();
  const rooms = readRoomList(text, placeOf);
  const notes = [...tableNotes(name, written), ...gapNotes(name, gaps)];
  if (text === '' && drawn.drawnPagesLeft === 0) notes.unshift(noText(name));
  return { text, rooms, lines, note: joined(notes) };
};
