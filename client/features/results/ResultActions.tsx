import type { ReactNode } from 'react';
import { LinkButton } from '../../components/LinkButton.tsx';
import { useIsSignedIn } from '../../hooks/use-session.ts';
import { type LoginState, paths } from '../../lib/paths.ts';
import classes from './ResultActions.module.css';

interface ResultActionsProps {
  projectId: string;
  claimNumber: string;
  /** What opens panels beside the page. */
  children: ReactNode;
}

export function ResultActions({ projectId, claimNumber, children }: ResultActionsProps) {
  const isSignedIn = useIsSignedIn();
  const loginState: LoginState = { from: paths.result(claimNumber) };
  return (
    <div className={classes.actions} data-no-print>
      {isSignedIn ? null : (
        <LinkButton to={paths.login()} state={loginState} variant="light">
          Sign in to save project
        </LinkButton>
      )}
      {children}
      <LinkButton to={paths.compare({ left: claimNumber })} variant="default">
        Compare with…
      </LinkButton>
      <LinkButton to={paths.project(projectId)} variant="default">
        View project
      </LinkButton>
      <LinkButton to={paths.start({ project: projectId })} variant="default">
        + New estimate
      </LinkButton>
    </div>
  );
}
