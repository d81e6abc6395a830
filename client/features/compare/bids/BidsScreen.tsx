import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import IconPrinter from '~icons/tabler/printer';
import { FailureNotice } from '../../../components/FailureNotice.tsx';
import { LoadingDots } from '../../../components/LoadingDots.tsx';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { Section } from '../../../components/Section.tsx';
import type { BidsComparison } from './bids-comparison.ts';
import { useBidsComparisonQuery } from '../../../gql/hooks.ts';
import { useLightPrint } from '../../../hooks/use-light-print.ts';
import { counted } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { readFailure } from '../../../lib/request-failure.ts';
import { pageTitle } from '../../../lib/titles.ts';
import { BiddersTable } from './BiddersTable.tsx';
import { BidsTable } from './BidsTable.tsx';

/** Several bids on one scope of work beside each other. @param lookup claim number of the estimate that they were uploaded with */
export function BidsScreen({ lookup }: { lookup: string }) {
  useLightPrint();
  const { data, error, refetch } = useBidsComparisonQuery({
    variables: { lookup },
    fetchPolicy: 'cache-and-network',
  });
  const bids = data?.bidsComparison;
  return (
    <Stack gap="lg">
      <Group justify="space-between" align="flex-start">
        <div>
          <PageTitle>Bids side by side</PageTitle>
          <Text c="dimmed">
            {bids ? (
              <>
                What each asks for the same work, for{' '}
                <Anchor component={Link} to={paths.result(bids.estimate.claimNumber)} inherit>
                  {pageTitle(bids.estimate)}
                </Anchor>
                .
              </>
            ) : (
              'What each asks for the same work.'
            )}
          </Text>
        </div>
        <Button
          variant="default"
          data-no-print
          leftSection={<IconPrinter size={18} aria-hidden />}
          disabled={!bids}
          onClick={() => print()}
        >
          Print
        </Button>
      </Group>
      {bids ? (
        <>
          <Section
            title="What each comes to"
            hint="A low total may just leave work out. The last figure adds what a bid leaves out, at our price or at what the others ask."
          >
            <BiddersTable bids={bids} />
            <Unmatched bids={bids} />
          </Section>
          <Section title="Work by work" hint="Each amount beside our range for the same work.">
            <BidsTable bids={bids} />
          </Section>
        </>
      ) : error || data ? (
        <FailureNotice
          title="The bids could not be compared"
          message={
            error
              ? readFailure(error).message
              : 'No estimate found for that number. It opens for its owner only.'
          }
          // A failure is shown through `error`.
          onRetry={() => void refetch().catch(() => {})}
        />
      ) : (
        <LoadingDots />
      )}
    </Stack>
  );
}

/** Work that our price book does not know is told apart by its words alone: what only some list others may have in other words. */
function Unmatched({ bids: { rows } }: { bids: BidsComparison }) {
  const count = rows.filter(({ ours, cells }) => ours === null && cells.includes(null)).length;
  if (count === 0) return null;
  return (
    <Text size="sm">
      {counted(count, 'work')} {count === 1 ? 'is' : 'are'} not matched with our price book. The
      same work in other words then stands twice, and the last column is too high. Open a bid to
      match its lines by hand.
    </Text>
  );
}
