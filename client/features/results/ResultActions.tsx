import { Group } from '@mantine/core';
import { LinkButton } from '../../components/LinkButton.tsx';
import { type LoginState, paths } from '../../lib/paths.ts';
import { isSignedIn } from '../../lib/session.ts';

interface ResultActionsProps {
  projectId: string;
  claimNumber: string;
}

export function ResultActions({ projectId, claimNumber }: ResultActionsProps) {
  const loginState: LoginState = { from: paths.result(claimNumber) };
  return (
    <Group gap="xs">
      {isSignedIn() ? null : (
        <LinkButton to={paths.login()} state={loginState} variant="light">
          Sign in to save project
        </LinkButton>
      )}
      <LinkButton to={paths.project(projectId)} variant="default">
        View project
      </LinkButton>
      <LinkButton to={paths.start({ project: projectId })}>+ New estimate</LinkButton>
    </Group>
  );
}
