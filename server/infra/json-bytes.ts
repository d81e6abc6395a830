// Long documents as JSON, written a piece at a time: between two pieces others are served.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { isSameList } from '../domain/is-same.ts';

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

/** The entries without the brackets of a list; all are plain data. */
const entriesOf = (entries: readonly unknown[]): string => JSON.stringify(entries).slice(1, -1);

/** @param write writes entries of a long list that follow each other */
function* piecesOf<Piece>(
  value: unknown,
  depth: number,
  write: (entries: readonly unknown[]) => Piece,
): Generator<string | Piece> {
  if (isLong(value)) {
    for (let at = 0; at < value.length; at += PIECE) {
      yield at === 0 ? '[' : ',';
      yield write(value.slice(at, at + PIECE));
    }
    return yield ']';
  }
  if (depth === 0 || !hasParts(value)) return yield JSON.stringify(value);
  let before = '';
  if (Array.isArray(value)) {
    yield '[';
    for (const entry of value) {
      yield before;
      // In a list what is not there is written, as null.
      yield* piecesOf(entry ?? null, depth - 1, write);
      before = ',';
    }
    return yield ']';
  }
  yield '{';
  for (const [name, member] of Object.entries(value)) {
    if (member === undefined) continue;
    yield `${before}${JSON.stringify(name)}:`;
    yield* piecesOf(member, depth - 1, write);
    before = ',';
  }
  return yield '}';
}

/** `JSON.stringify(document)`, for plain data. Do not change the document meanwhile. */
export const jsonPieces = async (document: unknown, depth = DEPTH): Promise<JsonPieces> => {
  const pieces: string[] = [];
  let next = '';
  for (const piece of piecesOf(document, depth, entriesOf)) {
    next += piece;
    if (next.length < PIECE_LETTERS) continue;
    pieces.push(next);
    next = '';
    await nextTurn();
  }
  return [...pieces, next];
};

/** Pieces of lists by their first entry, kept while that lives, for entries that nobody ever changes. */
export type WrittenPieces = WeakMap<object, { entries: readonly unknown[]; json: Buffer }>;

/**
 * The same as bytes.
 * @param written what was written before, where entries of long lists never change
 */
export const jsonBytes = async (
  document: unknown,
  { written, depth = DEPTH }: { written?: WrittenPieces; depth?: number } = {},
): Promise<Buffer> => {
  let fresh = 0;
  const bytesOf = (text: string): Buffer => {
    fresh += text.length;
    return Buffer.from(text);
  };
  const write = (entries: readonly unknown[]): Buffer => {
    const [first] = entries;
    if (!written || typeof first !== 'object' || first === null) return bytesOf(entriesOf(entries));
    const known = written.get(first);
    if (known && isSameList(known.entries, entries)) return known.json;
    const json = bytesOf(entriesOf(entries));
    written.set(first, { entries, json });
    return json;
  };
  const bytes: Buffer[] = [];
  for (const piece of piecesOf(document, depth, write)) {
    bytes.push(typeof piece === 'string' ? bytesOf(piece) : piece);
    if (fresh < PIECE_LETTERS) continue;
    fresh = 0;
    await nextTurn();
  }
  return Buffer.concat(bytes);
};
