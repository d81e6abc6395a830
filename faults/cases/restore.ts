// A copy taken while the product runs is put up elsewhere: what people had stands there, with its files and links.
import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findBinaries } from '../../scripts/service-binaries.ts';
import { TestEstimateDocument } from '../../server/testing/gql/graphql.ts';
import { personAt } from '../../server/testing/world.ts';
import { exactly, type Fault, finding } from '../harness/fault.ts';
import { type Submitted, submitOne, waitForJobs } from '../harness/jobs.ts';

const PEOPLE = 10;
const run = promisify(execFile);

const readEstimate = async (url: string, { jobId, headers }: Submitted) => {
  const by = { jobId: String(jobId) };
  const { estimate } = await personAt(url, headers).runOk(TestEstimateDocument, { by });
  return JSON.stringify(estimate?.items);
};

export const restore: Fault = {
  id: 'B1',
  title: 'Back-up of a running product, put up beside it',
  async run(world) {
    const { postgres } = await findBinaries();
    const copy = await mkdtemp(join(tmpdir(), 'plumbline-copy-'));
    try {
      const web = await world.start('all', {}, { isBuiltIn: true });
      const people: Submitted[] = [];
      for (let person = 0; person < PEOPLE; person += 1) {
        people.push(await submitOne(() => web.url));
      }
      await waitForJobs(world, 60_000);
      const before = await Promise.all(people.map((person) => readEstimate(web.url, person)));

      // Database first: a file without a row is swept, a row without its file would be missed.
      const dump = join(copy, 'plumbline.dump');
      const begun = Date.now();
      await run(join(postgres, 'pg_dump'), ['-Fc', '-f', dump, world.databaseUrl]);
      await cp(join(world.dataDir, 'files'), join(copy, 'files'), { recursive: true });
      const taken = Date.now() - begun;
      await submitOne(() => web.url);

      const restored = new URL(world.databaseUrl);
      restored.pathname = '/restored';
      await world.query('CREATE DATABASE restored');
      await run(join(postgres, 'pg_restore'), ['--no-owner', '-d', restored.href, dump]);
      const elsewhere = await world.start('all', {
        DATABASE_URL: restored.href,
        DATA_DIR: copy,
      });
      const after = await Promise.all(people.map((person) => readEstimate(elsewhere.url, person)));
      const again = await submitOne(() => elsewhere.url);
      return [
        exactly(
          'estimates as they were, to the line',
          after.filter((text, at) => text === before[at]).length,
          PEOPLE,
        ),
        finding('new work is taken in', `job ${again.jobId}`, again.jobId > 0),
        finding('taking the copy', `${taken} ms`, true),
      ];
    } finally {
      await rm(copy, { recursive: true, force: true });
    }
  },
};
