import { Group, Stack, Text } from '@mantine/core';
import { useLocation } from 'react-router-dom';
import { useIsSignedIn } from '../hooks/use-session.ts';
import { type LoginState, paths } from '../lib/paths.ts';
import { LinkButton } from './LinkButton.tsx';
import { Page } from './Page.tsx';
import { PageTitle } from './PageTitle.tsx';

interface NotFoundPageProps {
  title?: string;
  message?: string;
  /** What is not found may be another account's: a link that came by mail is opened anywhere. */
  mayBePrivate?: boolean;
}

export function NotFoundPage({
  title = 'Page not found',
  mayBePrivate = false,
  message = 'There is no page at this address. The link may be old or mistyped.',
}: NotFoundPageProps) {
  const { pathname, search } = useLocation();
  const isSignedIn = useIsSignedIn();
  const offersSignIn = mayBePrivate && !isSignedIn;
  return (
    <Page size="sm">
      <Stack>
        <PageTitle>{title}</PageTitle>
        <Text>{message}</Text>
        {offersSignIn ? <Text>If you made it while signed in, sign in to see it here.</Text> : null}
        <Group>
          {offersSignIn ? (
            <LinkButton to={paths.login()} state={{ from: pathname + search } satisfies LoginState}>
              Sign in
            </LinkButton>
          ) : null}
          <LinkButton to={paths.projects()} variant={offersSignIn ? 'default' : 'filled'}>
            Your projects
          </LinkButton>
          <LinkButton to={paths.start()} variant="default">
            Start an estimate
          </LinkButton>
          <LinkButton to={paths.home()} variant="default">
            Front page
          </LinkButton>
        </Group>
      </Stack>
    </Page>
  );
}
