import { Button, Paper, Skeleton, Text } from '@mantine/core';
import type { PortfolioQuery } from '../../gql/graphql.ts';
import { usePortfolioQuery } from '../../gql/hooks.ts';
import { formatMoney } from '../../lib/format.ts';
import { readFailure } from '../../lib/request-failure.ts';
import classes from './Portfolio.module.css';

type Portfolio = PortfolioQuery['viewer']['portfolio'];
export type ProjectGlance = Portfolio['projects'][number];

/** What all projects come to. It is asked for beside the list, which does not wait for it. */
export function usePortfolio() {
  const { data, error, refetch } = usePortfolioQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    refetchOn: { socketReconnected: true },
  });
  const portfolio = data?.viewer.portfolio;
  return { portfolio, error, refetch };
}

const HEIGHT = 78;

/** The sum of all projects, and how many estimates are ready and on their way. */
export function PortfolioFigures({ portfolio, error, refetch }: ReturnType<typeof usePortfolio>) {
  if (!portfolio && error) {
    return (
      <Text size="sm" c="dimmed" mih={HEIGHT}>
        The totals could not be loaded. {readFailure(error).message}{' '}
        <Button size="compact-xs" variant="default" onClick={() => void refetch().catch(() => {})}>
          Try again
        </Button>
      </Text>
    );
  }
  if (!portfolio) return <Skeleton height={HEIGHT} />;
  return (
    <Paper component="dl" withBorder className={classes.figures ?? ''} aria-label="All projects">
      <div>
        <dt>All projects</dt>
        <dd>{formatMoney(portfolio.total)}</dd>
      </div>
      <div>
        <dt>Ready</dt>
        <dd>{portfolio.readyCount}</dd>
      </div>
      <div>
        <dt>Pending</dt>
        <dd>{portfolio.pendingCount}</dd>
      </div>
    </Paper>
  );
}
