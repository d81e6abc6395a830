// A PostgreSQL that was set up where it is not Greenwich's time.
import { numberOf } from './testing/ids.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from './infra/db/database.ts';
import { startTestServer, type TestServer } from './testing/app.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';
import { isOnRealDatabase, onServer } from './testing/test-services.ts';
import { guestOf } from './testing/world.ts';

describe.runIf(isOnRealDatabase)('on a database of another time zone', () => {
  let database: TestDatabase;
  let server: TestServer;

  beforeAll(async () => {
    database = await createTestDatabase();
    const url = database.url ?? '';
    const name = new URL(url).pathname.slice(1);
    await onServer(url, `ALTER DATABASE "${name}" SET TimeZone TO 'America/New_York'`);
    const open = () => openDatabase({ url, dataDir: '', onError: () => undefined });
    server = await startTestServer({ ...database, open });
  });
  afterAll(async () => {
    await server.stop();
    await database.drop();
  });

  it('what the ORM writes is the moment that statements by hand read', async () => {
    const id = numberOf(await guestOf(server).makeProject());
    const { db, pool } = server.ports;
    const createdAt = new Date('2026-03-01T12:00:00.000Z');
    await db.project.update({ where: { id }, data: { createdAt } });
    const statement = 'SELECT created_at AS "createdAt" FROM projects WHERE id = $1';
    expect((await pool.query(statement, [id])).rows).toEqual([{ createdAt }]);
  });
});
