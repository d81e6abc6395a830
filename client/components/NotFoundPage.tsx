import { Group, Stack, Text } from '@mantine/core';
import { paths } from '../lib/paths.ts';
import { LinkButton } from './LinkButton.tsx';
import { Page } from './Page.tsx';
import { PageTitle } from './PageTitle.tsx';

interface NotFoundPageProps {
  title?: string;
  message?: string;
}

export function NotFoundPage({
  title = 'Page not found',
  message = 'Nothing lives at this address. The link may be old, or a letter went missing.',
}: NotFoundPageProps) {
  return (
    <Page size="sm">
      <Stack>
        <PageTitle>{title}</PageTitle>
        <Text>{message}</Text>
        <Group>
          <LinkButton to={paths.projects()}>Your projects</LinkButton>
          <LinkButton to={paths.home()} variant="default">
            Front page
          </LinkButton>
        </Group>
      </Stack>
    </Page>
  );
}
