import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PROJECT_SIZES, PROJECT_TYPES, projectSizeOf, TRADES } from './contractor-choices.ts';
import type { Candidate, WantedWork } from './match-candidate.ts';
import { MATCHING, SCORE_SHARES } from './matching-rules.ts';
import { obstaclesOf, orderOf, rotate, scoreOf } from './matching.ts';
import { projectTypesOf } from '../estimate/project-type.ts';
import { tradeOfCategory, tradesOfLines, wantedLines } from './trades-of-work.ts';
import { DAY_MS } from '../time.ts';

const NOW = new Date('2026-11-24T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

const wanted: WantedWork = {
  accountId: 1,
  zip: '94110',
  trades: ['Painting', 'Flooring'],
  size: 'Medium ($5k – $25k)',
  types: ['Renovation / Flip'],
};

const candidate = (changes: Partial<Candidate> = {}): Candidate => ({
  id: 7,
  accountId: 70,
  isApproved: true,
  isIdentityApproved: true,
  isSuspended: false,
  isPaused: false,
  licenseNumber: 'LIC-1',
  licenseExpiresOn: null,
  insuranceExpiresOn: daysAgo(-30),
  trades: ['Painting'],
  zipCodes: ['94110'],
  servesNearbyZips: false,
  projectSizes: [],
  projectTypes: [],
  ...changes,
  history: {
    open: 0,
    all: 20,
    available: 0,
    declined: 0,
    unanswered: 0,
    medianResponseMs: null,
    lastOfHomeowner: null,
    lastThere: null,
    ...changes.history,
  },
});

const history = (changes: Partial<Candidate['history']>) =>
  candidate({ history: { ...candidate().history, ...changes } });

describe('who may get a lead', () => {
  it.each([
    [candidate(), []],
    [candidate({ isApproved: false }), ['NOT_APPROVED']],
    [candidate({ isIdentityApproved: false }), ['IDENTITY']],
    [candidate({ licenseNumber: ' ' }), ['LICENSE']],
    [candidate({ licenseExpiresOn: daysAgo(3) }), ['LICENSE']],
    [candidate({ licenseExpiresOn: daysAgo(0) }), []],
    [candidate({ insuranceExpiresOn: null }), ['INSURANCE']],
    [candidate({ insuranceExpiresOn: daysAgo(3) }), ['INSURANCE']],
    [candidate({ isSuspended: true }), ['SUSPENDED']],
    [candidate({ isPaused: true }), ['PAUSED']],
    [candidate({ accountId: wanted.accountId }), ['OWN_REQUEST']],
    [candidate({ trades: ['Roofing'] }), ['TRADE']],
    [candidate({ zipCodes: ['94114'] }), ['AREA']],
    [candidate({ zipCodes: ['94114'], servesNearbyZips: true }), []],
    [candidate({ zipCodes: ['95014'], servesNearbyZips: true }), ['AREA']],
    [candidate({ projectSizes: ['Small (< $5k)'] }), ['SIZE']],
    [candidate({ projectSizes: ['Medium ($5k – $25k)'] }), []],
    [candidate({ projectTypes: ['Commercial'] }), ['TYPE']],
    [history({ open: MATCHING.openLeadsMost - 1 }), []],
    [history({ open: MATCHING.openLeadsMost }), ['FULL']],
    [history({ lastOfHomeowner: daysAgo(29) }), ['SAME_HOMEOWNER']],
    [history({ lastOfHomeowner: daysAgo(30) }), []],
  ])('%# %j', (one, obstacles) => {
    expect(obstaclesOf(one, wanted, NOW)).toEqual(obstacles);
  });
});

const someHistory = fc.record({
  open: fc.integer({ min: 0, max: 10 }),
  all: fc.integer({ min: 0, max: 40 }),
  available: fc.integer({ min: 0, max: 20 }),
  declined: fc.integer({ min: 0, max: 20 }),
  unanswered: fc.integer({ min: 0, max: 20 }),
  medianResponseMs: fc.option(fc.integer({ min: 0, max: 3 * DAY_MS })),
  lastOfHomeowner: fc.constant(null),
  lastThere: fc.option(fc.integer({ min: 1, max: 60 }).map(daysAgo)),
});
const someCandidates = fc
  .array(
    fc.record({
      trades: fc.subarray([...TRADES], { minLength: 1 }),
      zipCodes: fc.subarray(['94110', '94114', '95014'], { minLength: 1 }),
      servesNearbyZips: fc.boolean(),
      isPaused: fc.boolean(),
      history: someHistory,
    }),
    { maxLength: 12 },
  )
  .map((all) => all.map((one, index) => candidate({ ...one, id: index + 1 })));

describe('the order in which contractors are asked', () => {
  it('holds only those who may, each once, whatever order they come in', () => {
    fc.assert(
      fc.property(someCandidates, fc.array(fc.integer({ min: 1, max: 12 })), (all, lastIds) => {
        const context = { last: new Set(lastIds), now: NOW };
        const order = orderOf(all, wanted, context);
        const may = all.filter((one) => obstaclesOf(one, wanted, NOW).length === 0);
        expect(new Set(order.map(({ id }) => id))).toEqual(new Set(may.map(({ id }) => id)));
        expect(order).toHaveLength(may.length);
        expect(orderOf(all.toReversed(), wanted, context)).toEqual(order);
      }),
    );
  });

  it('moves nobody by more than one place, and changes nothing when nobody had the last lead', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(20)), fc.array(fc.nat(20)), (ids, lastIds) => {
        const order = ids.map((id) => ({ id }));
        expect(rotate(order, new Set())).toEqual(order);
        const turned = rotate(order, new Set(lastIds));
        const moved = lastIds.map(
          (id) => turned.findIndex((one) => one.id === id) - ids.indexOf(id),
        );
        expect(Math.max(0, ...moved)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('gives equal contractors equal shares over a full rotation', () => {
    const asked = new Map<number, number>();
    const lastThere = new Map<number, Date>();
    let last = new Set<number>();
    const ids = [1, 2, 3, 4, 5, 6];
    for (let request = 0; request < 30; request += 1) {
      const all = ids.map((id) =>
        candidate({
          id,
          history: { ...candidate().history, lastThere: lastThere.get(id) ?? null },
        }),
      );
      const pair = orderOf(all, wanted, { last, now: NOW }).slice(0, MATCHING.pair);
      last = new Set(pair.map(({ id }) => id));
      for (const { id } of pair) {
        asked.set(id, (asked.get(id) ?? 0) + 1);
        lastThere.set(id, new Date(NOW.getTime() + request));
      }
    }
    expect([...asked.entries()].toSorted(([a], [b]) => a - b)).toEqual(ids.map((id) => [id, 10]));
  });
});

describe('the score', () => {
  it('is a share of one, made of the shares of the rules', () => {
    expect(Object.values(SCORE_SHARES).reduce<number>((sum, share) => sum + share, 0)).toBeCloseTo(
      1,
    );
    fc.assert(
      fc.property(someCandidates, (all) => {
        for (const one of all) {
          expect(scoreOf(one, wanted)).toBeGreaterThanOrEqual(0);
          expect(scoreOf(one, wanted)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('falls slowly with declines and silence, and rises again with a good answer', () => {
    const score = (changes: Partial<Candidate['history']>) => scoreOf(history(changes), wanted);
    expect(score({ declined: 1 })).toBeLessThan(score({}));
    expect(score({ unanswered: 1 })).toBeLessThan(score({}));
    expect(score({}) - score({ declined: 1 })).toBeLessThan(0.03);
    expect(score({ declined: 1, available: 2 })).toBeGreaterThan(score({ declined: 1 }));
    expect(score({ medianResponseMs: 3_600_000 })).toBeGreaterThan(
      score({ medianResponseMs: 20 * 3_600_000 }),
    );
  });
});

describe('what an estimate is for', () => {
  const line = (category: string, total: number) => ({ category, total });

  it('agrees with the price book on the trade of each category', () => {
    const rows = readFileSync('server/estimator/data/categories.csv', 'utf8').trim().split('\n');
    for (const row of rows.slice(1)) {
      const [category = '', , , trade] = row.split(',');
      const ours = tradeOfCategory(category);
      // Nobody is looked for to do work that any job carries with it.
      expect([category, ours ?? 'General Contractor']).toEqual([category, trade]);
    }
  });

  it.each([
    [[], ['General Contractor']],
    [[line('Painting', 100), line('Permits & Fees', 900)], ['Painting']],
    [
      [line('Painting', 100), line('Tile', 300), line('Flooring', 10)],
      ['Flooring', 'Painting'],
    ],
    [
      [line('Painting', 1), line('Tile', 2), line('Plumbing', 3), line('Electrical', 4)],
      ['Electrical', 'Plumbing', 'Flooring', 'General Contractor'],
    ],
    [[line('Whatever the owner wrote', 100)], ['General Contractor']],
  ])('%j is for %j', (lines, trades) => {
    expect(tradesOfLines(lines)).toEqual(trades);
  });

  it('is what was chosen of it', () => {
    const lines = [line('Painting', 1), line('Tile', 2)];
    expect(wantedLines(lines, ['Tile'])).toEqual([line('Tile', 2)]);
    expect(wantedLines(lines, [])).toEqual(lines);
    expect(wantedLines(lines, ['Gone since'])).toEqual(lines);
  });

  it('has a size and a kind', () => {
    expect([0, 4_999, 5_000, 25_000, 100_000.01].map(projectSizeOf)).toEqual([
      PROJECT_SIZES[0],
      ...PROJECT_SIZES,
    ]);
    const home = { workflow: 'HOME_PROJECT', propertyType: 'RESIDENTIAL' } as const;
    expect(projectTypesOf(home, [line('Painting', 1)])).toEqual(['Renovation / Flip']);
    expect(
      projectTypesOf({ ...home, workflow: 'INSURANCE' }, [line('Water Mitigation', 1)]),
    ).toEqual([PROJECT_TYPES[0], PROJECT_TYPES[3]]);
    expect(projectTypesOf({ ...home, propertyType: 'COMMERCIAL' }, [])).toEqual(['Commercial']);
  });
});
