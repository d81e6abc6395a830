// The estimates that docs/estimator.md works out by hand, to the cent.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { estimateTotal } from '../domain/pricing.ts';
import { estimate } from './testing/estimate.ts';

const DOC = readFileSync(new URL('../../docs/estimator.md', import.meta.url), 'utf8');

const dollars = (amount: number): string =>
  amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

it('the floor: every total of the table, and what the three ways and levels come to', async () => {
  const { document } = await estimate(
    'Install LVP in the 12x14 bedroom, remove old carpet. Keep the baseboards.',
    { zip: '80218' },
  );
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

it('the claim: replacement cost, depreciation, actual cash value and net', async () => {
  const { document } = await estimate(
    'R&R 1/2 in. drywall 320 SF. The drywall is 20 years old. $500 deductible',
    { zip: '80218', agentKind: 'INSURANCE' },
  );
  const { claim } = document;
  for (const words of [
    `RCV $${dollars(claim?.rcv ?? 0)}`,
    `$${dollars(claim?.recoverableDepreciation ?? 0)}: ACV $${dollars(claim?.acv ?? 0)}, net $${dollars(claim?.net ?? 0)}`,
  ])
    expect(DOC).toContain(words);
});
