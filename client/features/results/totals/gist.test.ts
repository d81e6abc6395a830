import { expect, it } from 'vitest';
import {
  samplePlace,
  sampleScope,
  sampleUnread,
  sampleWork,
} from '../../../testing/scope-samples.ts';
import { gistOf } from './gist.ts';

const exclusion = sampleScope().excluded[0];
const leaveOut = (...words: string[]) =>
  exclusion ? words.map((each, index) => ({ ...exclusion, id: `x${index}`, words: each })) : [];

const bath = samplePlace('p2', { label: 'Hall bathroom', type: 'bathroom', basis: 'STATED' });
const unnamed = samplePlace('p3', { label: null, type: 'unknown' });

it.each([
  [
    'work in a place of an assumed size',
    {},
    'Interior painting in Kitchen.',
    '“the cabinets”. “hmm”: tell us below what you mean.',
    'Size of Kitchen.',
  ],
  [
    'the same work in two places',
    {
      places: [samplePlace('p1'), bath],
      work: ['p1', 'p2'].map((placeId) => sampleWork(placeId, { placeId })),
      excluded: [],
      unread: [],
    },
    'Interior painting in Kitchen, Hall bathroom.',
    'Nothing that we know of.',
    'Size of Kitchen.',
  ],
  [
    'more tasks than can be told, in no room',
    {
      places: [unnamed],
      work: [1, 2, 3, 4, 5, 6].map((nr) =>
        sampleWork(`w${nr}`, { placeId: 'p3', name: `Task ${nr}` }),
      ),
      excluded: leaveOut('the roof', 'the roof', 'gutters'),
      unread: [
        sampleUnread('hmm'),
        sampleUnread('kitchen', { workId: 'w1' }),
        sampleUnread('walls', { workId: 'w2' }),
      ],
    },
    'Task 1; Task 2; Task 3; Task 4; 2 more tasks.',
    '“the roof”, “gutters”. “hmm”: tell us below what you mean. Still to check: 2 parts of your request.',
    null,
  ],
  [
    'labor and materials that are the owner’s',
    {
      work: [
        sampleWork('w1', { materialsOnly: true }),
        sampleWork('w2', { name: 'Tile floor', ownerSupplies: true }),
        sampleWork('w3', { name: 'Task later', materialsOnly: true, optional: true }),
      ],
      excluded: [],
      unread: [],
    },
    'Interior painting in Kitchen; Tile floor in Kitchen.',
    'Labor that you do yourself: Interior painting. Materials that you supply: Tile floor. Not priced for now: Task later.',
    'Size of Kitchen.',
  ],
  [
    'what stays as it is, which leaves no work out',
    { excluded: leaveOut('Keep the layout', 'gutters'), unread: [] },
    'Interior painting in Kitchen.',
    '“gutters”. Stays as it is: “Keep the layout”.',
    'Size of Kitchen.',
  ],
  [
    'rows, which bring their own quantity',
    { work: [sampleWork('w2', { kind: 'ROW', quantity: 3 })] },
    'Interior painting in Kitchen.',
    '“the cabinets”. “hmm”: tell us below what you mean.',
    null,
  ],
  [
    'a row that came to nothing, of work that is priced',
    {
      work: [sampleWork('w2'), sampleWork('w3', { kind: 'ROW', quantity: 68, total: 0 })],
      excluded: [],
      unread: [],
    },
    'Interior painting in Kitchen.',
    'Nothing that we know of.',
    'Size of Kitchen.',
  ],
  [
    'work that came to nothing in one place and is priced in another',
    {
      places: [samplePlace('p1'), bath],
      work: [sampleWork('w2'), sampleWork('w3', { placeId: 'p2', total: 0 })],
      excluded: [],
      unread: [],
    },
    'Interior painting in Kitchen.',
    'Not priced for now: Interior painting.',
    'Size of Kitchen.',
  ],
  [
    'work that is kept for later, or came to nothing',
    {
      places: [samplePlace('p1'), bath],
      work: [
        sampleWork('w2'),
        sampleWork('w4', { name: 'Tile floor', placeId: 'p2', optional: true, total: 0 }),
        sampleWork('w5', { name: 'Paint the trim', total: null }),
      ],
      excluded: leaveOut('the roof'),
      unread: [],
    },
    'Interior painting in Kitchen.',
    '“the roof”. Not priced for now: Tile floor, Paint the trim.',
    'Size of Kitchen.',
  ],
  [
    'no work',
    { work: [], excluded: [], unread: [] },
    'Nothing yet.',
    'Nothing that we know of.',
    null,
  ],
] as const)(
  'says of %s what is priced and what is not',
  (_what, changes, priced, left, assumed) => {
    const scope = sampleScope({ ...changes } as Parameters<typeof sampleScope>[0]);
    expect(gistOf(scope, [])).toEqual({ priced, left, assumed, warned: null });
  },
);

it.each([
  [['Lead paint is likely.'], '1 remark under “Please note” below.'],
  [['Lead paint is likely.', 'Asbestos is.'], '2 remarks under “Please note” below.'],
])('points to the warnings %j', (warnings, warned) => {
  expect(gistOf(sampleScope(), warnings)).toMatchObject({ warned });
});
