import { Button, NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { useProjectChoicesQuery } from '../../gql/hooks.ts';
import { readFailure } from '../../lib/request-failure.ts';
import { CreateProjectForm } from './CreateProjectForm.tsx';

const CHOICES = 50;

/** Chooses one of the viewer's latest projects, or makes a new one on the spot. */
export function ProjectPicker({ onChoose }: { onChoose: (projectId: string) => void }) {
  const { data, error, refetch } = useProjectChoicesQuery({
    variables: { first: CHOICES },
    fetchPolicy: 'cache-and-network',
  });
  const [wantsNew, setWantsNew] = useState(false);
  if (error && !data) {
    return (
      <FailureNotice
        title="Your projects could not be loaded"
        message={readFailure(error).message}
        onRetry={() => void refetch()}
      />
    );
  }
  const projects = data?.viewer.projects.edges.map(({ node }) => node) ?? [];
  const isNew = wantsNew || (data !== undefined && projects.length === 0);

  return (
    <Stack gap="sm">
      {projects.length > 0 ? (
        <NativeSelect
          label="Your projects"
          value=""
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
          data={[
            { value: '', label: 'Select a project', disabled: true },
            ...projects.map(({ id, name, zip }) => ({ value: id, label: `${name} (${zip})` })),
          ]}
        />
      ) : null}
      {isNew ? (
        <>
          <Text size="sm" fw={600}>
            New project
          </Text>
          <CreateProjectForm onCreated={onChoose} />
        </>
      ) : (
        <Button variant="subtle" size="compact-sm" onClick={() => setWantsNew(true)}>
          Create a new project
        </Button>
      )}
    </Stack>
  );
}
