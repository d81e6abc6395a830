// Row 25: from the click on Start Analysis to the number, beside a page that shows a stored estimate. Embedded database, no model.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumArguments, chromiumPath } from '../../scripts/chromium.ts';
import { guestOf } from '../../server/testing/world.ts';
import type { Row } from '../harness/bench.ts';
import { medianOf, runRounds } from '../harness/rounds.ts';
import { withScratch } from '../harness/scratch.ts';
import { serverEnv } from '../harness/server-env.ts';
import { enter } from '../large/visit.ts';
import type { ScopeServer } from '../scope/our-server.ts';
import { openAndWait, startAndWait, watchNumbers } from '../start/until-number.ts';

const BUILD = fileURLToPath(new URL('../../scripts/build.mjs', import.meta.url));
const ROUNDS = 7;
const WORK = 'Repaint my 12x14 bedroom, walls and ceiling, and replace the baseboard';

export const startRow: Row = {
  rows: [25],
  title: 'Start to number',
  run: () =>
    withScratch(async (scratch) => {
      await promisify(execFile)(process.execPath, [BUILD]);
      const program = new URL('../scope/our-server.ts', import.meta.url);
      const server = await scratch.child<ScopeServer>(program, serverEnv(await scratch.folder()));
      const address = await server.ask('address');
      const guest = guestOf({ url: address });
      const projectId = await guest.makeProject();
      const { id, claimNumber } = await guest.submit({ projectId, instructions: WORK });
      await guest.waitForEnd(id);
      const executablePath = await chromiumPath();
      if (!executablePath) throw new Error('No Chromium is installed; name one in CHROMIUM_PATH.');
      const browser = await chromium.launch({ executablePath, args: chromiumArguments });
      try {
        // What measures runs in the page as text.
        const page = await browser.newPage({ baseURL: address, bypassCSP: true });
        await watchNumbers(page);
        await enter(page, guest.headers['X-Guest-Key'] ?? '');
        const rounds = await runRounds(
          {
            started: () => startAndWait(page, projectId, WORK),
            stored: () => openAndWait(page, `/results/${claimNumber}`),
          },
          ROUNDS,
        );
        const started = medianOf(rounds, (round) => round.started);
        const stored = medianOf(rounds, (round) => round.stored);
        return {
          figures: [
            {
              row: 25,
              name: 'click on Start Analysis → number painted, p50',
              measured: started,
              unit: 'ms',
              goal: { atMost: 400 },
            },
            {
              row: 25,
              name: 'the same ÷ a page that shows a stored estimate',
              measured: medianOf(rounds, (round) => round.started / round.stored),
              unit: '×',
              goal: { atMost: 1.5 },
            },
          ],
          notes: [
            `The stored estimate, opened anew: ${stored.toFixed(0)} ms from its address to the number.`,
          ],
        };
      } finally {
        await browser.close();
      }
    }),
};
