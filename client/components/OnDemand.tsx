import { Suspense, useState, type ReactNode } from 'react';

interface OnDemandProps {
  isOpen: boolean;
  /** Shown while it is opened and its code has not come; default nothing. */
  waiting?: ReactNode;
  /** A lazy component that is told whether it is open. */
  children: ReactNode;
}

/** Loads what is inside at its first opening and keeps it, so that closing can move and return the focus. */
export function OnDemand({ isOpen, waiting, children }: OnDemandProps) {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return wasOpened ? <Suspense fallback={isOpen && waiting}>{children}</Suspense> : null;
}
