import { bareKey } from '../../../server/domain/ids.ts';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconBan from '~icons/tabler/ban';
import { PageTitle } from '../../components/PageTitle.tsx';
import { type LiveJob_JobFragment, RetryJobDocument } from '../../gql/graphql.ts';
import { listTitle } from '../../lib/titles.ts';
import { problemOf, useSend } from '../../hooks/use-send.ts';
import { jobNotices } from '../../lib/job-notices.ts';
import { showToast } from '../../lib/toast.tsx';

function useRetryJob() {
  const [send, { isSending }] = useSend(RetryJobDocument);
  const retry = async (jobId: string): Promise<void> => {
    const outcome = await send({ input: { jobId } });
    if (outcome.kind === 'done') return jobNotices.addPending(jobId);
    if (outcome.kind === 'refused') return showToast({ message: outcome.message });
    const problem = problemOf(outcome);
    if (!problem) return;
    showToast({ kind: 'failure', message: `Could not start it again. ${problem.message}` });
  };
  return [retry, { isRetrying: isSending }] as const;
}

interface EndedJobProps {
  job: LiveJob_JobFragment;
  /** Further ways on, beside Retry. */
  children?: ReactNode;
}

/** A job that ended without an estimate: why, and what can be done. */
export function EndedJob({ job, children }: EndedJobProps) {
  const [retry, { isRetrying }] = useRetryJob();
  const wasCanceled = job.status === 'CANCELLED';
  return (
    <Stack gap="lg">
      <div>
        <PageTitle>
          {wasCanceled ? 'This estimate was canceled' : 'This estimate could not be finished'}
        </PageTitle>
        <Text mt="xs">
          Job {bareKey(job.id)} · {listTitle(job)}
        </Text>
      </div>
      <Alert
        color={wasCanceled ? 'gray' : 'red'}
        icon={wasCanceled ? <IconBan /> : <IconAlertTriangle />}
        role={wasCanceled ? 'status' : 'alert'}
      >
        {wasCanceled
          ? 'Nothing was priced. What you wrote and uploaded is kept, so you can run it again.'
          : (job.failure ??
            'Something went wrong while it was being priced. What you wrote and uploaded is kept; try again.')}
      </Alert>
      <Group>
        {job.viewerCanRetry ? (
          <Button loading={isRetrying} onClick={() => void retry(job.id)}>
            Retry
          </Button>
        ) : null}
        {children}
      </Group>
    </Stack>
  );
}
