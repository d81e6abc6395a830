import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { estimate } from '../../estimator/testing/estimate.ts';
import { documentWith, edits, lines } from '../../testing/estimate-arbitraries.ts';
import { applyEdits } from './apply-edits.ts';
import { editLine, type EditedLine, newLine } from './edit-lines.ts';
import { nextLineId } from './line-ids.ts';
import { type EstimateDocument, estimateDocumentSchema, type LineItem } from './estimate.ts';
import { sumMoney } from '../money/money.ts';
import { estimateTotal, lineTotal, projectTotal } from '../money/pricing.ts';
import { refigure } from './refigure.ts';

const draftOf = (line: LineItem): EditedLine => {
  const { id, name, details, quantity, unit, unitPrice, tax, category } = line;
  return { id, name, details, quantity, unit, unitPrice, tax, category };
};

/** Refigures the document as the form sends it after changing each line. */
const editAll = (document: EstimateDocument, change: (line: LineItem) => LineItem) =>
  refigure(document, { ...document, items: document.items.map(change) });

let home: EstimateDocument;
let claim: EstimateDocument;
let bid: EstimateDocument;
beforeAll(async () => {
  home = (await estimate('Full kitchen remodel 12x14', { zip: '60601' })).document;
  claim = (
    await estimate(
      'Water damage: R&R 1/2" drywall 320 SF, R&R carpet and pad 200 SF, paint walls. Deductible $500.',
      { agentKind: 'INSURANCE', zip: '60601' },
    )
  ).document;
  bid = (await estimate('Hall bath 5x8 gut remodel', { agentKind: 'CONTRACTOR', zip: '94110' }))
    .document;
});
const all = () => [home, claim, bid];

describe('figures around unchanged lines', () => {
  it('stay exactly what the estimator worked out', () => {
    for (const document of all()) {
      expect(refigure(document, { ...document, items: [...document.items] })).toEqual(document);
      const unchanged = { title: document.title, items: document.items.map(draftOf) };
      expect(applyEdits(document, unchanged)).toEqual(document);
      expect(applyEdits(document, {})).toEqual(document);
    }
  });
});

describe('figures around changed lines', () => {
  it('keep the range as wide as it was, in proportion', () => {
    const doubled = editAll(home, (line) =>
      editLine(line, { quantity: line.quantity * 2, tax: line.tax * 2 }),
    );
    const factor = estimateTotal(doubled) / estimateTotal(home);
    expect(doubled.range.low / home.range.low).toBeCloseTo(factor, 4);
    expect(doubled.range.high / home.range.high).toBeCloseTo(factor, 4);
    expect(doubled.deliveryTotals?.gcManaged).toBe(projectTotal(doubled.items));
    const ratio = (home.deliveryTotals?.tradeDirect ?? 0) / (home.deliveryTotals?.gcManaged ?? 1);
    expect(
      (doubled.deliveryTotals?.tradeDirect ?? 0) / (doubled.deliveryTotals?.gcManaged ?? 1),
    ).toBeCloseTo(ratio, 4);
  });

  it('leave the totals of the finish levels alone when lines only switch between them', () => {
    const high = editAll(home, (line) => editLine(line, { finishLevel: 'HIGH' }));
    expect(estimateTotal(high)).toBeGreaterThan(estimateTotal(home));
    // Tax is rounded line by line, so a cent may move.
    expect(high.finishTotals?.low).toBeCloseTo(home.finishTotals?.low ?? 0, 0);
    expect(high.finishTotals?.standard).toBeCloseTo(home.finishTotals?.standard ?? 0, 0);
    expect(high.finishTotals?.high).toBeCloseTo(home.finishTotals?.high ?? 0, 0);
  });

  it('take depreciation at the rate of each line from a claim', () => {
    const doubled = editAll(claim, (line) =>
      editLine(line, { quantity: line.quantity * 2, tax: line.tax * 2 }),
    );
    const [before, after] = [claim.claim, doubled.claim];
    if (!before || !after) throw new Error('A claim has figures.');
    expect(before.recoverableDepreciation).toBeGreaterThan(0);
    expect(after.rcv).toBe(estimateTotal(doubled));
    expect(after.recoverableDepreciation).toBeCloseTo(2 * before.recoverableDepreciation, 1);
    expect(after.acv).toBe(
      sumMoney([after.rcv, -after.recoverableDepreciation, -after.nonRecoverableDepreciation]),
    );
    expect(after.deductible).toBe(500);
    expect(after.net).toBe(sumMoney([after.acv, -500]));
  });

  it('split the price of a bid into what its lines are made of', () => {
    const own = { ...newLine(nextLineId(bid.items)), name: 'Heated floor', unitPrice: 2_000 };
    const edited = refigure(bid, { ...bid, items: [...bid.items, own] });
    if (!bid.bid || !edited.bid) throw new Error('A bid has figures.');
    const { labor, material, equipment } = edited.bid;
    expect(labor).toBeGreaterThan(bid.bid.labor);
    expect(sumMoney([labor, material, equipment])).toBe(
      sumMoney([bid.bid.labor, bid.bid.material, bid.bid.equipment, 2_000]),
    );
    expect(edited.bid.price).toBe(estimateTotal(edited));
    expect(edited.bid.directCost).toBeGreaterThan(bid.bid.directCost);
    expect(edited.bid.markupRate).toBeCloseTo(
      (edited.bid.price - edited.bid.tax) / edited.bid.directCost - 1,
      3,
    );
  });

  it('pay the whole price in its steps, and never raise a deposit that a state caps', () => {
    const doubled = editAll(bid, (line) => editLine(line, { quantity: line.quantity * 2 }));
    const [before, after] = [bid.bid?.paymentSchedule ?? [], doubled.bid?.paymentSchedule ?? []];
    expect(bid.bid?.depositNote).toContain('CA');
    expect(after[0]?.amount).toBe(before[0]?.amount);
    expect(sumMoney(after.map(({ amount }) => amount))).toBe(estimateTotal(doubled));
  });

  it('follow the lines of an allowance, and drop it with the last of them', () => {
    const [allowance] = bid.bid?.allowances ?? [];
    if (!allowance) throw new Error('A bath has allowances.');
    const isMeant = ({ metadata }: LineItem) => metadata.code === allowance.code;
    const doubled = editAll(bid, (line) =>
      isMeant(line) ? editLine(line, { quantity: line.quantity * 2 }) : line,
    );
    const found = doubled.bid?.allowances.find(({ code }) => code === allowance.code);
    expect(found?.quantity).toBe(allowance.quantity * 2);
    expect(found?.amount).toBeCloseTo(allowance.amount * 2, 2);
    const without = refigure(bid, { ...bid, items: bid.items.filter((line) => !isMeant(line)) });
    expect(without.bid?.allowances.map(({ code }) => code)).not.toContain(allowance.code);
  });
});

describe('a total set by hand', () => {
  it('stands over the lines until one of their numbers changes', () => {
    for (const document of all()) {
      const set = applyEdits(document, { totalOverride: 9_000 });
      expect(estimateTotal(set)).toBe(9_000);
      expect(set.range.high / set.range.low).toBeCloseTo(
        document.range.high / document.range.low,
        3,
      );
      const renamed = applyEdits(set, {
        items: set.items.map((line) => ({ ...draftOf(line), name: 'Else' })),
      });
      expect(estimateTotal(renamed)).toBe(9_000);
      const [first, ...rest] = set.items.map(draftOf);
      const edited = applyEdits(set, {
        items: first ? [{ ...first, quantity: first.quantity + 1 }, ...rest] : rest,
      });
      expect(edited.totalOverride).toBeNull();
      expect(estimateTotal(edited)).toBe(projectTotal(edited.items));
      const cleared = applyEdits(set, { totalOverride: null });
      expect(estimateTotal(cleared)).toBe(estimateTotal(document));
      expect(cleared.range.low / document.range.low).toBeCloseTo(1, 4);
    }
  });

  it('is none when it is what the lines add up to', () => {
    expect(applyEdits(home, { totalOverride: projectTotal(home.items) }).totalOverride).toBeNull();
  });
});

describe('an estimate without lines', () => {
  it('has no range and no class, and takes lines again', () => {
    for (const document of all()) {
      const empty = applyEdits(document, { items: [] });
      expect(empty).toMatchObject({ range: { low: 0, high: 0 }, accuracyClass: null });
      const line = { ...draftOf(newLine('1')), name: 'Sink', unitPrice: 100 };
      const again = applyEdits(empty, { items: [line] });
      expect(estimateTotal(again)).toBe(100);
      expect(again.range).toEqual({ low: 100, high: 100 });
      expect(estimateDocumentSchema.safeParse(again).success).toBe(true);
    }
  });
});

describe('whatever is edited', () => {
  it('the document stays valid and its total is the sum of its lines', () => {
    fc.assert(
      fc.property(edits, fc.constantFrom(0, 1, 2), (edit, which) => {
        const document = all()[which] ?? home;
        const edited = refigure(document, { ...document, items: edit(document.items) });
        expect(estimateDocumentSchema.safeParse(edited).error).toBeUndefined();
        expect(estimateTotal(edited)).toBe(sumMoney(edited.items.map(lineTotal)));
        expect(edited.range.low).toBeLessThanOrEqual(edited.range.high);
      }),
      { numRuns: 60 },
    );
  });

  it('holds for amounts as large as an estimate may have', () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 1, max: 5 }), (items, more) => {
        const document = documentWith(items, { range: { low: 1, high: 900_000_000 * more } });
        const edited = applyEdits(document, { totalOverride: 1e9 });
        expect(estimateDocumentSchema.safeParse(edited).error).toBeUndefined();
      }),
    );
  });
});
