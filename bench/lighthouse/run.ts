// `npm run lighthouse`: what Lighthouse says of four pages, on a desktop and on a phone, with a server of its own and a
// guest who has one estimate: of three runs the one in the middle by performance. Fails below the goals. Installs Lighthouse here at the first run.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess } from '../../server/testing/processes.ts';
import { makeGuest } from './guest-browser.ts';
import { type Findings, FORMS, GOALS, runLighthouse, type Scores } from './lighthouse.ts';

const HERE = import.meta.dirname;
const RUNS = 3;

if (
  !existsSync(join(HERE, 'node_modules')) &&
  !existsSync(join(HERE, '../../node_modules/lighthouse'))
) {
  execFileSync('npm', ['ci', '--ignore-scripts'], { cwd: HERE, stdio: 'inherit' });
}

const faultsOf = (scores: Scores): string[] =>
  Object.entries(GOALS)
    .filter(([category, goal]) => (scores[category] ?? 0) < goal)
    .map(([category, goal]) => `${category} ${scores[category] ?? 0} < ${goal}`);

const performanceOf = ({ scores }: Findings): number => scores['performance'] ?? 0;

const folder = await mkdtemp(join(tmpdir(), 'plumbline-lighthouse-'));
const server = await startServerProcess({ DATA_DIR: join(folder, 'data') }, { isBuiltIn: true });
let failed = 0;
try {
  const guest = await makeGuest(server.url, folder);
  const pages = {
    landing: '/',
    start: '/start',
    results: `/results/${guest.claimNumber}`,
    projects: '/projects',
  };
  for (const [page, path] of Object.entries(pages)) {
    for (const form of FORMS) {
      const runs: Findings[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        runs.push(await runLighthouse(server.url + path, form, guest));
      }
      const sorted = runs.toSorted((a, b) => performanceOf(a) - performanceOf(b));
      const middle = sorted[Math.floor(RUNS / 2)];
      if (!middle) throw new Error('Nothing was measured.');
      const { scores, details } = middle;
      failed += faultsOf(scores).length;
      const words = Object.entries(scores).map(([category, score]) => `${category} ${score}`);
      const all = sorted.map(performanceOf).join(', ');
      const load = loadavg()[0]?.toFixed(1);
      console.log(
        `${page}, ${form}: ${words.join(', ')} (performance ${all}; load ${load}) ${details.join(' · ')}`,
      );
    }
  }
} finally {
  await server.kill();
  await rm(folder, { recursive: true, force: true });
}
process.exitCode = failed === 0 ? 0 : 1;
