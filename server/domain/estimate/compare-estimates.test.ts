import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edits, mergeable } from '../../testing/estimate-arbitraries.ts';
import { compareEstimates } from './compare-estimates.ts';
import { DIFFERENCE_CAUSES, type DifferenceCause } from './compare-lines.ts';
import { newLine } from './edit-lines.ts';
import type { LineItem, LineMetadata } from './estimate.ts';
import { sumMoney } from '../money/money.ts';
import { projectTotal } from '../money/pricing.ts';

interface Work extends Partial<Omit<LineItem, 'metadata'>> {
  code?: string | null;
  room?: string | null;
  metadata?: Partial<LineMetadata>;
}

let lastId = 0;
const line = ({ code = null, room = null, metadata = {}, ...more }: Work): LineItem => {
  lastId += 1;
  const plain = newLine(String(lastId));
  return { ...plain, ...more, metadata: { ...plain.metadata, code, room, ...metadata } };
};
const estimate = (...works: Work[]) => ({ items: works.map(line), totalOverride: null });
const amountOf = (causes: readonly { cause: DifferenceCause; amount: number }[]) =>
  Object.fromEntries(causes.map(({ cause, amount }) => [cause, amount]));

/** Names on either side of each group, as `describe` prints them. */
const groupsOf = ({ lines }: ReturnType<typeof compareEstimates>) =>
  lines.map(({ left, right }) => [left.map(({ name }) => name), right.map(({ name }) => name)]);

const WALLS = { name: 'Paint walls', code: 'PNT-WALL', unit: 'SF', unitPrice: 2 };

describe('two estimates', () => {
  it('foot: causes, categories and lines all sum to the difference of the totals', () => {
    fc.assert(
      fc.property(mergeable, mergeable, (left, right) => {
        const { difference, causes, categories, lines } = compareEstimates(left, right);
        const setByHand = causes.find(({ cause }) => cause === 'TOTAL_SET')?.amount ?? 0;
        expect(sumMoney(causes.map(({ amount }) => amount))).toBe(difference);
        expect(sumMoney([...categories.map(({ amount }) => amount), setByHand])).toBe(difference);
        expect(sumMoney([...lines.map((each) => each.difference), setByHand])).toBe(difference);
        for (const each of lines) {
          expect(sumMoney(Object.values(each.causes))).toBe(each.difference);
        }
        const half = (items: readonly LineItem[]) => items.map(({ id }) => id).toSorted();
        expect(half(lines.flatMap((each) => each.left))).toEqual(half(left.items));
        expect(half(lines.flatMap((each) => each.right))).toEqual(half(right.items));
      }),
      { numRuns: 300 },
    );
  });

  it('turn every sign when they are swapped, and added into dropped', () => {
    const swapped = (cause: DifferenceCause) =>
      cause === 'ADDED' ? 'DROPPED' : cause === 'DROPPED' ? 'ADDED' : cause;
    fc.assert(
      fc.property(mergeable, edits, fc.boolean(), mergeable, (left, edit, isEdit, other) => {
        const right = isEdit ? { ...left, items: edit(left.items) } : other;
        const there = compareEstimates(left, right);
        const back = compareEstimates(right, left);
        expect(back.difference).toBe(-there.difference || 0);
        const turned = there.causes.map(({ cause, amount, lineCount }) => ({
          cause: swapped(cause),
          amount: -amount || 0,
          lineCount,
        }));
        const inOrder = DIFFERENCE_CAUSES.flatMap((name) =>
          turned.filter(({ cause }) => cause === name),
        );
        expect(back.causes).toEqual(inOrder);
      }),
      { numRuns: 300 },
    );
  });

  it('do not differ from themselves, nor from the same lines in another order and numbered anew', () => {
    fc.assert(
      fc.property(mergeable, (one) => {
        const items = one.items
          .toReversed()
          .map((each, index) => ({ ...each, id: String(900 + index) }));
        for (const other of [one, { ...one, items }]) {
          const { isSame, difference, causes, categories } = compareEstimates(one, other);
          expect({ isSame, difference, causes, categories }).toEqual({
            isSame: true,
            difference: 0,
            causes: [],
            categories: [],
          });
        }
      }),
    );
  });
});

describe('lines of two estimates', () => {
  it('are the same work by code and room, whatever their names and numbers', () => {
    const comparison = compareEstimates(
      estimate(
        { ...WALLS, room: 'Kitchen', quantity: 400 },
        { ...WALLS, room: 'Master Bathroom', quantity: 150 },
      ),
      estimate(
        { ...WALLS, room: 'Primary bath', quantity: 160, name: 'Walls: two coats' },
        { ...WALLS, room: 'kitchen', quantity: 380 },
        { ...WALLS, room: 'Hall', quantity: 90 },
      ),
    );
    expect(groupsOf(comparison)).toEqual([
      [[], ['Paint walls']],
      [['Paint walls'], ['Paint walls']],
      [['Paint walls'], ['Walls: two coats']],
    ]);
    expect(amountOf(comparison.causes)).toEqual({ ADDED: 180, QUANTITY: -20 });
  });

  it('may be split: a line for the whole job stands for those of all rooms', () => {
    const comparison = compareEstimates(
      estimate(
        { ...WALLS, room: 'Kitchen', quantity: 400 },
        { ...WALLS, room: 'Bath', quantity: 150 },
      ),
      estimate({ ...WALLS, quantity: 600 }),
    );
    expect(comparison.lines).toMatchObject([
      { leftSide: { quantity: 550, unitPrice: 2 }, rightSide: { quantity: 600 }, unit: 'SF' },
    ]);
    expect(amountOf(comparison.causes)).toEqual({ QUANTITY: 100 });
  });

  it('may be split by somebody without a price book, told by words alone', () => {
    const comparison = compareEstimates(
      estimate({ ...WALLS, room: 'Kitchen', quantity: 400 }),
      estimate(
        {
          name: 'Painting walls, north',
          room: 'Kitchen',
          unit: 'sq. ft.',
          quantity: 150,
          unitPrice: 2,
        },
        {
          name: 'Painting walls, south',
          room: 'Kitchen',
          unit: 'SF',
          quantity: 250,
          unitPrice: 2.5,
        },
      ),
    );
    expect(comparison.lines).toHaveLength(1);
    expect(comparison.causes).toEqual([{ cause: 'PRICE', amount: 125, lineCount: 1 }]);
  });

  it('that are charges on the whole follow the rest of the work, whatever they come to', () => {
    const overhead = { name: 'Overhead and profit', unit: 'LS', tags: ['overhead-profit'] };
    const { causes } = compareEstimates(
      estimate({ ...WALLS, quantity: 100 }, { ...overhead, unitPrice: 3_470.6 }),
      estimate({ ...WALLS, quantity: 100 }, { ...overhead, unitPrice: 114.74, tax: 1 }),
    );
    expect(amountOf(causes)).toEqual({ CHARGES: -3_355.86, TAX: 1 });
  });

  it('are not doubled into a split: what stands there twice was added once', () => {
    const roof = { ...WALLS, room: 'Kitchen', quantity: 400 };
    const { causes } = compareEstimates(estimate(roof), estimate(roof, roof));
    expect(causes).toEqual([{ cause: 'ADDED', amount: 800, lineCount: 1 }]);
  });

  it('are compared in a common unit', () => {
    const shingles = { name: 'Architectural shingles', room: 'Roof' };
    const comparison = compareEstimates(
      estimate({ ...shingles, code: 'ROF-SHIN', unit: 'SQ', quantity: 22, unitPrice: 450 }),
      estimate({ ...shingles, unit: 'SF', quantity: 2400, unitPrice: 4.5 }),
    );
    expect(comparison.lines).toMatchObject([
      {
        unit: 'SF',
        leftSide: { quantity: 2200, unitPrice: 4.5 },
        rightSide: { quantity: 2400, unitPrice: 4.5 },
      },
    ]);
    expect(amountOf(comparison.causes)).toEqual({ QUANTITY: 900 });
  });

  it('that are measured differently differ in price', () => {
    const comparison = compareEstimates(
      estimate({ name: 'Demolition of kitchen', unit: 'LS', quantity: 1, unitPrice: 900 }),
      estimate({ name: 'Kitchen demolition', unit: 'SF', quantity: 150, unitPrice: 8 }),
    );
    expect(comparison.lines).toMatchObject([{ unit: null, leftSide: { quantity: null } }]);
    expect(amountOf(comparison.causes)).toEqual({ PRICE: 300 });
  });

  it.each([
    ['what is torn out and what is put in', 'Remove carpet', 'Install carpet'],
    ['works that share one word', 'Paint ceiling', 'Paint front door trim'],
  ])('are never taken for each other: %s', (_what, name, other) => {
    const both = { unit: 'SF', quantity: 100, unitPrice: 1 };
    const { causes } = compareEstimates(
      estimate({ ...both, name }),
      estimate({ ...both, name: other }),
    );
    expect(amountOf(causes)).toEqual({ ADDED: 100, DROPPED: -100 });
  });

  it('tell the finish from the price, as the price book has it', () => {
    const at = (unitPrice: number) => ({ unitPrice, unitTax: 0 });
    const finishPrices = { LOW: at(100), STANDARD: at(150), HIGH: at(250) };
    const tops = { name: 'Countertop', code: 'CTR-TOP', unit: 'SF', quantity: 10 };
    const { causes } = compareEstimates(
      estimate({ ...tops, unitPrice: 150, metadata: { finishLevel: 'STANDARD', finishPrices } }),
      estimate({ ...tops, unitPrice: 270, tax: 7, metadata: { finishLevel: 'HIGH' } }),
    );
    expect(amountOf(causes)).toEqual({ FINISH: 1000, PRICE: 200, TAX: 7 });
  });

  it('leave a total set by hand beside them', () => {
    const one = estimate({ ...WALLS, quantity: 10 });
    const { causes, categories, difference } = compareEstimates(one, { ...one, totalOverride: 99 });
    expect(causes).toEqual([{ cause: 'TOTAL_SET', amount: 79, lineCount: 0 }]);
    expect({ categories, difference }).toEqual({ categories: [], difference: 79 });
  });

  it('are matched, however many there are', () => {
    const many = (word: string) =>
      estimate(
        ...Array.from({ length: 5_000 }, (_, at) => ({
          name: `${word} walls of the long hall number ${at}`,
          room: `Room ${at}`,
          unit: 'SF',
          quantity: at,
          unitPrice: 1,
        })),
      );
    const [left, right] = [many('Paint'), many('Prime')];
    const { difference } = compareEstimates(left, right);
    expect(difference).toBe(projectTotal(right.items) - projectTotal(left.items));
  });
});
