// What an adjuster looks for first. What nobody said is named as such, so that it is filled in.
import type { EstimateDocument } from '../../domain/estimate/estimate.ts';
import { PERILS } from '../../domain/scope/fact-choices.ts';
import { NO_FACTS } from '../../domain/scope/scope-facts.ts';
import { writeDate } from '../../domain/money/written.ts';

const NOT_STATED = 'Not stated';

const perilOf = (peril: string): string =>
  Object.entries(PERILS).find(([key]) => key === peril)?.[1] ?? peril;

type ClaimFact = readonly [label: string, value: string];

/** Lists the facts; none for estimates that are no claim. */
export const claimFacts = ({
  claim,
  peril,
  scope,
}: Pick<EstimateDocument, 'claim' | 'peril' | 'scope'>): readonly ClaimFact[] => {
  if (!claim) return [];
  const facts = scope?.facts ?? NO_FACTS;
  return [
    ['Insured', facts.insured ?? NOT_STATED],
    ['Carrier', facts.carrier ?? NOT_STATED],
    ['Policy number', facts.policyNumber ?? NOT_STATED],
    ['Claim number', facts.carrierClaimNumber ?? NOT_STATED],
    ['Date of loss', facts.dateOfLoss ? writeDate(facts.dateOfLoss) : NOT_STATED],
    ['Cause of loss', peril ? perilOf(peril) : NOT_STATED],
  ];
};
