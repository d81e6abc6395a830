import { type ReactNode, startTransition, useEffect, useState } from 'react';

interface InSlicesProps {
  children: ReactNode;
  /** What stands there for the moment that it takes. */
  fallback: ReactNode;
}

/** Draws what is large bit by bit when it first comes, so that the page answers meanwhile; later changes show at once. */
export function InSlices({ children, fallback }: InSlicesProps) {
  // A deferred value would do, but where what is around it waits to take a fallback's place, React draws both again and again.
  const [isDue, setIsDue] = useState(false);
  useEffect(() => startTransition(() => setIsDue(true)), []);
  return isDue ? children : fallback;
}
