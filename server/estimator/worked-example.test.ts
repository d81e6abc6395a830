// The estimates that docs/estimator.md works out by hand, to the cent.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { NO_FACTS } from '../domain/scope/scope-facts.ts';
import { estimateTotal } from '../domain/money/pricing.ts';
import { estimateScope } from './estimate-scope.ts';
import { assembly, book, placeOf, row, scopeOf, workOf } from './scope/testing/scope.ts';
import { request } from './testing/estimate.ts';

const DOC = readFileSync(new URL('../../docs/estimator.md', import.meta.url), 'utf8');

const dollars = (amount: number): string =>
  amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

it('the floor: every total of the table, and what the three ways and levels come to', () => {
  const floor = scopeOf({
    places: [placeOf('p1', 'bedroom', { lengthFt: 14, widthFt: 12, basis: 'STATED' })],
    work: [
      workOf('w2', 'p1', {
        does: assembly('floor_lvp', { demo: 'carpet', base: 'none' }, 'STATED'),
      }),
    ],
  });
  const document = estimateScope(floor, request('', { zip: '80218' }), book);
  const rows = document.items.map((item) => dollars(item.quantity * item.unitPrice + item.tax));
  expect(rows).toEqual(['97.44', '86.94', '966.54', '108.23', '87.78', '212.70']);
  const { deliveryTotals, finishTotals } = document;
  const stated = [
    ...rows,
    `**${dollars(estimateTotal(document))}**`,
    `full service $${dollars(deliveryTotals?.fullService ?? 0)}`,
    `Good $${dollars(finishTotals?.low ?? 0)}, better $${dollars(finishTotals?.standard ?? 0)}, best $${dollars(finishTotals?.high ?? 0)}`,
  ];
  for (const words of stated) expect(DOC).toContain(words);
});

it('the claim: replacement cost, depreciation, actual cash value and net', () => {
  const loss = scopeOf({
    places: [placeOf('p1', 'room')],
    work: [
      workOf('w2', 'p1', { does: row('DEM-DRYWALL', 320) }),
      workOf('w3', 'p1', { does: row('DRW-WALL', 320) }),
    ],
    facts: {
      ...NO_FACTS,
      deductible: 500,
      ages: [{ lifeKeys: ['drywall'], years: 20, from: 'REQUEST' }],
    },
  });
  const terms = request('', { zip: '80218', agentKind: 'INSURANCE' });
  const { claim } = estimateScope(loss, terms, book);
  for (const words of [
    `RCV $${dollars(claim?.rcv ?? 0)}`,
    `$${dollars(claim?.recoverableDepreciation ?? 0)}: ACV $${dollars(claim?.acv ?? 0)}, net $${dollars(claim?.net ?? 0)}`,
  ])
    expect(DOC).toContain(words);
});
