// What is said about a claim's figures: how depreciation was found, what was assumed, what to record. No coverage advice.
import type { ClaimSums } from '../../domain/estimate-figures.ts';
import type { AgentFacts, AgentFigures } from './agent-facts.ts';
import { wholeDollars } from '../../domain/money.ts';

/** Causes of loss that the rules name otherwise. */
const RULES_PERIL: Readonly<Record<string, string>> = { theft: 'theft_vandalism', smoke: 'fire' };

const paidBefore = ({ scope }: AgentFacts): string => {
  const { priorPayments } = scope.facts;
  return priorPayments === null ? '' : ` and ${wholeDollars(priorPayments)} paid before`;
};

/** How depreciation was found: as told for the whole job, else by age and life. */
const ruleOf = ({ scope }: AgentFacts): string => {
  const told = scope.facts.depreciation;
  if (told?.rate != null)
    return `${Math.round(told.rate * 1000) / 10} % of each line that wears out, as told; not of demolition, mitigation, permits, overhead and profit`;
  return 'material and its tax by age and life; not labor, demolition, mitigation, permits, overhead and profit';
};

const ageAssumption = ({ items, book }: AgentFacts): string[] => {
  const assumed = items.filter(({ metadata }) => metadata.claim?.isAgeAssumed);
  if (assumed.length === 0) return [];
  const share = `${book.depreciation.assumed_age_share * 100} %`;
  return [
    `Age of ${assumed.length} item${assumed.length === 1 ? '' : 's'} not known: ${share} of the usual life assumed as used, or less in a newer house. State the real ages to correct the depreciation.`,
  ];
};

export const claimNotes = (
  claim: ClaimSums,
  facts: AgentFacts,
): Pick<AgentFigures, 'notes' | 'assumptions'> => {
  const { insurance } = facts.book;
  const { rcv, recoverableDepreciation, nonRecoverableDepreciation, acv, deductible } = claim;
  const lost = recoverableDepreciation + nonRecoverableDepreciation;
  const net =
    claim.net === null || deductible === null
      ? 'The deductible is not known, so no net payment is shown.'
      : `Less the deductible of ${wholeDollars(deductible)}${paidBefore(facts)}: ${wholeDollars(claim.net)}.`;
  const { peril } = facts.scope.facts;
  const cause = RULES_PERIL[peril ?? ''] ?? peril ?? '';
  const watch = insurance.perils[cause] ?? [];
  const record = insurance.documentation.filter(({ perils }) => perils?.includes(cause) ?? true);
  return {
    notes: [
      `Claim figures: replacement cost ${wholeDollars(rcv)}, less depreciation ${wholeDollars(lost)} (${ruleOf(facts)}), actual cash value ${wholeDollars(acv)}. ${net}`,
      claim.overheadReason,
      ...(watch.length > 0 ? [`Usual for this cause of loss: ${watch.join('; ')}.`] : []),
      `Record for the claim: ${record.map(({ text }) => text).join('; ')}.`,
      insurance.legal_text,
    ],
    assumptions: [
      ...ageAssumption(facts),
      ...(deductible === null
        ? [
            'Deductible not stated: which amount does the policy name? The net payment follows from it.',
          ]
        : []),
    ],
  };
};
