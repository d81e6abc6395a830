// Statements written by hand for what every job passes: each costs a fraction of what the same costs through the ORM.
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { Prisma } from '../../generated/prisma/client.ts';

/** The part of a transaction that such statements need. What is written for it can be used in a transaction of the ORM, too. */
export interface Statements {
  $queryRaw<Rows>(text: TemplateStringsArray, ...values: unknown[]): PromiseLike<Rows>;
  $executeRaw(text: TemplateStringsArray, ...values: unknown[]): PromiseLike<number>;
}

/**
 * The commit of a statement that reads from it does not wait for the disk. What a crash of the database forgets of it is done
 * once more.
 */
export const UNHURRIED = `unhurried AS (SELECT set_config('synchronous_commit', 'off', true))`;

/** The same text gets the same name, so that PostgreSQL parses and plans it once a connection. */
export const statementName = (sql: string): string =>
  `p${createHash('sha1').update(sql).digest('base64url').slice(0, 20)}`;

interface Statement {
  name: string;
  text: string;
}

const known = new WeakMap<TemplateStringsArray, Statement>();

/** Text that stands in a statement, the same in each call: a list of columns. Throws for one with values, which would be lost. */
const isText = (value: unknown): value is Prisma.Sql => {
  if (!(value instanceof Prisma.Sql)) return false;
  if (value.values.length > 0)
    throw new Error(`Write the values into the statement itself, not into: ${value.sql}`);
  return true;
};

/** Numbers the values in the order in which they stand. */
const statementOf = (parts: TemplateStringsArray, values: readonly unknown[]): Statement => {
  const found = known.get(parts);
  if (found) return found;
  let count = 0;
  const text = parts.reduce((before, part, place) => {
    const value = values[place - 1];
    return `${before}${isText(value) ? value.sql : `$${(count += 1)}`}${part}`;
  });
  const statement = { name: statementName(text), text };
  known.set(parts, statement);
  return statement;
};

const queryOf = (parts: TemplateStringsArray, values: readonly unknown[]) => ({
  ...statementOf(parts, values),
  values: values.filter((value) => !isText(value)),
});

const statementsOn = (client: pg.PoolClient): Statements => ({
  async $queryRaw<Rows>(parts: TemplateStringsArray, ...values: unknown[]) {
    const { rows } = await client.query<object>(queryOf(parts, values));
    return rows as Rows;
  },
  async $executeRaw(parts, ...values) {
    const { rowCount } = await client.query(queryOf(parts, values));
    return rowCount ?? 0;
  },
});

/** Runs a transaction on one connection. `work` uses `tx` only, as the embedded database has no second connection. */
export const inTransaction = async <Result>(
  pool: Pick<pg.Pool, 'connect'>,
  work: (tx: Statements) => Promise<Result>,
): Promise<Result> => {
  const client = await pool.connect();
  let broken: Error | undefined;
  const noteBroken = (failure: Error) => {
    broken = failure;
  };
  // A lost connection also fails what waits for an answer; unheard, it would end the process.
  client.on('error', noteBroken);
  try {
    await client.query('BEGIN');
    const result = await work(statementsOn(client));
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(noteBroken);
    throw error;
  } finally {
    client.off('error', noteBroken);
    client.release(broken);
  }
};
