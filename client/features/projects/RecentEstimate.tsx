import { Anchor, Group, Text } from '@mantine/core';
import type { FragmentType } from '@apollo/client';
import { Link } from 'react-router-dom';
import type { RecentEstimate_EstimateFragment } from '../../gql/graphql.ts';
import { useRecentEstimate_EstimateFragment } from '../../gql/hooks.ts';
import { formatDate, formatMoney } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { listTitle } from '../../lib/titles.ts';

interface RecentEstimateProps {
  estimate: FragmentType<RecentEstimate_EstimateFragment>;
}

export function RecentEstimate({ estimate }: RecentEstimateProps) {
  const { data, complete } = useRecentEstimate_EstimateFragment(estimate);
  if (!complete) return null;
  return (
    <li>
      <Group justify="space-between" wrap="nowrap" gap="sm" align="baseline">
        <Anchor
          component={Link}
          to={paths.result(data.claimNumber)}
          size="sm"
          fw={600}
          style={{ overflowWrap: 'anywhere' }}
        >
          {listTitle(data)}
        </Anchor>
        <Text size="sm" style={{ whiteSpace: 'nowrap' }}>
          {formatMoney(data.total, data.currency)}
        </Text>
      </Group>
      <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {data.project.name} · {formatDate(data.createdAt)} ·{' '}
        <span style={{ whiteSpace: 'nowrap' }}>{data.claimNumber}</span>
      </Text>
    </li>
  );
}
