// How the work of reading a text grows with its length. What is counted is how often each piece of the estimator's code runs
// (V8's own count), which no clock and no other process disturbs.
import { Session } from 'node:inspector/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { estimate } from './testing/estimate.ts';

const SHORT = 5_000;
const LONG = 20_000;
const OWN_CODE = /\/server\/(estimator|domain)\//;

/** Four times the text may take five times the work. */
const LINEAR = 5;
/** Where words are looked up among those before them; twice as often for each word would be 16. */
const NEARLY_LINEAR = 8;

const session = new Session();

beforeAll(async () => {
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
});
afterAll(async () => {
  await session.post('Profiler.stopPreciseCoverage');
  session.disconnect();
});

/** Runs of pieces of code while a text is estimated. */
const workOf = async (instructions: string): Promise<number> => {
  await session.post('Profiler.takePreciseCoverage');
  await estimate(instructions);
  const { result } = await session.post('Profiler.takePreciseCoverage');
  return result
    .filter(({ url }) => OWN_CODE.test(url))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
    .reduce((sum, { count }) => sum + count, 0);
};

const filled = (piece: string, length: number): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

/** V8 forgets counts of code that it throws away, so a measurement can be off by chance; what truly grows is seen in each. */
const MEASUREMENTS = 3;

const growthOf = async (piece: string, limit: number): Promise<number> => {
  // The first reading of a kind of text fills what is kept for the next.
  await workOf(filled(piece, SHORT));
  let growth = Infinity;
  for (let measured = 0; measured < MEASUREMENTS && growth > limit; measured += 1) {
    const short = await workOf(filled(piece, SHORT));
    growth = (await workOf(filled(piece, LONG))) / short;
  }
  return growth;
};

describe('four times the text is about four times the work', () => {
  it.each([
    'all ',
    ',',
    '\n',
    'replace toilet, 2 vanities. ',
    '(',
    '([',
    'a a a ',
    '1x1x1x',
    'no ',
    'and ',
    '"',
    '- replace the faucet\n',
    'supercalifragilistic',
    'pintar el baño y la cocina, ',
    'bedroom 12x14, kitchen 10x10, ',
    'except the kitchen ',
    'The toilet was $450. ',
    'remodel bathroom 5x8. ',
  ])('of %j', async (piece) => {
    expect(await growthOf(piece, LINEAR)).toBeLessThanOrEqual(LINEAR);
  });

  it.each(['200 sf ', 'paint it ', "12' x 14' ", 'each bedroom 12x12 ', 'paint\n'])(
    'or not much more, of %j',
    async (piece) => {
      expect(await growthOf(piece, NEARLY_LINEAR)).toBeLessThanOrEqual(NEARLY_LINEAR);
    },
  );
});
