// Lines of an estimate as it might be, in any number.
import { roundCents } from '../../../server/domain/money/money.ts';
import { lineTotal } from '../../../server/domain/money/pricing.ts';
import { sampleLine } from '../samples.ts';

const WORK = [
  ['Demolition', 'Remove base cabinets', 'LF'],
  ['Drywall', 'Hang and finish 1/2" drywall, level 4', 'SF'],
  ['Painting', 'Paint walls, two coats, eggshell', 'SF'],
  ['Flooring', 'Install luxury vinyl plank over existing subfloor', 'SF'],
  ['Plumbing', 'Set undermount sink with faucet and disposal', 'EA'],
  ['', 'Protect finished floors', 'LS'],
] as const;

const LONG =
  'Supplied and installed complete with all fasteners, adhesives and trim; including protection of adjoining finishes, daily clean-up and disposal.\nExcludes hidden damage found after removal.\n'.repeat(
    6,
  );

const finishPrice = (unitPrice: number) =>
  ({ __typename: 'FinishPrice', unitPrice, unitTax: roundCents(unitPrice * 0.04) }) as const;

export const manyLines = (count: number, areLong: boolean) =>
  Array.from({ length: count }, (_, index) => {
    const [category, name, unit] = WORK[index % WORK.length] ?? WORK[0];
    const prices = { quantity: 1 + (index % 40) * 3.5, unitPrice: 2.25 + (index % 90) * 1.13 };
    const line = { ...prices, tax: roundCents(prices.quantity * prices.unitPrice * 0.04) };
    const sample = sampleLine(String(index + 1));
    const isLong = areLong && index % 2 === 0;
    return {
      ...sample,
      ...line,
      total: lineTotal(line),
      category,
      unit,
      name: isLong ? `${name} ${LONG.slice(0, 250)}` : name,
      details: isLong ? LONG : index % 3 === 0 ? 'Standard grade, with labor.' : '',
      metadata: {
        ...sample.metadata,
        finishLevel: 'STANDARD' as const,
        finishPrices: {
          __typename: 'FinishPrices' as const,
          low: finishPrice(roundCents(line.unitPrice * 0.8)),
          standard: finishPrice(roundCents(line.unitPrice)),
          high: finishPrice(roundCents(line.unitPrice * 1.4)),
        },
      },
    };
  });
