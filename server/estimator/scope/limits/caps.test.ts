import { describe, expect, it } from 'vitest';
import { estimateDocumentSchema } from '../../../domain/estimate/estimate.ts';
import type { EstimateDocument } from '../../../domain/estimate/estimate.ts';
import { estimateTotal } from '../../../domain/money/pricing.ts';
import type { ScopeOfWork } from '../../../domain/scope/scope-of-work.ts';
import type { ScopePatch } from '../../../domain/scope/scope-patch.ts';
import type { EstimateRequest } from '../../estimate-request.ts';
import { estimateScope } from '../../estimate-scope.ts';
import { book, estimate, estimator, preview, request } from '../../testing/estimate.ts';
import { assembly, placeOf, row, scopeOf, workOf } from '../testing/scope.ts';

const DOUBT = 'is that really an amount, or a house, claim or invoice number?';

const doubtsOf = (scope: ScopeOfWork | null | undefined) =>
  (scope?.questions ?? []).filter(({ text }) => text.includes(DOUBT));

const codesOf = (document: EstimateDocument) =>
  document.items.flatMap(({ metadata }) => metadata.code ?? []);

const mostOf = (document: EstimateDocument) =>
  Math.max(0, ...document.items.map(({ quantity }) => quantity));

const revised = async (scope: ScopeOfWork, patches: ScopePatch[], more: object = {}) =>
  (await estimator.revise(scope, patches, request('', more), { owner: 'me' })).document;

/** The document once the first doubt is answered so. */
const answered = async (document: EstimateDocument, label: string, more: object = {}) => {
  const { scope } = document;
  const [doubt] = doubtsOf(scope);
  const answer = doubt?.answers.findIndex((each) => each.label === label) ?? -1;
  if (!scope || !doubt || answer < 0) throw new Error(`no answer "${label}"`);
  return revised(scope, [{ kind: 'ANSWER', questionId: doubt.id, answer }], more);
};

/** A faucet beside an amount that no home has: words, the amount as it is asked, what is ordered for certain. */
const AMOUNTS = [
  ['Replace the kitchen faucet. Plant 300 trees.', '300', 'PLB-FAUCETK'],
  ['Replace the kitchen faucet and 318 chimneys', '318', 'PLB-FAUCETK'],
  ['Replace the kitchen faucet. Install 318 foundation piers.', '318', 'PLB-FAUCETK'],
  ['Replace the kitchen faucet. Replace 2500 interior doors.', '2,500', 'PLB-FAUCETK'],
] as const;

describe('a number that no home has of a thing', () => {
  it.each(AMOUNTS)('is asked, not priced: %s', async (text, amount, ordered) => {
    const { document, codes } = await estimate(text);
    expect(estimateDocumentSchema.parse(document)).toEqual(document);
    expect(codes).toContain(ordered);
    expect(mostOf(document)).toBeLessThan(240);
    expect(estimateTotal(document)).toBeLessThan(20_000);
    const [doubt] = document.scope?.questions ?? [];
    expect(doubtsOf(document.scope)).toEqual([doubt]);
    expect(doubt?.text.startsWith(`${amount} of "`)).toBe(true);
    expect(document.warnings[0]).toMatch(
      new RegExp(`^Not priced until you say that it is an amount: ${amount} of "`),
    );
  });

  it.each(AMOUNTS)('is asked before anything is priced: %s', (text) => {
    const scope = preview(request(text));
    expect(doubtsOf(scope)).toHaveLength(1);
    expect(doubtsOf(scope)).toEqual(scope.questions.slice(0, 1));
  });

  it.each(AMOUNTS)('makes the estimate one of class 5: %s', async (text) => {
    const { document } = await estimate(text);
    const total = estimateTotal(document);
    expect(document.accuracyClass).toBe('CLASS_5');
    expect(document.range.low).toBeLessThanOrEqual(total * 0.71);
    expect(document.range.high).toBeGreaterThanOrEqual(total * 1.49);
    expect(document.reasoning).toContain('an amount is not priced until it is confirmed');
  });

  it('is all there is to ask where nothing else was ordered', async () => {
    const { document } = await estimate('Rebuild 666 chimneys');
    expect(document.items).toEqual([]);
    expect(document.questions).toEqual([`666 of "Chimney flashing": ${DOUBT}`]);
  });

  it.each([
    ['2210 Oak Tree Circle, Columbus OH 43215. Replace the kitchen faucet.', 'PLB-FAUCETK'],
    ['Property at 318 Brick Chimney Road. Replace the kitchen faucet.', 'PLB-FAUCETK'],
    ['Insured address: 240 Pier Road. The roof of 25 squares needs replacing.', 'RFG-ARCH'],
    ['Loss at 412 Fence Post Lane. Replace the water heater.', 'PLB-WHGAS'],
    ['Claim number 5530 Door knocker called. Replace one 16x7 garage door.', 'DOR-GAR2'],
  ])('is not made of an address: %s', async (text, ordered) => {
    const { document, codes } = await estimate(text);
    expect(codes).toContain(ordered);
    expect(mostOf(document)).toBeLessThan(240);
    expect(doubtsOf(document.scope)).toEqual([]);
  });

  it.each([
    ['Apt 12: replace 30 electric ranges; hood fan dead, replace.', '30 of "Range', 'APL-HOOD'],
    ['Replace the kitchen faucet and 160 windows.', '160 of "', 'PLB-FAUCETK'],
    [
      'Replace the kitchen faucet and build a 4,500 SF addition.',
      '4,500 sq ft of "',
      'PLB-FAUCETK',
    ],
  ])('is asked, though a building has it: %s', async (text, amount, ordered) => {
    const { document, codes } = await estimate(text);
    expect(codes).toContain(ordered);
    expect(estimateTotal(document)).toBeLessThan(2_000);
    expect(doubtsOf(document.scope).some((doubt) => doubt.text.startsWith(amount))).toBe(true);
  });

  it('is priced where as many homes are told', async () => {
    const { document } = await estimate('18-unit walk-up. Replace the ranges in all 18 units.');
    expect(document.items.find(({ metadata }) => metadata.code === 'APL-RANGE')?.quantity).toBe(18);
    expect(doubtsOf(document.scope)).toEqual([]);
  });

  it('is priced where a package counts as many homes itself', () => {
    const scope = scopeOf({
      places: [placeOf('p1', 'bedroom')],
      work: [workOf('w2', 'p1', { does: assembly('multi_unit_turn', { units: 18 }) })],
    });
    const document = estimateScope(scope, request(''), book);
    expect(document.items.find(({ metadata }) => metadata.code === 'TRN-PUNCH')?.quantity).toBe(18);
    expect(doubtsOf(document.scope)).toEqual([]);
  });

  it('is asked again while it is open, whatever else is changed', async () => {
    const { document } = await estimate(AMOUNTS[1][0]);
    const scope = document.scope;
    if (!scope) throw new Error('no scope');
    const later = await revised(scope, [{ kind: 'SET_FACTS', facts: { yearBuilt: 1990 } }]);
    expect(doubtsOf(later.scope)).toEqual(doubtsOf(scope));
    expect(later.warnings.filter((text) => text.includes('318'))).toHaveLength(1);
  });
});

describe('the answers', () => {
  const [, CHIMNEYS, , DOORS] = AMOUNTS;

  it('drop what is not an amount, and the estimate is as good as before', async () => {
    const { document } = await estimate(CHIMNEYS[0]);
    const plain = await estimate('Replace the kitchen faucet.');
    const after = await answered(document, 'Not an amount');
    expect(codesOf(after)).toEqual(plain.codes);
    expect(estimateTotal(after)).toBe(estimateTotal(plain.document));
    expect(after.accuracyClass).toBe(plain.document.accuracyClass);
    expect(doubtsOf(after.scope)).toEqual([]);
    expect(after.warnings.join(' ')).not.toContain('318');
  });

  it('price one of it', async () => {
    const after = await answered((await estimate(CHIMNEYS[0])).document, 'One of it');
    expect(after.items.find(({ metadata }) => metadata.code === 'RFG-CHIM')?.quantity).toBe(1);
    expect(doubtsOf(after.scope)).toEqual([]);
  });

  it('price what is confirmed', async () => {
    const after = await answered((await estimate(CHIMNEYS[0])).document, 'Yes, price 318');
    expect(after.items.find(({ metadata }) => metadata.code === 'RFG-CHIM')?.quantity).toBe(318);
    expect(doubtsOf(after.scope)).toEqual([]);
    expect(after.warnings.join(' ')).not.toContain('Not priced until');
    expect(after.accuracyClass).toBe('CLASS_3');
  });

  it('take what is usual of an assembly instead', async () => {
    const after = await answered((await estimate(DOORS[0])).document, 'Take the usual amount');
    expect(after.items.find(({ metadata }) => metadata.code === 'DOR-INTPRE')?.quantity).toBe(1);
  });

  it('do a room once', async () => {
    const { document } = await estimate('Remodel 5530 bathrooms');
    expect(document.items).toEqual([]);
    const after = await answered(document, 'Once');
    expect(after.scope?.work[0]).toMatchObject({ times: 1, optional: false });
    expect(estimateTotal(after)).toBeLessThan(30_000);
  });

  it('do not confirm what is larger than a scope holds', async () => {
    const { document } = await estimate('Remodel 99999 bathrooms');
    expect(doubtsOf(document.scope)[0]?.answers.map(({ label }) => label)).toEqual([
      'Not an amount',
      'Once',
    ]);
  });

  it('are needless where the owner says how many there are', async () => {
    const { document } = await estimate(CHIMNEYS[0]);
    const waiting = document.scope?.work.find(({ optional }) => optional);
    if (!document.scope || !waiting) throw new Error('nothing waits');
    const after = await revised(document.scope, [
      { kind: 'SET_WORK', workId: waiting.id, quantity: 2 },
    ]);
    expect(after.items.find(({ metadata }) => metadata.code === 'RFG-CHIM')?.quantity).toBe(2);
  });
});

describe('a line of an assembly', () => {
  const text = 'Kitchen remodel with 900 outlets';

  it('is asked by itself, and the rest is priced', async () => {
    const { document, codes, quantityOf } = await estimate(text);
    expect(codes).toContain('CAB-BASE');
    expect(quantityOf('ELE-DEVICE')).toBeLessThan(50);
    expect(doubtsOf(document.scope).map(({ text: asked }) => asked)).toEqual([
      `900 of "Replace outlet or switch, existing box", Kitchen: ${DOUBT}`,
    ]);
  });

  it('is priced once, when it is confirmed', async () => {
    const after = await answered((await estimate(text)).document, 'Yes, price 900');
    const lines = after.items.filter(({ metadata }) => metadata.code === 'ELE-DEVICE');
    expect(lines.map(({ quantity }) => quantity)).toEqual([900]);
  });
});

describe('whoever reads', () => {
  const scope = (by: ScopeOfWork['readBy'], type = 'room') =>
    scopeOf({
      places: [placeOf('p1', type)],
      work: [workOf('w2', 'p1', { does: row('RFG-CHIM', 318), by })],
    });
  const terms = request('');

  it.each(['RULES', 'DOCUMENT', 'MODEL'] as const)('%s is doubted', (by) => {
    const document = estimateScope(scope(by), terms, book);
    expect(document.items).toEqual([]);
    expect(doubtsOf(document.scope)).toHaveLength(1);
  });

  it('the owner is not', () => {
    const document = estimateScope(scope('OWNER'), terms, book);
    expect(codesOf(document)).toContain('RFG-CHIM');
    expect(doubtsOf(document.scope)).toEqual([]);
  });

  it('a size that no home has is asked as well', async () => {
    const places = [
      placeOf('p1', 'living_room', { lengthFt: null, widthFt: null, areaSf: 43_215 }),
    ];
    const work = [workOf('w2', 'p1', { does: assembly('floor_lvp'), by: 'MODEL' })];
    const document = estimateScope(scopeOf({ places, work }), terms, book);
    expect(doubtsOf(document.scope).map(({ text }) => text)).toEqual([
      `43,215 sq ft of "Luxury vinyl plank, click, incl. underlay" (LVP flooring), living_room: ${DOUBT}`,
    ]);
    const after = await answered(document, 'Take the usual amount');
    expect(mostOf(after)).toBeLessThan(1_000);
    expect(mostOf(after)).toBeGreaterThan(100);
  });
});

describe('large orders stay priced', () => {
  const COMMERCIAL: Partial<EstimateRequest> = { propertyType: 'COMMERCIAL' };

  it.each<[string, string, number, Partial<EstimateRequest>]>([
    ['Replace 40 toilets in 20 units', 'PLB-TOILET', 40, {}],
    ['Replace 40 toilets', 'PLB-TOILET', 40, {}],
    ['Roof replacement, 24 squares of architectural shingles', 'RFG-ARCH', 24, {}],
    ['Paint 15,200 SF of apartment walls in 8 units', 'PNT-WALL', 7_000, {}],
    ['Replace 62 LF of sewer line', 'PLB-SEWER', 62, {}],
    ['Epoxy the warehouse floor, 90000 sq ft', 'COM-EPOXYW', 90_000, {}],
    ['Replace 2500 commercial wood doors', 'DOR-COMWOOD', 2_500, COMMERCIAL],
    ['Plant 300 trees', 'LND-TREE', 300, COMMERCIAL],
  ])('%s', async (text, code, least, more) => {
    const { document, quantityOf } = await estimate(text, more);
    expect(quantityOf(code)).toBeGreaterThanOrEqual(least);
    expect(doubtsOf(document.scope)).toEqual([]);
  });

  it('and what a campus plants is asked of a home', async () => {
    const { document } = await estimate('Plant 300 trees');
    expect(document.items).toEqual([]);
    expect(doubtsOf(document.scope)).toHaveLength(1);
  });

  it('with the room of the units told for the whole job', () => {
    const { facts, ...rest } = scopeOf({
      places: [placeOf('p1', 'exterior')],
      work: [workOf('w2', 'p1', { does: row('LND-TREE', 300) })],
    });
    const document = estimateScope({ ...rest, facts: { ...facts, units: 24 } }, request(''), book);
    expect(codesOf(document)).toContain('LND-TREE');
  });
});
