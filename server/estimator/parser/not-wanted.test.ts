// A cross of ways to say that a thing is not to be priced with things of all trades: beside an order of something else,
// that order must come out as if it stood alone.
import { describe, expect, it } from 'vitest';
import { estimate } from '../testing/estimate.ts';

/** Each thing with an order that has nothing to do with it; those ending in "s" are plural. */
const THINGS: readonly (readonly [thing: string, order: string])[] = [
  ['carpet', 'Build 120 ft of 6 ft wood privacy fence'],
  ['hardwood floors', 'Replace 8 windows'],
  ['kitchen cabinets', 'New architectural shingle roof, 24 squares'],
  ['countertops', 'Build 120 ft of 6 ft wood privacy fence'],
  ['bathtub', 'Add 6 recessed lights in the den'],
  ['front door', 'Replace 2 toilets'],
  ['windows', 'Replace the 50 gallon gas water heater'],
  ['roof', 'Replace 2 toilets'],
  ['gutters', 'Install 300 sq ft of LVP in the living room'],
  ['siding', 'Replace 2 toilets'],
  ['deck', 'Replace 8 windows'],
  ['driveway', 'Replace 2 toilets'],
  ['furnace', 'Pour a 400 sq ft concrete driveway'],
  ['electrical panel', 'Replace 8 windows'],
  ['dishwasher', 'New architectural shingle roof, 24 squares'],
  ['baseboards', 'Replace the 50 gallon gas water heater'],
  ['drywall', 'Replace 8 windows'],
  ['ceiling', 'Pour a 400 sq ft concrete driveway'],
];

/** X is the thing; "is", "was", "has", "does" and "looks" follow its number. */
const TOLD: Readonly<Record<string, readonly string[]>> = {
  excluded: [
    'no X',
    'skip the X',
    "don't wreck the X",
    'X NIC',
    'X by others',
    'the X does not need to be replaced',
    'no work on the X',
    'forget the X',
    'X next year',
    'the X can wait',
    'please protect the X',
  ],
  kept: [
    'the X stays',
    'we love the X',
    'the X is perfect',
    'the X looks great',
    'happy with the X',
    'the X is still in good shape',
  ],
  'there or done already': [
    'X new in 2022',
    'X was done last year',
    'the X has already been replaced',
    'we just replaced the X',
    'just had the X replaced',
    'new X went in last spring',
    'the X was redone before we bought the house',
    'the house already has X',
  ],
  'for somebody else or another day': [
    "we'll do the X ourselves later",
    'my brother in law is doing the X',
    'another contractor is doing the X',
    'homeowner to do X',
    'X under separate contract',
    'the X is a project for next year',
    'we may do the X down the road',
  ],
  hearsay: [
    'the neighbors had their X redone for 31k',
    'the last guy quoted us 4,500 for the X',
    'inspector said the X is ok',
    'the listing says a new X',
    'you did our X last year',
  ],
  'a place': ['it is next to the X', 'the shutoff is behind the X', 'you have to go around the X'],
  wondering: [
    'if the X is bad tell me',
    'not sure about the X yet',
    'do you also do X?',
    'will this affect the X?',
  ],
  'a refused verb': [
    'the X is NOT being replaced',
    'the X will not be removed',
    'the X must not be disturbed',
    'nobody touches the X',
  ],
};

const told = (wording: string, thing: string): string => {
  const several = thing.endsWith('s');
  const numbered = several
    ? wording
        .replace(/\bis\b/, 'are')
        .replace(/\bwas\b/, 'were')
        .replace('X has', 'X have')
        .replace('does', 'do')
        .replace(/\b(look|stay)s\b/, '$1')
        .replace('a new', 'new')
    : wording;
  return numbered.replace('X', thing);
};

const sentence = (words: string): string =>
  `${words.charAt(0).toUpperCase()}${words.slice(1)}${words.endsWith('?') ? '' : '.'}`;

const priced = async (text: string): Promise<string> => {
  const { document } = await estimate(text);
  return document.items.map(({ metadata, quantity }) => `${metadata.code} ${quantity}`).join(', ');
};

const alone = new Map<string, Promise<string>>();
const pricedAlone = (order: string): Promise<string> => {
  const known = alone.get(order) ?? priced(`${order}.`);
  alone.set(order, known);
  return known;
};

describe.each(Object.entries(TOLD))('%s', (_, wordings) => {
  it.each(wordings)('%s', async (wording) => {
    const wrong: string[] = [];
    for (const [thing, order] of THINGS) {
      const words = told(wording, thing);
      for (const text of [
        `${order}. ${sentence(words)}`,
        `${sentence(words)} ${order}.`,
        `${order}, ${words}`,
      ])
        if ((await priced(text)) !== (await pricedAlone(order))) wrong.push(text);
    }
    expect(wrong).toEqual([]);
  });
});

describe('what only says where, how or why', () => {
  const ORDERS = ['Install 3 outlets', 'Replace 40 sq ft of subfloor', 'Patch 2 drywall holes'];
  const NEIGHBOURS = ['toilet', 'kitchen sink', 'water heater', 'front door', 'fridge', 'cabinets'];
  it.each([
    'under the X',
    'next to the X',
    'in front of the X',
    'on the left side of the X',
    'opposite the X',
    'where the X used to be',
    'in the same color as the X',
    'to match the X',
    'because the X leaked',
    'from when the X leaked',
  ])('%s', async (wording) => {
    const wrong: string[] = [];
    for (const order of ORDERS)
      for (const thing of NEIGHBOURS) {
        const text = `${order} ${wording.replace('X', thing)}.`;
        if ((await priced(text)) !== (await pricedAlone(order))) wrong.push(text);
      }
    expect(wrong).toEqual([]);
  });
});

describe('what the owner has bought is only fitted', () => {
  const GOODS = [
    ['vanity', 'CAB-VAN36'],
    ['toilet', 'PLB-TOILET'],
    ['mirror', 'BTH-MIRROR'],
    ['exhaust fan', 'HVC-BATHFAN'],
  ] as const;
  it.each([
    'The X is ours.',
    'I bought the X myself.',
    "We're buying the X ourselves.",
    'Client to supply X.',
    'The X is sitting in boxes in the garage.',
    'I have the X already.',
    'X is on site.',
  ])('%s', async (wording) => {
    for (const [thing, product] of GOODS) {
      const { codes } = await estimate(`Remodel the 5x8 bathroom. ${wording.replace('X', thing)}`);
      expect(codes).not.toContain(product);
      expect(codes.some((code) => /LABOR|HANDY/.test(code))).toBe(true);
    }
  });
});

describe('what stays but for one thing', () => {
  it.each([
    ['Everything stays except the toilet', ['PLB-TOILET'], ['PLB-TUBALC']],
    ['Bathroom stays as is except for a new vanity', ['CAB-VAN36'], ['PLB-TOILET']],
    [
      'Kitchen is staying exactly how it is except: swap the laminate top for quartz, 44 sq ft. I love my tile backsplash so don’t wreck it.',
      ['CTP-QUARTZ'],
      ['TIL-BACKSPL', 'CAB-BASE'],
    ],
  ])('%s', async (text, wanted, unwanted) => {
    const { codes } = await estimate(text);
    expect(codes).toEqual(expect.arrayContaining(wanted));
    expect(unwanted.filter((code) => codes.includes(code))).toEqual([]);
  });
});

it.each([
  'test test 123',
  'test 1',
  'need ideas for a small yard, do you have pictures of past work?',
  '55 degrees outside',
  'The meeting is at 3 pm on floor 2',
])('%s gives questions, no price', async (text) => {
  const { document } = await estimate(text);
  expect(document.items).toEqual([]);
  expect(document.questions.length).toBeGreaterThan(1);
});

it.each([
  'paint interior and exterior',
  'interior/exterior painting',
  'Paint the house inside and out',
  'paint the inside and the outside of the house',
])('%s: both', async (text) => {
  const { codes } = await estimate(text);
  expect(codes).toEqual(expect.arrayContaining(['PNT-EXT', 'PNT-WALL', 'PNT-CEIL']));
});
