import { Button, Text } from '@mantine/core';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { Section } from '../../components/Section.tsx';
import { useDeskContractorsQuery } from '../../gql/hooks.ts';
import { useShowMore } from '../../hooks/use-show-more.ts';
import { readFailure } from '../../lib/request-failure.ts';
import classes from './Desk.module.css';
import { DeskContractor } from './DeskContractor.tsx';

export function DeskContractors() {
  const { data, error, refetch, fetchMore } = useDeskContractorsQuery({
    fetchPolicy: 'cache-and-network',
  });
  const page = data?.operatorDesk?.contractors;
  const [showMore, { isShowingMore }] = useShowMore(() =>
    fetchMore({ variables: { after: page?.pageInfo.endCursor ?? null } }),
  );
  return (
    <Section title="Contractors" hint="Newest first. Leads need license and insurance on record.">
      {error && !data ? (
        <FailureNotice
          title="The contractors could not be loaded"
          message={readFailure(error).message}
          onRetry={() => void refetch().catch(() => {})}
        />
      ) : null}
      <ul className={classes.list} aria-label="Contractors">
        {page?.edges.map(({ node }) => (
          <DeskContractor key={node.id} contractor={node} />
        ))}
      </ul>
      {page?.edges.length === 0 ? <Text size="sm">Nobody has a profile yet.</Text> : null}
      {page?.pageInfo.hasNextPage ? (
        <Button variant="default" loading={isShowingMore} onClick={() => void showMore()}>
          Show more
        </Button>
      ) : null}
    </Section>
  );
}
