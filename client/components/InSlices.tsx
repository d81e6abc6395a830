import { type ReactNode, useDeferredValue } from 'react';

interface InSlicesProps {
  children: ReactNode;
  /** What stands there for the moment that it takes. */
  fallback: ReactNode;
}

/** Draws what is large bit by bit when it first comes, so that the page answers meanwhile; later changes show at once. */
export function InSlices({ children, fallback }: InSlicesProps) {
  return useDeferredValue(true, false) ? children : fallback;
}
