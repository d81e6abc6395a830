import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateDocumentSchema } from '../domain/estimate/estimate.ts';
import { roundCents, sumMoney } from '../domain/money/money.ts';
import { estimateTotal, lineTotal } from '../domain/money/pricing.ts';
import { estimate } from './testing/estimate.ts';

const ROOMS = [
  'kitchen',
  'bathroom',
  'bedroom',
  'living room',
  'basement',
  'garage',
  'laundry room',
] as const;
const VERBS = [
  'remodel the',
  'paint the walls of the',
  'new LVP floor in the',
  'new drywall in the',
] as const;
/** Side of a room, in feet. No room of a home is larger than a square of the most. */
const side = fc.integer({ min: 3, max: 55 });
const FEW = { numRuns: 60 };

describe('rooms of 3 to 55 feet', () => {
  it('give whole, finite, positive lines that reconcile to the cent', async () => {
    await fc.assert(
      fc.asyncProperty(
        side,
        side,
        fc.constantFrom(...ROOMS),
        fc.constantFrom(...VERBS),
        async (a, b, room, verb) => {
          const { document } = await estimate(`${verb} ${room}, ${a} x ${b} ft`);
          expect(document.items.length).toBeGreaterThan(0);
          for (const item of document.items) {
            expect(Number.isFinite(item.quantity) && item.quantity > 0).toBe(true);
            expect(item.unitPrice).toBeGreaterThanOrEqual(0);
            expect(item.tax).toBeGreaterThanOrEqual(0);
            expect(lineTotal(item)).toBe(roundCents(item.quantity * item.unitPrice + item.tax));
          }
          expect(estimateTotal(document)).toBe(sumMoney(document.items.map(lineTotal)));
          expect(estimateDocumentSchema.safeParse(document).success).toBe(true);
        },
      ),
      FEW,
    );
  });

  it('cost more when they are larger', async () => {
    await fc.assert(
      fc.asyncProperty(
        side,
        side,
        // The room stays within the floor of the largest homes; beyond that, the estimator asks first.
        fc.integer({ min: 5, max: 9 }),
        fc.constantFrom('paint', 'remodel'),
        async (a, b, more, verb) => {
          const small = await estimate(`${verb} bedroom ${a} x ${b} ft`);
          const large = await estimate(`${verb} bedroom ${a + more} x ${b + more} ft`);
          expect(estimateTotal(large.document)).toBeGreaterThan(estimateTotal(small.document));
        },
      ),
      FEW,
    );
  });

  it('cost more at a higher finish level', async () => {
    await fc.assert(
      fc.asyncProperty(side, side, fc.constantFrom(...ROOMS), async (a, b, room) => {
        const text = `remodel the ${room}, ${a} x ${b} ft`;
        const [low, standard, high] = await Promise.all(
          (['LOW', 'STANDARD', 'HIGH'] as const).map(async (finishLevel) =>
            estimateTotal((await estimate(text, { finishLevel })).document),
          ),
        );
        expect(low).toBeLessThan(standard ?? 0);
        expect(standard).toBeLessThan(high ?? 0);
      }),
      FEW,
    );
  });
});

describe('any text', () => {
  it('gives a valid document', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 400, unit: 'grapheme' }), async (text) => {
        const { document } = await estimate(text);
        expect(estimateDocumentSchema.safeParse(document).success).toBe(true);
      }),
    );
  });

  const WORDS = [
    'replace',
    'remove',
    'paint',
    'no',
    'keep',
    'new',
    '12x14',
    '3',
    '250 sq ft',
    '40 lf',
    '$900',
    'kitchen',
    'bath',
    'toilet',
    'window',
    'floor',
    'tile',
    'roof',
    'and',
    'with',
    ',',
    '.',
    ':',
    'in',
    'house',
    'remodel',
    '8/12',
    'two',
    '"',
    "'",
    '(',
    ')',
    'wall',
    'convert',
    'x',
    'flood',
    'carpet',
  ];

  it('of the trade, in any order, gives a valid document', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...WORDS), { maxLength: 40 }), async (words) => {
        const { document } = await estimate(words.join(' '), {
          agentKind: words.length % 2 === 0 ? 'INSURANCE' : 'CONTRACTOR',
        });
        expect(estimateDocumentSchema.safeParse(document).success).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    [
      'garbage',
      Array.from({ length: 100_000 }, (_, i) => String.fromCharCode(33 + ((i * 7919) % 90))).join(
        '',
      ),
    ],
    ['emoji', '🏠🔨'.repeat(25_000)],
    ['one letter', 'a'.repeat(100_000)],
    ['digits', '9'.repeat(100_000)],
    ['sizes', '12x14 '.repeat(16_000)],
    ['addresses', 'a@'.repeat(50_000)],
    ['quotes', `13'-6" x `.repeat(11_000)],
    ['one long list', 'replace 3 toilets and 2 windows in bedroom 10x10 '.repeat(2_000)],
    ['rooms without end', '12x14 kitchen remodel, '.repeat(4_500)],
    ['negations', 'no '.repeat(33_000)],
    ['impossible figures', 'whole house remodel 99999999999 sqft, 999 bathrooms remodel 999x999'],
  ])('of 100 kB (%s) gives a valid document', async (_, text) => {
    const { document } = await estimate(text);
    expect(estimateDocumentSchema.safeParse(document).success).toBe(true);
  });
});
