// What is said about a claim's figures: how depreciation was found, what was assumed, what to record. No coverage advice.
import type { ClaimSums } from '../../domain/estimate-figures.ts';
import type { AgentFacts, AgentFigures } from './agent-facts.ts';
import { wholeDollars } from '../../domain/money.ts';

/** Causes of loss that the rules name otherwise. */
const RULES_PERIL: Readonly<Record<string, string>> = { theft: 'theft_vandalism', smoke: 'fire' };

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

const netWords = ({ net, deductible, priorPayments, codeUpgrade }: ClaimSums): string => {
  const upgrade =
    codeUpgrade === null
      ? ''
      : ` The code upgrade of ${wholeDollars(codeUpgrade)} is set apart: it is paid once the work is done.`;
  if (net === null || deductible === null) {
    const paid =
      priorPayments === null ? '' : ` The ${wholeDollars(priorPayments)} paid before come off it.`;
    return `The deductible is not known, so no net payment is shown.${paid}${upgrade}`;
  }
  const less = [
    ...(codeUpgrade === null ? [] : [`the code upgrade of ${wholeDollars(codeUpgrade)}`]),
    `the deductible of ${wholeDollars(deductible)}`,
    ...(priorPayments === null ? [] : [`prior payments of ${wholeDollars(priorPayments)}`]),
  ];
  return `Less ${less.join(' and ')}: ${wholeDollars(net)}.${upgrade}`;
};

export const claimNotes = (
  claim: ClaimSums,
  facts: AgentFacts,
): Pick<AgentFigures, 'notes' | 'assumptions'> => {
  const { insurance } = facts.book;
  const { rcv, recoverableDepreciation, nonRecoverableDepreciation, acv } = claim;
  const lost = recoverableDepreciation + nonRecoverableDepreciation;
  const { peril } = facts.scope.facts;
  const cause = RULES_PERIL[peril ?? ''] ?? peril ?? '';
  const watch = insurance.perils[cause] ?? [];
  const record = insurance.documentation.filter(({ perils }) => perils?.includes(cause) ?? true);
  return {
    notes: [
      `Claim figures: replacement cost ${wholeDollars(rcv)}, less depreciation ${wholeDollars(lost)} (${ruleOf(facts)}), actual cash value ${wholeDollars(acv)}. ${netWords(claim)}`,
      claim.overheadReason,
      ...(watch.length > 0 ? [`Usual for this cause of loss: ${watch.join('; ')}.`] : []),
      `Record for the claim: ${record.map(({ text }) => text).join('; ')}.`,
      insurance.legal_text,
    ],
    assumptions: [
      ...ageAssumption(facts),
      ...(claim.deductible === null
        ? [
            'Deductible not stated: which amount does the policy name? The net payment follows from it.',
          ]
        : []),
    ],
  };
};
