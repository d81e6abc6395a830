import { SimpleGrid } from '@mantine/core';
import { Section } from '../../../components/Section.tsx';
import type { SharedPaperFragment } from '../../../gql/graphql.ts';
import { ClaimSums } from './ClaimSums.tsx';
import { GapCauses } from './GapCauses.tsx';
import { PaperQuestions } from './PaperQuestions.tsx';
import { PaperRow } from './PaperRow.tsx';
import { PaperVerdict } from './PaperVerdict.tsx';
import { RowLists } from './RowLists.tsx';
import { type SharedLinkFacts, SharedSheet } from './SharedSheet.tsx';

interface SharedPaperScreenProps extends SharedLinkFacts {
  comparison: SharedPaperFragment;
}

/** Somebody's second opinion on a paper of others, to read and to print. */
export function SharedPaperScreen({ comparison, ...link }: SharedPaperScreenProps) {
  const { kind, name, theirs, rows, questions, updatedAt } = comparison;
  const isClaim = kind === 'CLAIM';
  const hasPrice = theirs.total > 0;
  return (
    <SharedSheet
      title="A second opinion"
      hint="Their numbers as they wrote them, beside an estimate of the same work."
      changedAt={updatedAt}
      {...link}
    >
      <PaperVerdict comparison={comparison} name={name} advice={null} />
      {hasPrice || isClaim ? (
        <SimpleGrid cols={{ base: 1, md: isClaim && hasPrice ? 2 : 1 }} spacing="lg">
          {hasPrice ? <GapCauses comparison={comparison} /> : null}
          {isClaim ? <ClaimSums comparison={comparison} isShared /> : null}
        </SimpleGrid>
      ) : null}
      <Section title="Line by line" hint="Theirs as written, beside the estimate.">
        <RowLists
          rows={rows}
          renderRow={(row) => <PaperRow key={row.id} row={row} fileId={null} />}
        />
      </Section>
      <PaperQuestions questions={questions} isClaim={isClaim} />
    </SharedSheet>
  );
}
