import { Group, Paper, Text, Title } from '@mantine/core';
import type { FragmentType } from '@apollo/client';
import { LinkButton } from '../../components/LinkButton.tsx';
import type { ProjectCard_ProjectFragment } from '../../gql/graphql.ts';
import { useProjectCard_ProjectFragment } from '../../gql/hooks.ts';
import { counted } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';

interface ProjectCardProps {
  project: FragmentType<ProjectCard_ProjectFragment>;
}

export function ProjectCard({ project }: ProjectCardProps) {
  const { data, complete } = useProjectCard_ProjectFragment(project);
  if (!complete) return null;
  const { id, name, zip, jobCount } = data;
  return (
    <Paper component="li" withBorder p="md">
      <Group justify="space-between" gap="md">
        <div style={{ minWidth: 0, flex: '1 1 200px' }}>
          <Title order={3} size="h5" style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Title>
          <Text size="sm" c="dimmed">
            ZIP {zip} · {counted(jobCount, 'estimate')}
          </Text>
        </div>
        <Group gap="xs">
          <LinkButton
            to={paths.start({ project: id })}
            variant="light"
            size="sm"
            aria-label={`New estimate for ${name}`}
          >
            + New Estimate
          </LinkButton>
          <LinkButton
            to={paths.project(id)}
            variant="default"
            size="sm"
            aria-label={`View ${name}`}
          >
            View
          </LinkButton>
        </Group>
      </Group>
    </Paper>
  );
}
