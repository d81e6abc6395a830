import { Container, Group, Text } from '@mantine/core';
import { IconFolder } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ColorSchemeToggle } from '../components/ColorSchemeToggle.tsx';
import { LinkButton } from '../components/LinkButton.tsx';
import { useSignedInEmail } from '../hooks/use-session.ts';
import { type LoginState, paths } from '../lib/paths.ts';
import { AccountButton } from './AccountButton.tsx';
import classes from './Shell.module.css';

export function TopBar({ bell }: { bell: ReactNode }) {
  const email = useSignedInEmail();
  const { pathname, search } = useLocation();
  const isPlace = pathname !== paths.home() && pathname !== paths.login();
  const loginState: LoginState = isPlace ? { from: pathname + search } : {};
  return (
    <header className={classes.bar}>
      <Container size="lg" px={{ base: 'sm', sm: 'lg' }} className={classes.barInner}>
        <Link to={paths.home()} className={classes.brand} aria-label="Plumbline (beta), home">
          <img src="/favicon.svg" width={28} height={28} alt="" />
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
          <ColorSchemeToggle />
          {bell}
          {email ? (
            <AccountButton email={email} />
          ) : (
            <LinkButton
              to={paths.login()}
              state={loginState}
              variant="light"
              size="compact-md"
              ml={4}
              px={8}
            >
              Sign in
            </LinkButton>
          )}
        </Group>
      </Container>
    </header>
  );
}
