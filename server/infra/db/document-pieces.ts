// A stored document whose longest list may have thousands of entries, read in pieces: to receive, parse or pass on megabytes at once
// would take the server's own loop 20 ms and more.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type pg from 'pg';
import type { Prisma } from '../../generated/prisma/client.ts';
import type { JsonPieces } from '../json-bytes.ts';

/** Entries of a piece; 500 lines of an estimate take 3 ms to parse. */
export const ENTRIES_OF_A_PIECE = 500;

interface Source {
  /** Names the statement, which each connection plans once. */
  name: string;
  /** One row of a table, with its condition. */
  from: string;
  /** Name of the list. */
  list: string;
}

export interface DocumentPieces {
  /** JSON of the document; null where there is no such row. */
  json(pool: Pick<pg.Pool, 'query'>, values: unknown[]): Promise<JsonPieces | null>;
  /** The document, parsed a piece at a time. */
  parsed(pool: Pick<pg.Pool, 'query'>, values: unknown[]): Promise<Prisma.JsonObject | null>;
  /** The same within a transaction. */
  parsedIn(tx: Prisma.TransactionClient, values: unknown[]): Promise<Prisma.JsonObject | null>;
}

interface Piece {
  first: number;
  piece: string;
}

/** What is around the list, then the list, as many rows of text as it has pieces. The document is unpacked twice, not for each. */
const textOf = ({ from, list }: Source): string => `
  SELECT -1 AS first, (document - '${list}')::text AS piece FROM ${from}
  UNION ALL
  SELECT first, '[' || array_to_string(ARRAY(
    SELECT jsonb_array_element_text(entries, nr)
    FROM generate_series(first, first + ${ENTRIES_OF_A_PIECE - 1}) AS nr ORDER BY nr
  ), ',') || ']'
  FROM (SELECT document->'${list}' AS entries FROM ${from} OFFSET 0) AS one,
    generate_series(0, jsonb_array_length(entries) - 1, ${ENTRIES_OF_A_PIECE}) AS first`;

interface Pieces {
  around: string;
  lists: readonly string[];
}

const inOrder = (rows: readonly Piece[]): Pieces | null => {
  // PostgreSQL would write megabytes of them to disk to sort them.
  const sorted = rows.toSorted((one, other) => one.first - other.first);
  const [around, ...lists] = sorted.map(({ piece }) => piece);
  return around === undefined ? null : { around, lists };
};

const parse = async ({ around, lists }: Pieces, name: string): Promise<Prisma.JsonObject> => {
  const list: Prisma.JsonArray = [];
  for (const piece of lists) {
    await nextTurn();
    const entries: Prisma.JsonArray = JSON.parse(piece);
    list.push(...entries);
  }
  await nextTurn();
  const rest: Prisma.JsonObject = JSON.parse(around);
  return { ...rest, [name]: list };
};

export const documentPieces = (source: Source): DocumentPieces => {
  const statement = { name: source.name, text: textOf(source) };
  const piecesOf = async (pool: Pick<pg.Pool, 'query'>, values: unknown[]) =>
    inOrder((await pool.query<Piece>({ ...statement, values })).rows);
  return {
    async json(pool, values) {
      const found = await piecesOf(pool, values);
      if (!found) return null;
      const { around, lists } = found;
      return [
        `${around.slice(0, -1)},"${source.list}":[`,
        ...lists.map((entries, at) => (at === 0 ? '' : ',') + entries.slice(1, -1)),
        ']}',
      ];
    },
    async parsed(pool, values) {
      const found = await piecesOf(pool, values);
      return found && parse(found, source.list);
    },
    async parsedIn(tx, values) {
      // The text is the source's own, and what callers name are values.
      const found = inOrder(await tx.$queryRawUnsafe<Piece[]>(statement.text, ...values));
      return found && parse(found, source.list);
    },
  };
};
