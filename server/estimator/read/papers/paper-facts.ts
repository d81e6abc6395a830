// What papers tell of a claim by their labeled fields: who is insured, under which numbers, what was paid, at which rates.
import type { ScopeFacts } from '../../../domain/scope/scope-facts.ts';
import { CLAIM_PAPER_LIMITS as LIMITS } from '../../../domain/limits.ts';
import type { PaperEstimate } from '../../../domain/paper/paper-estimate.ts';
import type { UploadReading } from '../../upload-reading.ts';

type PaperFacts = Pick<
  ScopeFacts,
  | 'insured'
  | 'carrier'
  | 'policyNumber'
  | 'carrierClaimNumber'
  | 'dateOfLoss'
  | 'deductible'
  | 'priorPayments'
  | 'overheadAndProfit'
  | 'taxRate'
>;

const MOST_TAX = 0.25;

const dollars = (amount: number | null): number | null =>
  amount === null ? null : Math.min(Math.abs(amount), 1e9);

/** Rates told in percent; a paper that states one of the two has none of the other. */
const ratesOf = ({ totals }: PaperEstimate): ScopeFacts['overheadAndProfit'] => {
  const { overheadPercent, profitPercent } = totals;
  if (overheadPercent === null && profitPercent === null) return null;
  return { overhead: (overheadPercent ?? 0) / 100, profit: (profitPercent ?? 0) / 100 };
};

const factsOf = (paper: PaperEstimate): PaperFacts => {
  const { from, for: claim, totals } = paper;
  const tax = totals.taxPercent === null ? null : totals.taxPercent / 100;
  return {
    insured: claim.insured?.slice(0, LIMITS.insured) ?? null,
    carrier: from.carrier?.slice(0, LIMITS.carrier) ?? null,
    policyNumber: claim.policyNumber?.slice(0, LIMITS.policyNumber) ?? null,
    carrierClaimNumber: claim.claimNumber?.slice(0, LIMITS.carrierClaimNumber) ?? null,
    dateOfLoss: claim.dateOfLoss,
    deductible: dollars(totals.deductible),
    priorPayments: dollars(totals.priorPayments),
    overheadAndProfit: ratesOf(paper),
    taxRate: tax !== null && tax <= MOST_TAX ? tax : null,
  };
};

const NONE: PaperFacts = {
  insured: null,
  carrier: null,
  policyNumber: null,
  carrierClaimNumber: null,
  dateOfLoss: null,
  deductible: null,
  priorPayments: null,
  overheadAndProfit: null,
  taxRate: null,
};

/** Each fact from the first paper of a claim that states it. */
export const factsOfPapers = (uploads: readonly UploadReading[]): PaperFacts =>
  uploads
    .flatMap(({ paper, use }) => (paper?.kind === 'CLAIM' && use !== 'KEEP' ? [paper] : []))
    .map(factsOf)
    .reduce<PaperFacts>(
      (facts, next) => ({
        ...next,
        ...Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null)),
      }),
      NONE,
    );
