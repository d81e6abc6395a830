import { Alert, Group, Paper, Stack, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { LinkButton } from '../../components/LinkButton.tsx';
import { Page } from '../../components/Page.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { paths } from '../../lib/paths.ts';

interface LoginScreenProps {
  /** Why the user was sent here. */
  message: string | undefined;
  /** Where the user came from. */
  from: string | undefined;
}

export function LoginScreen({ message, from }: LoginScreenProps) {
  return (
    <Page size="xs">
      <Paper withBorder p={{ base: 'lg', sm: 'xl' }} mt={{ sm: 'xl' }}>
        <Stack>
          <PageTitle>Sign in</PageTitle>
          {message ? (
            <Alert icon={<IconInfoCircle />} role="status">
              {message}
            </Alert>
          ) : null}
          <Text>Sign-in by e-mail is not open yet on this server.</Text>
          <Text c="dimmed">
            Everything you made as a guest stays here, in this browser: your projects, your uploads
            and your estimates.
          </Text>
          <Group mt="xs">
            <LinkButton to={paths.projects()}>Your projects</LinkButton>
            {from && from !== paths.projects() ? (
              <LinkButton to={from} variant="default">
                Go back
              </LinkButton>
            ) : null}
          </Group>
        </Stack>
      </Paper>
    </Page>
  );
}
