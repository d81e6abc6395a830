import { Anchor, Group, Skeleton, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { PaperKind } from '../../../server/domain/paper/paper-kinds.ts';
import { LinkButton } from '../../components/LinkButton.tsx';
import { NumberLine } from '../../components/NumberLine.tsx';
import { Section } from '../../components/Section.tsx';
import { VerdictMark } from '../../components/VerdictMark.tsx';
import type { PaperVerdictQuery } from '../../gql/graphql.ts';
import { usePaperVerdictQuery } from '../../gql/hooks.ts';
import { useBackHere } from '../../hooks/use-way-back.ts';
import { paperLookup } from '../../lib/paper-lookup.ts';
import { paths } from '../../lib/paths.ts';
import { readFailure } from '../../lib/request-failure.ts';
import { hasNumbers, verdictTitle } from '../../lib/verdict-words.ts';

/** Height that a verdict mostly has, px, so that nothing moves when it comes. */
const HEIGHT = 210;

interface SecondOpinionProps {
  paper: { id: string; name: string; read: { kind: PaperKind; bidders: { name: string }[] } };
  estimate: { id: string; claimNumber: string };
  /** Whether the verdict is shown here, too. */
  isReckoned: boolean;
}

/** How one paper of others stands to the estimate, and the way to all of it. */
export function SecondOpinion({ paper, estimate, isReckoned }: SecondOpinionProps) {
  const backHere = useBackHere();
  const { data, error } = usePaperVerdictQuery({
    variables: { fileId: paper.id, estimateId: estimate.id },
    skip: !isReckoned,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const comparison = data?.paperComparison;
  return (
    <Section
      title={`Second opinion on ${paper.name}`}
      aside={
        comparison ? (
          <VerdictMark verdict={comparison.verdict} isLarge>
            {verdictTitle(comparison.kind, comparison.verdict)}
          </VerdictMark>
        ) : null
      }
    >
      {paper.read.bidders.length > 1 ? <WhoseBid bidders={paper.read.bidders} /> : null}
      {comparison ? <Known comparison={comparison} /> : null}
      {isReckoned && !data && !error ? <Skeleton height={HEIGHT} /> : null}
      {error ? <Text size="sm">{readFailure(error).message}</Text> : null}
      <Group gap="md" data-no-print>
        <LinkButton
          to={paths.compare({ left: paperLookup(paper.id), right: estimate.claimNumber })}
          variant="light"
          aria-label={`See why: ${paper.name}`}
        >
          See why
        </LinkButton>
        <Anchor component={Link} to={paths.paper(paper.id)} state={backHere} size="sm">
          Look at their document
        </Anchor>
      </Group>
    </Section>
  );
}

/** The first of several bidders is compared until another one is chosen. */
function WhoseBid({ bidders }: { bidders: readonly { name: string }[] }) {
  return (
    <Text size="sm" c="dimmed">
      The bid of {bidders[0]?.name}, the first of {bidders.length} on this document. “See why” lets
      you choose another.
    </Text>
  );
}

function Known({ comparison }: { comparison: NonNullable<PaperVerdictQuery['paperComparison']> }) {
  const { summary, theirs, ours, low, high, gap } = comparison;
  return (
    <>
      <Text maw={700}>{summary}</Text>
      {hasNumbers(comparison) ? (
        <NumberLine
          theirs={theirs.total > 0 ? theirs.total : null}
          ours={ours.total}
          low={low}
          high={high}
          gap={gap}
        />
      ) : (
        <Text size="sm" c="dimmed">
          Open it to match its lines with our price book by hand.
        </Text>
      )}
    </>
  );
}
