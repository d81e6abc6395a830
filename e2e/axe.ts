// Asks axe what is wrong with a page.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { configure, run } from 'axe-core';

declare global {
  var axe: { configure: typeof configure; run: typeof run } | undefined;
}

const SOURCE = await readFile(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Level AA of WCAG 2.2, and what axe holds to be good practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Hides all that stands behind it, which is looked at without it. */
export const MODAL = '[role="dialog"][aria-modal="true"]';

interface Question {
  /** Tags or names of rules; absent, those that every page keeps. */
  rules?: string[];
  /** Selects what is looked at; absent, all of the page. */
  within?: string | undefined;
}

/** Faults in words, each with its places. */
export const faultsIn = async (
  page: Page,
  { rules = RULES, within }: Question = {},
): Promise<string[]> => {
  // It stays for as long as the document does.
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    await page.evaluate(SOURCE);
    // Places are told by their selectors.
    await page.evaluate(() => globalThis.axe?.configure({ noHtml: true }));
  }
  const violations = await page.evaluate(
    async ([runOnly, part]) => {
      const results = await globalThis.axe?.run(part ?? document, {
        runOnly,
        resultTypes: ['violations'],
        // No rule of these reads style sheets, which axe would load and parse again each time.
        preload: { assets: ['media'] },
      });
      return results?.violations;
    },
    [rules, within] as const,
  );
  if (!violations) throw new Error('axe is not in the page.');
  return violations.map(
    ({ id, help, nodes }) =>
      `${id} (${help}) at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
};
