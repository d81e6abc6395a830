import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import IconChevronDown from '~icons/tabler/chevron-down';
import { LinkButton } from '../../components/LinkButton.tsx';
import { OnDemand } from '../../components/OnDemand.tsx';
import { useDropdown } from '../../hooks/use-dropdown.ts';
import { useSmallScreen } from '../../hooks/use-small-screen.ts';
import { useIsSignedIn } from '../../hooks/use-session.ts';
import { openedPart } from '../../lib/opened-part.ts';
import { INVENTORY_PANEL, type LoginState, paths } from '../../lib/paths.ts';
import classes from './ResultActions.module.css';

const [MoreActions, preload] = openedPart(
  async () => (await import('./MoreActions.tsx')).MoreActions,
);

interface ResultActionsProps {
  projectId: string;
  claimNumber: string;
  /** What hands the estimate on. */
  share: ReactNode;
  /** Buttons that stand in the page where it is wide. */
  panels: ReactNode;
  /** What opens panels beside the page. */
  children: ReactNode;
}

/** On wide screens what people do most; on small ones one thing to do first. The rest stands under More. */
export function ResultActions({ projectId, claimNumber, ...props }: ResultActionsProps) {
  const { share, panels, children } = props;
  const isSmall = useSmallScreen();
  const isSignedIn = useIsSignedIn();
  const loginState: LoginState = { from: paths.result(claimNumber) };
  const { buttonProps, place } = useDropdown({ popupType: 'dialog', preload });
  const often = (
    <>
      {panels}
      <LinkButton to={paths.project(projectId)} variant="default">
        View project
      </LinkButton>
      <LinkButton to={paths.start({ project: projectId })} variant="default">
        + New estimate
      </LinkButton>
    </>
  );
  return (
    <div className={classes.actions} data-no-print>
      {isSignedIn ? null : (
        <LinkButton
          to={paths.login()}
          state={loginState}
          variant="subtle"
          className={classes.login}
        >
          Sign in to save project
        </LinkButton>
      )}
      {share}
      {isSmall ? null : often}
      <Button
        variant="default"
        // The panel that was opened from here gives the focus back.
        data-panel={INVENTORY_PANEL}
        rightSection={<IconChevronDown size={16} aria-hidden />}
        {...buttonProps}
      >
        More
      </Button>
      <OnDemand isOpen={place.isOpen}>
        <MoreActions place={place} claimNumber={claimNumber}>
          {isSmall ? often : null}
          {children}
        </MoreActions>
      </OnDemand>
    </div>
  );
}
