import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';
import { isOnRealDatabase, redisUrl } from './testing/test-services.ts';
import {
  TestEstimateDocument,
  TestEstimateDraftChangedDocument,
  TestJobChangedDocument,
} from './testing/gql/graphql.ts';
import { type ServerProcess, startServerProcess } from './testing/processes.ts';
import { guestOf, type Person, personAt } from './testing/world.ts';

// Six servers start, some at a time: on a machine that does much else that takes its time.
vi.setConfig({ testTimeout: 180_000 });

const secretKey = randomUUID().repeat(2);
type Start = (env?: Record<string, string>, isClosed?: boolean) => Promise<ServerProcess>;

/** Each test has a folder and a database of its own, on which it starts servers: they mostly wait, so they wait together. */
const it = test.extend<{ dataDir: string; database: TestDatabase; start: Start }>({
  // oxlint-disable-next-line no-empty-pattern -- a fixture names what it needs by this argument
  dataDir: async ({}, use) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'plumbline-process-'));
    await use(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  },
  // oxlint-disable-next-line no-empty-pattern -- as above
  database: async ({}, use) => {
    const database = await createTestDatabase();
    await use(database);
    await database.drop();
  },
  start: async ({ dataDir, database }, use) => {
    const running: ServerProcess[] = [];
    await use(async (env = {}, isClosed = false) => {
      const server = await startServerProcess(
        {
          DATA_DIR: dataDir,
          SECRET_KEY: secretKey,
          ...(database.url && { DATABASE_URL: database.url }),
          ...(redisUrl && { REDIS_URL: redisUrl }),
          ...env,
        },
        { isClosed },
      );
      running.push(server);
      return server;
    });
    await Promise.all(running.map((server) => server.kill()));
  },
});

/** Submits a job and waits until its first line is on its way. */
const submitAndSeeALine = async (person: Person) => {
  const job = await person.submit();
  const draft = person.subscribe(TestEstimateDraftChangedDocument, { jobId: job.id });
  while ((await draft.take()).estimateDraftChanged.lines.length === 0);
  return job;
};

describe.concurrent('a server', () => {
  it('finishes a job once after it was killed amid it, and lets one end that runs when it is asked to stop', async ({
    start,
    expect,
  }) => {
    const first = await start({}, true);
    const guest = guestOf(first);
    const cutOff = await submitAndSeeALine(guest);
    await first.kill();

    const second = await start();
    const again = personAt(second.url, guest.headers);
    expect(await again.waitForEnd(cutOff.id)).toMatchObject({ status: 'READY' });
    const { estimate } = await again.runOk(TestEstimateDocument, { by: { jobId: cutOff.id } });
    expect(estimate?.items).toHaveLength(3);

    await second.close();
    const running = await submitAndSeeALine(again);
    const stopped = second.stop();
    second.open();
    expect(await stopped).toBe(0);

    const third = personAt((await start()).url, guest.headers);
    const events = third.subscribe(TestJobChangedDocument, { jobId: running.id });
    expect((await events.take()).jobChanged.status).toBe('READY');
    await events.stop();
  });
});

describe.concurrent('an embedded database', () => {
  it.skipIf(isOnRealDatabase)('serves one process at a time', async ({ start, expect }) => {
    await start();
    await expect(start()).rejects.toThrow('before it was ready');
  });
});

describe.concurrent('two processes', () => {
  it.runIf(isOnRealDatabase)(
    'share the work: one prices, the other tells, also when the one that prices is killed and another begins',
    async ({ start, expect }) => {
      const web = await start({ ROLE: 'web' });
      const worker = await start({ ROLE: 'worker' }, true);
      const guest = guestOf(web);
      const job = await submitAndSeeALine(guest);
      const events = guest.subscribe(TestJobChangedDocument, { jobId: job.id });
      expect((await events.take()).jobChanged.status).toBe('PROCESSING');
      worker.open();
      const seen = await events.rest();
      expect(seen.at(-1)?.jobChanged.status).toBe('READY');
      expect((await fetch(`${worker.url}/readyz`)).status).toBe(200);
      expect((await fetch(`${worker.url}/graphql`)).status).toBe(404);

      await worker.close();
      const cutOff = await submitAndSeeALine(guest);
      await worker.kill();
      await start({ ROLE: 'worker' });
      expect(await guest.waitForEnd(cutOff.id)).toMatchObject({ status: 'READY' });
    },
  );
});
