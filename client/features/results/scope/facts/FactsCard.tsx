import { Text } from '@mantine/core';
import { FoldingCard } from '../FoldingCard.tsx';
import { FACTS_ID } from '../pointing.ts';
import type { Scope } from '../scope-types.ts';
import { AgeList } from './AgeList.tsx';
import { AllowanceList } from './AllowanceList.tsx';
import { ClaimPaperFields } from './ClaimPaperFields.tsx';
import { FactFields } from './FactFields.tsx';
import { PaymentList } from './PaymentList.tsx';
import { PlaceOfJob } from './PlaceOfJob.tsx';
import { useFigures } from '../../totals/LiveFigures.tsx';
import {
  type FactsAgent,
  type ShownFacts,
  NUMBER_FACTS,
  SWITCH_FACTS,
  typedOf,
} from './fact-fields.ts';
import { PERILS, STATES } from '../../../../../server/domain/scope/fact-choices.ts';
import { counted } from '../../../../lib/format.ts';

// The facts of a whole job in short: what stands beside the folded card.

const labelIn = (labels: Readonly<Record<string, string>>, key: string): string =>
  labels[key] ?? key;

const inNumbers = (facts: ShownFacts): string[] =>
  NUMBER_FACTS.flatMap((field) => {
    const value = facts[field.name];
    return value === null ? [] : [field.gist(typedOf(field, value))];
  });

/** What was told, in the order of the fields; empty where nothing was. */
const factsInShort = (facts: ShownFacts): string[] => [
  ...(facts.state ? [labelIn(STATES, facts.state)] : []),
  ...(facts.peril ? [labelIn(PERILS, facts.peril).toLowerCase()] : []),
  ...inNumbers(facts),
  ...SWITCH_FACTS.flatMap(({ name, label }) => (facts[name] ? [label.toLowerCase()] : [])),
  ...(facts.overheadAndProfit ? ['overhead and profit'] : []),
  ...(facts.retainage ? [`${typedOf({ isPercent: true }, facts.retainage.rate)}% retainage`] : []),
  ...(facts.payments ? [`${counted(facts.payments.length, 'payment')} told`] : []),
  ...(facts.ages.length > 0 ? [counted(facts.ages.length, 'age')] : []),
  ...(facts.allowances.length > 0 ? [counted(facts.allowances.length, 'allowance')] : []),
];

/** Whose estimate it is, by the figures that stand beside it. */
const useFactsAgent = (): FactsAgent => {
  const { claim, bid } = useFigures();
  if (claim) return 'CLAIM';
  return bid ? 'BID' : 'HOME';
};

interface FactsCardProps {
  facts: Scope['facts'];
  project: { id: string; name: string; zip: string };
}

/** What is true of the whole job, told once: the prices and the terms of the estimate stand on it. */
export function FactsCard({ facts, project }: FactsCardProps) {
  const agent = useFactsAgent();
  const told = factsInShort(facts);
  return (
    <FoldingCard
      id={FACTS_ID}
      title="The whole job"
      gist={[`ZIP ${project.zip}`, ...told].map((words) => (
        <span key={words}>{words}</span>
      ))}
    >
      {() => (
        <>
          <PlaceOfJob facts={facts} project={project} />
          {agent === 'CLAIM' ? <ClaimPaperFields facts={facts} /> : null}
          <FactFields facts={facts} agent={agent} />
          {facts.payments ? <PaymentList payments={facts.payments} /> : null}
          {agent === 'CLAIM' || facts.ages.length > 0 ? <AgeList ages={facts.ages} /> : null}
          {agent === 'BID' || facts.allowances.length > 0 ? (
            <AllowanceList allowances={facts.allowances} />
          ) : null}
          <Text size="xs" c="dimmed">
            Clear a field to leave it open. Who runs the job and the finish level are chosen further
            down.
          </Text>
        </>
      )}
    </FoldingCard>
  );
}
