// Long documents as JSON, written a piece at a time: between two pieces others are served.
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Entries of a list that are written at once; a line of an estimate takes a kilobyte. */
const PIECE = 200;
/** Bytes that are written before others are served. */
const PIECE_BYTES = 100_000;
/** Lists stand in the document itself and in its parts. */
const DEPTH = 2;

const isLong = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.length > PIECE;

/** Pieces of lists by their first entry, kept while that lives, for entries that nobody ever changes. */
export type WrittenPieces = WeakMap<object, { entries: readonly unknown[]; bytes: Buffer }>;

/** The entries without the brackets of a list; all are plain data. */
const entriesOf = (entries: readonly unknown[]): string => JSON.stringify(entries).slice(1, -1);

/** Hands out the bytes that were written before of the very same entries. */
const pieceOf = (entries: readonly unknown[], written: WrittenPieces | undefined) => {
  const [first] = entries;
  if (!written || typeof first !== 'object' || first === null) return entriesOf(entries);
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

type Piece = string | Buffer;

function* piecesOfList(list: readonly unknown[], written?: WrittenPieces): Generator<Piece> {
  for (let at = 0; at < list.length; at += PIECE) {
    yield at === 0 ? '[' : ',';
    yield pieceOf(list.slice(at, at + PIECE), written);
  }
  yield ']';
}

function* piecesOf(value: unknown, depth: number, written?: WrittenPieces): Generator<Piece> {
  if (isLong(value)) return yield* piecesOfList(value, written);
  if (depth === 0 || typeof value !== 'object' || value === null || Array.isArray(value))
    return yield JSON.stringify(value);
  let before = '{';
  for (const [name, member] of Object.entries(value)) {
    if (member === undefined) continue;
    yield `${before}${JSON.stringify(name)}:`;
    yield* piecesOf(member, depth - 1, written);
    before = ',';
  }
  return yield before === '{' ? '{}' : '}';
}

/**
 * The bytes of `JSON.stringify(document)`, for plain data. Do not change the document meanwhile.
 * @param written what was written before, where entries of long lists never change
 */
export const jsonBytes = async (document: unknown, written?: WrittenPieces): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  let atOnce = 0;
  for (const piece of piecesOf(document, DEPTH, written)) {
    const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
    pieces.push(bytes);
    atOnce += bytes.length;
    if (atOnce < PIECE_BYTES) continue;
    await nextTurn();
    atOnce = 0;
  }
  return Buffer.concat(pieces);
};
