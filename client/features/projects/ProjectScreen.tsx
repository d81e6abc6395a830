import { skipToken } from '@apollo/client/react';
import { Stack } from '@mantine/core';
import { isFinal } from '../../../server/domain/estimate/job-status.ts';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { useProjectPageQuery, useViewerChangedSubscription } from '../../gql/hooks.ts';
import { useLastKnown } from '../../hooks/use-last-known.ts';
import { useShowMore } from '../../hooks/use-show-more.ts';
import { readFailure } from '../../lib/request-failure.ts';
import { JOBS_AT_ONCE } from './amounts.ts';
import { DeletedJobs } from './DeletedJobs.tsx';
import { DeletedProject } from './DeletedProject.tsx';
import { ProjectCosts } from './ProjectCosts.tsx';
import { ProjectHeader } from './ProjectHeader.tsx';
import { ProjectJobs } from './ProjectJobs.tsx';
import { ProjectsSkeleton } from './ProjectsSkeleton.tsx';
import { Rooms } from './Rooms.tsx';
import { useProjectNews } from './use-project-news.ts';

export function ProjectScreen({ projectId }: { projectId: string }) {
  const { data, error, refetch, fetchMore } = useProjectPageQuery({
    variables: { projectId, jobs: JOBS_AT_ONCE },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    refetchOn: { socketReconnected: true },
  });
  // Whoever has it open when it is deleted elsewhere keeps the page, with what was typed there.
  const project = useLastKnown(data?.project, projectId);
  const jobs = project?.jobs.edges.map(({ node }) => node);
  useProjectNews({ projectId, jobs, refetch: () => refetch() });
  // Deleted, restored or renamed, here or elsewhere.
  useViewerChangedSubscription(
    jobs === undefined
      ? skipToken
      : { ignoreResults: true, onData: () => void refetch().catch(() => {}) },
  );
  const [showMore, { isShowingMore }] = useShowMore(() =>
    fetchMore({ variables: { after: project?.jobs.pageInfo.endCursor ?? null } }),
  );

  const isMissing = data?.project === null;
  if (isMissing && !project) return <DeletedProject projectId={projectId} isOpen={false} />;
  if (!project || !jobs) {
    return error ? (
      <FailureNotice
        title="Failed to load project"
        message={readFailure(error).message}
        onRetry={() => void refetch()}
      />
    ) : (
      <ProjectsSkeleton />
    );
  }
  return (
    <Stack gap="xl">
      {isMissing ? <DeletedProject projectId={projectId} isOpen /> : null}
      <ProjectHeader project={project} isRunning={jobs.some(({ stage }) => !isFinal(stage))} />
      <ProjectCosts project={project} />
      <ProjectJobs
        jobs={project.jobs}
        isShowingMore={isShowingMore}
        onShowMore={() => void showMore()}
      />
      <Rooms project={project} projectId={projectId} />
      <DeletedJobs jobs={project.deletedJobs} />
    </Stack>
  );
}
