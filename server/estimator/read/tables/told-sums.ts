// What a letter of a carrier tells of its sums in sentences: the deductible, earlier payments and the payment, where no table has them.
import { hundredths } from '../../../domain/numbers.ts';
import type { PaperTotals } from '../../../domain/paper/paper-estimate.ts';
import { numberIn } from './figures.ts';

const AMOUNT = String.raw`\$ ?(\d[\d,]{1,11}(?:\.\d\d)?)`;
/** Words between a name and its amount; no other sentence, no other amount. */
const BETWEEN = String.raw`[^.$]{0,48}?`;

const TOLD = {
  deductible: new RegExp(String.raw`\bdeductible\b${BETWEEN}${AMOUNT}`, 'gi'),
  priorPayments: new RegExp(
    String.raw`\b(?:prior|previous|earlier|advance|advanced|initial|emergency) payments?\b${BETWEEN}${AMOUNT}|\b(?:previously|already) paid\b${BETWEEN}${AMOUNT}`,
    'gi',
  ),
  netClaim: new RegExp(
    String.raw`\b(?:payment|check|draft|net claim|amount (?:due|payable)|balance (?:due|payable))\b(?: to you)?(?: is| of| will be| comes to|:| therefore)+${BETWEEN}${AMOUNT}`,
    'gi',
  ),
} as const;

const NOT_RECOVERABLE = new RegExp(
  String.raw`\bnon-?\s?recoverable depreciation\b${BETWEEN}${AMOUNT}|\bdepreciation\b${BETWEEN}${AMOUNT}[^.$]{0,60}\bnot recoverable\b`,
  'i',
);

const amountsIn = (text: string, pattern: RegExp): number[] =>
  [...text.matchAll(pattern)].flatMap((found) => {
    const value = numberIn(found.slice(1).find((each) => each !== undefined) ?? '');
    return value === null ? [] : [value];
  });

const CENTS = 0.011;

type Told = Partial<Pick<PaperTotals, 'deductible' | 'priorPayments' | 'netClaim'>>;

/** The deductible and the earlier payments that lead from the value to a payment, whatever others the text tells. */
const leadingToPayment = (text: string, value: number): Told => {
  const deductibles = [...amountsIn(text, TOLD.deductible), 0];
  const priors = [0, ...amountsIn(text, TOLD.priorPayments)];
  const payments = amountsIn(text, TOLD.netClaim);
  for (const deductible of deductibles)
    for (const priorPayments of priors) {
      const left = hundredths(value - deductible - priorPayments);
      const netClaim = payments.find((payment) => Math.abs(payment - left) <= CENTS);
      if (netClaim === undefined || left === value) continue;
      return {
        netClaim,
        ...(deductible > 0 && { deductible }),
        ...(priorPayments > 0 && { priorPayments }),
      };
    }
  return {};
};

/** Fills in what is told in sentences and written in no table; only sums that agree with the others. */
export const takeToldSums = (totals: PaperTotals, text: string): void => {
  const value = totals.acv ?? totals.rcv;
  if (value === null || totals.netClaim !== null) return;
  const told = leadingToPayment(text, value);
  totals.deductible ??= told.deductible ?? null;
  totals.priorPayments ??= told.priorPayments ?? null;
  totals.netClaim ??= told.netClaim ?? null;
  const { depreciation } = totals;
  const [, named, said] = NOT_RECOVERABLE.exec(text) ?? [];
  const lost = numberIn(named ?? said ?? '');
  if (lost !== null && depreciation !== null && lost < depreciation)
    totals.nonRecoverableDepreciation ??= lost;
};
