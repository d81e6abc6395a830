// The workbooks as a person prints them: LibreOffice makes a PDF of each, and none has more pages than the PDF of the estimate.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AGENT_KINDS, type AgentKind } from '../../../domain/catalog.ts';
import { estimateTotal } from '../../../domain/money/pricing.ts';
import { moneyWriter } from '../../../domain/money/written.ts';
import { printEstimate } from '../print/print-estimate.ts';
import { realPrint } from '../testing/real-prints.ts';
import { estimateWorkbook } from './estimate-workbook.ts';

const run = promisify(execFile);
const hasLibreOffice = await run('which', ['soffice', 'pdfinfo']).then(
  () => true,
  () => false,
);
if (!hasLibreOffice)
  process.stderr.write('SKIPPED: the tests of printed workbooks need LibreOffice and pdfinfo.\n');

const AGENTS = Object.keys(AGENT_KINDS) as AgentKind[];
const LETTER = [612, 792];

interface Printed {
  /** Sizes of the pages in points, the shorter side first. */
  sizes: number[][];
  /** Text of each page. */
  texts: string[];
  total: string;
  pagesOfPdf: number;
}

let scratch: string;
const printed = new Map<AgentKind, Printed>();

const sizesOf = async (path: string): Promise<number[][]> => {
  const { stdout } = await run('pdfinfo', ['-f', '1', '-l', '999', path]);
  return [...stdout.matchAll(/size: +([\d.]+) x ([\d.]+)/g)].map(([, one, other]) =>
    [Math.round(Number(one)), Math.round(Number(other))].toSorted((a, b) => a - b),
  );
};

beforeAll(async () => {
  if (!hasLibreOffice) return;
  scratch = await mkdtemp(join(tmpdir(), 'plumbline-print-'));
  const prints = await Promise.all(
    AGENTS.map(async (agent) => ({ agent, print: await realPrint(agent) })),
  );
  for (const { agent, print } of prints)
    await writeFile(join(scratch, `${agent}.xlsx`), await estimateWorkbook(print));
  // LibreOffice is started once: that takes most of the time.
  await run('soffice', [
    `-env:UserInstallation=${pathToFileURL(join(scratch, 'profile')).href}`,
    '--headless',
    '--convert-to',
    'pdf',
    '--outdir',
    scratch,
    ...AGENTS.map((agent) => join(scratch, `${agent}.xlsx`)),
  ]);
  for (const { agent, print } of prints) {
    const path = join(scratch, `${agent}.pdf`);
    const read = await getDocumentProxy(new Uint8Array(await readFile(path)));
    const { text: texts } = await extractText(read);
    const pdf = await getDocumentProxy(new Uint8Array(await printEstimate(print)));
    printed.set(agent, {
      sizes: await sizesOf(path),
      texts,
      total: moneyWriter('USD')(estimateTotal(print.document)),
      pagesOfPdf: pdf.numPages,
    });
  }
}, 300_000);
afterAll(async () => {
  if (hasLibreOffice) await rm(scratch, { recursive: true });
});

describe.skipIf(!hasLibreOffice)('a workbook on paper', () => {
  it.each(AGENTS)('has no more pages than the PDF, on Letter, with its total: %s', (agent) => {
    const { sizes = [], texts = [], total, pagesOfPdf } = printed.get(agent) ?? {};
    expect(texts.length).toBeGreaterThan(3);
    expect(texts.length).toBeLessThanOrEqual(pagesOfPdf ?? 0);
    expect(sizes.filter((size) => size.join() !== LETTER.join())).toEqual([]);
    expect(texts.join('\n')).toContain(total);
    expect(texts.join('\n')).not.toMatch(/#REF!|#NAME\?|#VALUE!|#DIV\/0!|###/);
  });
});
