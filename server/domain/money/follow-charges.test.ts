import { describe, expect, it } from 'vitest';
import { estimateScope } from '../../estimator/estimate-scope.ts';
import { apply } from '../../estimator/scope/apply.ts';
import { book, estimate, request } from '../../estimator/testing/estimate.ts';
import { applyEdits } from '../estimate/apply-edits.ts';
import { editLine, type EditedLine } from '../estimate/edit-lines.ts';
import type { EstimateDocument, LineItem } from '../estimate/estimate.ts';
import { followCharges } from './follow-charges.ts';
import { isSpent, lineNumbers } from '../estimate/line-numbers.ts';
import { mergeEdits } from '../estimate/merge-estimates.ts';
import { estimateTotal } from './pricing.ts';
import type { ScopePatch } from '../scope/scope-patch.ts';

const draftOf = ({ metadata, ...line }: LineItem): EditedLine => ({
  ...line,
  finishLevel: metadata.finishLevel,
});
const isNamed = (start: string) => (line: LineItem) => line.name.startsWith(start);
const lineOf = ({ items }: Pick<EstimateDocument, 'items'>, start: string): LineItem => {
  const line = items.find(isNamed(start));
  if (!line) throw new Error(`No line begins with ${start}.`);
  return line;
};
/** Saves one line changed, as a form that says nothing of what follows sends it. */
const saved = (
  document: EstimateDocument,
  id: string,
  changes: Partial<EditedLine>,
): EstimateDocument =>
  applyEdits(document, {
    items: document.items.map((line) => ({ ...draftOf(line), ...(line.id === id ? changes : {}) })),
  });

const bath = (await estimate('Remodel an 8x10 bathroom', { zip: '43215' })).document;
const wall = (await estimate('Paint the walls of a 12x14 bedroom', { zip: '43215' })).document;
const outlet = (await estimate('Replace one outlet in the kitchen', { zip: '43215' })).document;
const claim = (
  await estimate('R&R 320 SF drywall, paint 320 SF, R&R 160 SF vinyl plank, R&R 64 LF baseboard', {
    zip: '43215',
    agentKind: 'INSURANCE',
  })
).document;

describe('charges on the whole job', () => {
  it('are what they were as long as no line changes', () => {
    for (const document of [bath, wall, outlet, claim])
      expect(followCharges(document.items, document.items)).toEqual(document.items);
  });

  it.each([
    ['of a managed job', {}],
    ['of a full-service job', { delivery: 'FULL_SERVICE' }],
    ['of a bid', { agentKind: 'CONTRACTOR' }],
  ] as const)('%s are after an edit what the estimate would be priced at', async (_, terms) => {
    const asked = request('Remodel an 8x10 bathroom', { zip: '43215', ...terms });
    const { document } = await estimate(asked.instructions, asked);
    const tile = document.items.find(({ metadata }) => metadata.code === 'TIL-FLOOR');
    if (!tile || !document.scope) throw new Error('A bath has a tiled floor.');
    const patch: ScopePatch = {
      kind: 'SET_WORK',
      workId: tile.metadata.workId ?? '',
      set: [{ code: 'TIL-FLOOR', quantity: 400 }],
    };
    const { scope } = apply(document.scope, [patch], book, 'OWNER');
    const priced = estimateScope(scope, asked, book);
    const is = priced.items.find(({ metadata }) => metadata.code === 'TIL-FLOOR');
    const edited = saved(document, tile.id, { quantity: is?.quantity ?? 0 });
    expect(is?.quantity).toBeGreaterThan(tile.quantity);
    const figures = ({ items }: EstimateDocument) =>
      items
        .filter(({ metadata }) => metadata.charge)
        .map(({ name, unitPrice, details, tax }) => ({ name, unitPrice, details, tax }));
    expect(figures(document).length).toBeGreaterThan(0);
    expect(figures(edited)).toEqual(figures(priced));
    expect(edited.items.find(({ id }) => id === tile.id)?.tax).toBe(is?.tax);
    expect(estimateTotal(edited)).toBeCloseTo(estimateTotal(priced), 2);
  });

  it('say what they were, and stay once they are locked', () => {
    const overhead = lineOf(bath, 'Contractor overhead');
    const tile = bath.items.find(({ metadata }) => metadata.code === 'TIL-FLOOR');
    const more = saved(bath, tile?.id ?? '', { quantity: 300 });
    const moved = lineOf(more, 'Contractor overhead');
    expect(moved.unitPrice).toBeGreaterThan(overhead.unitPrice);
    expect(moved.metadata.charge).toMatchObject({
      isLocked: false,
      movedFrom: overhead.unitPrice,
    });
    const locked = saved(more, moved.id, { isLocked: true });
    const after = saved(locked, tile?.id ?? '', { quantity: 600 });
    expect(lineOf(after, 'Contractor overhead').unitPrice).toBe(moved.unitPrice);
    const back = saved(after, moved.id, { isLocked: false });
    expect(lineOf(back, 'Contractor overhead').unitPrice).toBeGreaterThan(moved.unitPrice);
    expect(saved(back, tile?.id ?? '', { quantity: 300 }).items).toMatchObject(
      more.items.map(({ id, unitPrice }) => ({ id, unitPrice })),
    );
  });

  it('are locked by a figure of their owner’s, also from a form that says nothing of it', () => {
    const overhead = lineOf(bath, 'Contractor overhead');
    const typed = saved(bath, overhead.id, { unitPrice: 999 });
    expect(lineOf(typed, 'Contractor overhead')).toMatchObject({
      unitPrice: 999,
      source: 'Your own price',
      metadata: { charge: { isLocked: true } },
    });
    const free = saved(typed, overhead.id, { isLocked: false });
    expect(lineOf(free, 'Contractor overhead')).toEqual({
      ...overhead,
      source: 'Price book: rules for charges on the whole job.',
      metadata: { ...overhead.metadata, charge: { ...overhead.metadata.charge, movedFrom: 999 } },
    });
  });

  it('shrink a minimum visit as its trade gets more to do, until nothing is left of it', () => {
    const minimum = lineOf(outlet, 'Minimum service charge');
    const work = outlet.items.find(({ metadata }) => metadata.code !== null);
    if (!work) throw new Error('There is an outlet.');
    const dearer = saved(outlet, work.id, { unitPrice: work.unitPrice + 5 });
    const charged = (document: EstimateDocument) =>
      lineOf(document, 'Minimum service charge').unitPrice +
      lineOf(document, 'Small-job labor').unitPrice;
    expect(lineOf(dearer, 'Minimum service charge').unitPrice).toBeLessThan(minimum.unitPrice);
    expect(charged(dearer)).toBeCloseTo(charged(outlet) - 5 * work.quantity, 2);
    const many = saved(outlet, work.id, { quantity: 20 });
    const spent = lineOf(many, 'Minimum service charge');
    expect(isSpent(spent)).toBe(true);
    expect(spent.metadata.charge?.movedFrom).toBe(minimum.unitPrice);
    expect(lineNumbers(many.items).has(spent.id)).toBe(false);
    const back = saved(many, work.id, { quantity: work.quantity });
    expect(lineOf(back, 'Minimum service charge').unitPrice).toBe(minimum.unitPrice);
  });

  it('of a claim follow the repair, whatever was joined into one line', () => {
    const overhead = lineOf(claim, 'Overhead');
    const drywall = lineOf(claim, 'R&R');
    const twice = saved(claim, drywall.id, { quantity: drywall.quantity * 2 });
    const added = drywall.quantity * drywall.unitPrice;
    expect(lineOf(twice, 'Overhead').unitPrice).toBeCloseTo(overhead.unitPrice + 0.1 * added, 1);
    expect(twice.claim?.rcv).toBe(estimateTotal(twice));
  });

  it('are in nobody’s way where two change different lines', () => {
    const [first, second] = bath.items;
    if (!first || !second) throw new Error('A bath has lines.');
    const mine = saved(bath, first.id, { quantity: first.quantity * 3 });
    const theirs = saved(bath, second.id, { quantity: second.quantity * 3 });
    const { merged, conflicts } = mergeEdits(bath, mine, theirs);
    expect(conflicts).toEqual([]);
    const both = saved(mine, second.id, { quantity: second.quantity * 3 });
    expect(lineOf(merged, 'Contractor overhead').unitPrice).toBe(
      lineOf(both, 'Contractor overhead').unitPrice,
    );
    const locked = saved(bath, lineOf(bath, 'Contractor overhead').id, { unitPrice: 1_000 });
    const kept = mergeEdits(bath, mine, locked).merged;
    expect(lineOf(kept, 'Contractor overhead').unitPrice).toBe(1_000);
  });
});

describe('the tax of a line', () => {
  const tile = bath.items.find(({ metadata }) => metadata.code === 'TIL-FLOOR') ?? bath.items[0];
  if (!tile) throw new Error('A bath has lines.');
  const untaxed = tile.quantity * tile.unitPrice;

  it.each([
    ['the quantity', { quantity: tile.quantity * 2 }, 2],
    ['the unit price', { unitPrice: tile.unitPrice * 3 }, 3],
    ['both', { quantity: tile.quantity * 2, unitPrice: tile.unitPrice * 2 }, 4],
    ['nothing', { quantity: 0 }, 0],
  ])('moves with %s', (_, changes, times) => {
    expect(editLine(tile, changes).tax).toBeCloseTo(tile.tax * times, 1);
  });

  it('comes back exactly after a quantity of nothing', () => {
    const none = editLine(tile, { quantity: 0 });
    expect(editLine(none, { quantity: tile.quantity }).tax).toBe(tile.tax);
  });

  it('stays once it is typed, until it follows again', () => {
    const typed = editLine(tile, { tax: 77 });
    expect(typed.metadata.taxByHand).toBe(true);
    const more = editLine(typed, { quantity: tile.quantity * 2 });
    expect(more).toMatchObject({ tax: 77, metadata: { taxByHand: true } });
    const free = editLine(more, { taxByHand: false });
    expect(free.tax).toBe(editLine(tile, { quantity: tile.quantity * 2 }).tax);
    expect(free.metadata.taxByHand).toBe(false);
  });

  it('is held where somebody says so, and follows what an own line has', () => {
    const held = editLine(tile, { quantity: tile.quantity * 2, tax: tile.tax, taxByHand: true });
    expect(held).toMatchObject({ tax: tile.tax, metadata: { taxByHand: true } });
    const own = { ...tile, unitPrice: 50, tax: 4, quantity: 2 };
    own.metadata = { ...tile.metadata, code: null, taxRate: null, finishPrices: null };
    expect(editLine(own, { quantity: 4 }).tax).toBe(8);
  });

  it('is merged as what follows, and collides only where both typed it', () => {
    const save = (changes: Partial<EditedLine>) => saved(bath, tile.id, changes);
    const [mine, theirs] = [save({ quantity: 200 }), save({ unitPrice: 30 })];
    const { merged, conflicts } = mergeEdits(bath, mine, theirs);
    expect(conflicts).toEqual([]);
    const line = merged.items.find(({ id }) => id === tile.id);
    expect(line?.tax).toBeCloseTo((tile.tax / untaxed) * 200 * 30, 1);
    const typed = mergeEdits(bath, save({ tax: 5 }), save({ tax: 6 }));
    expect(typed.conflicts).toMatchObject([{ field: 'tax', mine: 5, theirs: 6 }]);
    const held = mergeEdits(bath, mine, save({ tax: 6 })).merged;
    expect(held.items.find(({ id }) => id === tile.id)).toMatchObject({ quantity: 200, tax: 6 });
  });
});
