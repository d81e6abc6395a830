import { Stack } from '@mantine/core';
import { isFinal } from '../../../server/domain/job-status.ts';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { NotFoundPage } from '../../components/NotFoundPage.tsx';
import { useProjectPageQuery } from '../../gql/hooks.ts';
import { useShowMore } from '../../hooks/use-show-more.ts';
import { readFailure } from '../../lib/request-failure.ts';
import { ProjectCosts } from './ProjectCosts.tsx';
import { ProjectHeader } from './ProjectHeader.tsx';
import { ProjectJobs } from './ProjectJobs.tsx';
import { ProjectsSkeleton } from './ProjectsSkeleton.tsx';
import { Rooms } from './Rooms.tsx';
import { useProjectNews } from './use-project-news.ts';

const ESTIMATES_AT_ONCE = 12;

export function ProjectScreen({ projectId }: { projectId: string }) {
  const { data, error, refetch, fetchMore } = useProjectPageQuery({
    variables: { projectId, jobs: ESTIMATES_AT_ONCE },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    refetchOn: { socketReconnected: true },
  });
  const project = data?.project;
  const jobs = project?.jobs.edges.map(({ node }) => node);
  useProjectNews({ projectId, jobs, refetch: () => refetch() });
  const [showMore, { isShowingMore }] = useShowMore(() =>
    fetchMore({ variables: { after: project?.jobs.pageInfo.endCursor ?? null } }),
  );

  if (project === null) {
    return (
      <NotFoundPage
        title="Project not found"
        mayBePrivate
        message="It may have been removed, or it belongs to someone else."
      />
    );
  }
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
      <ProjectHeader project={project} isRunning={jobs.some(({ stage }) => !isFinal(stage))} />
      <ProjectCosts project={project} />
      <ProjectJobs
        jobs={project.jobs}
        isShowingMore={isShowingMore}
        onShowMore={() => void showMore()}
      />
      <Rooms project={project} projectId={projectId} />
    </Stack>
  );
}
