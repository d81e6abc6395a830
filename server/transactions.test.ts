// What a transaction by hand promises, on the embedded database and on a server of its own.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';
import type { Database } from './infra/db/database.ts';
import { type Statements, transact } from './infra/db/statements.ts';

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
const lookAtNothing = async () => ({ seen: null });

describe('a transaction', () => {
  it('sees behind its lock what others committed while it waited', async () => {
    const addNext = () =>
      transact(database.pool, {
        async look(tx) {
          const [, [counted]] = await Promise.all([
            tx.$executeRaw`SELECT pg_advisory_xact_lock(1::int, 1::int)`,
            tx.$queryRaw<[{ count: number }]>`SELECT count(*)::int FROM notes`,
          ]);
          return { seen: counted.count };
        },
        write: insert,
      });
    const added = await Promise.all(Array.from({ length: 20 }, addNext));
    expect(added.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, id) => id));
    expect(await notes()).toHaveLength(20);
  });

  it('leaves nothing when its look, its writing or its commit fails, and harms no later one', async () => {
    const no = new Error('no');
    const looking = transact(database.pool, {
      async look(tx) {
        await insert(tx, 1);
        throw no;
      },
      write: insert,
    });
    await expect(looking).rejects.toBe(no);
    const writing = transact(database.pool, {
      look: lookAtNothing,
      write: (tx) => Promise.all([insert(tx, 2), tx.$executeRaw`INSERT INTO nowhere VALUES (1)`]),
    });
    await expect(writing).rejects.toThrow('nowhere');
    const committing = transact(database.pool, {
      look: lookAtNothing,
      write: (tx) => Promise.all([insert(tx, 3), insert(tx, 3)]),
    });
    await expect(committing).rejects.toThrow('unique');
    expect(await notes()).toEqual([]);
    await transact(database.pool, { look: lookAtNothing, write: (tx) => insert(tx, 4) });
    expect(await notes()).toEqual([4]);
  });

  it('gives what its look knows already, and leaves nothing of it', async () => {
    const made = await transact(database.pool, {
      look: async (tx) => ({ made: await insert(tx, 1) }),
      write: insert,
    });
    expect(made).toBe(1);
    expect(await notes()).toEqual([]);
  });

  it('takes nothing that is asked after its end', async () => {
    const late = transact(database.pool, {
      look: lookAtNothing,
      async write(tx) {
        await insert(tx, 1);
        await insert(tx, 2);
      },
    });
    await expect(late).rejects.toThrow('ended');
    expect(await notes()).toEqual([1]);
  });
});
