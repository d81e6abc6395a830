import { bareKey } from '../../../server/domain/ids.ts';
import { Anchor, Button, Group, Loader, Paper, Stack, Text, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router-dom';
import { PageTitle } from '../../components/PageTitle.tsx';
import {
  type LiveJob_JobFragment,
  CancelJobDocument,
  type DraftLines_DraftFragment,
} from '../../gql/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { DraftLines } from './DraftLines.tsx';
import { spokenProgress } from './progress-words.ts';
import { StageDetail } from './StageDetail.tsx';
import { StageList } from './StageList.tsx';
import { useIsLive } from '../../apollo/SocketContext.tsx';
import { useSend } from '../../hooks/use-send.ts';
import { showToast } from '../../lib/toast.tsx';
import { skipToken } from '@apollo/client/react';
import { START_PAGE_POLL } from '../../../server/domain/account/backoff.ts';
import type { JobStage } from '../../../server/domain/estimate/job-status.ts';
import { useEstimateDraftChangedSubscription, useEstimateDraftQuery } from '../../gql/hooks.ts';
import { usePollingFallback } from '../../hooks/use-polling-fallback.ts';

const ignore = () => {};

/** Stages in which lines are priced; there are none before. */
const PRICES: readonly JobStage[] = ['PRICING', 'WRITING_UP'];

/** The lines priced so far, live while there are any. They are a foretaste: failing to get them disturbs nobody. */
function useDraftLines(
  jobId: string,
  { isPriced }: { isPriced: boolean },
): DraftLines_DraftFragment | null {
  const { data, refetch } = useEstimateDraftQuery({
    variables: { jobId },
    skip: !isPriced,
    // The first event brings the lines of until then.
    fetchPolicy: useIsLive() ? 'cache-only' : 'cache-and-network',
  });
  useEstimateDraftChangedSubscription(
    isPriced ? { variables: { jobId }, ignoreResults: true, onError: ignore } : skipToken,
  );
  usePollingFallback(() => refetch(), {
    isActive: isPriced,
    backoff: START_PAGE_POLL,
    onFailure: ignore,
  });
  return data?.estimateDraft ?? null;
}

/** The answer carries the job as it is now, so the cache shows it; a job that ended meanwhile is just shown as ended. */
function useCancelJob() {
  const [send, { isSending }] = useSend(CancelJobDocument);
  const cancel = async (jobId: string): Promise<void> => {
    const outcome = await send({ input: { jobId } });
    if (outcome.kind === 'refused') showToast({ message: outcome.message });
    if (outcome.kind === 'failed') {
      showToast({ kind: 'failure', message: `Could not cancel. ${outcome.message}` });
    }
  };
  return [cancel, { isCanceling: isSending }] as const;
}

/** A job on its way: its stages, and its lines as they are priced. */
export function RunningJob({ job }: { job: LiveJob_JobFragment }) {
  const draft = useDraftLines(job.id, { isPriced: PRICES.includes(job.stage) });
  const lineCount = draft?.lines.length ?? 0;
  const [cancel, { isCanceling }] = useCancelJob();
  return (
    <Stack gap="lg">
      <div>
        <Group gap="sm" wrap="nowrap">
          <Loader size="sm" aria-hidden />
          <PageTitle documentTitle="Crunching the numbers">Crunching the numbers…</PageTitle>
        </Group>
        <Text mt="xs" style={{ overflowWrap: 'anywhere' }}>
          Job {bareKey(job.id)} · {job.title ?? job.project.name}
        </Text>
        <Text c="dimmed" mt={4}>
          You can leave this page. We keep working, and the bell at the top tells you when the
          estimate is ready.
        </Text>
      </div>
      <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
        <Stack gap="lg">
          <StageList stage={job.stage} progress={job.progress}>
            <StageDetail stage={job.stage} reading={job.reading} lineCount={lineCount} />
          </StageList>
          <VisuallyHidden role="status">
            {spokenProgress(job.stage, job.reading, lineCount)}
          </VisuallyHidden>
          <Group justify="space-between">
            <Anchor component={Link} to={paths.project(job.project.id)}>
              Back to {job.project.name}
            </Anchor>
            {job.viewerCanCancel ? (
              <Button variant="default" loading={isCanceling} onClick={() => void cancel(job.id)}>
                Cancel
              </Button>
            ) : null}
          </Group>
        </Stack>
      </Paper>
      {draft && lineCount > 0 ? <DraftLines draft={draft} /> : null}
    </Stack>
  );
}
