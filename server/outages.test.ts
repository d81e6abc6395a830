// What callers are told while the database is away or does not answer, and that all goes on afterwards.
import pg from 'pg';
import { numberOf } from './testing/ids.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from './infra/db/database.ts';
import { startTestServer, type TestServer } from './testing/app.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';
import { isOnRealDatabase } from './testing/test-services.ts';
import { type FaultyLink, openFaultyLink } from './testing/faulty-link.ts';
import { TestSubmitJobDocument } from './testing/gql/graphql.ts';
import { guestOf, type Person } from './testing/world.ts';

const SENTENCE =
  'The server cannot reach its data at the moment. Nothing was lost; please try again in a few seconds.';

describe.runIf(isOnRealDatabase)('while the database is away', () => {
  let database: TestDatabase;
  let link: FaultyLink;
  let server: TestServer;
  let guest: Person;

  beforeAll(async () => {
    database = await createTestDatabase();
    const url = new URL(database.url ?? '');
    link = await openFaultyLink({ host: url.hostname, port: Number(url.port) });
    url.port = String(link.port);
    const open = () => openDatabase({ url: url.href, dataDir: '', onError: () => undefined });
    server = await startTestServer({ ...database, url: url.href, open });
    guest = guestOf(server);
    await guest.makeProject();
  });
  afterAll(async () => {
    await server.stop();
    await link.close();
    await database.drop();
  });

  const listProjects = () => guest.rest('GET', '/api/projects/');
  const readiness = async () => (await fetch(`${server.url}/readyz`)).status;
  const askGraphQL = () =>
    fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...guest.headers },
      body: JSON.stringify({ query: '{ viewer { projects { edges { node { id } } } } }' }),
    });

  const expectToBeAskedBack = async () => {
    const [rest, graphql, ready] = await Promise.all([listProjects(), askGraphQL(), readiness()]);
    expect([rest.status, rest.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await rest.json()).toEqual({ detail: SENTENCE, code: 'unavailable' });
    expect([graphql.status, graphql.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await graphql.json()).toMatchObject({
      errors: [{ message: SENTENCE, extensions: { code: 'UNAVAILABLE', retryAfterSeconds: 5 } }],
    });
    expect(ready).toBe(503);
    return fetch(`${server.url}/healthz`);
  };

  const expectToGoOn = async () => {
    await expect.poll(readiness).toBe(200);
    const found = (await (await listProjects()).json()) as { name: string }[];
    expect(found.map(({ name }) => name)).toContain('Test house');
    const job = await guest.submit();
    expect((await guest.waitForEnd(job.id)).stage).toBe('READY');
  };

  it('callers are asked to come back, and find everything as it was', async () => {
    await link.cut();
    expect((await expectToBeAskedBack()).status).toBe(200);
    await link.mend();
    await expectToGoOn();
  });

  it('a submit that is cut off in the middle is asked to come back, and leaves nothing', async () => {
    const input = await guest.submitInput();
    const other = new pg.Client({ connectionString: database.url ?? '' });
    await other.connect();
    await other.query('BEGIN; SELECT id FROM accounts FOR UPDATE');
    const submitted = guest.runError(TestSubmitJobDocument, { input });
    const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await expect.poll(async () => (await other.query(waiting)).rowCount).toBe(1);
    await link.cut();
    expect(await submitted).toMatchObject({ code: 'UNAVAILABLE', message: SENTENCE });
    await other.query('ROLLBACK');
    const { rowCount } = await other.query('SELECT FROM job_files WHERE file_id = $1', [
      numberOf(input.uploads[0]),
    ]);
    expect(rowCount).toBe(0);
    await other.end();
    await link.mend();
    await expectToGoOn();
  });

  it('callers are answered although the database is silent', { timeout: 60_000 }, async () => {
    link.freeze();
    expect((await expectToBeAskedBack()).status).toBe(200);
    await link.mend();
    await expectToGoOn();
  });
});
