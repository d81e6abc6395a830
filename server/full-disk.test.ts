// A disk that is full to the last byte, with the embedded database on it: what people are told, and what comes after.
import { randomBytes } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { makeEstimate, readEstimate, trySave, unpackableLines } from './testing/editing.ts';
import {
  type SaveEstimateInput,
  TestCreateProjectDocument,
  TestSaveEstimateDocument,
  TestSubmitJobDocument,
  type TestSubmitJobMutationVariables,
} from './testing/gql/graphql.ts';
import { startServerProcess } from './testing/processes.ts';
import { mountSmallDisk } from './testing/small-disk.ts';
import { isOnRealDatabase } from './testing/test-services.ts';
import { guestOf, type Person } from './testing/world.ts';

vi.setConfig({ testTimeout: 180_000 });

type SubmitInput = TestSubmitJobMutationVariables['input'];

const disk = isOnRealDatabase ? null : mountSmallDisk(160 * 1024 * 1024);

/** Writes until nothing more can be written. */
const fill = async (path: string): Promise<void> => {
  const file = await open(path, 'a');
  try {
    for (const bytes of [1_000_000, 4_096]) {
      const piece = Buffer.alloc(bytes);
      for (;;) await file.write(piece);
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    await file.close();
  }
};

describe.skipIf(!disk)('a full disk', () => {
  const dataDir = disk?.directory ?? '';
  const stop: (() => Promise<unknown>)[] = [];
  afterAll(async () => {
    for (const each of stop) await each();
    disk?.unmount();
  });

  /** Codes of what was refused, small writes until one is. */
  const refusalsOf = async (guest: Person, save: SaveEstimateInput, job: SubmitInput) => {
    const saved = await guest.run(TestSaveEstimateDocument, { input: save });
    const submitted = await guest.run(TestSubmitJobDocument, { input: job });
    const codes = [saved, submitted].map(({ errors }) => errors?.[0]?.extensions?.code);
    for (let turn = 0; turn < 3_000; turn++) {
      const input = { name: randomBytes(90).toString('hex'), zip: '94110' };
      const { errors } = await guest.run(TestCreateProjectDocument, { input });
      if (errors?.[0]) return [...codes, errors[0].extensions?.code];
    }
    return codes;
  };

  it('tells everybody so, loses nothing, and goes on once there is room', async () => {
    // Next to nothing is kept free, so that the disk itself refuses.
    const server = await startServerProcess({ DATA_DIR: dataDir, MIN_FREE_DISK_MB: '0.000001' });
    stop.push(() => server.kill());
    const guest = guestOf(server);
    const estimate = await makeEstimate(guest);
    const job = await guest.submitInput();
    const filler = join(dataDir, 'filler');
    await fill(filler);
    const save = { estimateId: estimate.id, version: 1, items: unpackableLines(3_000) };
    const codes = await refusalsOf(guest, save, job);
    expect(new Set(codes)).toEqual(new Set(['STORAGE_FULL']));
    expect(codes).toHaveLength(3);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
    expect((await readEstimate(guest, estimate.id)).version).toBe(1);
    expect(server.output()).not.toContain('"reference"');

    await rm(filler);
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(await trySave(guest, { ...save, items: unpackableLines(3_000) })).toMatchObject({
      __typename: 'SaveEstimateSuccess',
      estimate: { version: 2 },
    });
    await guest.waitForEnd((await guest.submit(job)).id);
  });
});
