// Records the SQL that reaches the database, to count statements and to ask for their plans.
import type pg from 'pg';

export interface RecordedQuery {
  text: string;
  values: unknown[];
}

interface QueryConfig {
  text: string;
  values?: unknown[];
}

const isConfig = (query: unknown): query is QueryConfig =>
  typeof query === 'object' && query !== null && 'text' in query;

/** Statements about transactions and sessions say nothing about how data is found. */
const isAboutData = ({ text }: RecordedQuery) =>
  /^\s*(select|insert|update|delete|with)\b/i.test(text);

/** Runs `use` and returns the statements it sent, in order. */
export const recordQueries = async (
  pool: pg.Pool,
  use: () => Promise<unknown>,
): Promise<RecordedQuery[]> => {
  const recorded: RecordedQuery[] = [];
  const wrapped = new Map<pg.PoolClient, pg.PoolClient['query']>();
  const wrap = (client: pg.PoolClient) => {
    if (wrapped.has(client)) return;
    const { query } = client;
    wrapped.set(client, query);
    const recording = (...args: unknown[]): unknown => {
      const [first, second] = args;
      if (isConfig(first)) {
        const values = first.values ?? (Array.isArray(second) ? second : []);
        recorded.push({ text: first.text, values });
      }
      return Reflect.apply(query, client, args);
    };
    client.query = recording as typeof query;
  };
  pool.on('acquire', wrap);
  try {
    await use();
  } finally {
    pool.off('acquire', wrap);
    for (const [client, query] of wrapped) client.query = query;
  }
  return recorded.filter(isAboutData);
};
