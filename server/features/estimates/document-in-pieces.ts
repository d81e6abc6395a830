// The document of an estimate, apart from its row. One of thousands of lines comes in pieces: to parse it at once would take 20 ms,
// for which everybody else would wait.
import type { Ports } from '../../context.ts';
import { DomainError } from '../../domain/errors.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { documentPieces, ENTRIES_OF_A_PIECE } from '../../infra/db/document-pieces.ts';
import type { JsonPieces } from '../../infra/json-bytes.ts';
import { readInTurns, withDocument } from '../document/read-document.ts';

/** Lines up to which a document is read with its row. */
export const LINES_IN_ONE_PIECE = ENTRIES_OF_A_PIECE;

const STANDING = documentPieces({
  name: 'document-in-pieces',
  from: 'estimates WHERE id = $1 AND version = $2',
  list: 'items',
});
const EARLIER = documentPieces({
  name: 'revision-in-pieces',
  from: 'estimate_revisions WHERE estimate_id = $1 AND version = $2',
  list: 'items',
});

interface Version {
  id: number;
  version: number;
}

/** JSON of the document of a version, which the caller may see; null where another one stands by now. */
export const loadDocumentJson = (
  { pool }: Pick<Ports, 'pool'>,
  { id, version }: Version,
): Promise<JsonPieces | null> => STANDING.json(pool, [id, version]);

/** The same of an earlier version; null where it is not kept. */
export const loadEarlierJson = (
  { pool }: Pick<Ports, 'pool'>,
  { id, version }: Version,
): Promise<JsonPieces | null> => EARLIER.json(pool, [id, version]);

/** The document of a version, which the caller may see; null where another one stands by now. */
export const loadDocument = async (
  { db, pool }: Pick<Ports, 'db' | 'pool'>,
  { id, version, itemCount }: Version & { itemCount: number },
): Promise<Prisma.JsonValue | null> => {
  if (itemCount > LINES_IN_ONE_PIECE) return STANDING.parsed(pool, [id, version]);
  const found = await db.estimate.findFirst({ where: { id, version }, select: { document: true } });
  return found && found.document;
};

/** The same of one of many lines, within a transaction. */
export const loadLongIn = (
  tx: Prisma.TransactionClient,
  { id, version }: Version,
): Promise<Prisma.JsonValue | null> => STANDING.parsedIn(tx, [id, version]);

/** So often a reader begins anew. */
const TRIES = 5;
const RETRY_SECONDS = 1;

/** What `read` says where another version stands by the time that it asks for a document. */
export const OVERTAKEN = Symbol('overtaken');

/** Reads anew, a few times, where a save has come between a row and its document. Throws BUSY. */
export const unlessOvertaken = async <Result>(
  read: () => Promise<Result | typeof OVERTAKEN>,
): Promise<Result> => {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const result = await read();
    if (result !== OVERTAKEN) return result;
  }
  throw new DomainError(
    'BUSY',
    'This estimate is saved over and over right now. Try again in a second, or wait until the saving has ended.',
    { retryAfterSeconds: RETRY_SECONDS },
  );
};

/** What `find` gives of an estimate, with its document. Throws BUSY while it is saved over and over. */
export const findInPieces = <Row extends Version & { itemCount: number }>(
  ports: Pick<Ports, 'db' | 'pool'>,
  find: () => Promise<Row | null>,
): Promise<(Row & { document: Prisma.JsonValue }) | null> =>
  unlessOvertaken(async () => {
    const row = await find();
    if (!row) return null;
    const document = await loadDocument(ports, row);
    if (document === null) return OVERTAKEN;
    return withDocument({ ...row, document }, await readInTurns(document));
  });
