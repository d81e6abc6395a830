import { Badge, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { FragmentType } from '@apollo/client';
import { FINISH_LEVELS } from '../../../server/domain/catalog.ts';
import { LinkButton } from '../../components/LinkButton.tsx';
import type { JobCard_JobFragment } from '../../gql/graphql.ts';
import { useJobCard_JobFragment } from '../../gql/hooks.ts';
import { formatDateTime } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { listTitle } from '../../lib/titles.ts';
import { JOB_BADGES } from './job-badge.ts';

export function JobCard({ job }: { job: FragmentType<JobCard_JobFragment> }) {
  const { data, complete } = useJobCard_JobFragment(job);
  if (!complete) return null;
  const title = listTitle(data);
  const badge = JOB_BADGES[data.status];
  return (
    <Paper component="li" withBorder p="md">
      <Stack gap="sm" h="100%" justify="space-between">
        <div>
          <Group justify="space-between" align="flex-start" wrap="nowrap" gap="sm">
            <Title order={3} size="h5" style={{ overflowWrap: 'anywhere' }}>
              {title}
            </Title>
            <Badge color={badge.color} variant="light" tt="none" style={{ flex: 'none' }}>
              {badge.label}
            </Badge>
          </Group>
          <Text size="sm" c="dimmed" mt={4}>
            {FINISH_LEVELS[data.finishLevel]} · {formatDateTime(data.createdAt)}
          </Text>
        </div>
        <LinkButton
          to={paths.result(data.status === 'READY' ? data.claimNumber : data.id)}
          variant="light"
          size="sm"
          aria-label={`Open ${title}`}
        >
          Open
        </LinkButton>
      </Stack>
    </Paper>
  );
}
