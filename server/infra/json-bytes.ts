// Long documents as JSON, written a piece at a time: between two pieces others are served.
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Entries of a list that are written at once; a line of an estimate takes a kilobyte. */
const PIECE = 200;
/** Letters that are written before others are served. */
const PIECE_LETTERS = 100_000;
/** Lists stand in the document itself and in its parts. */
const DEPTH = 2;

/** Texts that are JSON once they are joined. */
export type JsonPieces = readonly string[];

const isLong = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.length > PIECE;

/** Others, such as dates, say themselves how they are written. */
const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === Array.prototype || prototype === null;
};

const hasParts = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && isPlain(value);

/** Whether a list stands in it, not deeper than so, that is written in more than one piece. */
export const hasLongList = (value: unknown, depth: number): boolean => {
  if (isLong(value)) return true;
  if (depth === 0 || !hasParts(value)) return false;
  return Object.values(value).some((member) => hasLongList(member, depth - 1));
};

/** A list without its brackets, whose entries are all plain data. */
const entriesOf = (list: readonly unknown[]): string => JSON.stringify(list).slice(1, -1);

function* piecesOfList(list: readonly unknown[]): Generator<string> {
  for (let at = 0; at < list.length; at += PIECE)
    yield `${at === 0 ? '[' : ','}${entriesOf(list.slice(at, at + PIECE))}`;
  yield ']';
}

function* piecesOf(value: unknown, depth: number): Generator<string> {
  if (isLong(value)) return yield* piecesOfList(value);
  if (depth === 0 || !hasParts(value)) return yield JSON.stringify(value);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  let before = open;
  for (const [name, member] of Object.entries(value)) {
    if (member === undefined) continue;
    yield open === '[' ? `${before}` : `${before}${JSON.stringify(name)}:`;
    yield* piecesOf(member, depth - 1);
    before = ',';
  }
  return yield before === open ? `${open}${close}` : `${close}`;
}

/** `JSON.stringify(document)`, for plain data. Do not change the document meanwhile. */
export const jsonPieces = async (document: unknown, depth = DEPTH): Promise<JsonPieces> => {
  const pieces: string[] = [];
  let written = '';
  for (const piece of piecesOf(document, depth)) {
    written += piece;
    if (written.length < PIECE_LETTERS) continue;
    pieces.push(written);
    written = '';
    await nextTurn();
  }
  return [...pieces, written];
};

/** The same as bytes. */
export const jsonBytes = async (document: unknown): Promise<Buffer> => {
  const bytes: Buffer[] = [];
  for (const piece of await jsonPieces(document)) {
    bytes.push(Buffer.from(piece));
    await nextTurn();
  }
  return Buffer.concat(bytes);
};
