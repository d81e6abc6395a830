import { Group, Progress, Text } from '@mantine/core';
import { isFinal, STAGE_LABELS } from '../../../server/domain/job-status.ts';
import { LinkButton } from '../../components/LinkButton.tsx';
import { useBellJobQuery } from '../../gql/hooks.ts';
import { jobNotices } from '../../lib/job-notices.ts';
import { paths } from '../../lib/paths.ts';
import { listTitle } from '../../lib/titles.ts';

interface BellItemProps {
  jobId: string;
  onOpen: () => void;
}

/** One job of the bell, read from the cache that the background subscriber keeps fresh. */
export function BellItem({ jobId, onOpen }: BellItemProps) {
  const { data } = useBellJobQuery({ variables: { jobId } });
  const job = data?.job;
  const title = job ? listTitle(job) : `Job ${jobId}`;
  const isRunning = job ? !isFinal(job.stage) : true;

  const open = () => {
    if (!isRunning) jobNotices.remove(jobId);
    onOpen();
  };

  return (
    <li>
      <Group justify="space-between" wrap="nowrap" gap="sm">
        <Text size="sm" lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Text>
        <LinkButton
          to={paths.result(job && !isRunning ? job.claimNumber : jobId)}
          size="compact-sm"
          variant={isRunning ? 'subtle' : 'light'}
          aria-label={`Open ${title}`}
          onClick={open}
        >
          Open
        </LinkButton>
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
