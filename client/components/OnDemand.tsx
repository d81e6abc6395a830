import { Suspense, useState, type ReactNode } from 'react';

interface OnDemandProps {
  isOpen: boolean;
  /** A lazy component that is told whether it is open. */
  children: ReactNode;
}

/** Loads what is inside at its first opening and keeps it, so that closing can move and return the focus. */
export function OnDemand({ isOpen, children }: OnDemandProps) {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return wasOpened ? <Suspense fallback={null}>{children}</Suspense> : null;
}
