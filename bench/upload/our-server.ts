// The product's whole process, taking in uploads through its own door.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from '../../server/env.ts';
import { startServer } from '../../server/start-server.ts';
import { createScriptedEstimator } from '../../server/testing/scripted-estimator.ts';
import { serveDuties } from '../harness/child.ts';
import { watchHeap } from './heap.ts';

const env = parseEnv();
const server = await startServer(env, () => createScriptedEstimator());

const duties = {
  address: () => server.address,
  ...watchHeap(),
  /** Makes room on the disk for the next round. */
  async forgetFiles() {
    const keys = await server.ports.db.file.findMany({ select: { key: true } });
    for (const { key } of keys) await rm(join(env.DATA_DIR, 'files', key), { force: true });
    await server.ports.db.file.deleteMany();
  },
};
export type UploadServer = typeof duties;

serveDuties(duties);
