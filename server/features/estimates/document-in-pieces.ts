// The document of an estimate, apart from its row. One of thousands of lines comes in pieces: to parse it at once would take 20 ms,
// for which everybody else would wait.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Ports } from '../../context.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { readInTurns, withDocument } from '../document/read-document.ts';

/** Lines up to which a document is read with its row, and lines of a piece: 3 ms to parse. */
export const LINES_IN_ONE_PIECE = 500;

/** What is around the lines, then the lines, as many rows of text as there are pieces. The document is unpacked twice, not for each. */
const STATEMENT = {
  name: 'document-in-pieces',
  text: `SELECT -1 AS first, (document - 'items')::text AS piece
    FROM estimates WHERE id = $1 AND version = $2
    UNION ALL
    SELECT first, '[' || array_to_string(ARRAY(
      SELECT jsonb_array_element_text(items, nr)
      FROM generate_series(first, first + ${LINES_IN_ONE_PIECE - 1}) AS nr ORDER BY nr
    ), ',') || ']'
    FROM (SELECT document->'items' AS items FROM estimates WHERE id = $1 AND version = $2 OFFSET 0) AS one,
      generate_series(0, jsonb_array_length(items) - 1, ${LINES_IN_ONE_PIECE}) AS first
    ORDER BY 1`,
};

interface Version {
  id: number;
  version: number;
}

const inPieces = async (
  { pool }: Pick<Ports, 'pool'>,
  { id, version }: Version,
): Promise<Prisma.JsonValue | null> => {
  const { rows } = await pool.query<{ piece: string }>({ ...STATEMENT, values: [id, version] });
  const [around, ...pieces] = rows;
  if (!around) return null;
  const items: Prisma.JsonArray = [];
  for (const { piece } of pieces) {
    await nextTurn();
    const lines: Prisma.JsonArray = JSON.parse(piece);
    items.push(...lines);
  }
  await nextTurn();
  const document: Prisma.JsonObject = JSON.parse(around.piece);
  return { ...document, items };
};

const TEXT = {
  name: 'document-text',
  text: `SELECT document::text AS json FROM estimates WHERE id = $1 AND version = $2`,
};

/** JSON of the document of a version, which the caller may see; null where another one stands by now. */
export const loadDocumentJson = async (
  { pool }: Pick<Ports, 'pool'>,
  { id, version }: Version,
): Promise<string | null> => {
  const { rows } = await pool.query<{ json: string }>({ ...TEXT, values: [id, version] });
  return rows[0]?.json ?? null;
};

/** The document of a version, which the caller may see; null where another one stands by now. */
export const loadDocument = async (
  ports: Pick<Ports, 'db' | 'pool'>,
  { itemCount, ...one }: Version & { itemCount: number },
): Promise<Prisma.JsonValue | null> => {
  if (itemCount > LINES_IN_ONE_PIECE) return inPieces(ports, one);
  const { id, version } = one;
  const found = await ports.db.estimate.findFirst({
    where: { id, version },
    select: { document: true },
  });
  return found && found.document;
};

/** What `find` gives of an estimate, with its document. It is asked once more where another version stands by then. */
export const findInPieces = async <Row extends Version & { itemCount: number }>(
  ports: Pick<Ports, 'db' | 'pool'>,
  find: () => Promise<Row | null>,
): Promise<(Row & { document: Prisma.JsonValue }) | null> => {
  for (let row = await find(); row !== null; row = await find()) {
    const document = await loadDocument(ports, row);
    if (document !== null) return withDocument({ ...row, document }, await readInTurns(document));
  }
  return null;
};
