// A cross of things with the work on them, told together with what is not to be done or how old the thing is:
// only the work is priced, as if it were ordered plainly.
import { describe, expect, it } from 'vitest';
import { estimate } from '../../testing/estimate.ts';

const WORK: readonly (readonly [verb: string, done: string, thing: string])[] = [
  ['stain', 'stained', 'deck'],
  ['paint', 'painted', 'kitchen cabinets'],
  ['paint', 'painted', 'siding'],
  ['seal', 'sealed', 'driveway'],
  ['clean', 'cleaned', 'gutters'],
  ['reglaze', 'reglazed', 'bathtub'],
  ['repair', 'repaired', 'fence'],
  ['paint', 'painted', 'ceilings'],
];

/** V the verb, D its past, X the thing; "is", "stays", "needs" and "it" follow its number. */
const TOLD: readonly string[] = [
  "Don't replace the X, just V it",
  'Keep the X, just V it',
  'The X is fine but needs to be D',
  'The X is NOT being replaced, only D',
  'No need to replace the X, just V it',
  'The X is old, V it',
  'We have old X. V it',
  'The X was installed in 1995 and needs to be D',
  'X stays - V it',
  'Existing X to be D',
  "Don't forget to V the X",
];

const told = (wording: string, [verb, done, thing]: (typeof WORK)[number]): string => {
  const numbered = thing.endsWith('s')
    ? wording
        .replace(/\bis\b/, 'are')
        .replace(/\bwas\b/, 'were')
        .replace(/\b(need|stay)s\b/, '$1')
        .replace(/\bit\b/, 'them')
    : wording;
  const text = numbered.replace(/\bV\b/, verb).replace(/\bD\b/, done).replace(/\bX\b/, thing);
  return `${text}.`;
};

const priced = async (text: string): Promise<string> => {
  const { document } = await estimate(text);
  return document.items.map(({ metadata, quantity }) => `${metadata.code} ${quantity}`).join(', ');
};

describe('work on a thing that is told of first', () => {
  it.each(TOLD)('%s', async (wording) => {
    const wrong: string[] = [];
    for (const work of WORK) {
      const [verb, , thing] = work;
      const text = told(wording, work);
      if ((await priced(text)) !== (await priced(`${verb} the ${thing}.`))) wrong.push(text);
    }
    expect(wrong).toEqual([]);
  });
});
