import { Button, Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { EmptyState } from '../../components/EmptyState.tsx';
import type { ProjectPageQuery } from '../../gql/graphql.ts';
import { CompareBar } from './CompareBar.tsx';
import { JobCard } from './JobCard.tsx';
import classes from './Projects.module.css';
import { useEstimateChoice } from './use-estimate-choice.ts';

interface ProjectJobsProps {
  jobs: NonNullable<ProjectPageQuery['project']>['jobs'];
  isShowingMore: boolean;
  onShowMore: () => void;
}

export function ProjectJobs({ jobs, isShowingMore, onShowMore }: ProjectJobsProps) {
  const choice = useEstimateChoice();
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
      {count > 1 ? (
        <Text size="sm" c="dimmed" mt="-sm" mb="md">
          Tick two to six to see them side by side.
        </Text>
      ) : null}
      {count === 0 ? (
        <EmptyState
          title="No estimates yet"
          hint="Start the first one with “+ New Estimate”, or choose a room below."
        />
      ) : (
        <ul className={classes.cards}>
          {jobs.edges.map(({ node }) => (
            <JobCard key={node.id} job={node} choice={choice} />
          ))}
        </ul>
      )}
      {jobs.pageInfo.hasNextPage ? (
        <Button mt="md" variant="default" loading={isShowingMore} onClick={onShowMore}>
          Show more
        </Button>
      ) : null}
      <CompareBar choice={choice} />
    </section>
  );
}
