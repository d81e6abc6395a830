import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconBan from '~icons/tabler/ban';
import { PageTitle } from '../../components/PageTitle.tsx';
import type { LiveJob_JobFragment } from '../../gql/graphql.ts';
import { listTitle } from '../../lib/titles.ts';
import { useRetryJob } from './use-retry-job.ts';

interface EndedJobProps {
  job: LiveJob_JobFragment;
  /** Further ways on, beside Retry. */
  children?: ReactNode;
}

/** A job that ended without an estimate: why, and what can be done. */
export function EndedJob({ job, children }: EndedJobProps) {
  const [retry, { isRetrying }] = useRetryJob();
  const wasCancelled = job.status === 'CANCELLED';
  return (
    <Stack gap="lg">
      <div>
        <PageTitle>
          {wasCancelled ? 'This estimate was canceled' : 'This estimate could not be finished'}
        </PageTitle>
        <Text mt="xs">
          Job {job.id} · {listTitle(job)}
        </Text>
      </div>
      <Alert
        color={wasCancelled ? 'gray' : 'red'}
        icon={wasCancelled ? <IconBan /> : <IconAlertTriangle />}
        role={wasCancelled ? 'status' : 'alert'}
      >
        {wasCancelled
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
