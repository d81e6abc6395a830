import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { redisUrl } from '../../testing/test-services.ts';
import { TestInventoryChangedDocument } from '../../testing/gql/graphql.ts';
import { priced } from '../../testing/priced-estimates.ts';
import { type ServerProcess, startServerProcess } from '../../testing/processes.ts';
import { guestOf, personAt } from '../../testing/world.ts';

const secretKey = randomUUID().repeat(2);
let dataDir: string;
let database: TestDatabase;
const running: ServerProcess[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'plumbline-takeoff-'));
  database = await createTestDatabase();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.kill()));
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const start = async () => {
  const server = await startServerProcess(
    {
      DATA_DIR: dataDir,
      SECRET_KEY: secretKey,
      ...(database.url && { DATABASE_URL: database.url }),
      ...(redisUrl && { REDIS_URL: redisUrl }),
    },
    { isBuiltIn: true },
  );
  running.push(server);
  return server;
};

/** Many words to match take a worker seconds, so that it can be killed amid them. */
const slowItems = Array.from({ length: 500 }, (_, index) => ({
  description: `Zyxwvut quvwxyz plonkage brrrtle snerfing wugglet ${index} of unheard-of make`,
  quantity: 1,
  unit: 'EA',
}));

describe('a server killed in the middle of a takeoff', () => {
  it('finishes it once after the next start', async () => {
    const first = await start();
    const guest = guestOf(first);
    const { id, jobId } = await priced(guest, 'Repaint my 12x14 bedroom, walls and ceiling');
    const path = `/api/results/${jobId}/inventory/refresh/`;
    const started = await guest.rest('POST', path, { items: slowItems });
    expect(await started.json()).toMatchObject({ status: 'PENDING', has_inventory: false });
    await first.kill();

    const second = await start();
    const again = personAt(second.url, guest.headers);
    const events = again.subscribe(TestInventoryChangedDocument, { estimateId: id });
    let { inventoryChanged } = await events.take();
    while (inventoryChanged?.status === 'PENDING') ({ inventoryChanged } = await events.take());
    await events.stop();
    expect(inventoryChanged).toMatchObject({ status: 'DONE', version: 1 });
    expect(inventoryChanged?.materials).toHaveLength(slowItems.length);
  }, 120_000);
});
