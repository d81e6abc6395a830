// Row 24: what a person waits for in a result of 1,500 pieces of work and 5,000 lines.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumArguments, chromiumPath } from '../../scripts/chromium.ts';
import { guestOf } from '../../server/testing/world.ts';
import type { Row } from '../harness/bench.ts';
import { watchCpu } from '../harness/processes.ts';
import { withScratch } from '../harness/scratch.ts';
import { serverEnv } from '../harness/server-env.ts';
import { percentile } from '../harness/statistics.ts';
import { seedLarge } from '../large/seed.ts';
import { enter, type Step, visit, watchNetwork } from '../large/visit.ts';
import type { ScopeServer } from '../scope/our-server.ts';

const BUILD = fileURLToPath(new URL('../../scripts/build.mjs', import.meta.url));

/** The server gives the pages that were built last: those of other sources, or none. */
const buildPages = () => promisify(execFile)(process.execPath, [BUILD]);

const costOf = (name: string, { ms, serverCpuMs, browserCpuMs, kB }: Step): string =>
  `${name}: ${ms.toFixed(0)} ms; CPU ${serverCpuMs} ms server, ${browserCpuMs} ms browser; ${kB.toFixed(0)} kB`;

export const largeRow: Row = {
  rows: [24],
  title: 'A large result',
  run: (startServices) =>
    withScratch(async (scratch) => {
      await buildPages();
      const { url } = await scratch.database(await startServices());
      const env = { ...serverEnv(await scratch.folder()), DATABASE_URL: url };
      const program = new URL('../scope/our-server.ts', import.meta.url);
      const server = await scratch.child<ScopeServer>(program, env);
      const address = await server.ask('address');
      const guest = guestOf({ url: address });
      const other = await seedLarge(guest, url);
      const large = await seedLarge(guest, url);
      const executablePath = await chromiumPath();
      if (!executablePath) throw new Error('No Chromium is installed; name one in CHROMIUM_PATH.');
      const chrome = await chromium.launchServer({ executablePath, args: chromiumArguments });
      const browser = await chromium.connect(chrome.wsEndpoint());
      try {
        const page = await browser.newPage({
          baseURL: address,
          viewport: { width: 1280, height: 800 },
          // What measures runs in the page as text.
          bypassCSP: true,
        });
        page.setDefaultTimeout(120_000);
        await enter(page, guest.headers['X-Guest-Key'] ?? '');
        const seen = await visit(page, large, other.claimNumber, {
          serverCpu: () => watchCpu(server.pid),
          browserCpu: () => watchCpu(chrome.process().pid ?? 0),
          network: await watchNetwork(page),
        });
        const figure = (name: string, measured: number, atMost: number) => ({
          row: 24,
          name,
          measured,
          unit: 'ms' as const,
          goal: { atMost },
        });
        return {
          figures: [
            figure(
              `a size corrected in a result of ${large.works} works and ${large.lines} lines, Enter → total painted, p95`,
              percentile(
                seen.corrections.map(({ ms }) => ms),
                0.95,
              ),
              1_000,
            ),
            figure('the same result, opened until it can be used', seen.open.ms, 1_500),
            figure('the last correction taken back', seen.undo.ms, 1_000),
            figure('the same, keystroke → painted, p50', seen.keystrokeMs, 25),
            figure('the same, saved', seen.save.ms, 200),
            figure('the same compared with another as large', seen.compare.ms, 1_500),
          ],
          notes: [
            costOf('Opened', seen.open),
            ...seen.corrections.map((step) => costOf('Corrected', step)),
            costOf('Taken back', seen.undo),
            costOf('Saved', seen.save),
            costOf('Compared', seen.compare),
          ],
        };
      } finally {
        await browser.close();
        await chrome.close();
      }
    }),
};
