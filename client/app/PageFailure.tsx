import { Button, Group, Stack, Text } from '@mantine/core';
import { useRouteError } from 'react-router-dom';
import { LinkButton } from '../components/LinkButton.tsx';
import { Page } from '../components/Page.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { paths } from '../lib/paths.ts';

/** A page of an older release asks for files that the newer one has replaced. */
const isStalePage = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|importing a module/i.test(error.message);

/** Stands in for a page that failed; the layout around it stays. */
export function PageFailure() {
  const isStale = isStalePage(useRouteError());
  return (
    <Page size="sm">
      <Stack>
        <PageTitle>
          {isStale ? 'This page could not be loaded' : 'Something went wrong on this page'}
        </PageTitle>
        <Text>
          {isStale
            ? 'The connection may have dropped, or a newer version is out. Reload the page to go on.'
            : 'Your projects, uploads and running estimates are safe. Reload the page, or go back to your projects.'}
        </Text>
        <Group>
          <Button onClick={() => location.reload()}>Reload the page</Button>
          <LinkButton to={paths.projects()} variant="default">
            Your projects
          </LinkButton>
        </Group>
      </Stack>
    </Page>
  );
}
