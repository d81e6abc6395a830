import { Button, Group, Text } from '@mantine/core';
import { KEPT_DELETED_DAYS } from '../../../server/domain/catalog.ts';
import { Section } from '../../components/Section.tsx';
import classes from './Projects.module.css';
import { useRestoreProject } from './use-delete-project.ts';

interface DeletedProjectsProps {
  projects: readonly { id: string; name: string }[];
}

/** For whoever missed the toast. */
export function DeletedProjects({ projects }: DeletedProjectsProps) {
  const [restore, { isRestoring }] = useRestoreProject();
  if (projects.length === 0) return null;
  return (
    <Section title="Recently deleted" hint={`Kept for ${KEPT_DELETED_DAYS} days.`}>
      <ul className={classes.list}>
        {projects.map((project) => (
          <li key={project.id}>
            <Group justify="space-between" wrap="nowrap" gap="sm">
              <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                {project.name}
              </Text>
              <Button
                size="compact-sm"
                variant="default"
                disabled={isRestoring}
                aria-label={`Restore ${project.name}`}
                onClick={() => void restore(project)}
              >
                Restore
              </Button>
            </Group>
          </li>
        ))}
      </ul>
    </Section>
  );
}
