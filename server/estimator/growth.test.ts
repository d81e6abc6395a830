// How the work of reading a text grows with its length: how often pieces of the estimator's code run, not how long they take.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Runs } from './testing/count-runs.ts';

/** Counting slows code down, and what is counted is the same on a busy machine. */
const PATIENCE = { timeout: 60_000 };

const SHORT = 1_000;
const LONG = 4_000;

/** Four times the text may take little more than four times the work: a segment looks at a limited part of its text. */
const LINEAR = 4.7;
/** Where words are looked up among those before them; twice as often for each word would be 16. */
const NEARLY_LINEAR = 6.4;

/** V8 counts no call of what it has inlined, and when it inlines depends on the machine. */
const COUNTS_ALL = ['--no-turbo-inlining', '--no-maglev-inlining'];

let counter: ChildProcess;

const workOf = async (instructions: string): Promise<Runs> => {
  const counted = once(counter, 'message') as Promise<[Runs]>;
  counter.send(instructions);
  const [runs] = await counted;
  return runs;
};

beforeAll(async () => {
  counter = fork(join(import.meta.dirname, 'testing/count-runs.ts'), { execArgv: COUNTS_ALL });
  await workOf('replace the toilet');
}, 60_000);
afterAll(() => {
  counter.kill();
});

const filled = (piece: string, length: number): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

const growthOf = async (piece: string): Promise<Runs> => {
  // The first reading of a kind of text fills what is kept for the next; a word of that very length is still new.
  await workOf(filled(piece, SHORT / 2));
  const short = await workOf(filled(piece, SHORT));
  const long = await workOf(filled(piece, LONG));
  return { network: long.network / short.network, others: long.others / short.others };
};

describe('four times the text is about four times the work', PATIENCE, () => {
  it.each([
    'all ',
    ',',
    '\n',
    '(',
    '([',
    'a a a ',
    '1x1x1x',
    'no ',
    'and ',
    '"',
    '- replace the faucet\n',
    'supercalifragilistic',
    'except the kitchen ',
    'The toilet was $450. ',
    'remodel bathroom 5x8. ',
  ])('of %j', async (piece) => {
    const { network, others } = await growthOf(piece);
    expect(network).toBeLessThanOrEqual(LINEAR);
    expect(others).toBeLessThanOrEqual(LINEAR);
  });

  it.each([
    'replace toilet, 2 vanities. ',
    'pintar el baño y la cocina, ',
    'bedroom 12x14, kitchen 10x10, ',
    '200 sf ',
    'paint it ',
    "12' x 14' ",
    'each bedroom 12x12 ',
    'paint\n',
  ])('or not much more, of %j', async (piece) => {
    const { network, others } = await growthOf(piece);
    expect(network).toBeLessThanOrEqual(LINEAR);
    expect(others).toBeLessThanOrEqual(NEARLY_LINEAR);
  });
});
