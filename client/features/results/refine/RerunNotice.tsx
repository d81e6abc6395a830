import { Alert, Button, Text } from '@mantine/core';
import type { JobStatus } from '../../../gql/graphql.ts';

interface RerunNoticeProps {
  jobStatus: JobStatus;
  onShow: () => void;
}

/** The estimate is being priced again, here or elsewhere; until then it stands. */
export function RerunNotice({ jobStatus, onShow }: RerunNoticeProps) {
  if (jobStatus !== 'QUEUED' && jobStatus !== 'PROCESSING') return null;
  return (
    <Alert title="This estimate is being priced again" role="status" data-no-print>
      <Text size="sm">You see the version from before.</Text>
      <Button size="xs" mt="sm" onClick={onShow}>
        Show progress
      </Button>
    </Alert>
  );
}
