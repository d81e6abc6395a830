import { Text } from '@mantine/core';
import { FoldingCard } from '../FoldingCard.tsx';
import { FACTS_ID } from '../pointing.ts';
import type { Scope } from '../scope-types.ts';
import { AgeList } from './AgeList.tsx';
import { AllowanceList } from './AllowanceList.tsx';
import { ClaimPaperFields } from './ClaimPaperFields.tsx';
import { factsInShort } from './fact-words.ts';
import { FactFields } from './FactFields.tsx';
import { PlaceOfJob } from './PlaceOfJob.tsx';
import { useFactsAgent } from './use-facts-agent.ts';

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
          {agent === 'CLAIM' || facts.ages.length > 0 ? <AgeList ages={facts.ages} /> : null}
          {agent === 'BID' || facts.allowances.length > 0 ? (
            <AllowanceList allowances={facts.allowances} />
          ) : null}
          <Text size="xs" c="dimmed">
            Empty a field to leave it unsaid. Who runs the job and the finish level are chosen below
            the total.
          </Text>
        </>
      )}
    </FoldingCard>
  );
}
