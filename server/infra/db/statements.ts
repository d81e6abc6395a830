// Statements written by hand for what every job passes: each costs a fraction of what the same costs through the ORM.
import { createHash } from 'node:crypto';
import type pg from 'pg';

/** The part of a transaction that such statements need. What is written for it can be used in a transaction of the ORM, too. */
export interface Statements {
  $queryRaw<Rows>(text: TemplateStringsArray, ...values: unknown[]): PromiseLike<Rows>;
  $executeRaw(text: TemplateStringsArray, ...values: unknown[]): PromiseLike<number>;
}

/** The same text gets the same name, so that PostgreSQL parses and plans it once a connection. */
export const statementName = (sql: string): string =>
  `p${createHash('sha1').update(sql).digest('base64url').slice(0, 20)}`;

interface Statement {
  name: string;
  text: string;
}

const known = new WeakMap<TemplateStringsArray, Statement>();

/** Its places are numbered in the order in which they stand. */
const statementOf = (parts: TemplateStringsArray): Statement => {
  const found = known.get(parts);
  if (found) return found;
  const text = parts.reduce((before, part, place) => `${before}$${place}${part}`);
  const statement = { name: statementName(text), text };
  known.set(parts, statement);
  return statement;
};

interface Line {
  query(config: pg.QueryConfig): Promise<pg.QueryResult<object>>;
}

const statementsOn = (client: Line): Statements => ({
  async $queryRaw<Rows>(parts: TemplateStringsArray, ...values: unknown[]) {
    const { rows } = await client.query({ ...statementOf(parts), values });
    return rows as Rows;
  },
  async $executeRaw(parts, ...values) {
    const { rowCount } = await client.query({ ...statementOf(parts), values });
    return rowCount ?? 0;
  },
});

/** A connection that sends what it is asked without waiting for the answers before, and how its stream gathers what is sent. */
type Sending = pg.PoolClient & { connection?: { stream: { cork?(): void; uncork?(): void } } };

/** What `ask` asks before it waits for anything goes in one piece, and the answers come in one. */
const inOnePiece = <Answer>({ connection }: Sending, ask: () => Answer): Answer => {
  connection?.stream.cork?.();
  try {
    return ask();
  } finally {
    connection?.stream.uncork?.();
  }
};

interface Transaction<Seen, Made> {
  /**
   * Called together with the transaction's beginning. Each statement sees what was committed before it began, so also what a
   * lock before it waited for. `made` is what is known already: then nothing is written.
   */
  look(tx: Statements): Promise<{ seen: Seen } | { made: Made }>;
  /**
   * Called together with the transaction's end. It asks all at once: what is asked later comes after the commit, and throws.
   */
  write(tx: Statements, seen: Seen): Promise<Made>;
}

/**
 * Runs a transaction in two ways to the database and back. Nothing is done when `look` throws or the database refuses anything.
 * `write` itself is not to fail, as its statements and the commit are on their way then. Both must ask nothing but what they
 * are given when the database is embedded.
 */
export const transact = async <Seen, Made>(
  pool: Pick<pg.Pool, 'connect'>,
  { look, write }: Transaction<Seen, Made>,
): Promise<Made> => {
  const client: Sending = await pool.connect();
  let broken: Error | undefined;
  const noteBroken = (failure: Error) => {
    broken = failure;
  };
  // A lost connection also fails what waits for an answer; unheard, it would end the process.
  client.on('error', noteBroken);
  let isEnding = false;
  const tx = statementsOn({
    query: (config: pg.QueryConfig) => {
      if (isEnding) throw new Error('The transaction has ended.');
      return client.query(config);
    },
  });
  try {
    const [, looked] = await inOnePiece(client, () =>
      Promise.all([client.query('BEGIN'), look(tx)]),
    );
    if ('made' in looked) {
      await client.query('ROLLBACK');
      return looked.made;
    }
    const [made] = await inOnePiece(client, () => {
      const writing = write(tx, looked.seen);
      isEnding = true;
      return Promise.all([writing, client.query('COMMIT')]);
    });
    return made;
  } catch (error) {
    await client.query('ROLLBACK').catch(noteBroken);
    throw error;
  } finally {
    client.off('error', noteBroken);
    client.release(broken);
  }
};
