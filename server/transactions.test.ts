// What a transaction by hand promises, on the embedded database and on a server of its own.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Prisma } from './generated/prisma/client.ts';
import type { Database } from './infra/db/database.ts';
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
