import { Button, Group, Stack, Text } from '@mantine/core';
import { useEffect } from 'react';
import { LinkButton } from '../components/LinkButton.tsx';
import { Page } from '../components/Page.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { paths } from '../lib/paths.ts';
import { reloadPage } from '../lib/reload-page.ts';

/** What browsers say of missing code, and Vite of missing styles. */
const MISSING_FILE = /dynamically imported module|importing a module|unable to preload css/i;

/** A page of an older release asks for files that the newer one has replaced. */
const isStalePage = (error: unknown): boolean =>
  error instanceof Error && MISSING_FILE.test(error.message);

/** Stands in for a page that failed; the layout around it stays. */
export function PageFailure({ error }: { error: unknown }) {
  const isStale = isStalePage(error);
  useEffect(() => {
    if (!isStale) return;
    // What was missing can be fetched now.
    addEventListener('online', reloadPage);
    return () => removeEventListener('online', reloadPage);
  }, [isStale]);
  return (
    <Page size="sm">
      <Stack>
        <PageTitle>
          {isStale ? 'This page could not be loaded' : 'Something went wrong on this page'}
        </PageTitle>
        <Text>
          {isStale
            ? 'The connection may have dropped, or a newer version is out. Reload the page to go on; once the connection is back, that happens by itself.'
            : 'Your projects, uploads and running estimates are safe. Reload the page, or go back to your projects.'}
        </Text>
        <Group>
          <Button onClick={reloadPage}>Reload the page</Button>
          <LinkButton to={paths.projects()} variant="default">
            Your projects
          </LinkButton>
        </Group>
      </Stack>
    </Page>
  );
}
