// Row 16: how much JavaScript a page loads before its first screen stands.
import { chromium } from '@playwright/test';
import { chromiumArguments, chromiumPath } from '../../scripts/chromium.ts';
import { serveClient } from '../first-load/built-client.ts';
import { openPage } from '../first-load/open.ts';
import { MEASURED_PAGES, type MeasuredPage } from '../first-load/pages.ts';
import type { Row } from '../harness/bench.ts';
import type { Figure } from '../harness/figure.ts';
import { withScratch } from '../harness/scratch.ts';

interface Sizes {
  firstKb: number;
  /** Size with all that the page loads by itself afterwards. */
  allKb: number;
}

const figureOf = ({ name, goal, stretch }: MeasuredPage, { firstKb }: Sizes): Figure => ({
  row: 16,
  name: `first-load JavaScript, gzip: ${name}`,
  measured: firstKb,
  unit: 'kB',
  ...(goal ? { goal } : {}),
  ...(stretch ? { stretch } : {}),
});

const noteOf = ({ name }: MeasuredPage, { firstKb, allKb }: Sizes): string =>
  `${name}: ${firstKb.toFixed(1)} kB until the first screen stands, ${allKb.toFixed(1)} kB with what it loads by itself afterwards.`;

export const firstLoadRow: Row = {
  rows: [16],
  title: 'First load',
  run: () =>
    withScratch(async (scratch) => {
      const executablePath = await chromiumPath();
      if (!executablePath) throw new Error('No Chromium is installed; name one in CHROMIUM_PATH.');
      const client = await serveClient(await scratch.folder());
      const browser = await chromium.launch({ executablePath, args: chromiumArguments });
      try {
        const figures: Figure[] = [];
        const notes = [
          'What a page’s entry, layout and route import at once, as built, one gzip a file (kB of 1,024 bytes). A browser shows each first screen (1280 × 800) with every other file kept from it.',
        ];
        for (const page of MEASURED_PAGES) {
          const first = client.filesOf(page.modules);
          await openPage(browser, client.origin, page, first);
          const all = await openPage(browser, client.origin, page);
          const sizes = {
            firstKb: client.sizeOf(first),
            allKb: client.sizeOf(new Set([...all, ...first])),
          };
          figures.push(figureOf(page, sizes));
          notes.push(noteOf(page, sizes));
        }
        return { figures, notes };
      } finally {
        await browser.close();
        await client.close();
      }
    }),
};
