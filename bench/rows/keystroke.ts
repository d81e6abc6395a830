// Row 17: what a keystroke costs in an outline of 1,000 lines, beside a table of plain inputs written by hand.
import { chromium } from '@playwright/test';
import { chromiumArguments, chromiumPath } from '../../scripts/chromium.ts';
import type { Row } from '../harness/bench.ts';
import { medianOf, runRounds } from '../harness/rounds.ts';
import { withScratch } from '../harness/scratch.ts';
import { median, percentile } from '../harness/statistics.ts';
import { servePages } from '../keystroke/pages.ts';
import { type Keystrokes, quantityOf, typeInto } from '../keystroke/type-into.ts';

const LINES = 1_000;
const ROUNDS = 5;
const DIGITS = '123456'.repeat(5);
/** A line in sight when the page has opened. */
const TYPED_LINE = 1;

interface Typed extends Keystrokes {
  openMs: number;
}

export const keystrokeRow: Row = {
  rows: [17],
  title: 'Keystroke',
  run: () =>
    withScratch(async (scratch) => {
      const pages = await servePages(await scratch.folder());
      const executablePath = await chromiumPath();
      if (!executablePath) throw new Error('No Chromium is installed; name one in CHROMIUM_PATH.');
      const browser = await chromium.launch({ executablePath, args: chromiumArguments });

      const typeAt = (address: string) => async (): Promise<Typed> => {
        const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
        const began = performance.now();
        await page.goto(address);
        await quantityOf(page, TYPED_LINE).waitFor();
        const openMs = performance.now() - began;
        const keystrokes = await typeInto(page, TYPED_LINE, DIGITS);
        await page.close();
        return { ...keystrokes, openMs };
      };
      try {
        const rounds = await runRounds(
          { ours: typeAt(pages.ours(LINES)), bare: typeAt(pages.bare(LINES)) },
          ROUNDS,
        );
        const middle = (side: 'ours' | 'bare', figure: 'scriptMs' | 'paintMs') =>
          medianOf(rounds, (round) => median(round[side][figure]));
        const slowest = (side: 'ours' | 'bare') =>
          percentile(
            rounds.flatMap((round) => round[side].scriptMs),
            0.95,
          );
        const opening = (side: 'ours' | 'bare') => medianOf(rounds, (round) => round[side].openMs);
        return {
          figures: [
            {
              row: 17,
              name: `keystroke in an outline of ${LINES} lines, script, p50`,
              measured: middle('ours', 'scriptMs'),
              unit: 'ms',
              goal: { atMost: 5 },
              stretch: { atMost: 2 },
            },
            {
              row: 17,
              name: 'the same, to paint, p50',
              measured: middle('ours', 'paintMs'),
              unit: 'ms',
              goal: { atMost: 25 },
            },
            {
              row: 17,
              name: 'the same ÷ a table of plain inputs, to paint',
              measured: medianOf(
                rounds,
                ({ ours, bare }) => median(ours.paintMs) / median(bare.paintMs),
              ),
              unit: '×',
            },
          ],
          notes: [
            `Script p50/p95: ours ${middle('ours', 'scriptMs').toFixed(2)}/${slowest('ours').toFixed(2)} ms, by hand ${middle('bare', 'scriptMs').toFixed(2)}/${slowest('bare').toFixed(2)} ms. To paint: ours ${middle('ours', 'paintMs').toFixed(1)} ms, by hand ${middle('bare', 'paintMs').toFixed(1)} ms. A frame is 16.7 ms.`,
            `Until the lines can be edited, from an empty page: ours ${opening('ours').toFixed(0)} ms (the whole results page), by hand ${opening('bare').toFixed(0)} ms (the table alone).`,
          ],
        };
      } finally {
        await browser.close();
        await pages.close();
      }
    }),
};
