// `npm run lighthouse`: what Lighthouse says of four pages, on a desktop and on a phone, with a server of its own and a
// guest who has one estimate. Fails below the goals. Installs Lighthouse here at the first run.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess } from '../../server/testing/processes.ts';
import { openGuestBrowser } from './guest-browser.ts';
import { FORMS, GOALS, runLighthouse, type Scores } from './lighthouse.ts';

const HERE = import.meta.dirname;

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

const folder = await mkdtemp(join(tmpdir(), 'plumbline-lighthouse-'));
const server = await startServerProcess({ DATA_DIR: join(folder, 'data') }, { isBuiltIn: true });
let failed = 0;
try {
  const { port, claimNumber, close } = await openGuestBrowser(server.url, folder);
  const pages = {
    landing: '/',
    start: '/start',
    results: `/results/${claimNumber}`,
    projects: '/projects',
  };
  for (const [page, path] of Object.entries(pages)) {
    for (const form of FORMS) {
      const { scores, details } = await runLighthouse(server.url + path, form, port);
      const faults = faultsOf(scores);
      failed += faults.length;
      const words = Object.entries(scores).map(([category, score]) => `${category} ${score}`);
      const load = loadavg()[0]?.toFixed(1);
      console.log(`${page}, ${form}: ${words.join(', ')} (load ${load}) ${details.join(' · ')}`);
    }
  }
  await close();
} finally {
  await server.kill();
  await rm(folder, { recursive: true, force: true });
}
process.exitCode = failed === 0 ? 0 : 1;
