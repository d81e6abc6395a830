import { Button, Title } from '@mantine/core';
import { EmptyState } from '../../components/EmptyState.tsx';
import type { ProjectPageQuery } from '../../gql/graphql.ts';
import { JobCard } from './JobCard.tsx';
import classes from './Projects.module.css';

interface ProjectJobsProps {
  jobs: NonNullable<ProjectPageQuery['project']>['jobs'];
  isShowingMore: boolean;
  onShowMore: () => void;
}

export function ProjectJobs({ jobs, isShowingMore, onShowMore }: ProjectJobsProps) {
  return (
    <section aria-labelledby="estimates">
      <Title order={2} size="h4" id="estimates" mb="md">
        Your Estimates
      </Title>
      {jobs.edges.length === 0 ? (
        <EmptyState
          title="No estimates yet"
          hint="Start the first one with “+ New Estimate”, or choose a room below."
        />
      ) : (
        <ul className={classes.cards}>
          {jobs.edges.map(({ node }) => (
            <JobCard key={node.id} job={node} />
          ))}
        </ul>
      )}
      {jobs.pageInfo.hasNextPage ? (
        <Button mt="md" variant="default" loading={isShowingMore} onClick={onShowMore}>
          Show more
        </Button>
      ) : null}
    </section>
  );
}
