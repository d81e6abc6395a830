import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  createTestDatabase,
  isOnRealDatabase,
  redisUrl,
  type TestDatabase,
} from './testing/app.ts';
import {
  TestEstimateDocument,
  TestEstimateDraftChangedDocument,
  TestJobChangedDocument,
} from './testing/gql/graphql.ts';
import { type ServerProcess, startServerProcess } from './testing/processes.ts';
import { guestOf, type Person, personAt } from './testing/world.ts';

const secretKey = randomUUID().repeat(2);
let dataDir: string;
let database: TestDatabase;
const running: ServerProcess[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'plumbline-process-'));
  database = await createTestDatabase();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.kill()));
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const start = async (env: Record<string, string> = {}, isClosed = false) => {
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
};

/** Submits a job and waits until its first line is on its way. */
const submitAndSeeALine = async (person: Person) => {
  const job = await person.submit();
  const draft = person.subscribe(TestEstimateDraftChangedDocument, { jobId: job.id });
  while ((await draft.take()).estimateDraftChanged.lines.length === 0);
  return job;
};

describe('a server killed in the middle of a job', () => {
  it('finishes it once after the next start', async () => {
    const first = await start({}, true);
    const guest = guestOf(first);
    const job = await submitAndSeeALine(guest);
    await first.kill();

    const second = await start();
    const again = personAt(second.url, guest.headers);
    expect(await again.waitForEnd(job.id)).toMatchObject({ status: 'READY' });
    const { estimate } = await again.runOk(TestEstimateDocument, { by: { jobId: job.id } });
    expect(estimate?.items).toHaveLength(3);
  });
});

describe('a server asked to stop', () => {
  it('lets a running job end first', async () => {
    const first = await start({}, true);
    const guest = guestOf(first);
    const job = await submitAndSeeALine(guest);
    const stopped = first.stop();
    first.open();
    expect(await stopped).toBe(0);

    const second = await start();
    const again = personAt(second.url, guest.headers);
    const events = again.subscribe(TestJobChangedDocument, { jobId: job.id });
    expect((await events.take()).jobChanged.status).toBe('READY');
    await events.stop();
  });
});

describe('an embedded database', () => {
  it.skipIf(isOnRealDatabase)('serves one process at a time', async () => {
    await start();
    await expect(start()).rejects.toThrow('before it was ready');
  });
});

describe('two processes', () => {
  it.runIf(isOnRealDatabase)('share the work: one prices, the other tells', async () => {
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
  });

  it.runIf(isOnRealDatabase)(
    'go on when the one that prices is killed',
    async () => {
      const web = await start({ ROLE: 'web' });
      const worker = await start({ ROLE: 'worker' }, true);
      const guest = guestOf(web);
      const job = await submitAndSeeALine(guest);
      await worker.kill();
      await start({ ROLE: 'worker' });
      expect(await guest.waitForEnd(job.id)).toMatchObject({ status: 'READY' });
    },
    60_000,
  );
});
