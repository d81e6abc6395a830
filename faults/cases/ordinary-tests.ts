// Faults that the ordinary tests bring about already, run by name so that the list is whole.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type Fault, finding } from '../harness/fault.ts';

const VITEST = 'node_modules/vitest/vitest.mjs';

const byTests = (
  id: string,
  title: string,
  project: 'unit' | 'api',
  files: readonly string[],
  { isEmbedded = false } = {},
): Fault => ({
  id,
  title,
  async run({ services }) {
    const { TEST_DATABASE_URL: _database, TEST_REDIS_URL: _redis, ...env } = process.env;
    const real = {
      TEST_DATABASE_URL: services.databaseUrl,
      TEST_REDIS_URL: services.redisUrl,
    };
    const child = spawn(process.execPath, [VITEST, 'run', '--project', project, ...files], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...env, NO_COLOR: '1', ...(!isEmbedded && real) },
    });
    let output = '';
    child.stdout.on('data', (piece: Buffer) => (output += piece.toString()));
    const [code] = (await once(child, 'exit')) as [number | null];
    const summary = /Tests\s+(.*)/.exec(output)?.[1] ?? 'said nothing';
    if (code !== 0) console.error(output);
    // What was skipped was not seen to hold.
    const holds = code === 0 && !summary.includes('skipped');
    return [finding(files.join(', '), summary.trim(), holds)];
  },
});

export const ORDINARY_TESTS: readonly Fault[] = [
  byTests('F2', 'A job that fails, hangs or is too large', 'api', [
    'server/features/jobs/jobs.test.ts',
  ]),
  byTests('F2', 'A file that crashes, hangs or eats memory', 'unit', [
    'server/infra/processes/pool.test.ts',
    'server/infra/media/decode/pool.test.ts',
  ]),
  byTests('F6', 'A model that is slow, silent, busy, wrong or cut off', 'unit', [
    'server/infra/llm',
    'server/estimator/model',
  ]),
  byTests('F8', 'A disk that fills', 'unit', [
    'server/infra/storage/disk-full.test.ts',
    'server/infra/db/upkeep.test.ts',
  ]),
  byTests(
    'F8',
    'A disk that is full, with the embedded database on it, and heals',
    'api',
    ['server/full-disk.test.ts'],
    { isEmbedded: true },
  ),
  byTests('F9', 'Uploads that are cut off or creep', 'api', [
    'server/slow-bodies.test.ts',
    'server/features/files/files.test.ts',
  ]),
  byTests('F12', 'Two windows that change one estimate', 'unit', [
    'server/domain/estimate/merge-estimates.test.ts',
  ]),
  byTests('F15', 'Migrations beside work on their tables', 'api', ['server/migrations.test.ts']),
];
