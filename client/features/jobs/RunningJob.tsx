import { Anchor, Button, Group, Loader, Paper, Stack, Text, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router-dom';
import { PageTitle } from '../../components/PageTitle.tsx';
import type { LiveJob_JobFragment } from '../../gql/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { DraftLines } from './DraftLines.tsx';
import { spokenProgress } from './progress-words.ts';
import { StageDetail } from './StageDetail.tsx';
import { StageList } from './StageList.tsx';
import { useCancelJob } from './use-cancel-job.ts';
import { useDraftLines } from './use-draft-lines.ts';

/** A job on its way: its stages, and its lines as they are priced. */
export function RunningJob({ job }: { job: LiveJob_JobFragment }) {
  const draft = useDraftLines(job.id, true);
  const lineCount = draft?.lines.length ?? 0;
  const [cancel, { isCancelling }] = useCancelJob();
  return (
    <Stack gap="lg">
      <div>
        <Group gap="sm" wrap="nowrap">
          <Loader size="sm" aria-hidden />
          <PageTitle documentTitle="Crunching the numbers">Crunching the numbers…</PageTitle>
        </Group>
        <Text mt="xs" style={{ overflowWrap: 'anywhere' }}>
          Job {job.id} · {job.title ?? job.project.name}
        </Text>
        <Text c="dimmed" mt={4}>
          You may leave this page. The work goes on, and the bell at the top tells you when the
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
              <Button variant="default" loading={isCancelling} onClick={() => void cancel(job.id)}>
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
