// A copy is put up elsewhere: what people had stands there, with its files and links.
import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findBinaries } from '../../scripts/service-binaries.ts';
import { startServices } from '../../scripts/services.ts';
import { TestEstimateDocument } from '../../server/testing/gql/graphql.ts';
import { personAt } from '../../server/testing/world.ts';
import { exactly, type Fault, finding, type Finding } from '../harness/fault.ts';
import { hasItsFile, type Submitted, submitOne } from '../harness/jobs.ts';

const PEOPLE = 10;
const run = promisify(execFile);

const readEstimate = async (url: string, { jobId, headers }: Submitted) => {
  const by = { jobId: String(jobId) };
  const { estimate } = await personAt(url, headers).runOk(TestEstimateDocument, { by });
  return JSON.stringify(estimate?.items);
};

/** People with an estimate each, as it stands. */
const people = async (url: string) => {
  const submitted: Submitted[] = [];
  for (let person = 0; person < PEOPLE; person += 1) submitted.push(await submitOne(() => url));
  await untilEnded(url, submitted);
  const before = await Promise.all(submitted.map((person) => readEstimate(url, person)));
  return {
    async compare(elsewhere: string): Promise<Finding[]> {
      const after = await Promise.all(submitted.map((person) => readEstimate(elsewhere, person)));
      const files = await Promise.all(submitted.map((person) => hasItsFile(elsewhere, person)));
      const again = await submitOne(() => elsewhere);
      await untilEnded(elsewhere, [again]);
      return [
        exactly(
          'estimates as they were, to the line',
          after.filter((text, at) => text === before[at]).length,
          PEOPLE,
        ),
        exactly('their files', files.filter(Boolean).length, PEOPLE),
        finding('new work is done', `job ${again.jobId}`, again.jobId > 0),
      ];
    },
  };
};

const untilEnded = async (url: string, submitted: readonly Submitted[]): Promise<void> => {
  for (const { jobId, headers } of submitted) {
    await personAt(url, headers).waitForEnd(String(jobId));
  }
};

const withFolder = async <Result>(use: (folder: string) => Promise<Result>): Promise<Result> => {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-copy-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const onServices: Fault = {
  id: 'B1',
  title: 'Back-up of a running product, put up on a machine with nothing on it',
  run: (world) =>
    withFolder(async (copy) => {
      const { postgres } = await findBinaries();
      const web = await world.start('all', {}, { isBuiltIn: true });
      const { compare } = await people(web.url);
      // Database first: a file without a row is swept, a row without its file would be missed.
      const dump = join(copy, 'plumbline.dump');
      const begun = Date.now();
      await run(join(postgres, 'pg_dump'), ['-Fc', '-f', dump, world.databaseUrl]);
      await cp(join(world.dataDir, 'files'), join(copy, 'files'), { recursive: true });
      const taken = Date.now() - begun;
      await submitOne(() => web.url);
      // The machine is gone; of it there are the dump, the files, and the key that is kept apart.
      await world.stopAll();
      await world.services.stop();
      const empty = await startServices({ durable: true });
      try {
        const restored = new URL(empty.databaseUrl);
        restored.pathname = '/restored';
        await run(join(postgres, 'createdb'), [
          `--maintenance-db=${empty.databaseUrl}`,
          'restored',
        ]);
        await run(join(postgres, 'pg_restore'), ['--no-owner', '-d', restored.href, dump]);
        const elsewhere = await world.start(
          'all',
          { DATABASE_URL: restored.href, REDIS_URL: empty.redisUrl, DATA_DIR: copy },
          { isBuiltIn: true },
        );
        const findings = await compare(elsewhere.url);
        await elsewhere.stop();
        return [...findings, finding('taking the copy', `${taken} ms`, true)];
      } finally {
        await empty.stop();
      }
    }),
};

const embedded: Fault = {
  id: 'B2',
  title: 'A copy of the data folder of one that runs alone, put up elsewhere',
  run: (world) =>
    withFolder(async (copy) => {
      const alone = { DATABASE_URL: '', REDIS_URL: '' };
      const server = await world.start('all', alone, { isBuiltIn: true });
      const { compare } = await people(server.url);
      await server.stop();
      await cp(world.dataDir, copy, { recursive: true });
      const there = { ...alone, DATA_DIR: copy };
      const elsewhere = await world.start('all', there, { isBuiltIn: true });
      const findings = await compare(elsewhere.url);
      await elsewhere.stop();
      return findings;
    }),
};

export const RESTORES: readonly Fault[] = [onServices, embedded];
