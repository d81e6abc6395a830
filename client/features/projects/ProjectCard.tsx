import { Group, Paper, Text, Title } from '@mantine/core';
import type { FragmentType } from '@apollo/client';
import IconHome from '~icons/tabler/home';
import { LinkButton } from '../../components/LinkButton.tsx';
import type { ProjectCard_ProjectFragment } from '../../gql/graphql.ts';
import { useProjectCard_ProjectFragment } from '../../gql/hooks.ts';
import { counted, formatMoney } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import type { ProjectGlance } from './Portfolio.tsx';
import classes from './Portfolio.module.css';

interface ProjectCardProps {
  project: FragmentType<ProjectCard_ProjectFragment>;
  /** Undefined while it is not known, and where there are no estimates. */
  glance: ProjectGlance | undefined;
}

export function ProjectCard({ project, glance }: ProjectCardProps) {
  const { data, complete } = useProjectCard_ProjectFragment(project);
  if (!complete) return null;
  const { id, name, zip, jobCount } = data;
  return (
    <Paper component="li" withBorder p="md">
      <Group gap="md" wrap="nowrap" align="flex-start">
        <Pictures glance={glance} />
        <div style={{ minWidth: 0, flex: 1 }}>
          <Title order={3} size="h5" style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Title>
          <Text size="sm" c="dimmed">
            ZIP {zip} · {counted(jobCount, 'estimate')}
          </Text>
          <Stages glance={glance} />
          <Group gap="xs" mt="xs">
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
        </div>
      </Group>
    </Paper>
  );
}

/** The photos of its latest estimate, side by side; one that does not come leaves its room. */
function Pictures({ glance }: Pick<ProjectCardProps, 'glance'>) {
  const addresses = glance?.pictures.flatMap(({ thumbnailUrl }) => thumbnailUrl ?? []) ?? [];
  return (
    <div className={classes.pictures} aria-hidden>
      {addresses.length === 0 ? <IconHome size={28} stroke={1.5} /> : null}
      {addresses.map((address) => (
        <span key={address} style={{ backgroundImage: `url("${address}")` }} />
      ))}
    </div>
  );
}

/** What it comes to, and how many estimates stand where. Its room is kept while that is asked for. */
function Stages({ glance }: Pick<ProjectCardProps, 'glance'>) {
  return (
    <div className={classes.stages}>
      {glance && glance.readyCount > 0 ? (
        <>
          <span className={classes.total}>{formatMoney(glance.total)}</span>
          <span className={classes.stage} data-stage="ready">
            {glance.readyCount} ready
          </span>
        </>
      ) : null}
      {glance && glance.pendingCount > 0 ? (
        <span className={classes.stage} data-stage="pending">
          {glance.pendingCount} pending
        </span>
      ) : null}
    </div>
  );
}
