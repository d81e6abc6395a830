// The frame of a contractor's own pages: the way back, and who is not signed in is told where to go.
import { Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useIsSignedIn } from '../hooks/use-session.ts';
import { type LoginState, paths } from '../lib/paths.ts';
import { EmptyState } from './EmptyState.tsx';
import { LinkButton } from './LinkButton.tsx';
import { PageTitle } from './PageTitle.tsx';

interface ContractorPageProps {
  title: string;
  /** For somebody who is not signed in: why to sign in, and what the sign-in leads back to. */
  signIn: { hint: string; state: LoginState };
  children: ReactNode;
}

export function ContractorPage({ title, signIn, children }: ContractorPageProps) {
  const isSignedIn = useIsSignedIn();
  return (
    <Stack gap="lg">
      <Group justify="space-between">
        <PageTitle>{title}</PageTitle>
        <LinkButton to={paths.start()} variant="default">
          Back to estimates
        </LinkButton>
      </Group>
      {isSignedIn ? (
        children
      ) : (
        <EmptyState title="You are not signed in" hint={signIn.hint}>
          <Group>
            <LinkButton to={paths.login()} state={signIn.state}>
              Sign in
            </LinkButton>
            <LinkButton to={paths.contractorApply()} variant="default">
              Apply as Contractor
            </LinkButton>
          </Group>
        </EmptyState>
      )}
    </Stack>
  );
}
