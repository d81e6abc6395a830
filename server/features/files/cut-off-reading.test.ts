// A file that ends the whole process while it is read does so once; the job goes on without it, and says so.
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DomainError } from '../../domain/errors.ts';
import { useTestServer } from '../../testing/app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { redisUrl } from '../../testing/test-services.ts';
import { readEstimate } from '../../testing/editing.ts';
import { TestRefineEstimateDocument } from '../../testing/gql/graphql.ts';
import { type ServerProcess, startServerProcess } from '../../testing/processes.ts';
import { guestOf, type Person, personAt } from '../../testing/world.ts';

const FIXTURES = resolve(import.meta.dirname, '../../testing/fixtures');

const submitWith = async (person: Person, ...files: [name: string, kind: string][]) => {
  const uploads: string[] = [];
  for (const [name, kind] of files) {
    const bytes = new Uint8Array(await readFile(resolve(FIXTURES, name)));
    uploads.push(await person.upload({ bytes, name, kind }));
  }
  return person.submit({ uploads, instructions: 'Paint all rooms' });
};

/** The files that lines of the job's estimate take their quantities from. */
const sourcesOf = async (person: Person, jobId: string): Promise<string> => {
  const response = await person.rest('GET', `/api/results/by-job/${jobId}/`);
  const { raw_json } = (await response.json()) as {
    raw_json: { items: { metadata: { quantity_from?: string | null } }[] };
  };
  return raw_json.items.map(({ metadata }) => metadata.quantity_from ?? '').join('\n');
};

describe('a file that ends the process', () => {
  let dataDir: string;
  let database: TestDatabase;
  const running: ServerProcess[] = [];
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'plumbline-cut-off-'));
    database = await createTestDatabase();
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((server) => server.kill()));
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });
  const secretKey = randomUUID().repeat(2);
  const start = async (isStuck: boolean) => {
    const server = await startServerProcess(
      {
        DATA_DIR: dataDir,
        SECRET_KEY: secretKey,
        GUEST_FREE_ESTIMATES: '1',
        ...(database.url && { DATABASE_URL: database.url }),
        ...(redisUrl && { REDIS_URL: redisUrl }),
      },
      { isBuiltIn: true, isStuck },
    );
    running.push(server);
    return server;
  };

  it('is left out at the second try, and read when its owner asks for that', async () => {
    const first = await start(true);
    const guest = guestOf(first);
    const { id } = await submitWith(guest, ['plan.pdf', 'floor'], ['scope.docx', 'doc']);
    await first.reading;
    await first.kill();

    const again = personAt((await start(false)).url, guest.headers);
    const ended = await again.waitForEnd(id);
    expect(ended).toMatchObject({ status: 'READY', uploadsLeftOut: [{ name: 'plan.pdf' }] });
    const estimateId = ended.estimate?.id ?? '';
    const without = await readEstimate(again, estimateId);
    expect(without.summary.reasoning).toContain(
      '“plan.pdf” was not read. Our server stopped while it was being read',
    );
    expect(await sourcesOf(again, id)).not.toContain('plan.pdf');
    expect(await sourcesOf(again, id)).toContain('scope.docx');

    const { refineEstimate } = await again.runOk(TestRefineEstimateDocument, {
      input: { estimateId },
    });
    expect(refineEstimate.__typename).toBe('RefineEstimateSuccess');
    expect(await again.waitForEnd(id)).toMatchObject({ status: 'READY', uploadsLeftOut: [] });
    const whole = await readEstimate(again, estimateId);
    expect(whole.changeNote).toBe('Read “plan.pdf”, which had been left out');
    expect(await sourcesOf(again, id)).toContain('plan.pdf');
    expect(whole.summary.reasoning).not.toContain('Our server stopped');
  }, 120_000);
});

describe('a file whose reading failed, while the process lives', () => {
  const server = useTestServer();

  it('is read at the next try', async () => {
    const { mediaReader } = server().ports;
    const readPaper = vi
      .spyOn(mediaReader, 'readPaper')
      .mockRejectedValueOnce(new DomainError('UNAVAILABLE', 'The disk is away.'));
    const guest = guestOf(server());
    const { id } = await submitWith(guest, ['scope.docx', 'doc']);
    expect(await guest.waitForEnd(id)).toMatchObject({ status: 'READY', uploadsLeftOut: [] });
    expect(readPaper.mock.calls.length).toBeGreaterThanOrEqual(2);
  });
});
