import { describe, expect, it } from 'vitest';
import { estimate } from '../testing/estimate.ts';

describe('an aside takes only its own part of the sentence', () => {
  it.each([
    [
      'hearsay',
      'replace 2 toilets and a bathroom faucet, my cousin paid 900 for his roof',
      ['PLB-TOILET', 'PLB-FAUCETL'],
      'RFG-ARCH',
    ],
    [
      'hearsay before the order',
      'my sister got new windows and we need 3 ceiling fans',
      ['ELE-FAN'],
      'WIN-INSERT',
    ],
    ['a later wish', 'new disposal, and a deck maybe later', ['PLB-DISPOSAL'], 'DCK-PT'],
    [
      'a past work',
      'replace kitchen faucet, the roof was replaced in 2018',
      ['PLB-FAUCETK'],
      'RFG-ARCH',
    ],
    [
      '"but" and a past work',
      'remodel the bathroom 5x8 but the toilet was replaced last year',
      ['CAB-VAN36'],
      'PLB-TOILET',
    ],
  ])('%s', async (_, text, wanted, unwanted) => {
    const { codes } = await estimate(text);
    for (const code of wanted) expect(codes).toContain(code);
    expect(codes).not.toContain(unwanted);
  });
});

it.each([
  'I got two bids for siding, $9,000 and $14,000',
  'Which contractor should I choose for my roof?',
  'Do I need a permit to replace a water heater?',
  'Should we paint before we sell the house?',
])('%s gives questions, no price', async (text) => {
  const { document } = await estimate(text);
  expect(document.items).toEqual([]);
  expect(document.questions.length).toBeGreaterThan(0);
});

it.each(['the basement smells', 'my bathroom is ugly', 'something is off in the laundry room'])(
  'a complaint (%s) is no remodel',
  async (text) => {
    const { document } = await estimate(text);
    expect(document.items).toEqual([]);
  },
);
