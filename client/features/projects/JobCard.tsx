import '@mantine/core/styles/Checkbox.css';
import { Badge, Checkbox, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { FragmentType } from '@apollo/client';
import { FINISH_LEVELS } from '../../../server/domain/catalog.ts';
import { LinkButton } from '../../components/LinkButton.tsx';
import { type JobCard_JobFragment, SetEstimateCountedDocument } from '../../gql/graphql.ts';
import { useJobCard_JobFragment } from '../../gql/hooks.ts';
import { formatDateTime, formatMoney } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { listTitle } from '../../lib/titles.ts';
import type { EstimateChoice } from './use-estimate-choice.ts';
import { JobCardTools } from './JobCardTools.tsx';
import type { JobStatus } from '../../../server/domain/estimate/job-status.ts';
import { useApolloClient } from '@apollo/client/react';
import { useSend } from '../../hooks/use-send.ts';
import { showToast } from '../../lib/toast.tsx';

/** Takes an estimate into the project's total, or out of it. The box follows at once, the total with the answer. */
function useSetEstimateCounted() {
  const { cache } = useApolloClient();
  const [send] = useSend(SetEstimateCountedDocument);
  const tick = (estimateId: string, countsInTotal: boolean): void => {
    cache.modify({
      id: `Estimate:${estimateId}`,
      fields: { countsInTotal: () => countsInTotal },
    });
  };
  return async ({ id: estimateId }: { id: string }, countsInTotal: boolean): Promise<void> => {
    tick(estimateId, countsInTotal);
    const outcome = await send({ input: { estimateId, countsInTotal } });
    if (outcome.kind === 'done') return;
    tick(estimateId, !countsInTotal);
    const message = `The total could not be changed. ${outcome.message}`;
    showToast({ kind: 'failure', message });
  };
}

/** Spec §4: ready is 'Ready', anything on its way 'Pending'; what ended otherwise is said plainly. */
const JOB_BADGES: Record<JobStatus, { label: string; color: string }> = {
  READY: { label: 'Ready', color: 'green' },
  QUEUED: { label: 'Pending', color: 'yellow' },
  PROCESSING: { label: 'Pending', color: 'yellow' },
  FAILED: { label: 'Failed', color: 'red' },
  CANCELLED: { label: 'Canceled', color: 'gray' },
};

interface JobCardProps {
  job: FragmentType<JobCard_JobFragment>;
  choice: EstimateChoice;
}

export function JobCard({ job, choice }: JobCardProps) {
  const { data, complete } = useJobCard_JobFragment(job);
  return complete ? <KnownJobCard job={data} choice={choice} /> : null;
}

/** The estimate may have been named on its own page. */
const titleOf = ({ title, estimate, projectSeq }: JobCard_JobFragment): string =>
  listTitle({ title: estimate?.title ?? title, projectSeq });

interface KnownJobCardProps {
  job: JobCard_JobFragment;
  choice: EstimateChoice;
}

function KnownJobCard({ job, choice }: KnownJobCardProps) {
  const count = useSetEstimateCounted();
  const { id, estimate, status } = job;
  const title = titleOf(job);
  const badge = JOB_BADGES[status];
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
            {job.isTest ? 'Test · ' : null}
            {FINISH_LEVELS[job.finishLevel]} · {formatDateTime(job.createdAt)} ·{' '}
            <span style={{ whiteSpace: 'nowrap' }}>{job.claimNumber}</span>
          </Text>
          {estimate ? (
            <>
              <Text fw={600} mt={4}>
                {formatMoney(estimate.total, estimate.currency)}
              </Text>
              <Checkbox
                mt="xs"
                size="sm"
                label="Counts in the project total"
                aria-label={`${title}: counts in the project total`}
                checked={estimate.countsInTotal}
                onChange={({ currentTarget }) => void count(estimate, currentTarget.checked)}
              />
              <Checkbox
                mt="xs"
                size="sm"
                label="Compare side by side"
                aria-label={`${title}: compare side by side`}
                checked={choice.has(estimate.id)}
                disabled={choice.isFull && !choice.has(estimate.id)}
                onChange={() => choice.toggle(estimate.id)}
              />
            </>
          ) : null}
        </div>
        <Group justify="space-between" wrap="nowrap">
          <LinkButton
            to={paths.result(status === 'READY' ? job.claimNumber : id)}
            variant="light"
            size="sm"
            aria-label={`Open ${title}`}
          >
            Open
          </LinkButton>
          <JobCardTools jobId={id} title={title} />
        </Group>
      </Stack>
    </Paper>
  );
}
