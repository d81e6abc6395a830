import { Group, Progress, Text } from '@mantine/core';
import { useEffect } from 'react';
import { bareKey } from '../../../server/domain/ids.ts';
import { isFinal, STAGE_LABELS } from '../../../server/domain/estimate/job-status.ts';
import { LinkButton } from '../../components/LinkButton.tsx';
import { useBellJobQuery } from '../../gql/hooks.ts';
import { jobNotices } from '../../lib/job-notices.ts';
import { paths } from '../../lib/paths.ts';
import { listTitle } from '../../lib/titles.ts';

interface BellItemProps {
  jobId: string;
  onOpen: () => void;
}

/** One job of the bell: shown from the cache that the background subscriber keeps fresh, and asked for at each opening. */
export function BellItem({ jobId, onOpen }: BellItemProps) {
  const { data } = useBellJobQuery({
    variables: { jobId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const job = data?.job;
  const isGone = job === null;
  useEffect(() => {
    if (isGone) jobNotices.remove(jobId);
  }, [isGone, jobId]);

  const title = job ? listTitle(job) : `Job ${bareKey(jobId)}`;
  const isRunning = job ? !isFinal(job.stage) : true;
  const lookup = job && !isRunning ? job.claimNumber : jobId;
  const hasInventory = !isRunning && job?.estimate?.inventory?.status === 'DONE';

  const open = () => {
    if (!isRunning) jobNotices.open(jobId);
    onOpen();
  };

  return (
    <li>
      <Group justify="space-between" wrap="nowrap" gap="sm">
        <div>
          <Text size="sm" lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
            {title}
          </Text>
          {job ? (
            <Text size="xs" c="dimmed">
              {job.claimNumber}
            </Text>
          ) : null}
        </div>
        <Group gap={6} wrap="nowrap">
          <LinkButton
            to={paths.result(lookup)}
            size="compact-sm"
            variant={isRunning ? 'subtle' : 'light'}
            aria-label={`Open ${title}`}
            onClick={open}
          >
            Open
          </LinkButton>
          {hasInventory ? (
            <LinkButton
              to={paths.inventory(lookup)}
              size="compact-sm"
              variant="light"
              aria-label={`Inventory of ${title}`}
              onClick={open}
            >
              Inventory
            </LinkButton>
          ) : null}
        </Group>
      </Group>
      {job && isRunning ? (
        <>
          <Progress value={job.progress * 100} size="sm" mt={4} aria-label={`${title}: progress`} />
          <Text size="xs" c="dimmed" mt={2}>
            {STAGE_LABELS[job.stage]}
          </Text>
        </>
      ) : null}
    </li>
  );
}
