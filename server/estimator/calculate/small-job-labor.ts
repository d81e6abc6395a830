// What a small job adds to the labor of single works: set-up, matching and protecting of what is around. A package holds it in
// its own lines. Rate, limits and source: estimator_rules.json, small_job_labor.
import {
  type ChargeSums,
  percent,
  ROW_LABOR,
  WHOLE_SUM,
} from '../../domain/money/charge-amounts.ts';
import type { SmallJobLabor } from '../book/rules.ts';
import { type Charge, charge, type ChargePart, shareRule } from './charge.ts';

/** What it adds to the labor of the single works of a visit; none where the visit has no such work. */
export const smallJobParts = (
  visit: string,
  sums: ChargeSums,
  terms: SmallJobLabor,
): ChargePart[] => {
  const of = `${ROW_LABOR}${visit}`;
  const { rate, whole_up_to: from, nothing_from } = terms;
  return sums.has(of)
    ? [{ of, rate, fade: { of: WHOLE_SUM, from, over: nothing_from - from } }]
    : [];
};

/** One line for the whole job; each visit has a sum of its own, which its least price counts. */
export const smallJobCharge = (sums: ChargeSums, terms: SmallJobLabor): Charge[] => {
  const visits = [...sums.keys()].filter((of) => of.startsWith(ROW_LABOR));
  const parts = visits.flatMap((of) => smallJobParts(of.slice(ROW_LABOR.length), sums, terms));
  if (parts.length === 0) return [];
  const { low, high } = terms.published;
  const published = `${Math.round(low * 100)}–${percent(high)}`;
  const words = `${percent(terms.rate)} more labor on {base} of labor: a small job takes set-up, matching and protecting of what is around it (published: ${published}){fade}.`;
  return charge('Small-job labor', shareRule(words, parts), sums, 'small-job-labor').map(
    (made) => ({ ...made, source: terms.source }),
  );
};
