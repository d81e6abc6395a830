import { describe, expect, it } from 'vitest';
import { estimate } from '../../estimator/testing/estimate.ts';
import { applyEdits } from './apply-edits.ts';
import { diffEstimates } from './diff-estimates.ts';
import { editLine, type EditedLine, newLine, YOUR_OWN_PRICE } from './edit-lines.ts';
import { nextLineId } from './line-ids.ts';
import type { EstimateDocument, LineItem } from './estimate.ts';
import { mergeReestimate } from './merge-reestimate.ts';
import { estimateTotal, projectTotal } from '../money/pricing.ts';

const BATH = 'Hall bathroom 5x8 gut remodel: new tub, toilet, vanity, tile floor, paint';
const priced = async (text: string, more = {}) => (await estimate(text, more)).document;

const find = ({ items }: Pick<EstimateDocument, 'items'>, code: string): LineItem => {
  const line = items.find(({ metadata }) => metadata.code === code);
  if (!line) throw new Error(`There is no ${code}.`);
  return line;
};

const edited = (document: EstimateDocument, code: string, changes: Partial<EditedLine>) =>
  applyEdits(document, {
    items: document.items.map(({ metadata, ...line }) => ({
      ...line,
      ...(metadata.code === code && changes),
    })),
  });

describe('an estimate priced anew', () => {
  it('is what was priced when its owner had edited nothing, under the ids it had', async () => {
    const base = await priced(BATH);
    const fresh = await priced(
      'Hall bathroom 6x9 gut remodel: new tub, toilet, tile floor. No painting.',
    );
    const { document, isMerged, priced: again } = mergeReestimate(base, base, fresh);
    expect(isMerged).toBe(false);
    expect(again).toBe(document);
    expect(estimateTotal(document)).toBe(estimateTotal(fresh));
    expect(find(document, 'TIL-FLOOR').id).toBe(find(base, 'TIL-FLOOR').id);
    expect(diffEstimates(base, document).dropped.map(({ metadata }) => metadata.code)).toContain(
      'PNT-WALL',
    );
  });

  it('keeps a price, a quantity and a name its owner gave, and a line of their own', async () => {
    const base = await priced(BATH);
    const withPrice = edited(base, 'TIL-FLOOR', { unitPrice: 99 });
    const withWords = edited(withPrice, 'PLB-TOILET', { name: 'Wall-hung toilet', quantity: 2 });
    const own = editLine(newLine(nextLineId(base.items)), { name: 'Bidet', unitPrice: 640 });
    const mine = applyEdits(withWords, { items: [...withWords.items, own] });
    const fresh = await priced(`${BATH}. Add 6 recessed lights.`);
    const { document, isMerged } = mergeReestimate(base, mine, fresh);
    expect(isMerged).toBe(true);
    expect(find(document, 'TIL-FLOOR')).toMatchObject({ unitPrice: 99, source: YOUR_OWN_PRICE });
    expect(find(document, 'PLB-TOILET')).toMatchObject({ name: 'Wall-hung toilet', quantity: 2 });
    expect(document.items.find(({ name }) => name === 'Bidet')).toMatchObject({ unitPrice: 640 });
    expect(find(document, 'ELE-RECESS').quantity).toBe(6);
    expect(estimateTotal(document)).toBe(projectTotal(document.items));
  });

  it('takes new prices for another finish, but not for what its owner priced', async () => {
    const base = await priced(BATH);
    const mine = edited(base, 'TIL-FLOOR', { unitPrice: 99 });
    const fresh = await priced(BATH, { finishLevel: 'HIGH' });
    const { document } = mergeReestimate(base, mine, fresh);
    expect(find(document, 'TIL-FLOOR').unitPrice).toBe(99);
    expect(find(document, 'CAB-VAN36').unitPrice).toBe(find(fresh, 'CAB-VAN36').unitPrice);
  });

  it('does the same twice over: edits outlive every refinement', async () => {
    const base = await priced(BATH);
    const mine = edited(base, 'TIL-FLOOR', { unitPrice: 99 });
    const first = mergeReestimate(base, mine, await priced(`${BATH}. Add 6 recessed lights.`));
    const second = mergeReestimate(
      first.priced,
      first.document,
      await priced(`${BATH}. Add 8 recessed lights.`),
    );
    expect(find(second.document, 'TIL-FLOOR').unitPrice).toBe(99);
    expect(find(second.document, 'ELE-RECESS').quantity).toBe(8);
  });

  it('drops what an instruction takes out only when told to', async () => {
    const base = await priced(BATH);
    const mine = edited(base, 'PNT-WALL', { quantity: 200 });
    const fresh = await priced('Hall bathroom 5x8 gut remodel: new tub, toilet. No painting.');
    const codesOf = (options: object) =>
      mergeReestimate(base, mine, fresh, options).document.items.map(
        ({ metadata }) => metadata.code,
      );
    expect(codesOf({})).toContain('PNT-WALL');
    expect(codesOf({ removedByThem: 'DROP' })).not.toContain('PNT-WALL');
  });

  it('lets the total follow the lines once they changed under it', async () => {
    const base = await priced(BATH);
    const mine = applyEdits(base, { totalOverride: 12_000 });
    const same = mergeReestimate(base, mine, await priced(BATH));
    expect(estimateTotal(same.document)).toBe(12_000);
    const fresh = await priced(`${BATH}. Add 6 recessed lights.`);
    expect(estimateTotal(mergeReestimate(base, mine, fresh).document)).toBe(estimateTotal(fresh));
  });
});

describe('an estimate priced anew from a corrected scope', () => {
  const ofWork = (document: EstimateDocument, workId: string): EstimateDocument => ({
    ...document,
    items: document.items.map((line) => ({ ...line, metadata: { ...line.metadata, workId } })),
  });
  const PAINT = 'Repaint my 12x14 bedroom, walls only';

  it('keeps the edits of a line whose size changed, by its work and code', async () => {
    const base = ofWork(await priced(PAINT), 'w1');
    const mine = edited(base, 'PNT-WALL', { name: 'Two coats of eggshell', unitPrice: 5 });
    const fresh = ofWork(await priced('Repaint my 16x20 bedroom, walls only'), 'w1');
    const { document } = mergeReestimate(base, mine, fresh, { isSameScope: true });
    const line = find(document, 'PNT-WALL');
    expect(line).toMatchObject({ name: 'Two coats of eggshell', unitPrice: 5 });
    expect(line.id).toBe(find(base, 'PNT-WALL').id);
    expect(line.quantity).toBe(find(fresh, 'PNT-WALL').quantity);
    expect(line.quantity).toBeGreaterThan(find(base, 'PNT-WALL').quantity);
  });

  it('gives work that was dropped and added again none of the edits', async () => {
    const base = ofWork(await priced(PAINT), 'w1');
    const mine = edited(base, 'PNT-WALL', { unitPrice: 5 });
    const fresh = ofWork(await priced(PAINT), 'w2');
    const { document } = mergeReestimate(base, mine, fresh, {
      isSameScope: true,
      removedByThem: 'DROP',
    });
    const walls = document.items.filter(({ metadata }) => metadata.code === 'PNT-WALL');
    expect(walls).toHaveLength(1);
    expect(walls[0]).toMatchObject({ unitPrice: find(fresh, 'PNT-WALL').unitPrice });
    expect(walls[0]?.id).not.toBe(find(base, 'PNT-WALL').id);
  });

  it('matches what is of no work, such as charges, by what it is', async () => {
    const base = await priced(BATH);
    const charge = base.items.find(({ metadata }) => metadata.workId === null);
    const fresh = await priced(`${BATH}. Add 6 recessed lights.`);
    const { document } = mergeReestimate(base, base, fresh, { isSameScope: true });
    const kept = document.items.find(({ name }) => name === charge?.name);
    expect(kept?.id).toBe(charge?.id);
  });
});
