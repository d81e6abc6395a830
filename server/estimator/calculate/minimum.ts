// The least price of a visit, topped up as a line of its own. Source: labor_rates.csv.
import { type ChargeSums, VISIT } from '../../domain/money/charge-amounts.ts';
import type { PriceBook } from '../book/price-book.ts';
import type { LaborRate } from '../book/labor-rates.ts';
import { type Charge, charge, rulePart } from './charge.ts';
import { CREW, isSpecialist, visitOf } from './charge-bases.ts';
import type { PricedLine } from './priced-line.ts';
import { smallJobParts } from './small-job-labor.ts';

/** Puts a label in lower case but for abbreviations, as in `HVAC technician`. */
export const inSentence = (label: string): string =>
  label.replaceAll(/\b[A-Z][a-z]+/g, (word) => word.toLowerCase());

/**
 * A visit has a least price: each specialist's on its own, all other trades together as one crew. It pays for set-up, so that
 * small-job labor counts in it as done.
 */
export const minimumCharges = (
  lines: readonly PricedLine[],
  sums: ChargeSums,
  { laborRates, rules }: Pick<PriceBook, 'laborRates' | 'rules'>,
): Charge[] => {
  const visits = new Map<string, { of: string[]; rate: LaborRate }>();
  for (const line of lines) {
    const called = visitOf(line, laborRates);
    if (!called) continue;
    const { key, rate } = called;
    const visit = visits.get(key);
    const dearer = visit && visit.rate.minimumVisit > rate.minimumVisit ? visit.rate : rate;
    visits.set(key, { of: [key], rate: dearer });
  }
  // Who sets the new toilet takes the old one out: a removal or two call no crew of their own.
  const [specialist] = [...visits].filter(([key]) => key !== CREW).map(([, visit]) => visit);
  const isRemovalOnly = lines.every(
    ({ work: { item } }) => item.action === 'remove' || isSpecialist(item.rateKey),
  );
  if (visits.has(CREW) && specialist && isRemovalOnly) {
    specialist.of.push(CREW);
    visits.delete(CREW);
  }
  return [...visits.values()].flatMap(({ of, rate }) => {
    const rule = {
      kind: 'MINIMUM' as const,
      least: rate.minimumVisit,
      parts: of.flatMap((key) => [
        rulePart({ of: `${VISIT}${key}`, rate: 1 }),
        ...smallJobParts(key, sums, rules.small_job_labor).map(rulePart),
      ]),
      above: 0,
      words: `Top-up to the ${inSentence(rate.label)}'s $${rate.minimumVisit} minimum.`,
    };
    const name = `Minimum service charge, ${inSentence(rate.trade)}`;
    return charge(name, rule, sums, 'minimum-charge');
  });
};
