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

/** Pieces of lists by their first entry, kept while that lives, for entries that nobody ever changes. */
export type WrittenPieces = WeakMap<object, { entries: readonly unknown[]; bytes: Buffer }>;

/** The entries of a list without its brackets; all are plain data. */
const entriesOf = (entries: readonly unknown[]): string => JSON.stringify(entries).slice(1, -1);

/** Hands out the bytes that were written before of the very same entries. */
const bytesOf = (entries: readonly unknown[], written: WrittenPieces): Buffer => {
  const [first] = entries;
  if (typeof first !== 'object' || first === null) return Buffer.from(entriesOf(entries));
  const known = written.get(first);
  if (
    known?.entries.length === entries.length &&
    known.entries.every((each, at) => each === entries[at])
  )
    return known.bytes;
  const bytes = Buffer.from(entriesOf(entries));
  written.set(first, { entries, bytes });
  return bytes;
};

/** Writes a piece of a long list. */
type Write<Piece> = (entries: readonly unknown[]) => Piece;

function* piecesOfList<Piece>(
  list: readonly unknown[],
  write: Write<Piece>,
): Generator<string | Piece> {
  for (let at = 0; at < list.length; at += PIECE) {
    yield at === 0 ? '[' : ',';
    yield write(list.slice(at, at + PIECE));
  }
  yield ']';
}

function* piecesOf<Piece>(
  value: unknown,
  depth: number,
  write: Write<Piece>,
): Generator<string | Piece> {
  if (isLong(value)) return yield* piecesOfList(value, write);
  if (depth === 0 || !hasParts(value)) return yield JSON.stringify(value);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  let before = open;
  for (const [name, member] of Object.entries(value)) {
    if (member === undefined) continue;
    yield open === '[' ? `${before}` : `${before}${JSON.stringify(name)}:`;
    yield* piecesOf(member, depth - 1, write);
    before = ',';
  }
  return yield before === open ? `${open}${close}` : `${close}`;
}

/** `JSON.stringify(document)`, for plain data. Do not change the document meanwhile. */
export const jsonPieces = async (document: unknown, depth = DEPTH): Promise<JsonPieces> => {
  const pieces: string[] = [];
  let written = '';
  for (const piece of piecesOf(document, depth, entriesOf)) {
    written += piece;
    if (written.length < PIECE_LETTERS) continue;
    pieces.push(written);
    written = '';
    await nextTurn();
  }
  return [...pieces, written];
};

/**
 * The same as bytes.
 * @param written what was written before, where entries of long lists never change
 */
export const jsonBytes = async (
  document: unknown,
  written: WrittenPieces = new WeakMap(),
): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  let atOnce = 0;
  for (const piece of piecesOf(document, DEPTH, (entries) => bytesOf(entries, written))) {
    const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
    pieces.push(bytes);
    atOnce += bytes.length;
    if (atOnce < PIECE_LETTERS) continue;
    await nextTurn();
    atOnce = 0;
  }
  return Buffer.concat(pieces);
};
