import { Alert, Anchor, Paper, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import IconInfoCircle from '~icons/tabler/info-circle';
import { LegalLinks } from '../../components/LegalLinks.tsx';
import { Page } from '../../components/Page.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { SignInForm } from './SignInForm.tsx';

interface LoginScreenProps {
  /** Why the user was sent here. */
  message: string | undefined;
  email: string;
  /** Where the user came from. */
  from: string | undefined;
}

export function LoginScreen({ message, email, from }: LoginScreenProps) {
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
          <SignInForm email={email} />
          <Text c="dimmed" size="sm">
            Your guest work in this browser comes with you: your projects, your uploads and your
            estimates.
          </Text>
          <LegalLinks doing="By signing in" />
          {from ? (
            <Anchor component={Link} to={from} size="sm">
              Go back
            </Anchor>
          ) : null}
        </Stack>
      </Paper>
    </Page>
  );
}
