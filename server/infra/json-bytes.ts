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

/** A list without its brackets, whose entries are all plain data. */
const entriesOf = (list: readonly unknown[]): string => JSON.stringify(list).slice(1, -1);

function* piecesOfList(list: readonly unknown[]): Generator<string> {
  for (let at = 0; at < list.length; at += PIECE)
    yield `${at === 0 ? '[' : ','}${entriesOf(list.slice(at, at + PIECE))}`;
  yield ']';
}

function* piecesOf(value: unknown, depth: number): Generator<string> {
  if (isLong(value)) return yield* piecesOfList(value);
  if (depth === 0 || typeof value !== 'object' || value === null || Array.isArray(value))
    return yield JSON.stringify(value);
  let before = '{';
  for (const [name, member] of Object.entries(value)) {
    if (member === undefined) continue;
    yield `${before}${JSON.stringify(name)}:`;
    yield* piecesOf(member, depth - 1);
    before = ',';
  }
  return yield before === '{' ? '{}' : '}';
}

/** The bytes of `JSON.stringify(document)`, for plain data. Do not change the document meanwhile. */
export const jsonBytes = async (document: unknown): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  let written = 0;
  for (const piece of piecesOf(document, DEPTH)) {
    const bytes = Buffer.from(piece);
    pieces.push(bytes);
    written += bytes.length;
    if (written < PIECE_BYTES) continue;
    await nextTurn();
    written = 0;
  }
  return Buffer.concat(pieces);
};
