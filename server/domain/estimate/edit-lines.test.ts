import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edits, lines } from '../../testing/estimate-arbitraries.ts';
import {
  applyEditedLines,
  editLine,
  ENTERED_BY_YOU,
  haveSameNumbers,
  newLine,
  YOUR_OWN_PRICE,
} from './edit-lines.ts';
import { nextLineId } from './line-ids.ts';
import { toNumber } from '../money/to-number.ts';
import type { LineItem } from './estimate.ts';
import { lineTotal } from '../money/pricing.ts';

const finishPrices = {
  LOW: { unitPrice: 10, unitTax: 0.3 },
  STANDARD: { unitPrice: 20, unitTax: 0.6 },
  HIGH: { unitPrice: 40, unitTax: 1.2 },
};

/** 5 × 20 + 3 = 103. */
const line = (changes: Partial<LineItem['metadata']> = {}): LineItem => ({
  ...newLine('3'),
  name: 'Faucet',
  quantity: 5,
  unitPrice: 20,
  tax: 3,
  category: 'Plumbing',
  tags: ['Plumbing', 'install'],
  source: 'Price book 2026.11, standard finish, US average; cross-checked',
  metadata: {
    ...newLine('3').metadata,
    code: 'PLB-FAUCET',
    formula: 'N',
    basis: 'DEFAULT',
    low: 92.7,
    high: 123.6,
    confidence: 'A',
    finishLevel: 'STANDARD',
    finishPrices,
    ...changes,
  },
});

describe('numbers as typed', () => {
  it.each([
    [12, 12],
    ['12', 12],
    [' 1,234.50 ', 1234.5],
    ['$1,234', 1234],
    ['(12.50)', -12.5],
    ['-3', -3],
    ['.5', 0.5],
    ['1e3', 1000],
    ['', 0],
    ['abc', 0],
    ['12 boxes', 0],
    ['0x10', 0],
    ['1,5', 0],
    ['Infinity', 0],
    [Number.NaN, 0],
    [null, 0],
    [undefined, 0],
    [[7], 0],
    [true, 0],
  ])('reads %j as %d', (typed, number) => {
    expect(toNumber(typed)).toBe(number);
  });
});

describe('ids of new lines', () => {
  it('are the highest plus 1', () => {
    expect(nextLineId([])).toBe('1');
    expect(nextLineId([{ id: '9' }, { id: '10' }, { id: '2' }])).toBe('11');
  });

  it('stay within nine digits', () => {
    expect(nextLineId([{ id: '999999999' }, { id: '1' }])).toBe('2');
  });
});

describe('a new line', () => {
  it('counts one of something that costs nothing yet', () => {
    const { quantity, unit, unitPrice, tax, source, metadata } = newLine('7');
    const { rooms, bases, taxByHand, ...others } = metadata;
    expect({ quantity, unit, unitPrice, tax, source }).toEqual({
      quantity: 1,
      unit: 'EA',
      unitPrice: 0,
      tax: 0,
      source: YOUR_OWN_PRICE,
    });
    expect({ rooms, bases, taxByHand }).toEqual({ rooms: [], bases: [], taxByHand: false });
    expect(Object.values(others).every((value) => value === null)).toBe(true);
  });
});

describe('editing a line', () => {
  it('leaves it as it was when nothing is changed', () => {
    expect(editLine(line(), {})).toEqual(line());
    expect(editLine(line(), { ...line(), finishLevel: 'STANDARD' })).toMatchObject({
      source: line().source,
      metadata: line().metadata,
    });
  });

  it('takes an entered quantity as stated, and moves the range with the total', () => {
    const edited = editLine(line({ quantityFrom: 'plan.pdf, page 2' }), { quantity: 10 });
    expect(lineTotal(edited)).toBe(206);
    expect(edited.metadata).toMatchObject({
      basis: 'STATED',
      formula: ENTERED_BY_YOU,
      quantityFrom: null,
      low: 185.4,
      high: 247.2,
      confidence: 'A',
      finishLevel: 'STANDARD',
    });
    expect(edited.source).toBe(line().source);
  });

  it('takes an entered price as the owner’s, whose range nobody knows', () => {
    const edited = editLine(line(), { unitPrice: 25 });
    expect(edited).toMatchObject({ unitPrice: 25, tax: 3.75, source: YOUR_OWN_PRICE });
    expect(edited.metadata).toMatchObject({
      finishLevel: null,
      confidence: null,
      low: null,
      high: null,
      finishPrices,
      basis: 'DEFAULT',
    });
  });

  it('knows a price of one of its finish levels', () => {
    const edited = editLine(line(), { unitPrice: 40, tax: 6 });
    expect(edited.metadata).toMatchObject({ finishLevel: 'HIGH', confidence: 'A' });
    expect(edited.source).toContain('high-end finish');
  });

  it('switches the finish with price and tax, and back to the very same line', () => {
    const high = editLine(line(), { finishLevel: 'HIGH' });
    expect(high).toMatchObject({ unitPrice: 40, tax: 6 });
    expect(editLine(high, { finishLevel: 'STANDARD' })).toEqual(line());
    expect(editLine(line({ finishPrices: null }), { finishLevel: 'HIGH' })).toEqual(
      line({ finishPrices: null }),
    );
  });

  it('finds its way from an own price to a finish level', () => {
    const own = editLine(line(), { unitPrice: 25 });
    const low = editLine(own, { finishLevel: 'LOW' });
    expect(low).toMatchObject({ unitPrice: 10, tax: 1.5, source: 'Price book, low-end finish' });
  });

  it('lets a typed price win over a wished level', () => {
    const edited = editLine(line(), { unitPrice: 33, finishLevel: 'HIGH' });
    expect(edited).toMatchObject({ unitPrice: 33, source: YOUR_OWN_PRICE });
    expect(edited.metadata.finishLevel).toBeNull();
  });

  it('drops the finish prices with the unit they were for', () => {
    const edited = editLine(line(), { unit: 'SF' });
    expect(edited.metadata).toMatchObject({
      finishPrices: null,
      finishLevel: null,
      basis: 'STATED',
    });
  });

  it('scales what age has taken and what the line is made of', () => {
    const claim = {
      removalCode: null,
      age: 5,
      isAgeAssumed: true,
      life: 20,
      depreciationRate: 0.25,
      depreciation: 10.3,
      isRecoverable: true,
      acv: 92.7,
    };
    const edited = editLine(line({ claim, cost: { labor: 60, material: 40, equipment: 0 } }), {
      quantity: 10,
      tax: 6,
    });
    expect(edited.metadata.claim).toMatchObject({ depreciation: 20.6, acv: 185.4 });
    expect(edited.metadata.cost).toEqual({ labor: 120, material: 80, equipment: 0 });
  });

  it('rounds prices of one unit to four decimals, amounts to cents', () => {
    expect(editLine(line(), { unitPrice: 1.00449, tax: 0.129 })).toMatchObject({
      unitPrice: 1.0045,
      tax: 0.13,
    });
  });
});

describe('drafts of a form', () => {
  const draft = (changes: object = {}) => {
    const { id, name, details, quantity, unit, unitPrice, tax, category } = line();
    return { id, name, details, quantity, unit, unitPrice, tax, category, ...changes };
  };

  it('keep what the server knows of their line, and of the one they were copied from', () => {
    const [same, copy] = applyEditedLines([line()], [draft(), draft({ id: '4', copyOf: '3' })]);
    expect(same).toEqual(line());
    expect(copy).toEqual({ ...line(), id: '4' });
  });

  it('are lines of the owner when nobody knows them', () => {
    const [own] = applyEditedLines(
      [line()],
      [draft({ id: '9', copyOf: '77', finishLevel: 'HIGH' })],
    );
    expect(own).toMatchObject({ name: 'Faucet', unitPrice: 20, source: YOUR_OWN_PRICE, tags: [] });
    expect(own?.metadata.code).toBeNull();
  });

  it('are another line when name, price and category are: ids of removed lines come again', () => {
    const other = draft({ name: 'Bidet', unitPrice: 640, category: '' });
    const [own] = applyEditedLines([line()], [other]);
    expect(own).toMatchObject({ name: 'Bidet', source: YOUR_OWN_PRICE, tags: [] });
    const [renamed] = applyEditedLines([line()], [draft({ name: 'Bidet', unitPrice: 640 })]);
    expect(renamed?.metadata.code).toBe('PLB-FAUCET');
  });

  it('cannot bring metadata of their own', () => {
    const [same] = applyEditedLines([line()], [draft({ source: 'Mine', metadata: {} })]);
    expect(same).toEqual(line());
  });
});

describe('whatever is edited', () => {
  it('every total is quantity × price + tax, to the cent', () => {
    fc.assert(
      fc.property(lines, edits, (before, edit) => {
        for (const { quantity, unitPrice, tax, ...edited } of edit(before)) {
          const exact = quantity * unitPrice + tax;
          expect(Math.abs(lineTotal({ quantity, unitPrice, tax }) - exact)).toBeLessThanOrEqual(
            0.0051,
          );
          expect(edited.metadata.low ?? 0).toBeLessThanOrEqual(edited.metadata.high ?? 0);
        }
      }),
    );
  });

  it('ids stay unique', () => {
    fc.assert(
      fc.property(lines, edits, (before, edit) => {
        const ids = edit(before).map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  it('the order of lines is no change of numbers', () => {
    fc.assert(
      fc.property(lines, (all) => {
        expect(haveSameNumbers(all, all.toReversed())).toBe(true);
      }),
    );
  });
});
