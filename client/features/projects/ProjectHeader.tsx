import { Anchor, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { KEPT_DELETED_DAYS } from '../../../server/domain/catalog.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { paths } from '../../lib/paths.ts';
import { EditProjectDialog } from './EditProjectDialog.tsx';
import { useDeleteProject } from './use-delete-project.ts';

interface ProjectHeaderProps {
  project: { id: string; name: string; zip: string; jobCount: number };
  /** Something is being estimated in it. */
  isRunning: boolean;
}

export function ProjectHeader({ project, isRunning }: ProjectHeaderProps) {
  const [isEditing, setIsEditing] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [remove, { isDeleting }] = useDeleteProject();
  return (
    <div>
      <Anchor component={Link} to={paths.projects()} size="sm">
        Your projects
      </Anchor>
      <Group justify="space-between" mt={4}>
        <div style={{ minWidth: 0 }}>
          <PageTitle style={{ overflowWrap: 'anywhere' }}>{project.name}</PageTitle>
          <Text c="dimmed">ZIP {project.zip}</Text>
        </div>
        <Group gap="xs">
          <Button variant="default" aria-haspopup="dialog" onClick={() => setIsEditing(true)}>
            Edit
          </Button>
          <Button
            variant="default"
            loading={isDeleting}
            onClick={() => (project.jobCount > 0 ? setIsAsking(true) : void remove(project))}
          >
            Delete
          </Button>
          <LinkButton to={paths.start({ project: project.id })}>+ New Estimate</LinkButton>
        </Group>
      </Group>
      <EditProjectDialog
        key={`${project.name} ${project.zip}`}
        project={project}
        isOpen={isEditing}
        onClose={() => setIsEditing(false)}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={`Delete “${project.name}”?`}
        confirmLabel="Delete project"
        onConfirm={() => {
          setIsAsking(false);
          void remove(project);
        }}
        onClose={() => setIsAsking(false)}
      >
        <Text size="sm">
          {project.jobCount === 1 ? 'Its estimate goes' : `Its ${project.jobCount} estimates go`}{' '}
          with it. You can bring them back within {KEPT_DELETED_DAYS} days.
        </Text>
        {isRunning ? (
          <Text size="sm">
            An estimate is being made. Deleting the project cancels it; if you bring the project
            back, you can start the estimate again.
          </Text>
        ) : null}
      </ConfirmDialog>
    </div>
  );
}
