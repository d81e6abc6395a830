import { Container, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import IconFolder from '~icons/tabler/folder';
import { BrandMark } from '../components/BrandMark.tsx';
import { LinkButton } from '../components/LinkButton.tsx';
import { paths } from '../lib/paths.ts';
import classes from './Shell.module.css';

/** The bar at the top of every page, without what depends on who looks at it. */
export function TopBarFrame({ children }: { children: ReactNode }) {
  return (
    <header className={classes.bar}>
      <Container size="lg" px={{ base: 'sm', sm: 'lg' }} className={classes.barInner}>
        <Link to={paths.home()} className={classes.brand} aria-label="Plumbline (beta), home">
          <BrandMark />
          <Text fw={700} fz={{ base: 'md', xs: 'lg' }} className={classes.word}>
            Plumbline
          </Text>
          <Text size="xs" c="dimmed">
            (beta)
          </Text>
        </Link>
        <Group component="nav" aria-label="Main" gap={2} wrap="nowrap">
          <LinkButton
            to={paths.projects()}
            variant="subtle"
            size="compact-md"
            aria-label="Projects"
            px={{ base: 8, xs: 'xs' }}
          >
            <IconFolder className={classes.narrowOnly} size={20} stroke={1.7} aria-hidden />
            <span className={classes.wideOnly}>Projects</span>
          </LinkButton>
          {children}
        </Group>
      </Container>
    </header>
  );
}
