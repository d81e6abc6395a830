// No part of a document contradicts another: read back from the text of PDFs of real estimates.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { isCharge } from '../../../domain/money/charges.ts';
import { estimateTotal } from '../../../domain/money/pricing.ts';
import { moneyWriter } from '../../../domain/money/written.ts';
import type { EstimatePrint } from '../export-data.ts';
import { realPrint } from '../testing/real-prints.ts';
import { printEstimate } from './print-estimate.ts';

const money = moneyWriter('USD');
const run = promisify(execFile);
const hasPdftotext = await run('pdftotext', ['-v']).then(
  () => true,
  () => false,
);
if (!hasPdftotext)
  process.stderr.write('SKIPPED: the tests of how a PDF reads row by row need pdftotext.\n');

/** Amounts in cents, so that sums are exact. */
const centsIn = (text: string): number[] =>
  [...text.matchAll(/\$([\d,]+\.\d\d)/g)].map(([, amount = '']) =>
    Math.round(Number(amount.replaceAll(',', '')) * 100),
  );
const numberIn = (text: string, pattern: RegExp): number => {
  const [, found] = pattern.exec(text) ?? [];
  if (found === undefined) throw new Error(`No ${pattern.source} in it.`);
  return Number(found.replaceAll(',', ''));
};
const between = (text: string, from: string, to: string): string => {
  const start = text.indexOf(from);
  const end = text.indexOf(to, start);
  if (start === -1 || end === -1) throw new Error(`Not in it: ${from} … ${to}`);
  return text.slice(start + from.length, end);
};
const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

interface Read {
  print: EstimatePrint;
  bytes: Uint8Array;
  first: string;
  text: string;
}

const read = async (print: EstimatePrint): Promise<Read> => {
  const bytes = await printEstimate(print);
  const { text: pages } = await extractText(await getDocumentProxy(new Uint8Array(bytes)));
  return { print, bytes, first: pages[0] ?? '', text: pages.join('\n').replaceAll(/\s+/g, ' ') };
};

describe.each(['HOME_PROJECT', 'INSURANCE'] as const)('the parts of a PDF agree: %s', (agent) => {
  let all: Read;
  beforeAll(async () => {
    all = await read(await realPrint(agent));
  });

  it('on the total, of which the rooms and the parts are the sum', () => {
    const { first, text, print } = all;
    const total = Math.round(estimateTotal(print.document) * 100);
    const rooms = between(`${first}|`, 'Totals by room', '|');
    expect(sum(centsIn(rooms))).toBe(total);
    const [work = 0, overhead = 0, tax = 0, grand] = centsIn(
      between(text, 'Work before overhead, profit and tax', 'Cost by category'),
    );
    expect(work + overhead + tax).toBe(total);
    expect(grand).toBe(total);
    expect(text).toContain(
      `Accuracy: ${money(Math.round(estimateTotal(print.document))).replace('.00', '')},`,
    );
  });

  it('on what moves it', () => {
    const { first, text } = all;
    const told = centsIn(between(first, 'What moves the total most', 'What is missing'));
    const again = /What moves the total most: ([^.]+(?:\.[^A-Z][^.]*)*)\./.exec(text)?.[1] ?? '';
    const amounts = [...again.matchAll(/\$([\d,]+)/g)].map(([, amount = '']) =>
      Number(amount.replaceAll(',', '')),
    );
    expect(told).toHaveLength(3);
    expect(amounts.slice(0, 3)).toEqual(told.map((cents) => Math.round(cents / 100)));
  });

  it('on how many lines there are, and how many of them are assumed', () => {
    const { first, text, print } = all;
    const { items } = print.document;
    expect(numberIn(first, /(\d+) lines\b/)).toBe(items.length);
    expect(numberIn(text, /Line items \((\d+) lines\)/)).toBe(items.length);
    expect(numberIn(text, /Quantities of (\d+) lines/)).toBe(
      items.filter((line) => !isCharge(line)).length,
    );
    const assumed = numberIn(first, /(\d+) quantit(?:y|ies) of \d+ lines? assumed/);
    const lines = between(text, 'Line items (', 'Appendix');
    expect(lines.split('Quantity assumed: please measure').length - 1).toBe(assumed);
    expect(numberIn(text, /(\d+) assumed from usual sizes/)).toBe(assumed);
  });

  it('on who runs the work, and what that costs', () => {
    const { text, print } = all;
    const isCharged = print.document.items.some(({ tags }) => tags.includes('overhead-profit'));
    expect(isCharged).toBe(true);
    const told = [/Who runs the work Managed by a general contractor/, /priced as "Managed by/];
    // The trades of a claim decide.
    const isTold = agent === 'HOME_PROJECT';
    expect(told.map((words) => words.test(text))).toEqual([isTold, isTold]);
  });
});

it('trades hired directly have no overhead and profit in any part', async () => {
  const print = await realPrint('HOME_PROJECT', {}, { delivery: 'TRADE_DIRECT' });
  const { first, text } = await read(print);
  expect(first).toContain('Trades hired directly');
  expect(text).toContain('priced as "Trades hired directly"');
  expect(text).toContain('all lines before tax');
  expect(text).not.toContain('Work before overhead, profit and tax');
});

it.skipIf(!hasPdftotext)('reads as a person reads it: row by row, part after part', async () => {
  const { bytes } = await read(await realPrint('HOME_PROJECT'));
  const page = run('pdftotext', ['-layout', '-', '-'], { encoding: 'utf8' });
  page.child.stdin?.end(bytes);
  const { stdout } = await page;
  expect(stdout).toMatch(/Kitchen +\d+ +[\d.]+% +\$[\d,.]+\n/);
  expect(stdout).toMatch(
    /^ *1 +\S.* \d+(?:\.\d+)? [a-z][a-z ]+? +\$[\d,.]+ +\$[\d,.]+ +\$[\d,.]+$/m,
  );
  const parts = [
    'TOTAL PROJECT COST',
    'Likely between',
    'What moves the total most',
    'What is missing',
    'Totals by room',
    'Line items (',
    'Subtotal Kitchen',
    'Totals',
    'Total project cost',
    'Cost by category',
    'Recommended next steps',
    'Original request',
    'How this estimate came about',
    'How each line was priced',
    'Price sources',
  ];
  const places = parts.map((part) =>
    part === 'Totals' ? stdout.search(/^ *Totals$/m) : stdout.indexOf(part),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});
