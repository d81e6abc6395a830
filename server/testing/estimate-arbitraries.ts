// Estimates and edits of them for property tests: cents and quantities as people enter them.
import fc from 'fast-check';
import { editLine, type LineChanges, newLine } from '../domain/estimate/edit-lines.ts';
import { nextLineId } from '../domain/estimate/line-ids.ts';
import type { EstimateDocument, LineItem } from '../domain/estimate/estimate.ts';
import type { Mergeable } from '../domain/estimate/merge-estimates.ts';

const cents = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((value) => value / 100);
const quantity = fc.integer({ min: 0, max: 5_000 }).map((tenths) => tenths / 10);
const word = fc.constantFrom('Paint walls', 'Tile floor', 'Vanity', 'Door', 'Outlet', 'Haul-off');
const code = fc.option(fc.constantFrom('PNT-WALL', 'TIL-FLOOR', 'CAB-VAN36', 'DOR-INT'));
const room = fc.option(fc.constantFrom('Kitchen', 'Bath', 'Hall'));

const finishPrices = cents(500).chain((low) =>
  fc.tuple(cents(500), cents(500)).map(([more, most]) => ({
    LOW: { unitPrice: low, unitTax: low * 0.03 },
    STANDARD: { unitPrice: low + more, unitTax: (low + more) * 0.03 },
    HIGH: { unitPrice: low + more + most, unitTax: (low + more + most) * 0.03 },
  })),
);

const pricedLine = fc
  .record({
    word,
    code,
    room,
    quantity,
    unitPrice: cents(2_000),
    tax: cents(200),
    finishPrices: fc.option(finishPrices),
  })
  .map(({ word: name, code: item, room: place, finishPrices: prices, ...numbers }): LineItem => ({
    ...newLine('1'),
    ...numbers,
    name,
    category: 'Painting',
    source: 'Price book 2026.11, standard finish, US average',
    unitPrice: prices?.STANDARD.unitPrice ?? numbers.unitPrice,
    metadata: {
      ...newLine('1').metadata,
      code: item,
      room: place,
      rooms: place === null ? [] : [place],
      basis: 'DEFAULT',
      formula: 'L x W',
      confidence: 'B',
      low: 1,
      high: 2,
      finishPrices: prices,
      finishLevel: prices && 'STANDARD',
    },
  }));

/** 0 to 12 lines numbered from 1. */
export const lines = fc
  .array(pricedLine, { maxLength: 12 })
  .map((all) => all.map((line, index) => ({ ...line, id: String(index + 1) })));

export const mergeable: fc.Arbitrary<Mergeable> = fc.record({
  title: fc.constantFrom('Kitchen', 'Bath', 'House'),
  items: lines,
  futureActions: fc.uniqueArray(fc.constantFrom('Measure', 'Ask for bids', 'Choose tile'), {
    maxLength: 3,
  }),
  totalOverride: fc.option(cents(10_000)),
});

const change: fc.Arbitrary<LineChanges> = fc.oneof(
  quantity.map((value) => ({ quantity: value })),
  cents(2_000).map((value) => ({ unitPrice: value })),
  cents(200).map((value) => ({ tax: value })),
  fc.constantFrom('New name', 'Other name').map((name) => ({ name })),
  fc.constantFrom('LOW' as const, 'HIGH' as const).map((finishLevel) => ({ finishLevel })),
);

type Edit = (lines: LineItem[]) => LineItem[];

/** Changing, removing, adding and duplicating lines, as a person does one after the other. */
const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(fc.nat(), change).map(
    ([at, changes]): Edit =>
      (all) =>
        all.map((line, index) => (index === at % all.length ? editLine(line, changes) : line)),
  ),
  fc.nat().map(
    (at): Edit =>
      (all) =>
        all.filter((_line, index) => index !== at % all.length),
  ),
  change.map((changes): Edit => (all) => [...all, editLine(newLine(nextLineId(all)), changes)]),
  fc.nat().map(
    (at): Edit =>
      (all) =>
        all.flatMap((line, index) =>
          index === at % all.length ? [line, { ...line, id: nextLineId(all) }] : [line],
        ),
  ),
);

export const edits: fc.Arbitrary<Edit> = fc
  .array(edit, { maxLength: 6 })
  .map((all) => (before) => all.reduce((items, next) => next(items), before));

/** A whole document around lines, with every figure a home project, a claim or a bid may carry. */
export const documentWith = (
  items: LineItem[],
  more: Partial<EstimateDocument> = {},
): EstimateDocument => ({
  title: 'Estimate',
  projectName: 'House',
  reasoning: '',
  futureActions: [],
  questions: [],
  assumptions: [],
  exclusions: [],
  warnings: [],
  range: { low: 0, high: 0 },
  accuracyClass: 'CLASS_4',
  delivery: 'GC_MANAGED',
  finishLevel: 'STANDARD',
  deliveryTotals: null,
  finishTotals: null,
  claim: null,
  bid: null,
  items,
  scope: null,
  totalOverride: null,
  currency: 'USD',
  workflow: 'HOME_PROJECT',
  propertyType: 'RESIDENTIAL',
  peril: null,
  location: '94110',
  version: 'test',
  generatedAt: '2026-11-21T12:00:00.000Z',
  ...more,
});
