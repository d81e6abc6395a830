// What a transaction by hand promises, on the embedded database and on a server of its own.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Prisma } from './generated/prisma/client.ts';
import type { Database } from './infra/db/database.ts';
import { sentBytes } from './infra/db/sent-bytes.ts';
import { inTransaction, type Statements } from './infra/db/statements.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let testDatabase: TestDatabase;
let database: Database;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = await testDatabase.open();
  await database.pool.query('CREATE TABLE notes (id int UNIQUE DEFERRABLE INITIALLY DEFERRED)');
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});
beforeEach(() => database.pool.query('TRUNCATE notes'));

const notes = async () => {
  const { rows } = await database.pool.query<{ id: number }>('SELECT id FROM notes ORDER BY id');
  return rows.map(({ id }) => id);
};
const insert = async (tx: Statements, id: number): Promise<number> => {
  await tx.$executeRaw`INSERT INTO notes VALUES (${id})`;
  return id;
};

it('sees behind its lock what others committed while it waited', async () => {
  const addNext = () =>
    inTransaction(database.pool, async (tx) => {
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(1::int, 1::int)`;
      const [counted] = await tx.$queryRaw<[{ count: number }]>`SELECT count(*)::int FROM notes`;
      return insert(tx, counted.count);
    });
  const added = await Promise.all(Array.from({ length: 20 }, addNext));
  expect(added.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, id) => id));
  expect(await notes()).toHaveLength(20);
});

it('takes text as a part of a statement, and none that has values, which would be lost', async () => {
  const counted = (part: Prisma.Sql) =>
    inTransaction(
      database.pool,
      async (tx) =>
        tx.$queryRaw<[{ count: number }]>`SELECT count(*)::int FROM notes WHERE ${part}`,
    );
  expect(await counted(Prisma.sql`id = 1`)).toEqual([{ count: 0 }]);
  await expect(counted(Prisma.sql`id = ${1}`)).rejects.toThrow(
    'Write the values into the statement',
  );
});

it('leaves nothing when its work, a statement or its commit fails, and harms no later one', async () => {
  const no = new Error('no');
  const working = inTransaction(database.pool, async (tx) => {
    await insert(tx, 1);
    throw no;
  });
  await expect(working).rejects.toBe(no);
  const asking = inTransaction(database.pool, async (tx) => {
    await insert(tx, 2);
    await tx.$executeRaw`INSERT INTO nowhere VALUES (1)`;
  });
  await expect(asking).rejects.toThrow('nowhere');
  const committing = inTransaction(database.pool, async (tx) => {
    await insert(tx, 3);
    await insert(tx, 3);
  });
  await expect(committing).rejects.toThrow('unique');
  expect(await notes()).toEqual([]);
  await inTransaction(database.pool, (tx) => insert(tx, 4));
  expect(await notes()).toEqual([4]);
});

it('sends bytes of a statement of the ORM as they are, in a transaction and without one', async () => {
  const bytes = Buffer.from('Grüße, 5 €');
  using sent = sentBytes(bytes);
  const read = async (db: Pick<Prisma.TransactionClient, '$queryRaw'>) => {
    const [row] = await db.$queryRaw<[{ text: string; size: number }]>`
      SELECT convert_from(${sent.name}, 'UTF8') AS text, octet_length(${sent.name}::bytea) AS size`;
    return row;
  };
  const expected = { text: 'Grüße, 5 €', size: bytes.length };
  expect(await read(database.prisma)).toEqual(expected);
  expect(await database.prisma.$transaction(read)).toEqual(expected);
});

it('holds bytes no longer than they are asked to be', async () => {
  const { name } = (() => {
    using sent = sentBytes(Buffer.from('gone'));
    return sent;
  })();
  expect(await database.prisma.$queryRaw`SELECT ${name}::text AS name`).toEqual([{ name }]);
});
