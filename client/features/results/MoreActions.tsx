import type { ReactNode } from 'react';
import { DropdownPanel } from '../../components/DropdownPanel.tsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import type { DropdownPlace } from '../../hooks/use-dropdown.ts';
import { paths } from '../../lib/paths.ts';
import classes from './MoreActions.module.css';

interface MoreActionsProps {
  place: DropdownPlace;
  claimNumber: string;
  children: ReactNode;
}

/** Everything else that can be done with the estimate. */
export function MoreActions({ place, claimNumber, children }: MoreActionsProps) {
  const setIsOpen = (isOpen: boolean) => {
    // At once, so that a panel that opens instead gives the focus back to where it was.
    if (!isOpen) place.button.current?.focus({ preventScroll: true });
    place.setIsOpen(isOpen);
  };
  return (
    <DropdownPanel
      place={{ ...place, setIsOpen }}
      width={260}
      returnFocus={false}
      p={6}
      aria-label="More"
      className={classes.actions}
      onClick={() => setIsOpen(false)}
    >
      {children}
      <LinkButton to={paths.compare({ left: claimNumber })} variant="default">
        Compare with…
      </LinkButton>
    </DropdownPanel>
  );
}
