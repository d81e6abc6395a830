import { skipToken } from '@apollo/client/react';
import { Button, Grid, Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import { RECENT_ESTIMATES_ON_PROJECTS } from '../../../server/domain/catalog.ts';
import { useFirstPolicy } from '../../apollo/first-data.ts';
import { ContractorBanner } from '../../components/ContractorBanner.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { InSlices } from '../../components/InSlices.tsx';
import { Intro } from '../../components/Intro.tsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { Section } from '../../components/Section.tsx';
import {
  MoreProjectsDocument,
  ProjectsPageDocument,
  type ProjectsPageQuery,
} from '../../gql/graphql.ts';
import { useProjectsChangedSubscription, useProjectsPageQuery } from '../../gql/hooks.ts';
import { intros } from '../../lib/intros.ts';
import { paths } from '../../lib/paths.ts';
import { readFailure } from '../../lib/request-failure.ts';
import { PROJECTS_AT_ONCE, PROJECTS_PAGE } from './amounts.ts';
import { CreateProjectForm } from './CreateProjectForm.tsx';
import { PortfolioFigures, usePortfolio } from './Portfolio.tsx';
import { ProjectCard } from './ProjectCard.tsx';
import classes from './Projects.module.css';
import { ProjectsSkeleton } from './ProjectsSkeleton.tsx';
import { RecentlyDeleted } from './RecentlyDeleted.tsx';
import { RecentEstimate } from './RecentEstimate.tsx';
import { useShowMore } from '../../hooks/use-show-more.ts';
import { useRestoreProject } from './use-delete-project.ts';
import { useProjectNews } from './use-project-news.ts';

export function ProjectsScreen() {
  return (
    <Stack gap="lg">
      <Group justify="space-between" align="flex-start">
        <div className={classes.intro}>
          <Intro hint={intros.projects.hint}>
            <PageTitle>{intros.projects.title}</PageTitle>
          </Intro>
        </div>
        <Group gap="xs">
          <LinkButton to={paths.compare()} variant="default">
            Compare estimates
          </LinkButton>
          <LinkButton to={paths.start()} className={classes.smallOnly}>
            Start estimate
          </LinkButton>
        </Group>
      </Group>
      <OwnProjects />
    </Stack>
  );
}

function OwnProjects() {
  const { data, error, refetch, fetchMore } = useProjectsPageQuery({
    variables: PROJECTS_PAGE,
    fetchPolicy: useFirstPolicy(ProjectsPageDocument, PROJECTS_PAGE),
    nextFetchPolicy: 'cache-first',
    refetchOn: { socketReconnected: true },
  });
  const jobs = data?.viewer.jobs.edges.map(({ node }) => node);
  const portfolio = usePortfolio();
  const refresh = () => Promise.all([refetch(), portfolio.refetch()]);
  useProjectNews({ jobs, refetch: refresh });
  // Deleted, restored or renamed, here or elsewhere: each event brings the page as it is, the first what changed since its answer.
  useProjectsChangedSubscription(
    data === undefined
      ? skipToken
      : {
          variables: PROJECTS_PAGE,
          ignoreResults: true,
          onData: () => void portfolio.refetch().catch(() => {}),
          onError: () => void refresh().catch(() => {}),
        },
  );
  const [restore, { isRestoring }] = useRestoreProject();
  const projects = data?.viewer.projects;
  const [showMore, { isShowingMore }] = useShowMore(() =>
    fetchMore({
      query: MoreProjectsDocument,
      variables: { projects: PROJECTS_AT_ONCE, after: projects?.pageInfo.endCursor ?? null },
    }),
  );

  if (!data || !projects) {
    return error ? (
      <FailureNotice
        title="Your projects could not be loaded"
        message={readFailure(error).message}
        onRetry={() => void refetch()}
      />
    ) : (
      <ProjectsSkeleton />
    );
  }
  // The sidebar shows the newest; more of them may be in the cache.
  const recent = data.viewer.estimates.edges.slice(0, RECENT_ESTIMATES_ON_PROJECTS);

  return (
    <InSlices fallback={<ProjectsSkeleton />}>
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, md: 8 }}>
          <Stack gap="lg">
            {projects.edges.length === 0 ? (
              <Section title="Projects">
                <EmptyState
                  title="No projects yet"
                  hint="A project is one property. It keeps its estimates together; create the first one with its name or address and ZIP."
                />
              </Section>
            ) : (
              <ProjectList projects={projects.edges} portfolio={portfolio} />
            )}
            {projects.pageInfo.hasNextPage ? (
              <Button variant="default" loading={isShowingMore} onClick={() => void showMore()}>
                Show more
              </Button>
            ) : null}
            {data.viewer.isContractor ? null : <ContractorBanner />}
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 4 }}>
          <Stack gap="lg">
            <Section title="New project">
              <CreateProjectForm />
            </Section>
            <Section title="Recent estimates">
              {recent.length === 0 ? (
                <Text size="sm" c="dimmed">
                  No estimates yet. They appear here as soon as one is ready.
                </Text>
              ) : (
                <ul className={classes.list} aria-label="Recent estimates">
                  {recent.map(({ node }) => (
                    <RecentEstimate key={node.id} estimate={node} />
                  ))}
                </ul>
              )}
            </Section>
            <RecentlyDeleted
              items={data.viewer.deletedProjects}
              isRestoring={isRestoring}
              onRestore={(project) => void restore(project)}
            />
          </Stack>
        </Grid.Col>
      </Grid>
    </InSlices>
  );
}

interface ProjectListProps {
  projects: ProjectsPageQuery['viewer']['projects']['edges'];
  portfolio: ReturnType<typeof usePortfolio>;
}

function ProjectList({ projects, portfolio }: ProjectListProps) {
  const glances = new Map(
    portfolio.portfolio?.projects.map((glance) => [glance.projectId, glance]),
  );
  return (
    <section aria-labelledby="projects" className={classes.projects}>
      <VisuallyHidden>
        <h2 id="projects">Projects</h2>
      </VisuallyHidden>
      <PortfolioFigures {...portfolio} />
      <ul className={classes.list} aria-labelledby="projects">
        {projects.map(({ node }) => (
          <ProjectCard key={node.id} project={node} glance={glances.get(node.id)} />
        ))}
      </ul>
    </section>
  );
}
