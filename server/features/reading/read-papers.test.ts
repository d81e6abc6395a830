// The papers of the set and the one of 500 lines, read as an upload is read: what was found, lost and invented.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaperEstimate } from '../../domain/paper/paper-estimate.ts';
import { createScriptedEstimator } from '../../testing/scripted-estimator.ts';
import { createLogger } from '../../infra/logger.ts';
import { createMediaReader } from '../../infra/media/read-media.ts';
import { readDocument } from './read-document.ts';
import { readPaper } from '../../estimator/read/tables/read-paper.ts';
import {
  makePaper,
  PAPER_RECIPES,
  type MadePaper,
} from '../../estimator/read/tables/testing/papers/make.ts';
import { scorePaper, type PaperScore } from '../../estimator/read/tables/testing/papers/score.ts';

const reader = createMediaReader();
const log = createLogger('silent');
const estimator = createScriptedEstimator();
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plumbline-papers-'));
});
afterAll(async () => {
  await reader.close();
  await rm(folder, { recursive: true, force: true });
});

/** Reads it as an upload is read; pasted text is no file. */
const readMade = async ({ name, fileName, bytes, text }: MadePaper): Promise<PaperEstimate> => {
  if (text !== null) return readPaper({ from: 'TEXT', text });
  const path = join(folder, fileName);
  await writeFile(path, bytes);
  const ports = { mediaReader: reader, estimator, log };
  const { paper } = await readDocument(ports, { path, name }, { owner: 'papers' });
  if (!paper) throw new Error(`${name} was not read.`);
  return paper;
};

const PARTS = ['lines', 'cells', 'words', 'places', 'marks', 'totals', 'parties'] as const;
type Part = (typeof PARTS)[number];

interface Scored extends PaperScore {
  name: string;
  layout: string;
}

const shareOf = (scores: readonly PaperScore[], part: Part): number => {
  const [right, of] = scores.reduce(
    ([rights, all], score) => [rights + score[part].right, all + score[part].of],
    [0, 0],
  );
  return of === 0 ? 1 : right / of;
};

/** A row a layout, then each fault: what a failure shows. */
const tableOf = (scores: readonly Scored[]): string => {
  const row = (name: string, all: readonly Scored[]) =>
    [
      name.padEnd(14),
      ...PARTS.map((part) => (100 * shareOf(all, part)).toFixed(1).padStart(8)),
      `${all.filter(({ isTotalRight }) => isTotalRight).length}/${all.length}`.padStart(8),
      String(all.reduce((sum, { invented }) => sum + invented.length, 0)).padStart(9),
    ].join('');
  const heads = [...PARTS, 'final'].map((head) => head.padStart(8)).join('');
  return [
    `\n${'layout'.padEnd(14)}${heads}${'invented'.padStart(9)}`,
    ...[...Map.groupBy(scores, ({ layout }) => layout)].map(([layout, all]) => row(layout, all)),
    row('all', scores),
    ...scores.flatMap(({ name, faults, invented, isTotalRight }) => [
      ...faults.map((fault) => `${name}: ${fault}`),
      ...invented.map((line) => `${name}: invented: ${line}`),
      ...(isTotalRight ? [] : [`${name}: the final figure is wrong`]),
    ]),
  ].join('\n');
};

describe('papers of the set', () => {
  const scores: Scored[] = [];
  /** Nothing, or the table that says what is wrong. */
  const faultsUnless = (isHeld: boolean) => (isHeld ? '' : tableOf(scores));

  beforeAll(async () => {
    for (const recipe of PAPER_RECIPES) {
      const made = await makePaper(recipe);
      const got = await readMade(made);
      scores.push({ name: made.name, layout: made.layout, ...scorePaper(made.expected, got) });
    }
  }, 300_000);

  it.each<[part: Part, least: number]>([
    ['lines', 0.98],
    ['cells', 0.99],
    ['words', 0.98],
    ['places', 0.98],
    ['marks', 0.99],
    ['totals', 0.98],
    ['parties', 0.9],
  ])('have their %s read, at least %d', (part, least) => {
    expect(faultsUnless(shareOf(scores, part) >= least)).toBe('');
  });

  it('have their final figures read, 32 of 32', () => {
    const right = scores.filter(({ layout, isTotalRight }) => layout !== 'long' && isTotalRight);
    expect(faultsUnless(right.length === 32)).toBe('');
  });

  it('have no line invented', () => {
    expect(faultsUnless(scores.every(({ invented }) => invented.length === 0))).toBe('');
  });

  it('are read as long as they are', () => {
    const long = scores.filter(({ layout }) => layout === 'long');
    const read = long.map(({ lines, isTotalRight }) => [lines.right, isTotalRight]);
    expect(read).toEqual([[500, true]]);
  });
});
