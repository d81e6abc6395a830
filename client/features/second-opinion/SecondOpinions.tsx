import { Skeleton, Stack } from '@mantine/core';
import { LinkButton } from '../../components/LinkButton.tsx';
import { Section } from '../../components/Section.tsx';
import { paths } from '../../lib/paths.ts';
import { SECOND_OPINION_HEIGHT } from './second-opinion-height.ts';
import { SecondOpinion } from './SecondOpinion.tsx';
import { useCheckedPapers } from './use-checked-papers.ts';

/** More are linked to, and reckoned when they are opened. */
const RECKONED = 3;

interface SecondOpinionsProps {
  estimate: { id: string; claimNumber: string };
}

/** What we think of the bids and insurance estimates that came with a request; nothing where none came. */
export function SecondOpinions({ estimate }: SecondOpinionsProps) {
  const papers = useCheckedPapers(estimate.id);
  if (papers === null) return <Skeleton height={SECOND_OPINION_HEIGHT} />;
  if (papers.length === 0) return null;
  const bidCount = papers.reduce(
    (sum, { read }) => sum + (read.kind === 'CLAIM' ? 0 : Math.max(1, read.bidders.length)),
    0,
  );
  return (
    <Stack gap="lg">
      {papers.map((paper, index) => (
        <SecondOpinion
          key={paper.id}
          paper={paper}
          estimate={estimate}
          isReckoned={index < RECKONED}
        />
      ))}
      {bidCount > 1 ? (
        <Section
          title={`${bidCount} bids on the same work`}
          hint="What each asks for every piece of work, what each leaves out, and what each would come to with it."
        >
          <div data-no-print>
            <LinkButton to={paths.compare({ bids: estimate.claimNumber })} variant="light">
              See the bids side by side
            </LinkButton>
          </div>
        </Section>
      ) : null}
    </Stack>
  );
}
