import { Button, NativeSelect, Stack, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFirstPolicy } from '../../apollo/first-data.ts';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { ProjectChoicesDocument } from '../../gql/graphql.ts';
import { useProjectChoicesQuery } from '../../gql/hooks.ts';
import { readFailure } from '../../lib/request-failure.ts';
import { PROJECT_CHOICES } from './amounts.ts';
import { CreateProjectForm } from './CreateProjectForm.tsx';

const CHOICES = { first: PROJECT_CHOICES };

interface ProjectPickerProps {
  onChoose: (projectId: string) => void;
  /** There is nothing to choose from one. */
  choosesSole?: boolean;
}

/** Chooses one of the viewer's latest projects, or makes a new one on the spot. */
export function ProjectPicker({ onChoose, choosesSole = false }: ProjectPickerProps) {
  const { data, error, loading, refetch } = useProjectChoicesQuery({
    variables: CHOICES,
    fetchPolicy: useFirstPolicy(ProjectChoicesDocument, CHOICES),
  });
  const [wantsNew, setWantsNew] = useState(false);
  const projects = data?.viewer.projects.edges.map(({ node }) => node) ?? [];
  const soleId = projects.length === 1 && !loading ? projects[0]?.id : undefined;
  const chooseSole = useEffectEvent((id: string) => {
    if (choosesSole) onChoose(id);
  });
  useEffect(() => {
    if (soleId !== undefined) chooseSole(soleId);
  }, [soleId]);
  if (error && !data) {
    return (
      <FailureNotice
        title="Your projects could not be loaded"
        message={readFailure(error).message}
        onRetry={() => void refetch()}
      />
    );
  }
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
