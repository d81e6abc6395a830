import { Button, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
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
  const heading = useRef<HTMLHeadingElement>(null);
  const count = jobs.edges.length;
  const before = useRef(count);
  useEffect(() => {
    // A card that goes takes the focus with it; the list it stood in keeps the place.
    if (count < before.current && document.activeElement === document.body) {
      heading.current?.focus({ preventScroll: true });
    }
    before.current = count;
  }, [count]);
  return (
    <section aria-labelledby="estimates">
      <Title ref={heading} tabIndex={-1} order={2} size="h4" id="estimates" mb="md">
        Your Estimates
      </Title>
      {count === 0 ? (
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
