import { Group } from '@mantine/core';
import { bareKey } from '../../../server/domain/ids.ts';
import { LinkButton } from '../../components/LinkButton.tsx';
import { useBellJobQuery } from '../../gql/hooks.ts';
import { jobNotices } from '../../lib/job-notices.ts';
import { paths } from '../../lib/paths.ts';
import { listTitle } from '../../lib/titles.ts';

interface ReadyLinkProps {
  jobId: string;
  /** The toast tells of others, too. */
  isNamed: boolean;
  onOpen: () => void;
}

function ReadyLink({ jobId, isNamed, onOpen }: ReadyLinkProps) {
  const { data } = useBellJobQuery({ variables: { jobId }, fetchPolicy: 'cache-only' });
  const job = data?.job;
  const label = `Open ${job ? listTitle(job) : `Job ${bareKey(jobId)}`}`;
  return (
    <LinkButton
      to={paths.result(job?.claimNumber ?? jobId)}
      size="compact-sm"
      variant="light"
      maw={200}
      aria-label={label}
      onClick={() => {
        jobNotices.open(jobId);
        onOpen();
      }}
    >
      {isNamed ? label : 'Open'}
    </LinkButton>
  );
}

/** One link for each estimate that a toast tells of. */
export function ReadyLinks({ jobIds, onOpen }: { jobIds: readonly string[]; onOpen: () => void }) {
  return (
    <Group gap={6}>
      {jobIds.map((jobId) => (
        <ReadyLink key={jobId} jobId={jobId} isNamed={jobIds.length > 1} onOpen={onOpen} />
      ))}
    </Group>
  );
}
