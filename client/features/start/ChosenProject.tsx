import '@mantine/core/styles/Flex.css';
import { Anchor, Button, Flex, Skeleton, Stack, Text } from '@mantine/core';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFirstPolicy } from '../../apollo/first-data.ts';
import { ProjectChoicesDocument } from '../../gql/graphql.ts';
import { useChosenProjectQuery } from '../../gql/hooks.ts';
import { paths } from '../../lib/paths.ts';

interface ChosenProjectProps {
  projectId: string | null;
  /** Why it takes one. */
  error: string | undefined;
  /** Chooses a project, or makes one. */
  picker: ReactNode;
  onClear: () => void;
}

export function ChosenProject({ projectId, error, picker, onClear }: ChosenProjectProps) {
  if (projectId) return <ProjectLink projectId={projectId} onClear={onClear} />;
  return (
    <Stack gap="sm">
      <div role="status">
        {error ? (
          <Text size="sm" c="var(--mantine-color-error)">
            {error}
          </Text>
        ) : null}
      </div>
      {picker}
    </Stack>
  );
}

function ProjectLink({ projectId, onClear }: { projectId: string; onClear: () => void }) {
  // One of a list that was read before may be gone by now.
  const { data, error } = useChosenProjectQuery({
    variables: { projectId },
    fetchPolicy: useFirstPolicy(ProjectChoicesDocument),
  });
  const project = data?.project;
  const isMissing = project === null;
  const clear = useEffectEvent(onClear);
  useEffect(() => {
    if (isMissing) clear();
  }, [isMissing]);

  if (!project && !error) return <Skeleton height={40} />;
  return (
    <Flex
      mih="inherit"
      direction={{ base: 'column', md: 'row' }}
      align={{ base: 'flex-start', md: 'center' }}
      justify={{ base: 'center', md: 'space-between' }}
      gap="sm"
    >
      <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Anchor component={Link} to={paths.project(projectId)} fw={600}>
          {project?.name ?? `Project ${projectId}`}
        </Anchor>
        {project ? (
          <Text size="sm" c="dimmed">
            ZIP {project.zip}
          </Text>
        ) : null}
      </div>
      <Button size="xs" variant="default" onClick={onClear} aria-label="Change project">
        Change
      </Button>
    </Flex>
  );
}
