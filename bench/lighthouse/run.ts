// `npm run lighthouse`: what Lighthouse says of four pages, on a desktop and on a phone, with a server of its own and a
// guest who has one estimate: of five runs the one in the middle by performance. Says of the phone, too, how it does where Lighthouse's multiple of
// the machine's time is what its own measure of the machine asks for. Fails below the goals. Installs Lighthouse here at the first run.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess } from '../../server/testing/processes.ts';
import { makeGuest } from './guest-browser.ts';
import {
  DEFAULT_SLOWDOWN,
  type Findings,
  GOALS,
  type Manner,
  runLighthouse,
  type Scores,
  slowdownOf,
} from './lighthouse.ts';

const HERE = import.meta.dirname;
const RUNS = 5;

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

const middleOf = <T>(sorted: readonly T[]): T => {
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('Nothing was measured.');
  return middle;
};

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
    const measure = async (manner: Manner): Promise<number> => {
      const runs: Findings[] = [];
      let unrecorded = 0;
      while (runs.length < RUNS && unrecorded < RUNS) {
        const run = await runLighthouse(server.url + path, manner, guest);
        if (run) runs.push(run);
        else unrecorded += 1;
      }
      const sorted = runs.toSorted((a, b) => performanceOf(a) - performanceOf(b));
      const { scores, details } = middleOf(sorted);
      const unscored = runs.filter((each) => performanceOf(each) === 0);
      const said = new Set([...details, ...unscored.flatMap((each) => each.details)]);
      const index = middleOf(runs.map((each) => each.index).toSorted((a, b) => a - b));
      failed += faultsOf(scores).length;
      const { form, slowdown } = manner;
      const name = slowdown === undefined ? form : `${form} ${slowdown} times slower`;
      const words = Object.entries(scores).map(([category, score]) => `${category} ${score}`);
      const all = sorted.map(performanceOf).join(', ');
      const load = loadavg()[0]?.toFixed(1);
      console.log(
        `${page}, ${name}: ${words.join(', ')} (performance ${all}; index ${index}, load ${load}, ${unrecorded} not recorded) ${[...said].join(' · ')}`,
      );
      return index;
    };
    await measure({ form: 'desktop' });
    const index = await measure({ form: 'mobile' });
    const slowdown = slowdownOf(index);
    if (slowdown !== DEFAULT_SLOWDOWN) await measure({ form: 'mobile', slowdown });
  }
} finally {
  await server.kill();
  await rm(folder, { recursive: true, force: true });
}
process.exitCode = failed === 0 ? 0 : 1;
