import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../domain/estimate/apply-edits.ts';
import type { EditedLine } from '../../domain/estimate/edit-lines.ts';
import type { EstimateDocument, LineItem } from '../../domain/estimate/estimate.ts';
import { isSpent } from '../../domain/estimate/line-numbers.ts';
import { sharedDocument } from '../../domain/estimate/shared-document.ts';
import { sumMoney } from '../../domain/money/money.ts';
import type { Work } from '../../domain/scope/scope-of-work.ts';
import { STORED_ESTIMATE } from '../../domain/stored-documents.ts';
import { estimateScope } from '../estimate-scope.ts';
import type { EstimateRequest } from '../estimate-request.ts';
import { assembly, book, placeOf, row, scopeOf, workOf } from '../scope/testing/scope.ts';
import { request } from '../testing/estimate.ts';

const NAME = 'Small-job labor';

/** An estimate of works in one bedroom, at national prices. */
const priced = (
  works: readonly Partial<Work>[],
  terms: Partial<EstimateRequest> = {},
): EstimateDocument =>
  estimateScope(
    scopeOf({
      places: [placeOf('p1', 'bedroom', { lengthFt: 14, widthFt: 12, basis: 'STATED' })],
      work: works.map((work, index) => workOf(`w${index + 2}`, 'p1', work)),
    }),
    request('', terms),
    book,
  );
const rows = (...does: Work['does'][]): Partial<Work>[] => does.map((each) => ({ does: each }));

const lineOf = ({ items }: EstimateDocument, name: string): LineItem | undefined =>
  items.find((line) => line.name.startsWith(name));
const amountOf = (document: EstimateDocument): number => lineOf(document, NAME)?.unitPrice ?? 0;

/** Saves the first line changed. */
const saved = (document: EstimateDocument, changes: Partial<EditedLine>): EstimateDocument =>
  applyEdits(document, {
    items: document.items.map(({ metadata, ...line }, index) => ({
      ...line,
      finishLevel: metadata.finishLevel,
      ...(index === 0 ? changes : {}),
    })),
  });

const drywall = priced(rows(row('DRW-WALL', 300)));

describe('the labor of a small job', () => {
  it('costs 30% more on the labor of single rows, with its reason and its source', () => {
    // 300 SF at $1.86 of labor.
    expect(lineOf(drywall, NAME)).toMatchObject({
      unitPrice: 167.4,
      tax: 0,
      details:
        '30% more labor on $558.00 of labor: a small job takes set-up, matching and protecting of what is around it (published: 20–50%).',
      source: expect.stringContaining('National Home Improvement Estimator, page 13'),
      tags: ['General Contractor', 'small-job-labor'],
    });
  });

  it('is in a package already, and counts the rows alone beside one', () => {
    const floor = { does: assembly('floor_lvp') };
    expect(amountOf(priced([floor]))).toBe(0);
    expect(amountOf(priced([floor, ...rows(row('DRW-WALL', 300))]))).toBe(167.4);
  });

  it.each([
    ['a permit', { does: row('PRM-BLDG', 1) }],
    ['the running of a job', { does: row('GCN-SETUP', 1) }],
    ['hauling', { does: row('HAU-CY', 4) }],
    ['an appliance', { does: row('APL-DW', 1) }],
    ['mitigation', { does: row('WTR-EXTC', 300) }],
    ['goods alone', { does: row('DRW-WALL', 300), materialsOnly: true }],
  ])('does not come with %s', (_, work) => {
    const document = priced([work]);
    expect(document.items.length).toBeGreaterThan(0);
    expect(amountOf(document)).toBe(0);
  });

  it('stays where the owner brings the goods', () => {
    const owned = priced([{ does: row('TRM-BASE', 100), ownerSupplies: true }]);
    expect(owned.items[0]?.metadata.code).toBe('GCN-HANDY');
    expect(amountOf(owned)).toBeGreaterThan(0);
  });

  it.each([
    ['whole up to $2,500', 2_500, 0.3, ''],
    ['half at $6,250', 6_250, 0.15, '; 50% of that is left on a job of this size'],
    ['a fifteenth at $9,500', 9_500, 0.02, '; 6.7% of that is left on a job of this size'],
  ])('is %s', (_, total, rate, left) => {
    const share = drywall.items[0]?.metadata.bases.find(({ of }) => of === 'ROW_LABOR:crew')?.share;
    const grown = saved(drywall, { quantity: 1, unitPrice: total });
    expect(amountOf(grown)).toBeCloseTo(total * (share ?? 0) * rate, 2);
    expect(lineOf(grown, NAME)?.details).toMatch(new RegExp(`\\(published: 20–50%\\)${left}\\.$`));
  });

  it('is nothing from $10,000 on', () => {
    for (const quantity of [10_000, 25_000]) {
      const line = lineOf(saved(drywall, { quantity, unitPrice: 1 }), NAME);
      expect(line && isSpent(line)).toBe(true);
    }
    expect(lineOf(priced(rows(row('DRW-WALL', 6_000))), NAME)).toBeUndefined();
  });

  it('is part of what a visit costs at least: nobody pays for set-up twice', () => {
    const outlet = priced(rows(row('ELE-GFCI', 1)));
    const figures = outlet.items.map(({ quantity, unitPrice }) => quantity * unitPrice);
    expect(outlet.items.map(({ name }) => name)).toEqual([
      expect.any(String),
      NAME,
      'Minimum service charge, electrical',
    ]);
    expect(sumMoney(figures)).toBe(book.laborRates.get('ELE')?.minimumVisit);
  });

  it('follows an edited quantity to what the quantity is priced at anew', () => {
    for (const quantity of [150, 900, 2_000]) {
      const anew = priced(rows(row('DRW-WALL', quantity)));
      const edited = saved(drywall, { quantity });
      expect(lineOf(edited, NAME)?.unitPrice).toBe(amountOf(anew));
      expect(lineOf(edited, NAME)?.details).toBe(lineOf(anew, NAME)?.details);
    }
  });

  it('is no work that overhead and profit are taken on', () => {
    const works = rows(row('DRW-WALL', 900), row('FLR-LVP', 300), row('ELE-GFCI', 6));
    const document = priced(works);
    const work = document.items.filter(({ metadata }) => metadata.charge === null);
    const worth = sumMoney(work.map(({ quantity, unitPrice }) => quantity * unitPrice));
    const overhead = lineOf(document, 'Contractor overhead');
    expect(amountOf(document)).toBeGreaterThan(0);
    expect(overhead?.details).toContain(
      `20% of $${worth.toLocaleString('en-US', { minimumFractionDigits: 2 })} for`,
    );
  });

  it('is on the repair of a claim, the removal in the same line with it, and not on its cleaning', () => {
    const terms = { agentKind: 'INSURANCE' } as const;
    const claim = priced(rows(row('DEM-DRYWALL', 300), row('DRW-WALL', 300)), terms);
    const apart = priced(rows(row('DEM-DRYWALL', 300), row('DRW-WALL', 300)));
    expect(claim.items).toHaveLength(2);
    expect(amountOf(claim)).toBe(amountOf(apart));
    expect(amountOf(claim)).toBeGreaterThan(167.4);
    expect(amountOf(priced(rows(row('CLN-CARPET', 400)), terms))).toBe(0);
  });

  it('is labor of a contractor’s bid, and its figures are not for who reads the offer', () => {
    const bid = priced(rows(row('DRW-WALL', 300)), { agentKind: 'CONTRACTOR' });
    // 765.00 less 208.32 of material, and the charge.
    expect(bid.bid?.labor).toBe(724.08);
    const offer = sharedDocument(bid, [], null);
    expect(lineOf(offer, NAME)).toMatchObject({ unitPrice: 167.4, details: '' });
    expect(JSON.stringify(offer.items)).not.toMatch(/558|ROW_LABOR/);
  });
});

it('estimates from before it are as they were, and follow their edits as before', () => {
  const today = priced(rows(row('ELE-GFCI', 1)));
  const [work, , minimum] = today.items;
  if (!work || !minimum?.metadata.charge)
    throw new Error('There is an outlet with its least price.');
  const { rule, ...charge } = minimum.metadata.charge;
  const isOld = ({ of }: { of: string }) => !of.startsWith('ROW_LABOR');
  const price = work.unitPrice;
  const items: LineItem[] = [
    { ...work, metadata: { ...work.metadata, bases: work.metadata.bases.filter(isOld) } },
    {
      ...minimum,
      unitPrice: 210 - price,
      metadata: {
        ...minimum.metadata,
        charge: { ...charge, rule: { ...rule, parts: rule.parts.filter(isOld) } },
      },
    },
  ];
  const before = STORED_ESTIMATE.read(
    JSON.parse(JSON.stringify(STORED_ESTIMATE.write({ ...today, items }))),
  );
  expect(before.items).toEqual(items);
  expect(saved(before, { unitPrice: price + 5 }).items[1]?.unitPrice).toBeCloseTo(205 - price, 2);
});
