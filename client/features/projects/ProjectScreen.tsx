import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import { NotFoundPage } from '../../components/NotFoundPage.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { useProjectPageQuery } from '../../gql/hooks.ts';
import { paths } from '../../lib/paths.ts';
import { readFailure } from '../../lib/request-failure.ts';
import { JobCard } from './JobCard.tsx';
import classes from './Projects.module.css';
import { ProjectsSkeleton } from './ProjectsSkeleton.tsx';
import { Rooms } from './Rooms.tsx';
import { useShowMore } from '../../hooks/use-show-more.ts';

const ESTIMATES_AT_ONCE = 12;

export function ProjectScreen({ projectId }: { projectId: string }) {
  const { data, error, refetch, fetchMore } = useProjectPageQuery({
    variables: { projectId, jobs: ESTIMATES_AT_ONCE },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const project = data?.project;
  const [showMore, { isShowingMore }] = useShowMore(() =>
    fetchMore({ variables: { after: project?.jobs.pageInfo.endCursor ?? null } }),
  );

  if (project === null) {
    return (
      <NotFoundPage
        title="Project not found"
        message="It may have been removed, or it belongs to someone else."
      />
    );
  }
  if (!project) {
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
      <div>
        <Anchor component={Link} to={paths.projects()} size="sm">
          Your projects
        </Anchor>
        <Group justify="space-between" mt={4}>
          <div style={{ minWidth: 0 }}>
            <PageTitle style={{ overflowWrap: 'anywhere' }}>{project.name}</PageTitle>
            <Text c="dimmed">ZIP {project.zip}</Text>
          </div>
          <LinkButton to={paths.start({ project: projectId })}>+ New Estimate</LinkButton>
        </Group>
      </div>
      <section aria-labelledby="estimates">
        <Title order={2} size="h4" id="estimates" mb="md">
          Your Estimates
        </Title>
        {project.jobs.edges.length === 0 ? (
          <EmptyState
            title="No estimates yet"
            hint="Start the first one with “+ New Estimate”, or choose a room below."
          />
        ) : (
          <ul className={classes.cards}>
            {project.jobs.edges.map(({ node }) => (
              <JobCard key={node.id} job={node} />
            ))}
          </ul>
        )}
        {project.jobs.pageInfo.hasNextPage ? (
          <Button mt="md" variant="default" loading={isShowingMore} onClick={() => void showMore()}>
            Show more
          </Button>
        ) : null}
      </section>
      <Rooms project={project} projectId={projectId} />
    </Stack>
  );
}
