import { describe, expect, it } from 'vitest';
import { estimateTotal } from '../../domain/money/pricing.ts';
import { estimateScope } from '../estimate-scope.ts';
import { book, estimate, request } from '../testing/estimate.ts';

const TEXTS = ['Replace toilet', 'Full kitchen remodel 12x14', 'Paint 3 bedrooms 12x12'];

describe('good, better, best', () => {
  it.each(TEXTS)(
    '%s: three totals of one scope, rising, one of them this estimate’s',
    async (text) => {
      const { document } = await estimate(text);
      const { low, standard, high } = document.finishTotals ?? { low: 0, standard: 0, high: 0 };
      expect(low).toBeGreaterThan(0);
      expect(low).toBeLessThanOrEqual(standard);
      expect(standard).toBeLessThanOrEqual(high);
      expect(standard).toBe(estimateTotal(document));
      const best = await estimate(text, { finishLevel: 'HIGH' });
      expect(best.document.finishTotals?.high).toBe(estimateTotal(best.document));
    },
  );

  it.each([
    [
      'Remodel the kitchen 12x14 with 6 recessed lights and a tile backsplash.',
      ['ELE-RECESS', 'TIL-BACKSPL'],
    ],
    [
      'Full kitchen remodel 12x14 with quartz countertops, 8 recessed lights',
      ['CTP-QUARTZ', 'ELE-RECESS'],
    ],
  ])(
    'keeps what was named at every level, and is what that level then costs: %s',
    async (text, codes) => {
      const { document } = await estimate(text);
      const { scope } = document;
      if (!scope) throw new Error('No scope.');
      const quantityOf = ({ items }: typeof document, code: string) =>
        items.filter(({ metadata }) => metadata.code === code).map(({ quantity }) => quantity);
      const levels = { LOW: 'low', STANDARD: 'standard', HIGH: 'high' } as const;
      for (const [finishLevel, key] of Object.entries(levels)) {
        const terms = request(text, { finishLevel: finishLevel as keyof typeof levels });
        const other = estimateScope(scope, terms, book);
        expect(estimateTotal(other)).toBe(document.finishTotals?.[key]);
        for (const code of codes) {
          expect(quantityOf(document, code)).toHaveLength(1);
          expect(quantityOf(other, code)).toEqual(quantityOf(document, code));
        }
      }
    },
  );

  it('takes no other goods beside those that were named', async () => {
    const { document } = await estimate('Full kitchen remodel 12x14 with quartz countertops');
    const { scope } = document;
    if (!scope) throw new Error('No scope.');
    const low = estimateScope(scope, request('', { finishLevel: 'LOW' }), book);
    const counters = low.items.filter(
      ({ unit, category }) => category === 'Countertops' && unit === 'SF',
    );
    expect(counters.map(({ metadata }) => metadata.code)).toEqual(['CTP-QUARTZ']);
  });

  it('follows the delivery choice', async () => {
    const managed = await estimate('Full kitchen remodel 12x14');
    const full = await estimate('Full kitchen remodel 12x14', { delivery: 'FULL_SERVICE' });
    expect(full.document.finishTotals?.low).toBeGreaterThan(
      managed.document.finishTotals?.low ?? Infinity,
    );
  });

  it('comes with a reserve that is larger where walls are opened, and largest in an old house', async () => {
    const share = async (text: string) =>
      /about (\d+)%/.exec((await estimate(text)).document.reasoning)?.[1];
    expect(await share('Paint the 12x12 bedroom')).toBe('5');
    expect(await share('Full kitchen remodel 12x14')).toBe('12');
    expect(await share('Paint the 12x12 bedroom, house built in 1948')).toBe('20');
  });

  it('is not told for claims and bids', async () => {
    for (const agentKind of ['INSURANCE', 'CONTRACTOR'] as const) {
      const { document } = await estimate('Full kitchen remodel 12x14', { agentKind });
      expect(document.finishTotals).toBeNull();
    }
  });
});
